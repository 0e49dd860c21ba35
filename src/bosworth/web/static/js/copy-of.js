/** Games that go on from a moment of another: on arrival it is said, and the way back is kept in this browser. */

import { keep, recall } from "./keepsake.js";
import { table } from "./table-state.js";
import { toast } from "./ui.js";
import { t } from "./words.js";

const NEW = "new ";

/** @param {string} id */
const keyOf = (id) => `bosworth-copy-${id}`;

/** A table has been made out of this one. @param {string} id */
export const keepOrigin = (id) => keep(keyOf(id), NEW + table.id);

/** The table of which this one is a copy, or an empty text. */
export const origin = () => (recall(keyOf(table.id)) ?? "").replace(NEW, "");

/** Say to whoever has just come that this is a copy. */
export function tellCopy() {
  if (!recall(keyOf(table.id))?.startsWith(NEW)) return;
  keep(keyOf(table.id), origin());
  toast(t("copy-arrived"));
}
