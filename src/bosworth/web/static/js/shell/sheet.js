/** The sheet at the bottom of a narrow window: what was tapped, what is in it, and what can be done with it, as large rows. */

import { html } from "../lib.js";
import { hand } from "../hand.js";
import { table } from "../table-state.js";
import { Thing } from "../thing.js";
import { capital, say, t } from "../words.js";
import { nameOf } from "./names.js";
import { Sign } from "./sign.js";

/** @import {Offer} from "../types.js" */
/** @import {BoardModule} from "../shell.js" */

const MOST = 40;

/**
 * What the sheet is about: what was tapped, or else what is held, unless the board draws its offers itself; an empty text if there is nothing.
 * @param {BoardModule} board
 */
export function sheetRef(board) {
  const shown = table.shown.value;
  const isDrawn = shown !== null && board.hideButtons?.(shown);
  return hand.inspected.value || (!isDrawn && hand.holding().at(-1)) || "";
}

/** @param {{board: BoardModule}} props */
export function Sheet({ board }) {
  const ref = sheetRef(board);
  if (!ref) return null;
  const inside = board.inside?.(ref) ?? [];
  const rows = offersAt(ref);
  const reason = hand.reason(ref);
  const { Details } = board;
  return html`<section class="sheet" aria-label=${capital(nameOf(ref)) || t("sheet-label")}>
    <header><h2>${capital(nameOf(ref))}</h2>
      <button type="button" class="button quiet small" aria-label=${t("dialog-close")} onClick=${hand.letGo}><${Sign} of="close" /></button></header>
    ${reason && html`<p class="prompt-reason">${reason}</p>`}
    ${Details && hand.inspected.value && html`<${Details} ref=${ref} />`}
    <ul class="rows">
      ${inside.map((one) => html`<li key=${one.ref}><${Thing} tag="div" class="row" ref=${one.ref} label=${one.label}>${one.label}<//></li>`)}
      ${rows.slice(0, MOST).map((offer) => html`<${Row} key=${offer.form} offer=${offer} />`)}
    </ul>
  </section>`;
}

/**
 * The offers that a thing has part in, given what is held.
 * @param {string} ref
 * @returns {Offer[]}
 */
function offersAt(ref) {
  const held = hand.holding();
  return hand.possible().filter((offer) => (held.length > 0 ? offer.path.length > held.length : offer.path.includes(ref)));
}

/** @param {{offer: Offer}} props */
export function Row({ offer }) {
  return html`<li><button type="button" class="row" data-form=${offer.form} disabled=${hand.pending.value} onClick=${() => hand.carryOut(offer.form)}
    onPointerEnter=${() => hand.light(offer.path)} onPointerLeave=${() => hand.light([])}>
    <span>${say(offer.say)}</span>${offer.outlook && html`<small>${say(offer.outlook)}</small>`}
  </button></li>`;
}
