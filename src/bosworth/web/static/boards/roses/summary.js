/** How the game stands, beside the board: all that is public about the players; on a narrow window turn, phase and scores in one line. */

import { html } from "/static/js/lib.js";
import { isNarrow } from "/static/js/ui.js";
import { name, t } from "/static/js/words.js";
import { RoseSign, Swatch } from "./glyph.js";
import { reading } from "./reading.js";
import { Tracks } from "./tracks.js";

/** @import {Reading} from "./reading.js" */

export function Summary() {
  const now = reading.value;
  return now && (isNarrow.value ? html`<${Strip} now=${now} />` : html`<${Tracks} now=${now} />`);
}

/** @param {{now: Reading}} props */
function Strip({ now }) {
  const { order, turn } = now.view;
  const king = now.kings.findLast(Boolean);
  return html`<div class="roses-summary">
    <b>${t("board-turn", { number: turn, of: now.numbers.turns })}</b> <span
      class="summary-phase">${t(`phase-${now.phase}`)}</span>
    ${king && html`<span title=${t("parliament-king")}><${RoseSign} house=${king} /></span>`}
    <span class="summary-scores">${order.map(
      (player) =>
        html`<span key=${player} title=${name("side", player)}><${Swatch} of=${player} /> ${now.of(player).score}</span>`,
    )}</span>
  </div>`;
}
