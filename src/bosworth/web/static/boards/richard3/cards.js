/** Cards: the own hand, what was chosen, the reveal, what was played, the deck. */

import { undo } from "/static/js/deeds.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { capital, labelled, name, say, t } from "/static/js/words.js";
import { cardKind, order, SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** A card's face. @param {{kind: any}} props */
function CardFace({ kind }) {
  if (!kind.event) {
    return html`<span class="card-face action">
      <b class="numeral">${kind.points}</b>
      <span class="pips" aria-hidden="true">${Array.from({ length: kind.points }, (_, number) => html`<i key=${number} />`)}</span>
      <small>${t("board-action-points", { number: kind.points })}</small>
    </span>`;
  }
  return html`<span class=${`card-face event ${kind.id}`}>
    <b class="title">${name("card", kind.id)}</b>
    <svg viewBox="0 0 48 48" aria-hidden="true"><use href=${`/static/boards/richard3/cards.svg#${kind.id}`} width="48" height="48" /></svg>
    <small>${t("board-event", { number: kind.points })}</small>
  </span>`;
}

/** A card face down. @param {{label?: string}} props */
function CardBack({ label = "" }) {
  return html`<span class="card-face back" role=${label ? "img" : undefined} aria-label=${label || undefined}>
    <svg viewBox="0 0 40 40" aria-hidden="true"><use href="/static/atlas/emblems.svg#rose-tudor" width="40" height="40" /></svg>
  </span>`;
}

/** The own hand: large while a card is to be chosen, small otherwise. @param {{now: Reading}} props */
export function Hand({ now }) {
  if (now.seat === null) return null;
  const isChoosing = now.step === "choose_card" || now.step.startsWith("mulligan");
  const mine = now.view.chosen[now.seat] > 0 && now.step === "choose_card";
  const cards = now.view.hand.filter((/** @type {number} */ card) => !mine || card !== now.view.card);
  return html`<section class=${`hand ${isChoosing ? "choosing" : ""} ${mine ? "settled" : ""}`} aria-label=${t("board-your-hand")}>
    ${!isNarrow.value && html`<h3>${t("board-your-hand")} <span>${cards.length}</span></h3>`}
    ${mine && html`<${Chosen} now=${now} />`}
    <ul>${cards.map((/** @type {number} */ card) => html`<li key=${card}><${HandCard} kind=${cardKind(now, card)} /></li>`)}</ul>
    ${
      now.view.shown.length > 0 &&
      now.public.shown !== now.seat &&
      html`<div class="shown-hand">
      <h3>${say(["board-shown-hand", { side: SIDES[now.public.shown] ?? "" }])}</h3>
      <ul>${now.view.shown.map((/** @type {number} */ card) => html`<li key=${card}><span class="card"><${CardFace} kind=${cardKind(now, card)} /></span></li>`)}</ul>
    </div>`
    }
  </section>`;
}

/** @param {{kind: any}} props */
function HandCard({ kind }) {
  const label = labelled(name("card", kind.id), t(`card-${kind.id}`, {}, "text"));
  return html`<${Thing} tag="button" type="button" ref=${`card:${kind.id}`} class="card" label=${label} title=${label}><${CardFace} kind=${kind} /><//>`;
}

/** The card that I chose: face down for the others until both have chosen. @param {{now: Reading}} props */
function Chosen({ now }) {
  const kind = cardKind(now, now.view.card);
  return html`<div class="chosen">
    <span class="card turned"><${CardBack} /><${CardFace} kind=${kind} /></span>
    <p>${t("board-chosen-down", { card: name("card", kind.id) })}
      ${(table.shown.value?.undo ?? 0) > 0 && !table.isPast.value && html`<button type="button" class="button small" onClick=${undo}>${t("board-take-back")}</button>`}</p>
  </div>`;
}

/** Why this side goes first. @param {Reading} now */
function whyFirst(now) {
  const [first = 0, second = 1] = order(now);
  const one = lastPlayed(now, first);
  const other = lastPlayed(now, second);
  if (one.event !== other.event) return "board-first-event";
  return one.points === other.points ? "board-first-pretender" : "board-first-points";
}

/** @param {Reading} now @param {number} side */
function lastPlayed(now, side) {
  return cardKind(now, now.public.played[side].at(-1));
}

/** Both cards of the turn, shown together: who goes first, and why. @param {{now: Reading, dismiss: () => void}} props */
export function Reveal({ now, dismiss }) {
  if (now.public.played[0].length === 0) return null;
  const [first = 0, second = 1] = order(now);
  return html`<div class="reveal" role="status">
    <div class="reveal-cards">
      ${[first, second].map(
        (side) => html`<figure key=${side} class=${side === first ? "first" : ""} data-seat=${SIDES[side]}>
        <span class="card"><${CardFace} kind=${lastPlayed(now, side)} /></span>
        <figcaption><${Rose} side=${side} /> ${name("side", SIDES[side] ?? "")}
          ${lastPlayed(now, side).event && html`<small>${capital(t(`card-${lastPlayed(now, side).id}`, {}, "text"))}</small>`}</figcaption>
      </figure>`,
      )}
    </div>
    <p><b>${say(["board-goes-first", { side: SIDES[first] ?? "" }])}</b> ${t(whyFirst(now))}</p>
    <button type="button" class="button small" onClick=${dismiss}>${t("board-close")}</button>
  </div>`;
}

/** The rose of a side. @param {{side: number}} props */
export function Rose({ side }) {
  return html`<svg class=${`rose ${SIDES[side]}`} viewBox="0 0 40 40" aria-hidden="true"><use href=${`/static/atlas/emblems.svg#rose-${side ? "white" : "red"}`} width="40" height="40" /></svg>`;
}

/** The cards a side has played in this campaign, the last one large, and how many it still holds. @param {{now: Reading, side: number}} props */
export function Played({ now, side }) {
  const played = now.public.played[side].map((/** @type {number} */ card) => cardKind(now, card));
  const isHidden = now.step === "choose_card" && now.view.chosen[side] > 0;
  return html`<div class="played" aria-label=${t("board-played-cards")} role="group">
    <ol>
      ${played.map(
        (
          /** @type {any} */ kind,
          /** @type {number} */ turn,
        ) => html`<li key=${turn} class=${turn === played.length - 1 && !isHidden ? "last" : ""}>
        <span class="card small" title=${labelled(name("card", kind.id), t(`card-${kind.id}`, {}, "text"))}><${CardFace} kind=${kind} /></span></li>`,
      )}
      ${isHidden && html`<li key="chosen" class="last"><span class="card small"><${CardBack} label=${say(["event-card-chosen", { side: SIDES[side] ?? "" }])} /></span></li>`}
    </ol>
  </div>`;
}

/** How many cards a side holds, as backs. @param {{now: Reading, side: number}} props */
export function HeldCards({ now, side }) {
  const number = now.view.hands[side];
  const label = say(["board-cards", { side: SIDES[side] ?? "", number }]);
  return html`<div class="held-cards" title=${label} role="img" aria-label=${label}>
    ${Array.from({ length: number }, (_, card) => html`<i key=${card} />`)}<span>${number}</span>
  </div>`;
}

/** The cards that are out until the next campaign, face down. @param {{now: Reading}} props */
export function Deck({ now }) {
  const total = now.facts.kind_of.length - 1;
  const dealt = [0, 1].reduce((sum, side) => sum + now.view.hands[side] + now.public.played[side].length, 0);
  const label = t("board-deck", { number: total - dealt });
  return html`<div class="deck" title=${label}><span class="card small"><${CardBack} label=${label} /></span><span>${total - dealt}</span></div>`;
}
