/** The end of the game: how every point was earned, and the scores over the turns. */

import { Curve } from "/static/js/curve.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, names, t } from "/static/js/words.js";
import { RoseSign, Sign, Swatch } from "./glyph.js";
import { reading } from "./reading.js";
import { SOURCES, sittings } from "./scores.js";

/** @import {Reading} from "./reading.js" */
/** @import {Sitting, Source} from "./scores.js" */

/** The final table. */
export function End() {
  const now = reading.value;
  if (!now) return null;
  const { winners } = now.view;
  const says = table.log.value.map((line) => line.say);
  const past = sittings(now, says).filter((sitting) => sitting.scores);
  return html`<section class="roses-end">
    <h2><${Sign} id="crown" /> ${t("end-winner", { players: names("side", winners.join(" ")), count: winners.length })}</h2>
    <div class="end-parts">
      <div class="parliament-scroll"><${Sources} now=${now} past=${past} /></div>
      <${Plot} now=${now} past=${past} />
    </div>
  </section>`;
}

/** Where every player's points came from. @param {{now: Reading, past: Sitting[]}} props */
function Sources({ now, past }) {
  const ranked = now.players.toSorted((one, other) => now.of(other).score - now.of(one).score);
  const sources = SOURCES.filter((source) => source !== "king" || now.hasHouses);
  const row = (/** @type {string} */ label, /** @type {(player: string) => any} */ cell) => html`<tr key=${label}>
    <th scope="row">${t(`parliament-${label}`)}</th>${ranked.map((player) => html`<td key=${player}>${cell(player)}</td>`)}</tr>`;
  return html`<table class="parliament end-table">
    <caption>${t("end-sources")}</caption>
    <thead><tr><td></td>${ranked.map(
      (
        player,
      ) => html`<th scope="col" key=${player}><${Swatch} of=${player} /> <span class="end-name">${name("side", player)}</span>
      ${" "}${now.hasHouses && html`<${RoseSign} house=${now.of(player).house} />`}</th>`,
    )}</tr></thead>
    <tbody>${sources.map((source) => row(source, (player) => sumOf(past, player, source)))}</tbody>
    <tfoot>${row("score", (player) => html`<b>${now.of(player).score}</b>`)}</tfoot>
  </table>`;
}

/**
 * The sum, and the summands so close that they stand in one line of a narrow column, or break after a plus.
 * @param {Sitting[]} past
 * @param {string} player
 * @param {Source} source
 */
function sumOf(past, player, source) {
  const each = past.map((sitting) => sitting.gains[player]?.[source] ?? 0);
  const sum = each.reduce((total, number) => total + number, 0);
  return html`${sum}<small>${each.join("+\u200b")}</small>`;
}

/** Scores over the turns. @param {{now: Reading, past: Sitting[]}} props */
function Plot({ now, past }) {
  const runs = now.players.map((player) => {
    const values = [0, ...past.map((sitting) => sitting.scores?.[player] ?? 0)];
    return { seat: player, name: name("side", player), values };
  });
  const ticks = Array.from({ length: now.numbers.turns }, (_, place) => t("turn-short", { number: place + 1 }));
  const all = ["", ...ticks].map((short) => ({ short, long: short || "–" }));
  return html`<${Curve} label=${t("end-plot")} runs=${runs} ticks=${all} />`;
}
