/** The final table: who won and how, and what each side held, lost and did. */

import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, say, t } from "/static/js/words.js";
import { Rose } from "./cards.js";
import { SHOTS } from "./dice.js";
import { reading, SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */

const WINS = ["event-win-resigned", "event-win-no-heirs", "event-win-crown"];

/** The end of the game. */
export function End() {
  const now = reading.value;
  if (!now || now.public.winner < 0) return null;
  const lines = table.log.value;
  const how = lines.findLast((line) => WINS.includes(line.say[0]));
  return html`<section class="end-table" aria-label=${t("board-end")}>
    <h2><${Rose} side=${now.public.winner} /> ${how ? say(how.say) : say(["prompt-over", { side: SIDES[now.public.winner] ?? "" }])}</h2>
    <table>
      <thead><tr><td></td>${[0, 1].map((side) => html`<th key=${side} scope="col"><${Rose} side=${side} /> ${name("side", SIDES[side] ?? "")}</th>`)}</tr></thead>
      <tbody>${rows(now).map(
        ([label, values]) => html`<tr key=${label}><th scope="row">${t(label)}</th>
        ${values.map((value, side) => html`<td key=${side}>${value}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </section>`;
}

/**
 * @param {Reading} now
 * @returns {Array<[string, Array<string | number>]>}
 */
function rows(now) {
  const sides = [0, 1];
  const gone = new Set(now.blocks.filter((block) => ["dead", "offboard"].includes(block.where)).map((block) => block.id));
  const heirs = (/** @type {number} */ side) =>
    now.facts.blocks.filter((/** @type {any} */ block) => block.rank && block.side === SIDES[side] && !gone.has(block.id));
  return [
    ["end-crown", sides.map((side) => (now.kingSide === side ? "♛" : "–"))],
    ["end-nobles", now.view.scores],
    ["end-battles", sides.map((side) => count("event-battle-won", side))],
    ["end-hits", sides.map((side) => hits(now, side))],
    ["end-lost", sides.map((side) => count("event-eliminated", side))],
    [
      "end-heirs",
      sides.map(
        (side) =>
          heirs(side)
            .map((/** @type {any} */ heir) => name("block", heir.id))
            .join(", ") || "–",
      ),
    ],
  ];
}

/** @param {string} event @param {number} side */
function count(event, side) {
  return table.log.value.filter((line) => line.say[0] === event && line.say[1].side === SIDES[side]).length;
}

/** @param {Reading} now @param {number} side */
function hits(now, side) {
  const shots = table.log.value.filter((line) => SHOTS.includes(line.say[0]));
  const sideOf = new Map(now.facts.blocks.map((/** @type {any} */ block) => [block.id, SIDES.indexOf(block.side)]));
  return shots.filter((line) => sideOf.get(line.say[1].block) === side).reduce((sum, line) => sum + line.say[1].hits, 0);
}
