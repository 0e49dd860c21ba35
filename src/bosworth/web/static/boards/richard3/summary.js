/** Where we are, in one short strip, and on a wide window what is to be decided or has just been shown. */

import { html } from "/static/js/lib.js";
import { prefs } from "/static/js/prefs.js";
import { isNarrow } from "/static/js/ui.js";
import { say, t } from "/static/js/words.js";
import { Asked } from "./panels.js";
import { Turns } from "./phases.js";
import { Crown, Rose } from "./pieces.js";
import { reading, SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** What is decided stands beside the map, so that nothing on it is covered. */
export function Summary() {
  const now = reading.value;
  if (!now) return null;
  const isBoardDrawn = !isNarrow.value && prefs.value.text !== "on";
  return html`<${Standing} now=${now} />${isBoardDrawn && html`<${Asked} now=${now} />`}`;
}

/** Campaign, turn and scores: in words at the side, as a row of turns on a narrow window. @param {{now: Reading}} props */
function Standing({ now }) {
  const { campaign: number, campaigns: of, scores, king_side: kingSide } = now.view;
  return html`<div class="summary-standing">
    ${
      isNarrow.value
        ? html`<b title=${t("board-campaign", { number, of })}>${now.year}</b><${Turns} now=${now} />`
        : html`<span>${say(["board-date", now.date])}</span>`
    }
    <span class="summary-scores">${SIDES.map((side) => html`<span key=${side} class="summary-score"><${Rose} side=${side} /> <b>${scores[side]}</b>${kingSide === side && html` <${Crown} />`}</span>`)}</span>
  </div>`;
}
