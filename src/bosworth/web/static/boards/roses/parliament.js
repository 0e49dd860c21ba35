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
  const total = (/** @type {string} */ player) => changed(sumOf(sitting.before, player), sumOf(sitting, player), points);
  const row = (/** @type {string} */ label, /** @type {(player: string) => any} */ cell) => html`<tr key=${label}>
    <th scope="row">${t(`parliament-${label}`)}</th>${players.map((player) => html`<td key=${player}>${cell(player)}</td>`)}
    ${hasHouses && html`<td></td>`}</tr>`;
  return html`<div class="parliament-scroll"><table class="parliament">
    <caption>${title(sitting)}</caption>
    <thead><tr><th scope="col">${t("head-region")}</th>${players.map(
      (player) => html`<th scope="col" key=${player}><${Swatch} of=${player} title=${name("side", player)} /><span
      class="parliament-player">${name("side", player)}</span></th>`,
    )}
      ${hasHouses && html`<th scope="col">${t("head-votes")}</th>`}</tr></thead>
    <tbody>
      ${now.printed.regions.map(
        ({ id }) => html`<${RegionRow} key=${id} row=${rowOf(sitting, id)} before=${rowOf(sitting.before, id)} now=${now} />`,
      )}
      ${sitting.king && html`<${KingRow} king=${sitting.king} now=${now} sitting=${sitting} />`}
      ${sources.map((source) => row(source, (player) => points(gains[player]?.[source])))}
    </tbody>
    <tfoot>${row("sum", total)}${scores && row("score", (player) => scores[player])}</tfoot>
  </table></div>`;
}

/** @param {Sitting} sitting */
function title({ isForetold, before, turn }) {
  if (!isForetold) return t("parliament-title", { number: turn });
  return t(before ? "parliament-with-orders" : "parliament-if-now");
}

/** @param {Sitting | undefined} sitting @param {string} region */
function rowOf(sitting, region) {
  return sitting?.rows.find((row) => row.region === region);
}

/** @param {Sitting | undefined} sitting @param {string} player */
function sumOf(sitting, player) {
  return sitting && Object.values(sitting.gains[player] ?? {}).reduce((sum, number) => sum + number, 0);
}

/**
 * Something as it is, behind what it was if that was something else.
 * @template T
 * @param {T | undefined} before
 * @param {T} after
 * @param {(one: T) => any} draw
 */
function changed(before, after, draw) {
  if (before === undefined || before === after) return draw(after);
  return html`<span class="parliament-before">${draw(before) || "0"}</span> → <b class="parliament-after">${draw(after) || "0"}</b>`;
}

/** @param {{king: NonNullable<Sitting["king"]>, now: Reading, sitting: Sitting}} props */
function KingRow({ king: { house, lancaster, york }, now, sitting }) {
  const label = house === "none" ? t("no-king") : name("side", house);
  const before = sitting.before?.king;
  const votes = `${lancaster}–${york}`;
  return html`<tr class="parliament-king"><th scope="row"><${Sign} id="crown" /> ${t("parliament-king")}</th>
    ${now.players.map((player) => html`<td key=${player}>${points(sitting.gains[player]?.king)}</td>`)}
    <td title=${labelled(label, phrase(["parliament-total-votes", { lancaster, york }]))}>
      ${changed(before?.house, house, rose)}<small>${changed(before && `${before.lancaster}–${before.york}`, votes, String)}</small></td></tr>`;
}

/** @param {string} house */
function rose(house) {
  return html`<${RoseSign} house=${house} />`;
}

/** @param {number | undefined} number */
function points(number) {
  return number ? html`<b class="parliament-points">+${number}</b>` : "";
}

/** @param {{row: Row | undefined, before: Row | undefined, now: Reading}} props */
function RegionRow({ row, before, now }) {
  if (!row) return null;
  const { region: id, first, second, strengths, decided, house = "none", why } = row;
  const region = now.region[id];
  const reason = !decided ? t("look-nobody") : decided === "cp" ? "" : t(`decided-${decided}`);
  const isWon = house !== "none" || (before?.house ?? "none") !== "none";
  return html`<tr data-region=${id}>
    <th scope="row">${name("area", id)}<small>${reason}</small></th>
    ${now.players.map((player) => {
      const place = player === first ? "first" : player === second ? "second" : null;
      const was = before && (before.strengths[player] ?? 0);
      return html`<td key=${player} class=${place ? `is-${place}` : ""}>${changed(was, strengths[player] ?? 0, (cp) => cp || "")}
        ${" "}${points(place ? region?.[place] : 0)}</td>`;
    })}
    ${
      now.hasHouses &&
      html`<td>${
        isWon &&
        html`${changed(before && (before.house ?? "none"), house, rose)} ${region?.votes}<small>
        ${!why || why === "cp" ? "" : t(`decided-${why}`)}</small>`
      }</td>`
    }
  </tr>`;
}
