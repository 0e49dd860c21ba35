/** What the page itself has open: panels, dialogs, short notices. */

import { keep, recall } from "./keepsake.js";
import { effect, signal } from "./lib.js";
import { table } from "./table-state.js";

/** The panel that is open at the side, or on a narrow window instead of the board: `board`, `log`, `chat`, `notes`, `seats`. */
export const tab = signal("log");
/** On a narrow window: whether the board or the panel is in sight. */
export const isPanelUp = signal(false);
/** The dialog that is open: `menu`, `help`, `dice`, `resign`, `delete`, or none. */
export const dialog = signal("");
/** The seat that is asked to come to the screen, or null. @type {import("../vendor/signals.js").Signal<number | null>} */
export const curtain = signal(null);
/** What the screen reader says next. */
export const spoken = signal("");
/** How many chat lines were read. */
export const chatRead = signal(0);

/** How many chat lines were not read yet. */
export const chatUnread = () => table.chat.value.length - chatRead.value;

const SIDE = "bosworth-side";
/** On a wide window: whether the column beside the board is open, or folded to a strip. This browser remembers it. */
export const isSideOpen = signal(recall(SIDE) !== "folded");
effect(() => keep(SIDE, isSideOpen.value ? "open" : "folded"));

/** @type {import("../vendor/signals.js").Signal<{id: number, text: string}[]>} */
export const toasts = signal([]);
let toastNumber = 0;

/**
 * Tell something quietly for a few seconds.
 * @param {string} text
 */
export function toast(text) {
  toastNumber += 1;
  const id = toastNumber;
  toasts.value = [...toasts.value.filter((one) => one.text !== text), { id, text }];
  spoken.value = text;
  setTimeout(() => dropToast(id), 5000);
}

/** @param {number} id */
export function dropToast(id) {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}

/** Whether the window is narrow: one column, with a sheet at the bottom. */
export const isNarrow = signal(false);

/** Whether the window is so low that a board can hardly have everything in sight. */
export const isLow = signal(false);

/** Keep `isNarrow` and `isLow` true to the window. */
export function watchWidth() {
  follow("(max-width: 899px)", isNarrow);
  follow("(max-height: 759px)", isLow);
}

/** @param {string} condition @param {import("../vendor/signals.js").Signal<boolean>} answer */
function follow(condition, answer) {
  const query = matchMedia(condition);
  const look = () => void (answer.value = query.matches);
  query.addEventListener("change", look);
  look();
}
