/** The dice of the last shots, who left the field, and those who fell: told by the log. */

import { html } from "/static/js/lib.js";
import { phrase, say, t } from "/static/js/words.js";
import { linesSince } from "./news.js";
import { Token } from "./pieces.js";

/** @import {Reading} from "./reading.js" */
/** @import {Line} from "/static/js/types.js" */

export const SHOTS = ["event-fire", "event-charge", "event-reply"];
const TREACHERY = ["event-treachery-succeeds", "event-treachery-fails"];
const RETREAT = "event-retreat";
const SHOWN = [...SHOTS, ...TREACHERY, RETREAT];
const MOST_ROLLS = 3;

/** All that was told of the battle that is fought. */
export const battleLines = () => linesSince("event-battle");

/** The last turns of a battle, so that both what I did and what was answered can be seen; the latest stands out. @param {{lines: Line[], class: string}} props */
export function Rolls({ lines, class: own }) {
  const some = lines.filter((line) => SHOWN.includes(line.say[0])).slice(-MOST_ROLLS);
  return html`<div class=${`dice-rolls ${own}`}>${some.map((line) => html`<${line.say[0] === RETREAT ? Retreat : Roll} key=${`${line.at}${line.say[0]}`} line=${line} />`)}</div>`;
}

/** Who has left the field. @param {{line: Line}} props */
function Retreat({ line }) {
  return html`<figure class="dice-roll is-retreat">
    <svg class="dice-retreat" viewBox="0 0 24 24" aria-hidden="true"><use href="/static/boards/richard3/cards.svg#do-retreat" width="24" height="24" /></svg>
    <figcaption>${say(line.say)}</figcaption>
  </figure>`;
}

/** @param {{line: Line}} props */
function Roll({ line }) {
  const [id, args] = line.say;
  const isTreachery = TREACHERY.includes(id);
  const dice = String(args.dice).split(" ").map(Number);
  return html`<figure class="dice-roll">
    <figcaption>${caption(line)}</figcaption>
    <span class="dice">${dice.map((die, number) => html`<${Die} key=${number} value=${die} isHit=${isTreachery ? die % 2 === 0 : die <= args.power} />`)}</span>
  </figure>`;
}

/** @param {Line} line */
function caption({ say: [id, args] }) {
  if (TREACHERY.includes(id))
    return say([id === "event-treachery-succeeds" ? "roll-treachery-succeeds" : "roll-treachery-fails", args]);
  return say([args.target ? "roll-at" : "roll-fire", args]);
}

/** A die: hits are green, square and bear a tick, misses red, round and barred. @param {{value: number, isHit: boolean}} props */
function Die({ value, isHit }) {
  return html`<span class=${`dice-die is-${isHit ? "hit" : "miss"}`} role="img" aria-label=${t(isHit ? "board-die-hit" : "board-die-miss", { number: value })}>
    <b>${value}</b><i aria-hidden="true">${isHit ? "✓" : "✕"}</i></span>`;
}

/** The blocks that these lines tell to be eliminated. @param {Line[]} lines */
export const fallen = (lines) => lines.filter((line) => line.say[0] === "event-eliminated").map((line) => line.say[1].block);

/** The blocks eliminated in a battle, under a red cross. @param {{now: Reading, lines: Line[], class: string}} props */
export function Fallen({ now, lines, class: own }) {
  const ids = fallen(lines);
  const blocks = now.blocks.filter((block) => ids.includes(block.id));
  if (blocks.length === 0) return null;
  return html`<div class="dice-fallen" role="group" aria-label=${phrase(["board-fallen", { blocks: ids.join(" ") }])}>
    ${blocks.map((block) => html`<${Token} key=${block.id} block=${{ ...block, strength: 0 }} isDead=${true} class=${own} />`)}
  </div>`;
}
