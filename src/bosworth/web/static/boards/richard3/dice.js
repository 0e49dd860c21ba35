/** The dice of the last shots, and those who fell: told by the log. */

import { html } from "/static/js/lib.js";
import { phrase, say, t } from "/static/js/words.js";
import { Token } from "./blocks.js";
import { linesSince } from "./reading.js";

/** @import {Reading} from "./reading.js" */
/** @import {Line} from "../../js/types.js" */

export const SHOTS = ["event-fire", "event-charge", "event-reply"];
const TREACHERY = ["event-treachery-succeeds", "event-treachery-fails"];
const BATTLE = ["event-battle"];
const MOST_ROLLS = 3;

/** The sound of a line of the log: dice, if it tells of a roll. @param {Line} line */
export const sound = (line) => (SHOTS.includes(line.say[0]) || TREACHERY.includes(line.say[0]) ? "dice" : "");

/** The last shots of the battle, so that both what I did and what was answered can be seen; the latest stands out. */
export function Rolls() {
  const rolled = linesSince(BATTLE).filter((line) => SHOTS.includes(line.say[0]) || TREACHERY.includes(line.say[0]));
  return html`<div class="rolls">${rolled.slice(-MOST_ROLLS).map((line) => html`<${Roll} key=${`${line.at}${line.say[0]}`} line=${line} />`)}</div>`;
}

/** @param {{line: Line}} props */
function Roll({ line }) {
  const [id, args] = line.say;
  const isTreachery = TREACHERY.includes(id);
  const dice = String(args.dice).split(" ").map(Number);
  return html`<figure class="roll">
    <figcaption>${caption(line)}</figcaption>
    <span class="dice">${dice.map((die, number) => html`<${Die} key=${number} value=${die} isHit=${isTreachery ? die % 2 === 0 : die <= args.power} />`)}</span>
  </figure>`;
}

/** @param {Line} line */
function caption({ say: [id, args] }) {
  if (TREACHERY.includes(id)) return say([id === "event-treachery-succeeds" ? "roll-treachery-succeeds" : "roll-treachery-fails", args]);
  return say([args.target ? "roll-at" : "roll-fire", args]);
}

/** A die: hits are green, square and bear a tick, misses red, round and barred. @param {{value: number, isHit: boolean}} props */
function Die({ value, isHit }) {
  return html`<span class=${`die ${isHit ? "hit" : "miss"}`} role="img" aria-label=${t(isHit ? "board-die-hit" : "board-die-miss", { number: value })}>
    <b>${value}</b><i aria-hidden="true">${isHit ? "✓" : "✕"}</i></span>`;
}

/** How the last battle ended, with its last dice and its dead. @param {{now: Reading, dismiss: () => void}} props */
export function Aftermath({ now, dismiss }) {
  const won = linesSince(["event-battle-won"])[0];
  if (!won || now.public.round > 0) return null;
  return html`<section class="reveal aftermath" role="status">
    <h3>${say(won.say)}</h3>
    <${Rolls} />
    <${Fallen} now=${now} />
    <button type="button" class="button small" onClick=${dismiss}>${t("board-close")}</button>
  </section>`;
}

/** The blocks eliminated in this battle, under a red cross. @param {{now: Reading}} props */
export function Fallen({ now }) {
  const ids = linesSince(BATTLE).filter((line) => line.say[0] === "event-eliminated").map((line) => line.say[1].block);
  const blocks = now.blocks.filter((block) => ids.includes(block.id));
  if (blocks.length === 0) return null;
  return html`<div class="fallen-here" role="group" aria-label=${phrase(["board-fallen", { blocks: ids.join(" ") }])}>
    ${blocks.map((block) => html`<${Token} key=${block.id} block=${{ ...block, strength: 0 }} isDead=${true} class="dead" />`)}
  </div>`;
}
