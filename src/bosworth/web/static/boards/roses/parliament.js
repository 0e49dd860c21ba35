/** A parliament as a table: control points by region and player, what decided, votes, King, titles and bonuses. */

import { html, useState } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { labelled, name, phrase, t } from "/static/js/words.js";
import { RoseSign, Sign, Swatch } from "./glyph.js";
import { foretoldSitting, SOURCES, sittings } from "./scores.js";

/** @import {Reading} from "./reading.js" */
/** @import {Row, Sitting} from "./scores.js" */

/** All parliaments so far, and how one would end that met now. @param {{now: Reading}} props */
export function Parliaments({ now }) {
  const foretold = foretoldSitting(now);
  const says = table.heard.value.map((line) => line.say);
  const past = sittings(now, says).filter((sitting) => sitting.scores);
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const turn = chosen ?? (foretold ? 0 : (past.at(-1)?.turn ?? 0));
  const sitting = past.find((one) => one.turn === turn) ?? foretold;
  const choices = past.map((one) => ({ number: one.turn, label: t("turn-short", { number: one.turn }) }));
  if (foretold) choices.push({ number: 0, label: t("parliament-now") });
  return html`<div>
    <div class="parliament-choice" role="group" aria-label=${t("parliament-which")}>
      ${choices.map(
        ({ number, label }) => html`<button key=${number} type="button" class="button small" aria-pressed=${number === turn}
        onClick=${() => choose(number)}>${label}</button>`,
      )}
    </div>
    ${sitting && html`<${ParliamentTable} now=${now} sitting=${sitting} />`}
  </div>`;
}

/** @param {{now: Reading, sitting: Sitting}} props */
export function ParliamentTable({ now, sitting }) {
  const { players, hasHouses } = now;
  const { gains, scores } = sitting;
  const scored = SOURCES.filter((source) => players.some((player) => gains[player]?.[source]));
  const sources = scored.filter((source) => source !== "regions" && source !== "king");
  const sumOf = (/** @type {string} */ player) => Object.values(gains[player] ?? {}).reduce((sum, number) => sum + number, 0);
  const row = (/** @type {string} */ label, /** @type {(player: string) => any} */ cell) => html`<tr key=${label}>
    <th scope="row">${t(`parliament-${label}`)}</th>${players.map((player) => html`<td key=${player}>${cell(player)}</td>`)}
    ${hasHouses && html`<td></td>`}</tr>`;
  return html`<div class="parliament-scroll"><table class="parliament">
    <caption>${sitting.isForetold ? t("parliament-if-now") : t("parliament-title", { number: sitting.turn })}</caption>
    <thead><tr><th scope="col">${t("head-region")}</th>${players.map(
      (player) => html`<th scope="col" key=${player}><${Swatch} of=${player} title=${name("side", player)} /><span
      class="parliament-player">${name("side", player)}</span></th>`,
    )}
      ${hasHouses && html`<th scope="col">${t("head-votes")}</th>`}</tr></thead>
    <tbody>
      ${sitting.rows.map((one) => html`<${RegionRow} key=${one.region} row=${one} now=${now} />`)}
      ${sitting.king && html`<${KingRow} king=${sitting.king} now=${now} sitting=${sitting} />`}
      ${sources.map((source) => row(source, (player) => points(gains[player]?.[source])))}
    </tbody>
    <tfoot>${row("sum", (player) => points(sumOf(player)))}${scores && row("score", (player) => scores[player])}</tfoot>
  </table></div>`;
}

/** @param {{king: NonNullable<Sitting["king"]>, now: Reading, sitting: Sitting}} props */
function KingRow({ king: { house, lancaster, york }, now, sitting }) {
  const label = house === "none" ? t("no-king") : name("side", house);
  return html`<tr class="parliament-king"><th scope="row"><${Sign} id="crown" /> ${t("parliament-king")}</th>
    ${now.players.map((player) => html`<td key=${player}>${points(sitting.gains[player]?.king)}</td>`)}
    <td title=${labelled(label, phrase(["parliament-total-votes", { lancaster, york }]))}>
      <${RoseSign} house=${house} /><small>${lancaster}–${york}</small></td></tr>`;
}

/** @param {number | undefined} number */
function points(number) {
  return number ? html`<b class="parliament-points">+${number}</b>` : "";
}

/** @param {{row: Row, now: Reading}} props */
function RegionRow({ row: { region: id, first, second, strengths, decided, house, why }, now }) {
  const region = now.region[id];
  const isWon = house && house !== "none";
  const reason = !decided ? t("look-nobody") : decided === "cp" ? "" : t(`decided-${decided}`);
  return html`<tr>
    <th scope="row">${name("area", id)}<small>${reason}</small></th>
    ${now.players.map((player) => {
      const place = player === first ? "first" : player === second ? "second" : null;
      return html`<td key=${player} class=${place ? `is-${place}` : ""}>${strengths[player] ?? ""} ${points(place ? region?.[place] : 0)}</td>`;
    })}
    ${
      now.hasHouses &&
      html`<td>${isWon && html`<${RoseSign} house=${house} /> ${region?.votes}<small>${why === "cp" ? "" : t(`decided-${why}`)}</small>`}</td>`
    }
  </tr>`;
}
