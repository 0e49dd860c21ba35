/** The end of the game: who won and how, whom each side holds, the nobles held over the turns, and what each side did. */

import { Curve } from "/static/js/curve.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, say, t } from "/static/js/words.js";
import { SHOTS } from "./dice.js";
import { turns } from "./history.js";
import { Rose } from "./pieces.js";
import { reading, SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */
/** @import {Turn} from "./history.js" */

const WINS = ["event-win-resigned", "event-win-no-heirs", "event-win-crown"];
const CROWN = "♛";

/** The end of the game. */
export function End() {
  const now = reading.value;
  const winner = now?.view.winner;
  if (!now || !winner) return null;
  const says = table.log.value.map((line) => line.say);
  const how = says.findLast(([id]) => WINS.includes(id));
  const vote = says.findLast(([id]) => id === "event-usurpation" || id === "event-no-usurpation");
  return html`<section class="end-game" aria-label=${t("board-end")}>
    <h2><${Rose} side=${winner} /> ${say(how ?? ["prompt-over", { side: winner }])}</h2>
    ${how?.[0] === "event-win-crown" && vote && html`<p class="end-how">${say(vote)}</p>`}
    <div class="end-parts">
      <div class="end-figures"><${Figures} now=${now} /><${Held} now=${now} /></div>
      <${Plot} past=${turns(says)} />
    </div>
  </section>`;
}

/** @param {{now: Reading}} props */
function Figures({ now }) {
  return html`<table class="end-table">
    <thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col"><${Rose} side=${side} /> ${name("side", side)}</th>`)}</tr></thead>
    <tbody>${Object.entries(ROWS).map(
      ([label, count]) => html`<tr key=${label}><th scope="row">${t(label)}</th>
      ${SIDES.map((side) => html`<td key=${side}>${count(now, side)}</td>`)}</tr>`,
    )}</tbody>
  </table>`;
}

/** What is told of each side. @type {Record<string, (now: Reading, side: string) => string | number | undefined>} */
const ROWS = {
  "end-crown": (now, side) => (now.view.king_side === side ? CROWN : "–"),
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

/** Whom each side holds, by name. @param {{now: Reading}} props */
function Held({ now }) {
  const lines = table.log.value.flatMap(({ say: [id, args] }) => (id === "event-held" ? [args] : []));
  return lines.map(({ side, blocks, middlesex, number }) => {
    const all = blocks.split(" ").filter(Boolean);
    return html`<section key=${side} class="end-held" data-seat=${side}>
      <h3><${Rose} side=${side} /> ${t("end-held", { side: name("side", side), number })}</h3>
      <ul>${all.map((/** @type {string} */ id) => html`<li key=${id}>${now.view.king === id ? `${CROWN} ` : ""}${name("block", id)}</li>`)}
        ${middlesex > 0 && html`<li><i>${name("area", "middlesex")}</i></li>`}</ul>
    </section>`;
  });
}

/** The nobles held over the turns; a campaign is named by its year. @param {{past: Turn[]}} props */
function Plot({ past }) {
  const runs = SIDES.map((side) => ({
    seat: side,
    name: name("side", side),
    values: past.map(({ scores }) => (side === "york" ? scores.york : scores.lancaster)),
  }));
  const ticks = past.map((turn, number) => ({
    short: past[number - 1]?.year === turn.year ? "" : String(turn.year),
    long: called(turn),
  }));
  const marks = past.flatMap(({ crowned }, at) => crowned.map((one) => ({ at, seat: one[1].side, text: say(one) })));
  return html`<${Curve} label=${t("end-curve")} runs=${runs} ticks=${ticks} marks=${marks} sign=${CROWN} />`;
}

/** @param {Turn} turn */
function called({ year, turn, isPolitical }) {
  return turn === 0 ? String(year) : t(isPolitical ? "end-political" : "end-turn", { year: String(year), turn });
}
