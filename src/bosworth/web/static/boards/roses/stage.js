/** Beside the map while orders are carried out: the phase, the rule, the sheets as revealed, the parliament as it grows. */

import { html } from "../../js/lib.js";
import { has, name, phrase, say, t } from "../../js/words.js";
import { facts } from "./facts.js";
import { ParliamentTable } from "./parliament.js";
import { sittings } from "./scores.js";

/** @import {Model} from "./model.js" */
/** @import {Line} from "../../js/types.js" */

/** @param {{model: Model, lines: Line[], index: number, turn: number}} props */
export function Stage({ model, lines, index, turn }) {
  const line = lines[index];
  if (!line) return null;
  const rule = line.say[0].replace("event-", "rule-");
  const [sitting] =
    model.phase === "parliament" || model.phase === "over" ? sittings(lines.slice(0, index + 1), model.house, turn) : [];
  return html`<section class="stage">
    <h3>${t(`phase-${model.phase}`)}</h3>
    <p class="stage-line">
      ${line.say[0] === "event-sheet" ? say(["stage-sheet", { player: line.say[1].player }]) : say(line.say)}</p>
    ${has(rule) && html`<p class="note stage-rule">${t(rule)}</p>`}
    <${Tie} decided=${line.say[1].decided ?? "cp"} />
    ${sitting && html`<${ParliamentTable} model=${model} sitting=${sitting} />`}
    ${!sitting && html`<${Revealed} model=${model} current=${line.say[1].player} />`}
  </section>`;
}

/** How a tie on control points is broken, and by what it was. @param {{decided: string}} props */
function Tie({ decided }) {
  if (decided === "cp" || decided === "alone") return null;
  const { kinds } = facts();
  const order = [...kinds.map(({ id }) => id), "order"];
  return html`<p class="note">${t("tie-explained")}</p><ol class="tie">${order.map(
    (id) => html`<li key=${id}
    aria-current=${id === decided ? "step" : undefined}>${id === "order" ? t("head-order") : name("type", id)}</li>`,
  )}</ol>`;
}

/** All sheets, side by side, from the reveal on. @param {{model: Model, current: string}} props */
function Revealed({ model, current }) {
  const shown = model.order.filter((player) => model.sheets[player]);
  return html`<div class="revealed">${shown.map(
    (player) => html`<div key=${player}
    class=${`sheet-card ${player === current ? "current" : ""}`} data-seat=${player}>
    <h4><span class="swatch" data-seat=${player}></span> ${name("side", player)}</h4>
    <ul>${(model.sheets[player] ?? []).map((entry, number) => html`<li key=${number}>${phrase(entry)}</li>`)}
      ${model.sheets[player]?.length === 0 && html`<li>${t("entry-none")}</li>`}</ul></div>`,
  )}</div>`;
}
