/** A turning point of the analysis on the board: the moment of the decision, with what would have been better drawn as a hint is. */

import { hand } from "./hand.js";
import { batch, effect, signal } from "./lib.js";
import { table } from "./table-state.js";
import { closeTheatre, isSettled, openTheatre, play } from "./theatre.js";
import { dialog } from "./ui.js";

/** @import {TurningPoint} from "./chances.js" */

/** The one that is looked at, until the replay is left. @type {import("../vendor/signals.js").Signal<TurningPoint | null>} */
export const turning = signal(null);
/** The one that was looked at last. @type {TurningPoint | null} */
let last = null;

/** Whether this is where somebody comes back to. @param {TurningPoint} turn */
export const wasLookedAt = (turn) => last?.at === turn.at && last.seat === turn.seat;

/** Show the moment at which it was decided, through the eyes of whoever did. @param {TurningPoint} turn */
export async function lookAt(turn) {
  last = turn;
  const { at, seat } = turn;
  await openTheatre("replay", { from: 0, to: table.live.value?.at ?? at, at, seat, isAfter: true });
  if (play.value?.kind === "replay") turning.value = turn;
}

/** Leave the moment for the list of all. */
export function backToAnalysis() {
  closeTheatre();
  dialog.value = "analysis";
}

/** Whoever leaves the replay has looked enough. */
effect(() => {
  if (!turning.value || play.value?.kind === "replay") return;
  batch(() => {
    turning.value = null;
    hand.advise(null);
  });
});

effect(() => {
  const turn = turning.value;
  const now = play.value;
  if (!turn) return;
  const isThere = now?.at === turn.at && now.seat === turn.seat && isSettled.value;
  hand.advise(isThere ? asHint(turn) : null);
});

/** @param {TurningPoint} turn */
function asHint({ seat, at, better: { acts } }) {
  const [first, ...chain] = acts;
  if (!first) return null;
  return {
    seat,
    rev: at,
    form: first.form,
    path: first.path,
    reasons: [],
    plan: acts.map(({ form }) => form),
    chain,
    chances: [],
  };
}
