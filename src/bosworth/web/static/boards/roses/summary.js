/** The game in one line: turn, phase and scores. */

import { html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { isNarrow } from "../../js/ui.js";
import { name, t } from "../../js/words.js";
import { facts } from "./facts.js";
import { RoseSign } from "./glyphs.js";
import { present } from "./scene.js";

/** A strip above the board of a narrow window; beside a wide one the tracks say all of this. */
export function Summary() {
  const shown = table.shown.value;
  if (!shown || !table.catalog.value || !isNarrow.value) return null;
  const model = present(shown);
  const king = model.kings.findLast(Boolean);
  return html`<div class="roses-summary">
    <b>${t("board-turn", { number: model.turn, of: facts().numbers.turns })}</b> <span
      class="summary-phase">${t(`phase-${model.phase}`)}</span>
    ${king && html`<span title=${t("parliament-king")}><${RoseSign} house=${king} /></span>`}
    <span class="summary-scores">${model.order.map(
      (player) => html`<span key=${player} title=${name("side", player)}><span
      class="swatch" data-seat=${player}></span> ${model.score[player]}</span>`,
    )}</span>
  </div>`;
}
