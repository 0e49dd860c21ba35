/** Lancaster's board: the map, France, parliament, castles and the King, laid out for wide and narrow windows. */

import { html, useEffect } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { OtherCastles, OwnCastle } from "./castles.js";
import { France } from "./conflicts.js";
import { Displeasure, KingsCourt, Supply } from "./court.js";
import { Decision } from "./decision.js";
import { End, Summary } from "./end.js";
import { watchFlights } from "./flights.js";
import { Parliament } from "./laws.js";
import { Provinces } from "./map.js";
import { Hatchings } from "./pieces.js";
import { now } from "./read.js";
import { Details, Text } from "./text.js";
import { Tray } from "./tray.js";

/** What lies beside the map, in the order in which each phase needs it. @type {Record<string, Function[]>} */
const BESIDE = {
  placing: [OwnCastle, France, KingsCourt, Displeasure, Parliament, OtherCastles, Supply],
  parliament: [Parliament, France, OwnCastle, KingsCourt, Displeasure, OtherCastles, Supply],
  rewards: [OwnCastle, France, Parliament, KingsCourt, Displeasure, OtherCastles, Supply],
};

/** The whole board. */
function Board() {
  const board = now.value;
  useEffect(() => watchFlights(), []);
  if (!board) return null;
  const beside = BESIDE[board.phase] ?? BESIDE.rewards ?? [];
  return html`<div class="lancaster-box"><div class=${`lancaster phase-${board.phase} step-${board.step}`}>
    <${Hatchings} />
    <div class="map-side"><${Provinces} /></div>
    <div class="table-side">
      <div class="in-hand"><${Decision} /><${Tray} /></div>
      ${beside.map((Panel) => html`<${Panel} key=${Panel.name} />`)}
    </div>
  </div></div>`;
}

/**
 * The things that a line of the log speaks of.
 * @param {import("/static/js/types.js").Say} message
 */
function refs(message) {
  return hand.refsOf(message).filter((ref) => !ref.startsWith("side:") || message[0].startsWith("event-first"));
}

export default { Board, Summary, End, Text, Details, refs };
