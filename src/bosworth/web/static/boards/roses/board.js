/** Wars of the Roses: the board, its summary, its end, and how it reads without pictures. */

import { hand } from "../../js/hand.js";
import { html, signal, useEffect, useRef, useSignalEffect } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { theatre } from "../../js/theatre.js";
import { isNarrow } from "../../js/ui.js";
import { t } from "../../js/words.js";
import { isPlanning, sheet, sheets } from "./desk.js";
import { Details, inside } from "./details.js";
import { Display } from "./draft.js";
import { End } from "./end.js";
import { folded } from "./fold.js";
import { Holdings } from "./holdings.js";
import { RosesMap } from "./map.js";
import { modelOf } from "./model.js";
import { Parliaments } from "./parliament.js";
import { proposal } from "./proposal.js";
import { OrderSheet } from "./sheet.js";
import { Stage } from "./stage.js";
import { Summary } from "./summary.js";
import { Text } from "./text.js";
import { Tracks } from "./tracks.js";

/** @import {Model} from "./model.js" */
/** @import {Say, Shown} from "../../js/types.js" */

/** What is looked at beside the map. @type {import("../../vendor/signals.js").Signal<"now" | "cards" | "parliament">} */
const panel = signal("now");

/** What is on the theatre's stage, when it folds lines into the moment before them. */
function onStage() {
  const stage = theatre.value;
  return stage?.before && stage.lines.length > 0 && stage.index < stage.lines.length ? stage : null;
}

/** The board as it is to be drawn now. @param {Shown} shown @returns {Model} */
function present(shown) {
  const stage = onStage();
  return stage?.before ? folded(stage.before.view, stage.lines.slice(0, stage.index + 1)) : modelOf(shown.view);
}

function Board() {
  const shown = table.shown.value;
  useSignalEffect(() => hand.propose(table.catalog.value && isPlanning() ? proposal() : null));
  useEffect(() => () => hand.propose(null), []);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const isStaged = onStage() !== null;
  useEffect(() => {
    if (isStaged && isNarrow.value) place.current?.scrollIntoView({ block: "start" });
  }, [isStaged]);
  if (!shown || !table.catalog.value || !table.atlas.value) return null;
  const model = present(shown);
  const regions = /** @type {any} */ (shown).forecast?.regions?.filter((/** @type {any} */ row) => row.region) ?? [];
  const writing = isPlanning() ? sheet() : null;
  return html`<div class=${`roses phase-${model.phase}`} ref=${place}>
    <div class="roses-body">
      <${Tracks} model=${model} />
      <${RosesMap} model=${model} plan=${writing?.plan ?? null} writer=${writing?.player ?? ""}
        regions=${onStage() ? [] : regions} />
      <aside class="roses-panel">
        <${PanelTabs} model=${model} />
        <div class="panel-body"><${Panel} model=${model} shown=${shown} regions=${regions} /></div>
      </aside>
    </div>
  </div>`;
}

/** Whether nothing goes on any more: then the parliaments are what is to be seen. @param {Model} model */
function isOver(model) {
  return model.phase === "over" && !onStage();
}

/** The name of what goes on now. @param {Model} model */
function nowName(model) {
  if (onStage()) return t("roses-tab-stage");
  if (isOver(model)) return t("roses-tab-parliament");
  if (model.phase === "income" || model.phase === "order") return t(`phase-${model.phase}`);
  return t(model.phase === "planning" ? "roses-tab-orders" : "roses-tab-draft");
}

/** @param {{model: Model}} props */
function PanelTabs({ model }) {
  /** @type {[typeof panel.value, string][]} */
  const all = [["now", nowName(model)], ["cards", t("roses-tab-cards")], ["parliament", t("roses-tab-parliament")]];
  const tabs = isOver(model) ? all.slice(0, 2) : all;
  return html`<div class="panel-tabs" role="group" aria-label=${t("roses-panel")}>
    ${tabs.map(([id, text]) => html`<button key=${id} type="button"
      aria-pressed=${panel.value === id || (id === "now" && panel.value === "parliament" && isOver(model))}
      onClick=${() => (panel.value = id)}>${text}</button>`)}
  </div>`;
}

/** @param {{model: Model, shown: Shown, regions: any[]}} props */
function Panel({ model, shown, regions }) {
  const stage = onStage();
  if (panel.value === "cards") return html`<${Holdings} model=${model} />`;
  if (panel.value === "parliament") return html`<${Parliaments} model=${model} regions=${regions} />`;
  if (stage?.before) return html`<${Stage} model=${model} lines=${stage.lines} index=${stage.index}
    turn=${stage.before.view.public.turn} />`;
  if (model.phase === "draft") return html`<${Display} model=${model}
    effects=${/** @type {any} */ (shown).forecast?.cards ?? {}} />`;
  if (isPlanning() && sheets().length > 0) return html`<${OrderSheet} model=${model} />`;
  if (model.phase === "over") return html`<${Parliaments} model=${model} regions=${[]} />`;
  return html`<${Holdings} model=${model} />`;
}

/** While a sheet is written the parts of it are one to the person who writes. @param {Shown} shown @returns {Say | null} */
function prompt(shown) {
  if (onStage()) return [`phase-${present(shown).phase}`, {}];
  if (!isPlanning() || shown.seat === null) return null;
  const { player } = sheet();
  return sheets().every((one) => one.isReady) ? ["plan-done", { player }] : ["plan-prompt", { player }];
}

/** The things that a line of the log speaks of. @param {Say} say @returns {string[]} */
function refs(say) {
  return hand.refsOf(say).map((ref) => (ref.startsWith("title:") ? "" : ref)).filter(Boolean);
}

/**
 * From where these lines are played without being asked: from the reveal of the sheets on.
 * @param {import("../../js/types.js").Line[]} lines
 */
function autoTheatre(lines) {
  return lines.find((line) => line.say[0] === "event-sheet")?.at ?? false;
}

export default { Board, Summary, End, Text, Details, inside, prompt, refs, autoTheatre, folds: true };
