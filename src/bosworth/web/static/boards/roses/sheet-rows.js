/** The rows of the order sheet: pieces that move, counters, cubes, and the bid. */

import { html } from "../../js/lib.js";
import { name, t } from "../../js/words.js";
import { CardArt, lighting } from "./card.js";
import { edit, foretold } from "./desk.js";
import { facts } from "./facts.js";
import { Sign } from "./glyphs.js";
import { roomFor, withChange, withMove } from "./plan.js";
import { costOf } from "./proposal.js";

/** @import {Model} from "./model.js" */
/** @import {Moving, Placed, Plan} from "./plan.js" */

/** The fate of a line, if it does not stand. @param {string} player @param {string} form */
function fate(player, form) {
  const line = foretold(player).lines.find((one) => one.form === form);
  if (!line || line.fate === "stands") return "";
  return line.fate === "void" ? t("sheet-void") : t("sheet-unpaid", { number: line.unpaid ?? 0 });
}

/** @param {{text: string}} props */
function Fate({ text }) {
  return text ? html`<em class="fate">${text}</em>` : null;
}

/** The name of a card; pointing at it lights its place on the map. @param {{id: string, model: Model, small?: string}} props */
function Card({ id, model, small = "" }) {
  const owner = model.owner[id];
  return html`<span class="row-card" ...${lighting(id)}>
    <span class="line-art">${
      owner
        ? html`<span class="swatch" data-seat=${owner} title=${name("side", owner)}>
      </span>`
        : ""
    }<${CardArt} id=${id} /></span>
    <span><span class="row-name">${name("card", id)}</span>${small && html`<small>${small}</small>`}</span></span>`;
}

/** @param {{word: Moving, id: string, model: Model, plan: Plan, player: string}} props */
export function MoveRow({ word, id, model, plan, player }) {
  const to = plan[word][id] ?? "";
  const places = (word === "move" ? facts().regions : facts().zones)
    .map((place) => place.id)
    .filter((place) => place !== model.at[id]);
  const near = places.filter((place) => foretold(player).can[word][id]?.includes(place) || place === to);
  const far = places.filter((place) => !near.includes(place));
  const change = (/** @type {any} */ event) => edit((old) => withMove(withMove(old, word, id, ""), word, id, event.target.value));
  return html`<li class="sheet-row">
    <${Card} id=${id} model=${model} small=${name("area", model.at[id] ?? "")} />
    <select value=${to} onChange=${change} aria-label=${t("sheet-move-label", { card: name("card", id) })}>
      <option value="">${t("sheet-stay")}</option>
      ${near.map((place) => html`<option key=${place} value=${place}>${name("area", place)}</option>`)}
      ${
        far.length > 0 &&
        html`<optgroup label=${t("sheet-void-group")}>${far.map(
          (place) => html`<option key=${place}
        value=${place}>${name("area", place)}</option>`,
        )}</optgroup>`
      }
    </select>
    <${Fate} text=${fate(player, `${word} ${id} ${to}`)} />
  </li>`;
}

/** @param {{id: string, model: Model, plan: Plan, player: string}} props */
export function PostRow({ id, model, plan, player }) {
  const garrison = facts().card[id]?.garrison ?? 0;
  const isOwn = model.owner[id] === player;
  const { most } = foretold(player);
  const sum = (plan.troop[id] ?? 0) + (plan.mercenary[id] ?? 0);
  const small = isOwn
    ? t("row-defend", { garrison, number: garrison + sum })
    : t("row-attack", { garrison, number: garrison + 1 });
  const lost = fate(player, `troop ${id}`) || fate(player, `mercenary ${id}`);
  return html`<li class=${`sheet-row ${most.mercenary > 0 ? "two-steps" : ""}`}>
    <${Card} id=${id} model=${model} small=${small} />
    <${Stepper} word="troop" id=${id} plan=${plan} player=${player} />
    ${most.mercenary > 0 && html`<${Stepper} word="mercenary" id=${id} plan=${plan} player=${player} />`}
    <${Fate} text=${lost} />
  </li>`;
}

/** @type {Record<Placed, string>} */
const SIGNS = { troop: "troop", mercenary: "mercenary", white: "cube", black: "cube" };

/** @param {{word: Placed, id: string, plan: Plan, player: string}} props */
function Stepper({ word, id, plan, player }) {
  const number = plan[word][id] ?? 0;
  const told = foretold(player);
  const isFull = roomFor(plan, told, word) <= 0;
  const by = (/** @type {number} */ change) => () => edit((old, at) => withChange(old, at, word, id, change));
  const label = t(`step-${word}`, { card: name("card", id) });
  return html`<span class=${`stepper ${word}`} role="group" aria-label=${label} title=${label}>
    <${Sign} id=${SIGNS[word]} />
    <button type="button" aria-label=${`${label} −1`} disabled=${number === 0} onClick=${by(-1)}>−</button>
    <output>${number}</output>
    <button type="button" aria-label=${`${label} +1`} disabled=${isFull}
      title=${isFull ? t(`refuse-${word}`, { number: told.most[word] }) : undefined} onClick=${by(1)}>+</button>
    <small>${t(`unit-${word}`, { cost: costOf(told, word, id) })}</small>
  </span>`;
}

/** @param {{word: "white" | "black", id: string, model: Model, plan: Plan, player: string, caption?: string}} props */
export function CubeRow({ word, id, model, plan, player, caption }) {
  const told = foretold(player);
  const number = plan[word][id] ?? 0;
  const isFull = number === 0 && roomFor(plan, told, word) <= 0;
  return html`<li class="sheet-row">
    ${
      caption
        ? html`<span class="row-card">${caption}</span>`
        : html`<${Card} id=${id} model=${model}
      small=${name("area", model.at[id] || (facts().card[id]?.region ?? ""))} />`
    }
    ${
      told.several
        ? html`<${Stepper} word=${word} id=${id} plan=${plan} player=${player} />`
        : html`<label class="cube-choice"><input
      type="checkbox" checked=${number > 0} disabled=${isFull}
      aria-label=${t(`step-${word}`, { card: name("card", id) })}
        onChange=${() => edit((old, at) => withChange(old, at, word, id, number > 0 ? -number : 1))} /> £${costOf(told, word, id)}</label>`
    }
    <${Fate} text=${fate(player, `${word} ${id}`)} />
  </li>`;
}

/** @param {{model: Model, plan: Plan, player: string, place?: string}} props  `place`: the region to begin with */
export function Bid({ model, plan, player, place: first }) {
  const { numbers } = facts();
  const amount = plan.bid?.amount ?? 0;
  const cash = model.cash[player] ?? 0;
  const region = plan.bid?.region ?? first ?? numbers.calais[0];
  const put = (/** @type {string} */ place, /** @type {number} */ sum) =>
    edit((old) => ({ ...old, bid: sum > 0 ? { region: place, amount: Math.min(sum, cash) } : null }));
  return html`<li class="sheet-row bid-row">
    <span class="row-card"><span><small>${t("bid-explained", { cp: numbers.calais_cp, number: numbers.title_points })}</small>
      </span></span>
    <select value=${region} aria-label=${t("bid-where")}
      onChange=${(/** @type {any} */ event) => put(event.target.value, Math.max(1, amount))}>
      ${numbers.calais.map(
        (/** @type {string} */ place) => html`<option key=${place} value=${place}>
        ${name("area", place)}</option>`,
      )}
    </select>
    <span class="stepper" role="group" aria-label=${t("bid-amount")}>
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
