/** The end of the game: how every point was earned, and the scores over the turns. */

import { html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { name, names, t } from "../../js/words.js";
import { facts } from "./facts.js";
import { RoseSign, Sign } from "./glyphs.js";
import { modelOf } from "./model.js";
import { SOURCES, sittings } from "./scores.js";

/** @import {Model} from "./model.js" */
/** @import {Sitting} from "./scores.js" */

/** The final table. */
export function End() {
  const shown = table.shown.value;
  if (!shown) return null;
  const model = modelOf(shown.view);
  const past = sittings(table.log.value, model.house).filter((sitting) => sitting.scores);
  const ranked = model.players.toSorted((one, other) => (model.score[other] ?? 0) - (model.score[one] ?? 0));
  return html`<section class="roses-end">
    <h2><${Sign} id="crown" /> ${t("end-winner", { players: names("side", model.winners.join(" ")), count: model.winners.length })}</h2>
    <div class="end-parts">
      <div class="table-scroll"><table class="parliament final">
        <caption>${t("end-sources")}</caption>
        <thead><tr><td></td>${ranked.map(
          (player) => html`<th scope="col" key=${player}><span class="swatch"
          data-seat=${player}></span> <span class="end-name">${name("side", player)}</span> ${
            model.house[player] &&
            html`<${RoseSign}
          house=${model.house[player]} />`
          }</th>`,
        )}</tr></thead>
        <tbody>${SOURCES.filter((source) => source !== "king" || model.hasHouses).map(
          (source) => html`<tr key=${source}>
          <th scope="row">${t(`parliament-${source}`)}</th>
          ${ranked.map((player) => html`<td key=${player}>${sumOf(past, player, source)}</td>`)}</tr>`,
        )}</tbody>
        <tfoot><tr><th scope="row">${t("parliament-score")}</th>${ranked.map(
          (player) => html`<td key=${player}><b>
          ${model.score[player]}</b></td>`,
        )}</tr></tfoot>
      </table></div>
      <${Plot} model=${model} past=${past} />
    </div>
  </section>`;
}

/**
 * The sum, and the summands so close that they stand in one line of a narrow column, or break after a plus.
 * @param {Sitting[]} past
 * @param {string} player
 * @param {import("./scores.js").Source} source
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

/**
 * Scores over the turns.
 * @param {{model: Model, past: Sitting[]}} props
 */
function Plot({ model, past }) {
  const { turns } = facts().numbers;
  const most = Math.max(10, ...past.flatMap((sitting) => Object.values(sitting.scores ?? {})));
  const x = (/** @type {number} */ turn) => MARGIN.left + (turn / turns) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (/** @type {number} */ score) => HEIGHT - MARGIN.bottom - (score / most) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const step = most > 120 ? 40 : most > 60 ? 20 : 10;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => number * step);
  return html`<figure class="plot">
    <figcaption>${t("end-plot")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t("end-plot")}>
      ${ticks.map(
        (tick) => html`<g key=${tick}><line
        class="grid" x1=${MARGIN.left} x2=${WIDTH - MARGIN.right} y1=${y(tick)} y2=${y(tick)} /><text class="tick"
        x=${MARGIN.left - 8} y=${y(tick) + 4}>${tick}</text></g>`,
      )}
      ${Array.from(
        { length: turns },
        (_, number) => html`<text key=${number} class="turn-tick" x=${x(number + 1)}
        y=${HEIGHT - 10}>${t("turn-short", { number: number + 1 })}</text>`,
      )}
      ${lines(model, past).map(
        ({ player, scores, labelY }) => html`<g key=${player} class="plot-line" data-seat=${player}>
        <polyline points=${scores.map((score, turn) => `${x(turn)},${y(score)}`).join(" ")}
          stroke-dasharray=${DASHES[player] ?? ""} />
        ${scores.map((score, turn) => html`<circle key=${turn} cx=${x(turn)} cy=${y(score)} r="4.5" />`)}
        <text x=${WIDTH - MARGIN.right + 10} y=${labelY(y)}>${name("side", player)} ${scores.at(-1)}</text>
      </g>`,
      )}
    </svg>
  </figure>`;
}

/** The lines of the plot; names beside their ends are kept apart. @param {Model} model @param {Sitting[]} past */
function lines(model, past) {
  const all = model.players.map((player) => ({ player, scores: [0, ...past.map((sitting) => sitting.scores?.[player] ?? 0)] }));
  all.sort((one, other) => (other.scores.at(-1) ?? 0) - (one.scores.at(-1) ?? 0));
  let last = -Infinity;
  return all.map((line) => ({
    ...line,
    labelY: (/** @type {(score: number) => number} */ y) => {
      const wanted = y(line.scores.at(-1) ?? 0) + 5;
      last = Math.max(wanted, last + 18);
      return last;
    },
  }));
}
