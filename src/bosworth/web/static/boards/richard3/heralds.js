/** What the theatre tells beside the map: the cards of a turn, and how a battle ended and who fell in it. */

import { bringIntoSight } from "/static/js/into-sight.js";
import { html, useEffect, useRef } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { capital, name, say, t } from "/static/js/words.js";
import { CardFace } from "./cards.js";
import { Fallen, Rolls } from "./dice.js";
import { linesSince, toldNow } from "./news.js";
import { Rose } from "./pieces.js";
import { otherSide } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** Both cards of the turn while they are told, shown together: who goes first, and why. @param {{now: Reading}} props */
export function CardHerald({ now }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const isTold = toldNow("event-cards") !== null;
  useEffect(() => bringIntoSight(panel.current), [isTold]);
  if (!isTold) return null;
  const first = now.view.player1;
  const shown = [first, otherSide(first)].map((side) => ({ side, kind: now.lastPlayed(side) }));
  if (!shown[0]?.kind) return null;
  return html`<div class="heralds" role="status" ref=${panel}>
    <div class="heralds-cards">
      ${shown.map(
        ({ side, kind }) => html`<figure key=${side} class=${side === first ? "is-first" : ""} data-seat=${side}>
        <span class="cards-card heralds-card"><${CardFace} kind=${kind} /></span>
        <figcaption><${Rose} side=${side} /> ${name("side", side)}
          ${kind.event && html`<small>${capital(t(`card-${kind.id}`, {}, "text"))}</small>`}</figcaption>
      </figure>`,
      )}
    </div>
    <p><b>${say(["board-goes-first", { side: first }])}</b> ${t(whyFirst(shown.map(({ kind }) => kind)))}</p>
  </div>`;
}

/** Why the first of two cards goes first. @param {any[]} kinds */
function whyFirst([one, other]) {
  if (one.event !== other.event) return "board-first-event";
  return one.points === other.points ? "board-first-pretender" : "board-first-points";
}

/**
 * How a battle ended, with its last dice and its dead: from the line that tells it to the end of its action, or to the next battle.
 * @param {{now: Reading}} props
 */
export function BattleHerald({ now }) {
  const won = table.moment.value?.log.findLast((line) => ["event-battle-won", "event-battle"].includes(line.say[0]));
  if (won?.say[0] !== "event-battle-won") return null;
  const lines = linesSince("event-battle");
  const deaths = lines.filter((line) => ["event-eliminated", "event-king-dead"].includes(line.say[0]));
  return html`<section class="heralds heralds-aftermath" role="status">
    <h3>${say(won.say)}</h3>
    <${Rolls} class="heralds-rolls" lines=${lines} />
    <${Fallen} class="heralds-dead" now=${now} lines=${lines} />
    ${deaths.length > 0 && html`<ul class="heralds-deaths">${deaths.map((line, number) => html`<li key=${number}>${say(line.say)}</li>`)}</ul>`}
  </section>`;
}
