/**
 * The sheet at the bottom of a narrow window: what was tapped, what is in it, and what can be done with it, as large rows. Beside a
 * low board it has what can be done with what is held, when that cannot all be in sight.
 */

import { hand } from "../hand.js";
import { html, useSignal } from "../lib.js";
import { areOnMap } from "../map-view.js";
import { table } from "../table-state.js";
import { Thing } from "../thing.js";
import { isLow } from "../ui.js";
import { capital, say, t } from "../words.js";
import { nameOf } from "./names.js";
import { heaps } from "./out-of-sight.js";
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
  const held = hand.holding().at(-1) ?? "";
  if (held && board.handles?.(held)) return "";
  const isDrawn = shown !== null && board.hideButtons?.(shown);
  return hand.inspected.value || (isDrawn ? "" : held);
}

/** @param {{board: BoardModule}} props */
export function Sheet({ board }) {
  const ref = sheetRef(board);
  return ref ? html`<${SheetOf} key=${ref} board=${board} ref=${ref} />` : null;
}

/** What was held when some of its ways were out of sight. */
let scattered = "";

/** What is held, if its ways are to be listed: some of them were out of sight since it was taken up. @param {BoardModule} board */
function heldWithWays(board) {
  const held = hand.holding().join(" ");
  const shown = table.shown.value;
  const isDrawn = shown !== null && board.hideButtons?.(shown);
  if (isLow.value && heaps.value.length > 0) scattered = held;
  return scattered !== held || isDrawn || board.handles?.(hand.holding().at(-1) ?? "") ? "" : held;
}

/** The ways of what is held. @param {{board: BoardModule}} props */
export function Ways({ board }) {
  const held = heldWithWays(board);
  return held && html`<${SheetOf} key=${held} board=${board} ref=${hand.holding().at(-1) ?? ""} />`;
}

/** How many ways what is held has, where there is no room for the list, and the way to it. @param {{board: BoardModule, onOpen: () => void}} props */
export function WaysCount({ board, onOpen }) {
  const count = heldWithWays(board) ? offersAt(hand.holding().at(-1) ?? "").length : 0;
  return (
    count > 0 &&
    html`<button type="button" class="button quiet small side-ways" onClick=${onOpen}>${t("sheet-ways", { count })}</button>`
  );
}

/**
 * While something is held whose targets are all on the map, the sheet is folded and leaves the room to the map.
 * @param {{board: BoardModule, ref: string}} props
 */
function SheetOf({ board, ref }) {
  const isOpen = useSignal(!hand.held(ref) || !areOnMap(hand.targets()));
  const rows = offersAt(ref);
  const title = capital(nameOf(ref)) || t("sheet-label");
  return html`<section class=${`sheet ${isOpen.value ? "" : "folded"}`} aria-label=${title}>
    <header>
      <h2><button type="button" class="sheet-title" aria-expanded=${isOpen.value ? "true" : "false"} onClick=${() => (isOpen.value = !isOpen.value)}>
        <span>${title}</span> ${rows.length > 0 && html`<span class="sheet-count">${t("sheet-ways", { count: rows.length })}</span>`} <${Sign} of="fold" /></button></h2>
      <button type="button" class="button quiet small" aria-label=${t("dialog-close")} onClick=${hand.letGo}><${Sign} of="close" /></button>
    </header>
    ${isOpen.value && html`<${Inside} board=${board} ref=${ref} rows=${rows} />`}
  </section>`;
}

/** @param {{board: BoardModule, ref: string, rows: Offer[]}} props */
function Inside({ board, ref, rows }) {
  const reason = hand.reason(ref);
  const { Details } = board;
  return html`${reason && html`<p class="prompt-reason">${reason}</p>`}
    ${Details && hand.inspected.value && html`<${Details} ref=${ref} />`}
    <ul class="rows">
      ${(board.inside?.(ref) ?? []).map((one) => html`<li key=${one.ref}><${Thing} tag="div" class="row" ref=${one.ref} label=${one.label}>${one.label}<//></li>`)}
      ${rows.slice(0, MOST).map((offer) => html`<${Row} key=${offer.form} offer=${offer} />`)}
    </ul>`;
}

/**
 * The offers that a thing has part in, given what is held; of what is held itself, all that goes on from there.
 * @param {string} ref
 * @returns {Offer[]}
 */
function offersAt(ref) {
  const { length } = hand.holding();
  return hand.possible().filter(({ path }) => (hand.held(ref) ? path.length > length : path.includes(ref)));
}

/** @param {{offer: Offer}} props */
export function Row({ offer }) {
  return html`<li><button type="button" class=${`row ${hand.hint.value?.form === offer.form ? "hinted" : ""}`} data-form=${offer.form} disabled=${hand.pending.value} onClick=${() => hand.carryOut(offer.form)}
    onPointerEnter=${() => hand.light(offer.path)} onPointerLeave=${() => hand.light([])}>
    <span>${say(offer.say)}</span>${offer.outlook && html`<small>${say(offer.outlook)}</small>`}
  </button></li>`;
}
