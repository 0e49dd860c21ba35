/** A parliament as a table: control points by region and player, what decided, votes, King, titles and bonuses. */

import { html, useState } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { labelled, name, phrase, t } from "../../js/words.js";
import { facts } from "./facts.js";
import { RoseSign, Sign } from "./glyphs.js";
import { SOURCES, sittings } from "./scores.js";

/** @import {Model} from "./model.js" */
/** @import {Row, Sitting} from "./scores.js" */

/**
 * All parliaments so far, and how one would end that met now.
 * @param {{model: Model, foretold: Sitting | null}} props
 */
export function Parliaments({ model, foretold }) {
  const past = sittings(table.heard.value, model.house).filter((sitting) => sitting.scores);
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const turn = chosen ?? (foretold ? 0 : (past.at(-1)?.turn ?? 0));
  const sitting = past.find((one) => one.turn === turn) ?? foretold;
  return html`<div class="parliaments">
    <div class="turn-choice" role="group" aria-label=${t("parliament-which")}>
      ${past.map(
        (one) => html`<button key=${one.turn} type="button" class="button small" aria-pressed=${one.turn === turn}
        onClick=${() => choose(one.turn)}>${t("turn-short", { number: one.turn })}</button>`,
      )}
      ${
        foretold &&
        html`<button type="button" class="button small" aria-pressed=${turn === 0} onClick=${() => choose(0)}>
        ${t("parliament-now")}</button>`
      }
    </div>
    ${sitting && html`<${ParliamentTable} model=${model} sitting=${sitting} />`}
  </div>`;
}

/** @param {{model: Model, sitting: Sitting}} props */
export function ParliamentTable({ model, sitting }) {
  const { players } = model;
  const scored = SOURCES.filter((source) => players.some((player) => sitting.gains[player]?.[source]));
  const sources = scored.filter((source) => source !== "regions" && source !== "king");
  return html`<div class="table-scroll"><table class="parliament">
    <caption>${sitting.isForetold ? t("parliament-if-now") : t("parliament-title", { number: sitting.turn })}</caption>
    <thead><tr><th scope="col">${t("head-region")}</th>${players.map(
      (player) => html`<th scope="col" key=${player}><span
      class="swatch" data-seat=${player} title=${name("side", player)}></span><span class="player-word">
      ${name("side", player)}</span></th>`,
    )}
      ${model.hasHouses && html`<th scope="col">${t("head-votes")}</th>`}</tr></thead>
    <tbody>
      ${sitting.rows.map((row) => html`<${RegionRow} key=${row.region} row=${row} model=${model} />`)}
      ${
        sitting.king &&
        html`<tr class="king-row"><th scope="row"><${Sign} id="crown" /> ${t("parliament-king")}</th>
        ${players.map((player) => html`<td key=${player}>${points(sitting.gains[player]?.king)}</td>`)}
        <td title=${kingTip(sitting.king)}>
          <${RoseSign} house=${sitting.king.house} /><small>${sitting.king.lancaster}–${sitting.king.york}</small></td></tr>`
      }
      ${sources.map(
        (source) => html`<tr key=${source}>
        <th scope="row">${t(`parliament-${source}`)}</th>${players.map(
          (player) => html`<td key=${player}>
          ${points(sitting.gains[player]?.[source])}</td>`,
        )}${model.hasHouses && html`<td></td>`}</tr>`,
      )}
    </tbody>
    <tfoot>
      <tr><th scope="row">${t("parliament-sum")}</th>${players.map(
        (player) => html`<td key=${player}>
        ${points(sumOf(sitting, player))}</td>`,
      )}${model.hasHouses && html`<td></td>`}</tr>
      ${
        sitting.scores &&
        html`<tr><th scope="row">${t("parliament-score")}</th>${players.map(
          (player) => html`<td
        key=${player}>${sitting.scores?.[player]}</td>`,
        )}${model.hasHouses && html`<td></td>`}</tr>`
      }
    </tfoot>
  </table></div>`;
}

/** All that a parliament brings a player. @param {Sitting} sitting @param {string} player */
function sumOf(sitting, player) {
  return Object.values(sitting.gains[player] ?? {}).reduce((sum, number) => sum + number, 0);
}

/** @param {{house: string, lancaster: number, york: number}} king */
function kingTip({ house, lancaster, york }) {
  const label = house === "none" ? t("no-king") : name("side", house);
  return labelled(label, phrase(["parliament-total-votes", { lancaster, york }]));
}

/** @param {number | undefined} number */
function points(number) {
  return number ? html`<b class="vp">+${number}</b>` : "";
}

/** @param {{row: Row, model: Model}} props */
function RegionRow({ row, model }) {
  const region = facts().region[row.region];
  return html`<tr class="region-row">
    <th scope="row">${name("area", row.region)}<small>
      ${row.decided === "cp" ? "" : row.decided ? t(`decided-${row.decided}`) : t("look-nobody")}</small></th>
    ${model.players.map(
      (player) => html`<td key=${player}
      class=${player === row.first ? "first" : player === row.second ? "second" : ""}>
      ${row.strengths[player] ?? ""}
      ${player === row.first ? points(region?.first) : player === row.second ? points(region?.second) : ""}</td>`,
    )}
    ${
      model.hasHouses &&
      html`<td>${
        row.house && row.house !== "none"
          ? html`<${RoseSign}
      house=${row.house} /> ${region?.votes}<small>${row.why === "cp" ? "" : t(`decided-${row.why}`)}</small>`
          : ""
      }</td>`
    }
  </tr>`;
}
