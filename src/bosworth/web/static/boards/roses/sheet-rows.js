/** The rows of the order sheet: pieces that move, counters, cubes, and the bid. */

import { html } from "/static/js/lib.js";
import { language, name, t } from "/static/js/words.js";
import { CardArt, lighting } from "./card.js";
import { edit } from "./desk.js";
import { Sign, Swatch } from "./glyph.js";
import { roomFor, withChange, withMove } from "./plan.js";

/** @import {Moving, Placed, Plan} from "./plan.js" */
/** @import {Card, Reading} from "./reading.js" */

/**
 * @typedef {object} Writing  A sheet as it is written.
 * @property {Reading} now
 * @property {Plan} plan
 * @property {string} player
 * @property {boolean} [isBare]  rows do not say which card they are about
 */

/** What becomes of an entry that does not stand. @param {{now: Reading, player: string, entries: string[]}} props */
function Fate({ now, player, entries }) {
  const line = now.foretold(player).lines.find((one) => one.fate !== "stands" && entries.includes(one.entry));
  return line ? html`<em class="sheet-fate">${t(`sheet-${line.fate}`, { number: line.unpaid })}</em>` : null;
}

/**
 * The name of a card, unless it is known, and something about it; pointing at it lights its place on the map.
 * @param {{card: Card, now: Reading, small: string, isBare?: boolean}} props
 */
function CardName({ card: { id, kind }, now, small, isBare }) {
  const owner = now.view.owner[id];
  if (isBare) return html`<span class="sheet-card is-bare"><small>${small}</small></span>`;
  return html`<span class="sheet-card" ...${lighting(id)}>
    <span class="sheet-art">${owner && html`<${Swatch} of=${owner} title=${name("side", owner)} />`}<${CardArt} id=${id} kind=${kind} /></span>
    <span><span>${name("card", id)}</span><small>${small}</small></span></span>`;
}

/** @param {Writing & {word: Moving, card: Card}} props */
export function MoveRow({ word, card, now, plan, player, isBare }) {
  const { id } = card;
  const to = plan[word][id] ?? "";
  const all = word === "move" ? now.printed.regions : now.printed.zones;
  const places = all.map((place) => place.id).filter((place) => place !== now.at[id]);
  const near = places.filter((place) => now.foretold(player).can[word][id]?.includes(place) || place === to);
  const far = places.filter((place) => !near.includes(place));
  const change = (/** @type {any} */ event) =>
    edit(now, (old) => withMove(withMove(old, word, id, ""), word, id, event.target.value));
  // A list is as wide as what it first held: in another language it is another list (`key`).
  const title = (/** @type {string} */ place) => (word === "move" ? name("area", place) : t(`map-${place}`));
  const option = (/** @type {string} */ place) => html`<option key=${place} value=${place}>${title(place)}</option>`;
  return html`<li class="sheet-row">
    <${CardName} card=${card} now=${now} small=${name("area", now.at[id] ?? "")} isBare=${isBare} />
    <select key=${language.value} value=${to} onChange=${change} aria-label=${t("sheet-move-label", { card: name("card", id) })}>
      <option value="">${t("sheet-stay")}</option>
      ${near.map(option)}
      ${far.length > 0 && html`<optgroup label=${t("sheet-void-group")}>${far.map(option)}</optgroup>`}
    </select>
    <${Fate} now=${now} player=${player} entries=${[`${word} ${id} ${to}`]} />
  </li>`;
}

/** @param {Writing & {card: Card}} props */
export function PostRow({ card, ...writing }) {
  const { now, plan, player, isBare } = writing;
  const { id, garrison } = card;
  const isOwn = now.view.owner[id] === player;
  const number = isOwn ? garrison + (plan.troop[id] ?? 0) + (plan.mercenary[id] ?? 0) : garrison + 1;
  const isDouble = now.foretold(player).most.mercenary > 0;
  return html`<li class=${`sheet-row ${isDouble ? "is-double" : ""}`}>
    <${CardName} card=${card} now=${now} small=${t(isOwn ? "row-defend" : "row-attack", { garrison, number })} isBare=${isBare} />
    <${Stepper} word="troop" id=${id} ...${writing} />
    ${isDouble && html`<${Stepper} word="mercenary" id=${id} ...${writing} />`}
    <${Fate} now=${now} player=${player} entries=${[`troop ${id}`, `mercenary ${id}`]} />
  </li>`;
}

/** @type {Record<Placed, string>} */
const SIGNS = { troop: "troop", mercenary: "mercenary", white: "cube", black: "cube" };

/** @param {Writing & {word: Placed, id: string}} props */
function Stepper({ word, id, now, plan, player }) {
  const number = plan[word][id] ?? 0;
  const told = now.foretold(player);
  const isFull = roomFor(plan, told, word) <= 0;
  const by = (/** @type {number} */ change) => () => edit(now, (old) => withChange(old, told, word, id, change));
  const label = t(`step-${word}`, { card: name("card", id) });
  return html`<span class=${`sheet-stepper is-${word}`} role="group" aria-label=${label} title=${label}>
    <${Sign} id=${SIGNS[word]} />
    <button type="button" aria-label=${`${label} −1`} disabled=${number === 0} onClick=${by(-1)}>−</button>
    <output>${number}</output>
    <button type="button" aria-label=${`${label} +1`} disabled=${isFull}
      title=${isFull ? t(`refuse-${word}`, { number: told.most[word] }) : undefined} onClick=${by(1)}>+</button>
    <small>${t(`unit-${word}`, { cost: now.costOf(player, word, id) })}</small>
  </span>`;
}

/** @param {Writing & {word: "white" | "black", card: Card}} props */
export function CubeRow({ word, card, ...writing }) {
  const { now, player, isBare } = writing;
  const { id } = card;
  return html`<li class="sheet-row">
    ${
      isBare
        ? html`<span class="sheet-card is-bare">${t(word === "white" ? "sheet-loyal" : "sheet-bribe")}</span>`
        : html`<${CardName} card=${card} now=${now} small=${name("area", now.placeOf(id))} />`
    }
    <${now.foretold(player).several ? Stepper : Cube} word=${word} id=${id} ...${writing} />
    <${Fate} now=${now} player=${player} entries=${[`${word} ${id}`]} />
  </li>`;
}

/** One cube, or none. @param {Writing & {word: "white" | "black", id: string}} props */
function Cube({ word, id, now, plan, player }) {
  const told = now.foretold(player);
  const number = plan[word][id] ?? 0;
  const isFull = number === 0 && roomFor(plan, told, word) <= 0;
  return html`<label class="sheet-cube"><input type="checkbox" checked=${number > 0} disabled=${isFull}
    aria-label=${t(`step-${word}`, { card: name("card", id) })}
    onChange=${() => edit(now, (old) => withChange(old, told, word, id, number > 0 ? -number : 1))} /> £${now.costOf(player, word, id)}</label>`;
}

/** @param {Writing & {place?: string}} props  `place`: the region to begin with */
export function Bid({ now, plan, player, isBare, place: first }) {
  const { calais, calais_cp: cp, title_points: number } = now.numbers;
  const amount = plan.bid?.amount ?? 0;
  const { cash } = now.of(player);
  const region = plan.bid?.region ?? first ?? calais[0];
  const put = (/** @type {string} */ place, /** @type {number} */ sum) =>
    edit(now, (old) => ({ ...old, bid: sum > 0 ? { region: place, amount: Math.min(sum, cash) } : null }));
  return html`<li class="sheet-row">
    <span class=${`sheet-card ${isBare ? "is-bare" : ""}`}><small>${t("bid-explained", { cp, number })}</small></span>
    <select value=${region} aria-label=${t("bid-where")}
      onChange=${(/** @type {any} */ event) => put(event.target.value, Math.max(1, amount))}>
      ${calais.map((/** @type {string} */ place) => html`<option key=${place} value=${place}>${name("area", place)}</option>`)}
    </select>
    <span class="sheet-stepper" role="group" aria-label=${t("bid-amount")}>
      <button type="button" aria-label=${`${t("bid-amount")} −1`} disabled=${amount === 0}
        onClick=${() => put(region, amount - 1)}>−</button>
      <input type="number" inputmode="numeric" min="0" max=${cash} value=${amount} aria-label=${t("bid-amount")}
        onChange=${(/** @type {any} */ event) => put(region, Math.max(0, Math.floor(Number(event.target.value) || 0)))} />
      <button type="button" aria-label=${`${t("bid-amount")} +1`} disabled=${amount >= cash}
        onClick=${() => put(region, amount + 1)}>+</button>
      <small>£</small>
    </span>
  </li>`;
}
