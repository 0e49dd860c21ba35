/** Lancaster's board: the map, France, parliament, castles and the King, laid out for wide and narrow windows. */

import { html } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { OtherCastles, OwnCastle } from "./castles.js";
import { France } from "./conflicts.js";
import { Displeasure, KingsCourt } from "./court.js";
import { Decision } from "./decision.js";
import { End, Summary } from "./end.js";
import { Parliament } from "./laws.js";
import { Provinces } from "./map.js";
import { Hatchings } from "./pieces.js";
import { now } from "./read.js";
import { Text } from "./text.js";
import { Tray } from "./tray.js";

/** The whole board. */
function Board() {
  const board = now.value;
  if (!board) return null;
  return html`<div class=${`lancaster phase-${board.phase}`}>
    <${Hatchings} />
    <div class="map-side"><${Provinces} /><${Preview} /></div>
    <div class="table-side">
      <div class="in-hand"><${Decision} /><${Tray} /></div>
      ${board.phase === "parliament" && html`<${Parliament} />`}
      <${France} />
      ${board.phase !== "parliament" && html`<${Parliament} />`}
      <${OwnCastle} />
      <${KingsCourt} />
      <${Displeasure} />
      <${OtherCastles} />
    </div>
  </div>`;
}

/** What the thing under the pointer would bring, or why it cannot be touched. */
function Preview() {
  const ref = hand.pointed.value;
  const [brings, reason] = ref ? [hand.outlook(ref), hand.reason(ref)] : ["", ""];
  if (!brings && !reason) return null;
  return html`<p class=${`preview-line ${brings ? "" : "closed"}`} aria-hidden="true">${brings || reason}</p>`;
}

/**
 * The things that a line of the log speaks of.
 * @param {import("/static/js/types.js").Say} message
 */
function refs(message) {
  return hand.refsOf(message).filter((ref) => !ref.startsWith("side:") || message[0].startsWith("event-first"));
}

export default { Board, Summary, End, Text, refs };
