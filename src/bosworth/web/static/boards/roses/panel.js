/** What is looked at beside the map, or on a narrow window instead of it: what goes on now, everybody's cards, the parliaments. */

import { html, signal } from "/static/js/lib.js";
import { Toolbar } from "/static/js/toolbar.js";
import { isNarrow } from "/static/js/ui.js";
import { t } from "/static/js/words.js";
import { FrenchAid } from "./aid.js";
import { sheets } from "./desk.js";
import { Display } from "./draft.js";
import { Holdings } from "./holdings.js";
import { Parliaments } from "./parliament.js";
import { OrderSheet } from "./sheet.js";
import { Stage } from "./stage.js";
import { Players, Tracks } from "./tracks.js";

/** @import {Reading} from "./reading.js" */

/** @typedef {"map" | "now" | "cards" | "parliament"} Look  What is looked at; the map alone only on a narrow window. */

/** What was chosen, and in which phase: with the next phase comes what is usual there. */
const chosen = signal({ look: /** @type {Look} */ ("now"), during: "" });

/** @param {Reading} now */
export function phaseKey(now) {
  return `${now.view.turn} ${now.stage ? "stage" : now.phase}`;
}

/** What is looked at now. @param {Reading} now @returns {Look} */
export function lookOf(now) {
  const usual = isNarrow.value && now.phase === "planning" && !now.stage ? "map" : "now";
  const { look, during } = chosen.value;
  const wanted = during === phaseKey(now) ? look : usual;
  const isNow = (wanted === "map" && !isNarrow.value) || (wanted === "parliament" && now.isOver);
  return isNow ? "now" : wanted;
}

/** The name of what goes on now. @param {Reading} now */
function nowName(now) {
  if (now.stage) return t("roses-tab-stage");
  if (now.isOver) return t("roses-tab-parliament");
  if (now.phase === "income" || now.phase === "order") return t(`phase-${now.phase}`);
  return t(now.phase === "planning" ? "roses-tab-orders" : "roses-tab-draft");
}

/** @param {{now: Reading}} props */
export function PanelTabs({ now }) {
  /** @type {[Look, string][]} */
  const tabs = [
    ["now", nowName(now)],
    ["cards", t("roses-tab-cards")],
  ];
  if (isNarrow.value) tabs.unshift(["map", t("roses-tab-map")]);
  if (!now.isOver) tabs.push(["parliament", t("roses-tab-parliament")]);
  return html`<${Toolbar} class="panel-tabs" label=${t("roses-panel")}>
    ${tabs.map(
      ([look, text]) => html`<button key=${look} type="button" aria-pressed=${lookOf(now) === look}
      onClick=${() => (chosen.value = { look, during: phaseKey(now) })}>${text}</button>`,
    )}
  <//>`;
}

/** @param {{now: Reading}} props */
export function Panel({ now }) {
  const look = lookOf(now);
  if (look === "cards")
    return html`${isNarrow.value && html`<${Tracks} now=${now}><${Players} now=${now} /><//>`}<${Holdings} now=${now} />`;
  if (look === "parliament") return html`<${Parliaments} now=${now} />`;
  if (now.stage) return html`<${Stage} now=${now} />`;
  if (now.phase === "draft") return html`<${Display} now=${now} />`;
  if (now.isPlanning && sheets(now).length > 0) return html`<${OrderSheet} now=${now} hasPurse=${!isNarrow.value} />`;
  if (now.phase === "income") return html`<${FrenchAid} now=${now} /><${Holdings} now=${now} />`;
  return now.isOver ? html`<${Parliaments} now=${now} />` : html`<${Holdings} now=${now} />`;
}
