/** The end of the game: how every point was earned, and the scores over the turns. */

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

const WIDTH = 520;
const HEIGHT = 300;
const MARGIN = { left: 44, right: 96, top: 16, bottom: 34 };
/** Every line has its own dashes and its own mark, so that no colour is needed to follow it. @type {Record<string, string>} */
const DASHES = { red: "", yellow: "2 6", blue: "12 5", green: "12 4 2 4" };

/** Scores over the turns. @param {{now: Reading, past: Sitting[]}} props */
function Plot({ now, past }) {
  const { turns } = now.numbers;
  const most = Math.max(10, ...past.flatMap((sitting) => Object.values(sitting.scores ?? {})));
  const x = (/** @type {number} */ turn) => MARGIN.left + (turn / turns) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (/** @type {number} */ score) => HEIGHT - MARGIN.bottom - (score / most) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const step = most > 120 ? 40 : most > 60 ? 20 : 10;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => number * step);
  const numbers = Array.from({ length: turns }, (_, place) => place + 1);
  return html`<figure class="end-plot">
    <figcaption>${t("end-plot")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t("end-plot")}>
      ${ticks.map(
        (
          tick,
        ) => html`<g key=${tick}><line class="end-grid" x1=${MARGIN.left} x2=${WIDTH - MARGIN.right} y1=${y(tick)} y2=${y(tick)} />
        <text class="end-tick" x=${MARGIN.left - 8} y=${y(tick) + 4}>${tick}</text></g>`,
      )}
      ${numbers.map(
        (number) =>
          html`<text key=${number} class="end-turn" x=${x(number)} y=${HEIGHT - 10}>${t("turn-short", { number })}</text>`,
      )}
      ${lines(now, past, y).map(
        ({ player, scores, labelY }) => html`<g key=${player} class="end-line" data-seat=${player}>
        <polyline points=${scores.map((score, turn) => `${x(turn)},${y(score)}`).join(" ")} stroke-dasharray=${DASHES[player] ?? ""} />
        ${scores.map((score, turn) => html`<circle key=${turn} cx=${x(turn)} cy=${y(score)} r="4.5" />`)}
        <text x=${WIDTH - MARGIN.right + 10} y=${labelY}>${name("side", player)} ${scores.at(-1)}</text>
      </g>`,
      )}
    </svg>
  </figure>`;
}

/**
 * The lines of the plot; names beside their ends are kept apart.
 * @param {Reading} now
 * @param {Sitting[]} past
 * @param {(score: number) => number} y
 */
function lines(now, past, y) {
  const all = now.players.map((player) => ({ player, scores: [0, ...past.map((sitting) => sitting.scores?.[player] ?? 0)] }));
  all.sort((one, other) => (other.scores.at(-1) ?? 0) - (one.scores.at(-1) ?? 0));
  let labelY = -Infinity;
  return all.map((line) => {
    labelY = Math.max(y(line.scores.at(-1) ?? 0) + 5, labelY + 18);
    return { ...line, labelY };
  });
}
