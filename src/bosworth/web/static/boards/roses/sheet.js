/** The order sheet as a list, the other view of what is drawn on the map. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { say, t } from "/static/js/words.js";
import { playerName } from "./describe.js";
import { choose, edit, setReady, sheet, sheets, writesVoid } from "./desk.js";
import { Sign, Swatch } from "./glyph.js";
import { emptyPlan } from "./plan.js";
import { Purse } from "./purse.js";
import { Bid, CubeRow, MoveRow, PostRow } from "./sheet-rows.js";

/** @import {Sheet} from "./plan.js" */
/** @import {Card, Reading} from "./reading.js" */
/** @import {Writing} from "./sheet-rows.js" */

/** @param {{now: Reading, hasPurse?: boolean}} props */
export function OrderSheet({ now, hasPurse = true }) {
  const all = sheets(now);
  const { player, plan, isReady } = sheet(now);
  const isDone = all.every((one) => one.isReady);
  const title = say(["sheet-title", { player }]);
  return html`<section class="sheet-orders" aria-label=${title}>
    ${all.length > 1 ? html`<${Tabs} now=${now} all=${all} player=${player} />` : html`<h3>${t("sheet-heading")}</h3>`}
    <p class="roses-note">${t("sheet-secret")}</p>
    ${hasPurse && player && html`<${Purse} now=${now} player=${player} />`}
    <fieldset class="sheet-groups" disabled=${isDone}>
      <legend class="visually-hidden">${title}</legend>
      ${player && html`<${Groups} now=${now} plan=${plan} player=${player} />`}
    </fieldset>
    <div class="sheet-foot">${isDone ? html`<${Done} now=${now} />` : html`<${Deeds} now=${now} isReady=${isReady} />`}</div>
  </section>`;
}

/** @param {{now: Reading}} props */
function Done({ now }) {
  return html`<button type="button" class="button" onClick=${() => setReady(now, false)}>${t("sheet-unready")}</button>
    <p class="roses-note">${t("sheet-waiting")}</p>`;
}

/** @param {{now: Reading, isReady: boolean}} props */
function Deeds({ now, isReady }) {
  return html`<button type="button" class="button continue" disabled=${isReady} onClick=${() => setReady(now, true)}><${Sign}
      id="crown" /> ${t("sheet-ready")}</button>
    <button type="button" class="button quiet small" onClick=${() => edit(now, emptyPlan)}>${t("sheet-clear")}</button>
    <label class="sheet-void"><input type="checkbox" checked=${writesVoid.value} onChange=${toggleVoid} /> ${t("sheet-stray")}</label>`;
}

function toggleVoid() {
  writesVoid.value = !writesVoid.value;
  hand.letGo();
}

/** A person with two players writes two sheets. @param {{now: Reading, all: Sheet[], player: string}} props */
function Tabs({ now, all, player }) {
  return html`<div class="sheet-tabs" role="group" aria-label=${t("sheet-heading")}>
    ${all.map(
      (one) => html`<button key=${one.player} type="button" class="button small" aria-pressed=${one.player === player}
      onClick=${() => choose(one.player)}><${Swatch} of=${one.player} />
      ${" "}${playerName(now, one.player)} ${one.isReady && html`<b role="img" aria-label=${t("player-ready")}>✓</b>`}</button>`,
    )}
  </div>`;
}

/** The seven parts of the sheet. @param {Writing} props */
function Groups(props) {
  const { now, plan, player } = props;
  const { can } = now.foretold(player);
  const { cards } = now.printed;
  const owner = (/** @type {Card} */ { id }) => now.view.owner[id];
  const isAll = writesVoid.value;
  const places = cards.filter(({ garrison }) => garrison);
  const persons = cards.filter(({ garrison }) => !garrison);
  const movers = persons.filter((card) => owner(card) === player || (isAll && owner(card)));
  const defences = places.filter((card) => owner(card) === player);
  const attacks = places.filter(
    (card) => owner(card) !== player && (isAll || plan.troop[card.id] || plan.mercenary[card.id] || can.troop.includes(card.id)),
  );
  const posts = (/** @type {string} */ id, /** @type {Card[]} */ at) => html`<${Group} id=${id} count=${posted(at, plan)}
    isEmpty=${at.length === 0}>${at.map((card) => html`<${PostRow} key=${card.id} card=${card} ...${props} />`)}<//>`;
  const moves = (
    /** @type {string} */ id,
    /** @type {"move" | "sail"} */ word,
    /** @type {string} */ kind,
  ) => html`<${Group} id=${id}
    count=${Object.keys(plan[word]).length} isEmpty=${Object.keys(can[word]).length === 0}>${movers
      .filter((card) => card.kind === kind)
      .map((card) => html`<${MoveRow} key=${card.id} word=${word} card=${card} ...${props} />`)}<//>`;
  const cubes = (/** @type {string} */ id, /** @type {"white" | "black"} */ word) => {
    const on = persons.filter((card) => card.id in can[word] || plan[word][card.id] || isAll);
    return html`<${Group} id=${id} count=${Object.keys(plan[word]).length} isEmpty=${on.length === 0}>${on.map(
      (card) => html`<${CubeRow} key=${card.id} word=${word} card=${card} ...${props} />`,
    )}<//>`;
  };
  return html`${moves("nobles", "move", "noble")}${moves("ships", "sail", "ship")}
    ${posts("attack", attacks)}${posts("defend", defences)}${cubes("bribe", "black")}${cubes("loyal", "white")}
    <${Group} id="calais" count=${plan.bid ? 1 : 0} isEmpty=${can.bid.length === 0}><${Bid} ...${props} /><//>`;
}

/** How many counters go to these places. @param {Card[]} places @param {Writing["plan"]} plan */
function posted(places, plan) {
  return places.reduce((total, { id }) => total + (plan.troop[id] ?? 0) + (plan.mercenary[id] ?? 0), 0);
}

/** @param {{id: string, count: number, isEmpty: boolean, children?: any}} props */
function Group({ id, count, isEmpty, children }) {
  return html`<details class=${`sheet-group is-${id}`} open=${!isEmpty}>
    <summary>${t(`sheet-${id}`)}${count > 0 && html` <span class="chip gold">${count}</span>`}</summary>
    ${isEmpty ? html`<p class="roses-note">${t(`sheet-${id}-none`)}</p>` : html`<ul>${children}</ul>`}
  </details>`;
}
