/** Which moment is drawn: the present, or what the theatre tells, with what its lines say beside the board. */

import { theatre } from "../../js/theatre.js";
import { modelOf } from "./model.js";

/** @import {Model} from "./model.js" */
/** @import {Line, Shown} from "../../js/types.js" */

/** What is on the theatre's stage, if there is something to tell. */
export function onStage() {
  const stage = theatre.value;
  return stage?.before && stage.lines.length > 0 && stage.index < stage.lines.length ? stage : null;
}

/** The board as it is to be drawn now. @param {Shown} shown @returns {Model} */
export function present(shown) {
  const stage = onStage();
  return { ...modelOf(shown.view), ...(stage && told(stage.lines.slice(0, stage.index + 1))) };
}

const CLASHES = ["event-bribe-failed", "event-bribe-won", "event-battle"];

/**
 * What lines of one turn tell that does not lie on the board: sheets and bids as revealed, regions as scored, and who clashes now.
 * @param {Line[]} lines
 * @returns {Pick<Model, "sheets" | "bids" | "scored" | "clash">}
 */
function told(lines) {
  const heard = lines.slice(lines.findLastIndex((line) => line.say[0] === "event-turn-end") + 1);
  const by = (/** @type {string} */ event, /** @type {(args: any) => any[]} */ pair) =>
    Object.fromEntries(heard.flatMap(({ say: [id, args] }) => (id === event ? [pair(args)] : [])));
  const [id, args] = lines.at(-1)?.say ?? ["", {}];
  return {
    sheets: by("event-sheet", ({ player, entry }) => [player, entry]),
    bids: by("event-bid", ({ player, number }) => [player, number]),
    scored: by("event-region", ({ region, first, second, strengths }) => [region, { first, second, strengths }]),
    clash: CLASHES.includes(id)
      ? { attackers: 0, defenders: 0, .../** @type {any} */ (args), kind: id.replace("event-", "") }
      : null,
  };
}

/** Whether nothing goes on any more: then the parliaments are what is to be seen. @param {Model} model */
export function isOver(model) {
  return model.phase === "over" && !onStage();
}

/**
 * What a parliament held now would say of each region.
 * @param {any} shown
 * @returns {any[]}
 */
export function regionsNow(shown) {
  return (shown.forecast?.parliament ?? [])
    .filter((/** @type {any} */ [id]) => id === "event-region")
    .map((/** @type {any} */ [, args]) => args);
}
