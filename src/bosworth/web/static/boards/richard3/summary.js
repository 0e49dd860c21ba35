/** Where we are, in one short strip, and on a wide window what is to be decided or has just been shown. */

import { html } from "/static/js/lib.js";
import { prefs } from "/static/js/prefs.js";
import { isNarrow } from "/static/js/ui.js";
import { say, t } from "/static/js/words.js";
import { Asked, isAsked } from "./panels.js";
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

/** Whether the summary has something to be decided or to be told. */
export const asks = () => reading.value !== null && isAsked(reading.value);

/** Campaign and turn: in words at the side, as a row of turns with the scores on a narrow window. @param {{now: Reading}} props */
function Standing({ now }) {
  if (!isNarrow.value) return html`<p class="summary-standing">${say(["board-date", now.date])}</p>`;
  const { campaign: number, campaigns: of } = now.view;
  return html`<div class="summary-standing">
    <b title=${t("board-campaign", { number, of })}>${now.year}</b><${Turns} now=${now} />
    <span class="summary-scores">${SIDES.map((side) => html`<span key=${side} class="summary-score"><${Rose} side=${side} /> <${Score} seat=${side} /></span>`)}</span>
  </div>`;
}

/** The nobles that a side holds, and whether it has the crown. @param {{seat: string}} props */
export function Score({ seat }) {
  const now = reading.value;
  const side = SIDES.find((one) => one === seat);
  return now && side && html`<b>${now.view.scores[side]}</b>${now.view.king_side === side && html` <${Crown} />`}`;
}

/** The year, and how many turns of how many. */
export function Brief() {
  const now = reading.value;
  return now && html`<b>${now.year}</b><br />${now.date.turn}/${now.date.turns}`;
}
