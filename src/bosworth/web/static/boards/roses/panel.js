/** What is looked at beside the map, or on a narrow window instead of it: what goes on now, everybody's cards, the parliaments. */

import { html, signal } from "../../js/lib.js";
import { isNarrow } from "../../js/ui.js";
import { t } from "../../js/words.js";
import { FrenchAid } from "./aid.js";
import { isPlanning, sheets } from "./desk.js";
import { Display } from "./draft.js";
import { Holdings } from "./holdings.js";
import { Parliaments } from "./parliament.js";
import { isOver, onStage } from "./scene.js";
import { foretoldSitting } from "./scores.js";
import { OrderSheet } from "./sheet.js";
import { Stage } from "./stage.js";
import { Tracks } from "./tracks.js";

/** @import {Model} from "./model.js" */
/** @import {Shown} from "../../js/types.js" */

/** @typedef {"map" | "now" | "cards" | "parliament"} Look  What is looked at; the map alone only on a narrow window. */

/** What was chosen, and in which phase: with the next phase comes what is usual there. */
const chosen = signal({ look: /** @type {Look} */ ("now"), during: "" });

/** @param {Model} model */
export function phaseKey(model) {
  return `${model.turn} ${onStage() ? "stage" : model.phase}`;
}

/** What is looked at now. @param {Model} model @returns {Look} */
export function lookOf(model) {
  const usual = isNarrow.value && model.phase === "planning" && !onStage() ? "map" : "now";
  const { look, during } = chosen.value;
  const wanted = during === phaseKey(model) ? look : usual;
  const isNow = (wanted === "map" && !isNarrow.value) || (wanted === "parliament" && isOver(model));
  return isNow ? "now" : wanted;
}

/** The name of what goes on now. @param {Model} model */
function nowName(model) {
  if (onStage()) return t("roses-tab-stage");
  if (isOver(model)) return t("roses-tab-parliament");
  if (model.phase === "income" || model.phase === "order") return t(`phase-${model.phase}`);
  return t(model.phase === "planning" ? "roses-tab-orders" : "roses-tab-draft");
}

/** @param {{model: Model}} props */
export function PanelTabs({ model }) {
  /** @type {[Look, string][]} */
  const tabs = [
    ["now", nowName(model)],
    ["cards", t("roses-tab-cards")],
  ];
  if (isNarrow.value) tabs.unshift(["map", t("roses-tab-map")]);
  if (!isOver(model)) tabs.push(["parliament", t("roses-tab-parliament")]);
  return html`<div class="panel-tabs" role="group" aria-label=${t("roses-panel")}>
    ${tabs.map(
      ([look, text]) => html`<button key=${look} type="button" aria-pressed=${lookOf(model) === look}
      onClick=${() => (chosen.value = { look, during: phaseKey(model) })}>${text}</button>`,
    )}
  </div>`;
}

/** @param {{model: Model, shown: Shown}} props */
export function Panel({ model, shown }) {
  const look = lookOf(model);
  if (look === "cards") return html`${isNarrow.value && html`<${Tracks} model=${model} />`}<${Holdings} model=${model} />`;
  if (look === "parliament") return html`<${Parliaments} model=${model} foretold=${foretoldSitting(shown, model)} />`;
  return html`<${Now} model=${model} shown=${shown} />`;
}

/** What goes on. @param {{model: Model, shown: Shown}} props */
function Now({ model, shown }) {
  const stage = onStage();
  if (stage?.before)
    return html`<${Stage} model=${model} lines=${stage.lines} index=${stage.index}
    turn=${stage.before.view.public.turn} />`;
  if (model.phase === "draft")
    return html`<${Display} model=${model}
    effects=${shown.forecast?.cards ?? {}} />`;
  if (isPlanning() && sheets().length > 0) return html`<${OrderSheet} model=${model} hasPurse=${!isNarrow.value} />`;
  if (model.phase === "income") return html`<${FrenchAid} model=${model} /><${Holdings} model=${model} />`;
  if (model.phase === "over") return html`<${Parliaments} model=${model} foretold=${null} />`;
  return html`<${Holdings} model=${model} />`;
}
