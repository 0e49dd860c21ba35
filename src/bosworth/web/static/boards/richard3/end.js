/** The final table: who won and how, and what each side held, lost and did. */

import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, say, t } from "/static/js/words.js";
import { SHOTS } from "./dice.js";
import { Rose } from "./pieces.js";
import { reading, SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */

const WINS = ["event-win-resigned", "event-win-no-heirs", "event-win-crown"];

/** The end of the game. */
export function End() {
  const now = reading.value;
  const winner = now?.view.winner;
  if (!now || !winner) return null;
  const how = table.log.value.findLast((line) => WINS.includes(line.say[0]));
  return html`<section class="end-table" aria-label=${t("board-end")}>
    <h2><${Rose} side=${winner} /> ${say(how?.say ?? ["prompt-over", { side: winner }])}</h2>
    <table>
      <thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col"><${Rose} side=${side} /> ${name("side", side)}</th>`)}</tr></thead>
      <tbody>${Object.entries(ROWS).map(
        ([label, count]) => html`<tr key=${label}><th scope="row">${t(label)}</th>
        ${SIDES.map((side) => html`<td key=${side}>${count(now, side)}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </section>`;
}

/** What is told of each side. @type {Record<string, (now: Reading, side: string) => string | number | undefined>} */
const ROWS = {
  "end-crown": (now, side) => (now.view.king_side === side ? "♛" : "–"),
  "end-nobles": (now, side) => now.view.scores[side],
  "end-battles": (_, side) => told("event-battle-won", side),
  "end-hits": hits,
  "end-lost": (_, side) => told("event-eliminated", side),
  "end-heirs": heirs,
};

/** How often an event was told of a side. @param {string} event @param {string} side */
function told(event, side) {
  return table.log.value.filter((line) => line.say[0] === event && line.say[1].side === side).length;
}

/** @param {Reading} now @param {string} side */
function hits(now, side) {
  const shots = table.log.value.filter(
    (line) => SHOTS.includes(line.say[0]) && now.printed.blocks[line.say[1].block]?.side === side,
  );
  return shots.reduce((sum, line) => sum + line.say[1].hits, 0);
}

/** The heirs that a side has left. @param {Reading} now @param {string} side */
function heirs(now, side) {
  const isGone = (/** @type {string} */ id) => ["dead", "offboard"].includes(now.view.blocks[id]?.where ?? "");
  const left = Object.values(now.printed.blocks).filter((block) => block.rank && block.side === side && !isGone(block.id));
  return left.map(({ id }) => name("block", id)).join(", ") || "–";
}
