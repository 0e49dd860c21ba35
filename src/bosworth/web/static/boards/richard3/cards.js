/** Cards: the own hand, what was chosen, the reveal, what was played, the deck. */

import { undo } from "/static/js/deeds.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { capital, labelled, name, say, t } from "/static/js/words.js";
import { Rose } from "./pieces.js";
import { otherSide, SIDES } from "./reading.js";

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
  const { hands, chosen, shown } = now.view;
  if (!now.side) return null;
  const isChoosing = now.step === "choose_card" || now.step.startsWith("mulligan");
  const mine = now.step === "choose_card" ? chosen[now.side] : undefined;
  const cards = hands[now.side] ?? [];
  const left = mine ? cards.toSpliced(cards.indexOf(mine), 1) : cards;
  return html`<section class=${`hand ${isChoosing ? "choosing" : ""} ${mine ? "settled" : ""}`} aria-label=${t("board-your-hand")}>
    ${!isNarrow.value && html`<h3>${t("board-your-hand")} <span>${left.length}</span></h3>`}
    ${mine && html`<${Chosen} kind=${now.printed.cards[mine]} />`}
    <ul>${left.map((card, number) => html`<li key=${number}><${HandCard} kind=${now.printed.cards[card]} /></li>`)}</ul>
    ${
      shown &&
      shown !== now.side &&
      html`<div class="shown-hand">
      <h3>${say(["board-shown-hand", { side: shown }])}</h3>
      <ul>${hands[shown]?.map((card, number) => html`<li key=${number}><span class="card"><${CardFace} kind=${now.printed.cards[card]} /></span></li>`)}</ul>
    </div>`
    }
  </section>`;
}

/** @param {{kind: any}} props */
function HandCard({ kind }) {
  const label = labelled(name("card", kind.id), t(`card-${kind.id}`, {}, "text"));
  return html`<${Thing} tag="button" type="button" ref=${`card:${kind.id}`} class="card" label=${label} title=${label}><${CardFace} kind=${kind} /><//>`;
}

/** The card that I chose: face down for the others until both have chosen. @param {{kind: any}} props */
function Chosen({ kind }) {
  return html`<div class="chosen">
    <span class="card turned"><${CardBack} /><${CardFace} kind=${kind} /></span>
    <p>${t("board-chosen-down", { card: name("card", kind.id) })}
      ${(table.shown.value?.undo ?? 0) > 0 && !table.isPast.value && html`<button type="button" class="button small" onClick=${undo}>${t("board-take-back")}</button>`}</p>
  </div>`;
}

/** Both cards of the turn, shown together: who goes first, and why. @param {{now: Reading, dismiss: () => void}} props */
export function Reveal({ now, dismiss }) {
  const first = now.view.player1;
  const shown = [first, otherSide(first)].map((side) => ({ side, kind: now.lastPlayed(side) }));
  if (!shown[0]?.kind) return null;
  return html`<div class="reveal" role="status">
    <div class="reveal-cards">
      ${shown.map(
        ({ side, kind }) => html`<figure key=${side} class=${side === first ? "first" : ""} data-seat=${side}>
        <span class="card"><${CardFace} kind=${kind} /></span>
        <figcaption><${Rose} side=${side} /> ${name("side", side)}
          ${kind.event && html`<small>${capital(t(`card-${kind.id}`, {}, "text"))}</small>`}</figcaption>
      </figure>`,
      )}
    </div>
    <p><b>${say(["board-goes-first", { side: first }])}</b> ${t(whyFirst(shown.map(({ kind }) => kind)))}</p>
    <button type="button" class="button small" onClick=${dismiss}>${t("board-close")}</button>
  </div>`;
}

/** Why the first of two cards goes first. @param {any[]} kinds */
function whyFirst([one, other]) {
  if (one.event !== other.event) return "board-first-event";
  return one.points === other.points ? "board-first-pretender" : "board-first-points";
}

/** The cards a side has played in this campaign, the last one large, and one that it has chosen. @param {{now: Reading, side: string}} props */
export function Played({ now, side }) {
  const played = now.view.played[side]?.map((card) => now.printed.cards[card]) ?? [];
  const isHidden = now.step === "choose_card" && now.view.chosen[side] !== undefined;
  return html`<div class="played" aria-label=${t("board-played-cards")} role="group">
    <ol>
      ${played.map(
        (kind, turn) => html`<li key=${turn} class=${turn === played.length - 1 && !isHidden ? "last" : ""}>
        <span class="card small" title=${labelled(name("card", kind.id), t(`card-${kind.id}`, {}, "text"))}><${CardFace} kind=${kind} /></span></li>`,
      )}
      ${isHidden && html`<li key="chosen" class="last"><span class="card small"><${CardBack} label=${say(["event-card-chosen", { side }])} /></span></li>`}
    </ol>
  </div>`;
}

/** How many cards a side holds, as backs. @param {{now: Reading, side: string}} props */
export function HeldCards({ now, side }) {
  const number = now.view.cards[side] ?? 0;
  const label = say(["board-cards", { side, number }]);
  return html`<div class="held-cards" title=${label} role="img" aria-label=${label}>
    ${Array.from({ length: number }, (_, card) => html`<i key=${card} />`)}<span>${number}</span>
  </div>`;
}

/** The cards that are out until the next campaign, face down. @param {{now: Reading}} props */
export function Deck({ now: { view, printed } }) {
  const total = Object.values(printed.cards).reduce((sum, { copies }) => sum + copies, 0);
  const dealt = SIDES.reduce((sum, side) => sum + (view.cards[side] ?? 0) + (view.played[side]?.length ?? 0), 0);
  const label = t("board-deck", { number: total - dealt });
  return html`<div class="deck" title=${label}><span class="card small"><${CardBack} label=${label} /></span><span>${total - dealt}</span></div>`;
}
