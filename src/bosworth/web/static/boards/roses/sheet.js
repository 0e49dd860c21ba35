/** The order sheet as a list, the other view of what is drawn on the map. */

import { hand } from "../../js/hand.js";
import { html } from "../../js/lib.js";
import { say, t } from "../../js/words.js";
import { playerName } from "./describe.js";
import { choose, clear, foretold, setReady, sheet, sheets, writesVoid } from "./desk.js";
import { facts } from "./facts.js";
import { Sign } from "./glyphs.js";
import { Purse } from "./purse.js";
import { Bid, CubeRow, MoveRow, PostRow } from "./sheet-rows.js";

/** @import {Model} from "./model.js" */
/** @import {Plan} from "./plan.js" */

/** @param {{model: Model, hasPurse?: boolean}} props */
export function OrderSheet({ model, hasPurse = true }) {
  const all = sheets();
  const { player, plan, isReady } = sheet();
  const isDone = all.every((one) => one.isReady);
  return html`<section class="order-sheet" aria-label=${say(["sheet-title", { player }])}>
    ${all.length > 1 ? html`<${Tabs} model=${model} all=${all} player=${player} />` : html`<h3>${t("sheet-heading")}</h3>`}
    <p class="note">${t("sheet-secret")}</p>
    ${hasPurse && html`<${Purse} player=${player} cash=${model.cash[player] ?? 0} />`}
    <fieldset class="sheet-groups" disabled=${isDone}>
      <legend class="visually-hidden">${say(["sheet-title", { player }])}</legend>
      <${Groups} model=${model} plan=${plan} player=${player} />
    </fieldset>
    <div class="sheet-foot">
      ${
        isDone
          ? html`<button type="button" class="button" onClick=${() => setReady(false)}>${t("sheet-unready")}</button>`
          : html`<button type="button" class="button continue" disabled=${isReady} onClick=${() => setReady(true)}><${Sign}
          id="crown" /> ${t("sheet-ready")}</button>
          <button type="button" class="button quiet small" onClick=${clear}>${t("sheet-clear")}</button>
          <label class="void-switch"><input type="checkbox" checked=${writesVoid.value}
            onChange=${toggleVoid} /> ${t("sheet-stray")}</label>`
      }
      ${isDone && html`<p class="note">${t("sheet-waiting")}</p>`}
    </div>
  </section>`;
}

function toggleVoid() {
  writesVoid.value = !writesVoid.value;
  hand.letGo();
}

/** A person with two players writes two sheets. @param {{model: Model, all: import("./desk.js").Sheet[], player: string}} props */
function Tabs({ model, all, player }) {
  const open = all.findIndex((one) => !one.isReady);
  return html`<div class="sheet-tabs" role="group" aria-label=${t("sheet-heading")}>
    ${all.map(
      (one, place) => html`<button key=${one.player} type="button" class="button small"
      aria-pressed=${one.player === player}
      disabled=${open >= 0 && place > open} onClick=${() => choose(one.player)}>
      <span class="swatch" data-seat=${one.player}></span> ${playerName(model, one.player)} ${
        one.isReady &&
        html`<b
        role="img" aria-label=${t("player-ready")}>✓</b>`
      }</button>`,
    )}
  </div>`;
}

/** The seven parts of the sheet. @param {{model: Model, plan: Plan, player: string}} props */
function Groups(props) {
  const { model, plan, player } = props;
  const { cards } = facts();
  const { can } = foretold(player);
  const isAll = writesVoid.value;
  const places = cards.filter(({ garrison }) => garrison);
  const others = places.filter(({ id }) => model.owner[id] !== player);
  const attacks = others.filter(({ id }) => isAll || plan.troop[id] || plan.mercenary[id] || can.troop.includes(id));
  const defences = places.filter(({ id }) => model.owner[id] === player);
  const persons = cards.filter(({ garrison }) => !garrison);
  const bribes = persons.filter(({ id }) => id in can.black || plan.black[id] || isAll);
  const loyal = persons.filter(({ id }) => id in can.white || plan.white[id] || isAll);
  const movers = (/** @type {string} */ kind) =>
    cards.filter((card) => card.kind === kind && (model.owner[card.id] === player || (isAll && model.owner[card.id])));
  return html`
    <${Group} id="nobles" count=${Object.keys(plan.move).length} empty=${Object.keys(can.move).length === 0}>
      ${movers("noble").map(({ id }) => html`<${MoveRow} key=${id} word="move" id=${id} ...${props} />`)}<//>
    <${Group} id="ships" count=${Object.keys(plan.sail).length} empty=${Object.keys(can.sail).length === 0}>
      ${movers("ship").map(({ id }) => html`<${MoveRow} key=${id} word="sail" id=${id} ...${props} />`)}<//>
    <${Group} id="attack" count=${sum(attacks, plan)} empty=${attacks.length === 0}>${attacks.map(
      ({ id }) => html`<${PostRow}
      key=${id} id=${id} ...${props} />`,
    )}<//>
    <${Group} id="defend" count=${sum(defences, plan)} empty=${defences.length === 0}>
      ${defences.map(({ id }) => html`<${PostRow} key=${id} id=${id} ...${props} />`)}<//>
    <${Group} id="bribe" count=${Object.keys(plan.black).length} empty=${bribes.length === 0}>
      ${bribes.map(({ id }) => html`<${CubeRow} key=${id} word="black" id=${id} ...${props} />`)}<//>
    <${Group} id="loyal" count=${Object.keys(plan.white).length} empty=${loyal.length === 0}>
      ${loyal.map(({ id }) => html`<${CubeRow} key=${id} word="white" id=${id} ...${props} />`)}<//>
    <${Group} id="calais" count=${plan.bid ? 1 : 0} empty=${can.bid.length === 0}><${Bid} ...${props} />
      <//>`;
}

/** @param {{id: string}[]} places @param {Plan} plan */
function sum(places, plan) {
  return places.reduce((total, { id }) => total + (plan.troop[id] ?? 0) + (plan.mercenary[id] ?? 0), 0);
}

/** @param {{id: string, count: number, empty: boolean, children?: any}} props */
function Group({ id, count, empty, children }) {
  return html`<details class=${`sheet-group ${id}`} open=${!empty}>
    <summary>${t(`sheet-${id}`)}${count > 0 ? html` <span class="chip gold">${count}</span>` : ""}</summary>
    ${empty ? html`<p class="note">${t(`sheet-${id}-none`)}</p>` : html`<ul>${children}</ul>`}
  </details>`;
}
