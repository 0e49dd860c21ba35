/** Lancaster's board: the map with my castle below it, France, parliament, the King and the others beside; one column if narrow. */

import { hand } from "/static/js/hand.js";
import { effect, html, useEffect } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { goesAlone } from "./alone.js";
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
import { Sections } from "./sections.js";
import { Details, Text } from "./text.js";
import { Tray } from "./tray.js";

/** The whole board. */
function Board() {
  const board = now.value;
  useEffect(() => watchFlights(), []);
  useEffect(() => watchLoneKnights(), []);
  useEffect(showDecision, [board?.isMine && [board.step, board.open.ballot, board.open.law, board.open.province].join(" ")]);
  if (!board) return null;
  return html`<div class="lancaster-box"><div class=${`lancaster phase-${board.phase} step-${board.step}`}>
    <${Hatchings} />
    <${Sections} />
    <div class="map-side">
      <div class="provinces"><${Provinces} /></div>
      <${Own} />
    </div>
    <div class="table-side">
      <${Decision} /><${France} /><${Parliament} /><${KingsCourt} /><${Displeasure} /><${OtherCastles} /><${Supply} />
    </div>
  </div></div>`;
}

/** Whenever an act of mine is done: if a knight was placed who can only go alone, let him go. */
function watchLoneKnights() {
  /** @type {import("/static/js/types.js").Shown | null} */
  let before = null;
  return effect(() => {
    const shown = table.live.value;
    if (hand.pending.value) before ??= shown;
    if (hand.pending.value || shown === before) return;
    const form = before && shown ? goesAlone(before, shown) : "";
    before = null;
    if (form) queueMicrotask(() => hand.send(form));
  });
}

/** When something new is for me to decide, scroll to where it is decided. */
function showDecision() {
  if (!now.value?.isMine) return;
  for (const place of [".board", ".lancaster .table-side"]) document.querySelector(place)?.scrollTo({ top: 0 });
}

/** What lies before me: my court and my castle. */
function Own() {
  const board = now.value;
  if (!board || board.seat === null) return null;
  return html`<div class="own" data-seat=${board.colour(board.seat)}><${Tray} /><${OwnCastle} /></div>`;
}

/**
 * The things that a line of the log speaks of.
 * @param {import("/static/js/types.js").Say} message
 */
function refs(message) {
  return hand.refsOf(message).filter((ref) => !ref.startsWith("side:") || message[0] === "event-first-player");
}

/**
 * The prompt of a ballot or a law without its sentence, which stands on the board.
 * @param {import("/static/js/types.js").Shown} shown
 * @returns {import("/static/js/types.js").Say | null}
 */
function prompt({ prompt: [id, args] }) {
  return id === "prompt-ballot" || id === "prompt-law" ? [`board-${id}`, args] : null;
}

/** The ballot has its own buttons. @param {import("/static/js/types.js").Shown} shown */
function hideButtons({ step }) {
  return step === "ballot";
}

export default { Board, Summary, End, Text, Details, prompt, hideButtons, refs };
