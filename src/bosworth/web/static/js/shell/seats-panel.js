/** Who sits at the table and how he stands: side, person or bot, score, here or away, thinking, to act. */

import { askTable } from "../deeds.js";
import { hand } from "../hand.js";
import { html } from "../lib.js";
import { table } from "../table-state.js";
import { Thing } from "../thing.js";
import { toast } from "../ui.js";
import { t } from "../words.js";
import { personName, sideName } from "./names.js";
import { Seconds, thinkingSince } from "./seconds.js";
import { Sign } from "./sign.js";

/** @import {Place} from "../types.js" */
/** @import {BoardModule} from "../shell.js" */

/** From so many seats on each has one line only. */
const MANY = 4;

/** All places with their numbers, in the order in which the board wants them told. @param {BoardModule} board */
export function inOrder(board) {
  const places = (table.room.value?.places ?? []).map((place, number) => ({ place, number }));
  const order = board.order?.() ?? [];
  const rank = (/** @type {{place: Place}} */ { place: { seat } }) => (order.includes(seat) ? order.indexOf(seat) : order.length);
  return places.sort((one, other) => rank(one) - rank(other));
}

/** @param {{board: BoardModule}} props */
export function SeatsPanel({ board }) {
  const room = table.room.value;
  const actors = table.shown.value?.actors ?? [];
  if (!room) return null;
  return html`<section aria-labelledby="seats-title">
    <h2 id="seats-title" class="visually-hidden">${t("seats-title")}</h2>
    <ul class=${`seats ${room.places.length < MANY ? "" : "are-many"}`}>
      ${inOrder(board).map(
        ({ place, number }) =>
          html`<${Seat} key=${place.seat} place=${place} number=${number} isActing=${actors.includes(number)} Score=${board.Score} />`,
      )}
    </ul>
    ${room.onlookers > 0 && html`<p class="onlookers">${t("seats-onlookers", { count: room.onlookers })}</p>`}
  </section>`;
}

/** @param {{place: Place, number: number, isActing: boolean, Score: BoardModule["Score"]}} props */
function Seat({ place, number, isActing, Score }) {
  const isLooking = table.seat.value === number;
  return html`<li class=${`seat ${isActing ? "acting" : ""} ${isLooking ? "looking" : ""}`} data-seat=${place.seat}>
    <span class="swatch" aria-hidden="true"></span>
    <span class="seat-names">
      <span class="seat-side"><${SideName} seat=${place.seat} /> <${Presence} place=${place} isActing=${isActing} /></span>
      <span class="seat-person"><bdi>${personName(place)}</bdi>${place.is_mine && html` · <em>${t("seat-you")}</em>`}</span>
      ${place.is_leaving && html`<span class="seat-person">${t("seat-leaving")}</span>`}
    </span>
    ${Score && html`<span class="seat-score"><${Score} seat=${place.seat} /></span>`}
    ${place.is_mine && (place.kind === "away" || place.is_leaving) && html`<button type="button" class="button small" onClick=${() => askTable("back", { seat: number })}>${t("seat-back")}</button>`}
    ${place.is_thinking && html`<span class="thinking" role="img" aria-label=${t("seat-thinking")}></span>`}
  </li>`;
}

/** The name of a side, which can be touched where an offer asks for a side. @param {{seat: string}} props */
function SideName({ seat }) {
  const ref = `side:${seat}`;
  const name = sideName(seat);
  if (hand.lit(ref)) return html`<${Thing} tag="strong" ref=${ref} label=${name}>${name}<//>`;
  return html`<strong class=${hand.focused(ref) ? "focused" : ""}>${name}</strong>`;
}

/** What a seat has more than the rules give it, by agreement of the table: told in words to whoever touches it. @param {{seat: string}} props */
function Favour({ seat }) {
  const { favoured, favour } = table.room.value?.options ?? {};
  if (favoured !== seat) return null;
  const words = t("seat-favoured", { favour: t(`choice-favour-${favour}`) });
  return html`<button type="button" class="chip seat-favour" aria-label=${words} title=${words} onClick=${() => toast(words)}>${t("seat-favour")}</button>`;
}

/** That it is a seat's turn; of a bot that thinks for longer than a second, for how long. @param {{place: Place}} props */
function Acting({ place }) {
  const sign = html`<${Sign} of="play" />`;
  return place.is_thinking ? html`<${Seconds} since=${thinkingSince(place.seat)} before=${sign} />` : sign;
}

/** @param {{place: Place, isActing: boolean}} props */
function Presence({ place, isActing }) {
  const isOver = table.live.value?.step === "over";
  return html`<span class="seat-marks">
    ${isActing && !isOver && html`<span class="chip gold" role="img" aria-label=${t("seat-acting")} title=${t("seat-acting")}><${Acting} place=${place} /></span>`}
    <${Favour} seat=${place.seat} />
    ${place.kind === "away" && html`<span class="chip">${t("seat-away")}</span>`}
    ${
      place.kind === "person" &&
      !place.is_mine &&
      html`<span class=${`presence ${place.is_here ? "here" : ""}`}
      role="img" aria-label=${t(place.is_here ? "seat-here" : "seat-gone")} title=${t(place.is_here ? "seat-here" : "seat-gone")}></span>`
    }
  </span>`;
}
