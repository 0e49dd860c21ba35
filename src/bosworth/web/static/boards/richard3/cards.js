/** Cards: the own hand, what was chosen, the reveal, what was played, the deck. */

import { undo } from "/static/js/deeds.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { labelled, name, say, t } from "/static/js/words.js";
import { SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** A card's face. @param {{kind: any}} props */
export function CardFace({ kind }) {
  if (!kind.event) {
    return html`<span class="cards-face">
      <b class="cards-numeral">${kind.points}</b>
      <span class="cards-pips" aria-hidden="true">${Array.from({ length: kind.points }, (_, number) => html`<i key=${number} />`)}</span>
      <small>${t("board-action-points", { number: kind.points })}</small>
    </span>`;
  }
  return html`<span class="cards-face is-event">
    <b class="cards-title">${name("card", kind.id)}</b>
    <svg viewBox="0 0 48 48" aria-hidden="true"><use href=${`/static/boards/richard3/cards.svg#${kind.id}`} width="48" height="48" /></svg>
    <small>${t("board-event", { number: kind.points })}</small>
  </span>`;
}

/** A card face down. @param {{label?: string}} props */
function CardBack({ label = "" }) {
  return html`<span class="cards-face is-back" role=${label ? "img" : undefined} aria-label=${label || undefined}>
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
  return html`<section class=${`cards-hand ${isChoosing ? "is-choosing" : ""} ${mine ? "is-settled" : ""}`} aria-label=${t("board-your-hand")}>
    ${mine && html`<${Chosen} kind=${now.printed.cards[mine]} />`}
    <ul>${left.map((card, number) => html`<li key=${number}><${HandCard} kind=${now.printed.cards[card]} /></li>`)}</ul>
    ${
      shown &&
      shown !== now.side &&
      html`<div class="cards-shown">
      <h3>${say(["board-shown-hand", { side: shown }])}</h3>
      <ul>${hands[shown]?.map((card, number) => html`<li key=${number}><${OpenCard} ref=${`shown:${shown}.${number}`} kind=${now.printed.cards[card]} /></li>`)}</ul>
    </div>`
    }
  </section>`;
}

/** What a card is called and brings. @param {any} kind */
const describe = (kind) => labelled(name("card", kind.id), t(`card-${kind.id}`, {}, "text"));

/** @param {{kind: any}} props */
function HandCard({ kind }) {
  return html`<${Thing} tag="button" type="button" ref=${`card:${kind.id}`} class="cards-card" label=${describe(kind)}><${CardFace} kind=${kind} /><//>`;
}

/** A card that lies open, and is nobody's to play: its reference is its place, so that it does not light up with the hand. @param {{ref: string, kind: any, class?: string}} props */
function OpenCard({ ref, kind, class: own = "" }) {
  return html`<${Thing} tag="div" ref=${ref} class=${`cards-card ${own}`} label=${describe(kind)}><${CardFace} kind=${kind} /><//>`;
}

/** The card that lies open in a place. @param {Reading} now @param {string} ref */
export function openCard(now, ref) {
  const [kind, place = ""] = ref.split(":");
  const [side = "", number = ""] = place.split(".");
  const lying = { played: now.view.played, shown: now.view.hands }[kind ?? ""]?.[side];
  return now.printed.cards[lying?.[Number(number)] ?? ""];
}

/** The card that I chose: face down for the others until both have chosen. @param {{kind: any}} props */
function Chosen({ kind }) {
  return html`<div class="cards-chosen">
    <span class="cards-card is-turned"><${CardBack} /><${CardFace} kind=${kind} /></span>
    <p>${t("board-chosen-down", { card: name("card", kind.id) })}
      ${(table.shown.value?.undo ?? 0) > 0 && !table.isPast.value && html`<button type="button" class="button small" onClick=${undo}>${t("board-take-back")}</button>`}</p>
  </div>`;
}

/** The cards a side has played in this campaign, and one that it has chosen. @param {{now: Reading, side: string}} props */
export function Played({ now, side }) {
  const played = now.view.played[side]?.map((card) => now.printed.cards[card]) ?? [];
  const isHidden = now.step === "choose_card" && now.view.chosen[side] !== undefined;
  return html`<div class="cards-played" aria-label=${t("board-played-cards")} role="group">
    <ol>
      ${played.map(
        (kind, turn) => html`<li key=${turn}><${OpenCard} ref=${`played:${side}.${turn}`} kind=${kind} class="is-small" /></li>`,
      )}
      ${isHidden && html`<li key="chosen"><span class="cards-card is-small"><${CardBack} label=${say(["event-card-chosen", { side }])} /></span></li>`}
    </ol>
  </div>`;
}

/** How many cards a side holds, as backs. @param {{now: Reading, side: string}} props */
export function HeldCards({ now, side }) {
  const number = now.view.cards[side] ?? 0;
  const label = say(["board-cards", { side, number }]);
  return html`<${Thing} tag="div" class="cards-held" ref=${`hand:${side}`} label=${label}>
    ${Array.from({ length: number }, (_, card) => html`<i key=${card} />`)}<span>${number}</span>
  <//>`;
}

/** How many cards are out until the next campaign. @param {Reading} now */
export function aside({ view, printed }) {
  const total = Object.values(printed.cards).reduce((sum, { copies }) => sum + copies, 0);
  const dealt = SIDES.reduce((sum, side) => sum + (view.cards[side] ?? 0) + (view.played[side]?.length ?? 0), 0);
  return total - dealt;
}

/** The cards that this seat has seen neither played nor in a hand, with their numbers. @param {Reading} now */
export function unseen({ view, printed }) {
  const seen = SIDES.flatMap((side) => [...(view.played[side] ?? []), ...(view.hands[side] ?? [])]);
  return Object.values(printed.cards)
    .map((kind) => ({ kind, number: kind.copies - seen.filter((card) => card === kind.id).length }))
    .filter(({ number }) => number > 0);
}

/** The cards that are out until the next campaign, face down. @param {{now: Reading}} props */
export function Deck({ now }) {
  const number = aside(now);
  const label = t("board-deck", { number });
  return html`<${Thing} tag="div" class="cards-deck" ref="deck:cards" label=${label}><span class="cards-card is-small"><${CardBack} /></span><span>${number}</span><//>`;
}
