/** Once more: the same table with everybody one seat further, or one like it with other options. */

import { rematch } from "../deeds.js";
import { html } from "../lib.js";
import { table } from "../table-state.js";
import { isNarrow } from "../ui.js";
import { t } from "../words.js";

/**
 * For those who sat here, when the game is over; where there is little room, a rematch that is proposed stands alone.
 * @param {{class?: string, isBrief?: boolean}} props
 */
export function Rematch({ class: size = "", isBrief = false }) {
  const room = table.room.value;
  const isOver = table.live.value?.step === "over";
  if (!room || !isOver || !(room.is_owner || room.places.some((place) => place.is_mine))) return null;
  const isProposed = room.rematch && !room.rematch.is_mine;
  const other = t(isBrief && isNarrow.value ? "rematch-other-short" : "rematch-other");
  return html`<button type="button" class=${`button ${size} rematch ${isProposed ? "continue" : ""}`} title=${t("rematch-about")} onClick=${rematch}>
      <span role="status">${wordOf(room)}</span></button>
    ${!(isBrief && isProposed) && html`<a class=${`button ${size}`} href=${`/table/${table.id}/again`}>${other}</a>`}`;
}

/** What has become of it so far. @param {import("../types.js").Room} room */
function wordOf({ rematch }) {
  if (!rematch) return t("rematch-propose");
  return rematch.is_mine ? t("rematch-go") : t("rematch-join", { name: rematch.by });
}
