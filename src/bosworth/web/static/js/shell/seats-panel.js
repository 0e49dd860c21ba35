/** Who sits at the table: side, person or bot, here or away, thinking, to act. */

import { askTable } from "../deeds.js";
import { html } from "../lib.js";
import { table } from "../table-state.js";
import { t } from "../words.js";
import { personName, sideName } from "./names.js";

/** @import {Place} from "../types.js" */

export function SeatsPanel() {
  const room = table.room.value;
  const actors = table.shown.value?.actors ?? [];
  if (!room) return null;
  return html`<section class="seats-panel" aria-labelledby="seats-title">
    <h2 id="seats-title" class="visually-hidden">${t("seats-title")}</h2>
    <ul class="seats">
      ${room.places.map((place, number) => html`<${Seat} key=${place.seat} place=${place} number=${number} isActing=${actors.includes(number)} />`)}
    </ul>
    ${room.onlookers > 0 && html`<p class="onlookers">${t("seats-onlookers", { count: room.onlookers })}</p>`}
  </section>`;
}

/** @param {{place: Place, number: number, isActing: boolean}} props */
function Seat({ place, number, isActing }) {
  const isLooking = table.seat.value === number;
  return html`<li class=${`seat ${isActing ? "acting" : ""} ${isLooking ? "looking" : ""}`} data-seat=${place.seat}>
    <span class="swatch" aria-hidden="true"></span>
    <span class="seat-names">
      <strong>${sideName(place.seat)}</strong>
      <span class="seat-person"><bdi>${personName(place)}</bdi>${place.is_mine && html` · <em>${t("seat-you")}</em>`}</span>
      ${place.is_leaving && html`<span class="seat-person">${t("seat-leaving")}</span>`}
    </span>
    <${Presence} place=${place} isActing=${isActing} />
    ${place.is_mine && (place.kind === "away" || place.is_leaving) && html`<button type="button" class="button small" onClick=${() => askTable("back", { seat: number })}>${t("seat-back")}</button>`}
    ${place.is_thinking && html`<span class="thinking" role="img" aria-label=${t("seat-thinking")}></span>`}
  </li>`;
}

/** @param {{place: Place, isActing: boolean}} props */
function Presence({ place, isActing }) {
  const isOver = table.live.value?.step === "over";
  return html`<span class="seat-marks">
    ${isActing && !isOver && html`<span class="chip gold">${t("seat-acting")}</span>`}
    ${place.kind === "away" && html`<span class="chip">${t("seat-away")}</span>`}
    ${
      place.kind === "person" &&
      !place.is_mine &&
      html`<span class=${`presence ${place.is_here ? "here" : ""}`}
      role="img" aria-label=${t(place.is_here ? "seat-here" : "seat-gone")} title=${t(place.is_here ? "seat-here" : "seat-gone")}></span>`
    }
  </span>`;
}
