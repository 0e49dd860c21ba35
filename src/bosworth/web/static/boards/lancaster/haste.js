/** What the page does without being asked, since there is no choice: it answers after a pause, and takes up the last piece. */

import { hand } from "/static/js/hand.js";
import { effect } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { curtain } from "/static/js/ui.js";
import { onlyAnswer, onlyPiece } from "./forced.js";

/** How long a question without a choice is seen before it is answered. */
const PAUSE = 700;

/** Whether a hand could touch something now. */
const isFree = () => !table.isPast.value && !hand.pending.value && curtain.value === null;

/** Watch what is put before me. What is come back to by undoing is asked. */
export function watchHaste() {
  let at = -1;
  let isAsked = false;
  let timer = 0;
  return effect(() => {
    const shown = table.live.value;
    clearTimeout(timer);
    if (!shown) return;
    if (shown.at !== at) isAsked = shown.at < at;
    at = shown.at;
    const [answer, piece] = [onlyAnswer(shown), onlyPiece(shown)];
    if (!isFree() || isAsked || (!answer && !piece)) return;
    const act = () => {
      isAsked = true;
      if (answer) void hand.send(answer);
      else if (hand.holding().length === 0) hand.tap(piece);
    };
    timer = setTimeout(act, answer && shown.step !== "retinue" ? PAUSE : 0);
  });
}
