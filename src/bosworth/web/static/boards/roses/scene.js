/** Which moment is drawn: the present, or what the theatre tells, folded line by line into the moment before. */

import { theatre } from "../../js/theatre.js";
import { folded } from "./fold.js";
import { modelOf } from "./model.js";

/** @import {Model} from "./model.js" */
/** @import {Shown} from "../../js/types.js" */

/** What is on the theatre's stage, when it folds lines into the moment before them. */
export function onStage() {
  const stage = theatre.value;
  return stage?.before && stage.lines.length > 0 && stage.index < stage.lines.length ? stage : null;
}

/** The board as it is to be drawn now. @param {Shown} shown @returns {Model} */
export function present(shown) {
  const stage = onStage();
  return stage?.before ? folded(stage.before.view, stage.lines.slice(0, stage.index + 1)) : modelOf(shown.view);
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
  return (shown.forecast?.parliament ?? []).filter((/** @type {any} */ [id]) => id === "event-region").map((/** @type {any} */ [, args]) => args);
}
