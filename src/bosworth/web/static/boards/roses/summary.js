/** The game in one line: turn, phase and scores. */

import { html } from "/static/js/lib.js";
import { isNarrow } from "/static/js/ui.js";
import { name, t } from "/static/js/words.js";
import { RoseSign, Swatch } from "./glyph.js";
import { reading } from "./reading.js";

/** A strip above the board of a narrow window; beside a wide one the tracks say all of this. */
export function Summary() {
  const now = reading.value;
  if (!now || !isNarrow.value) return null;
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
