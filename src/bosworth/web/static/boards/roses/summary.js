/** How the game stands, beside the board: turn, phase and stocks; on a narrow window turn, phase and scores in one line. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { labelled, t } from "/static/js/words.js";
import { describePlayer } from "./describe.js";
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
    ${!now.isOver && html`<${Thing} tag="b" ref="track:turns" label=${t("board-turn", { number: turn, of: now.numbers.turns })}>${t("board-turn", { number: turn, of: now.numbers.turns })}<//>`} <${Thing} tag="span"
      class="summary-phase" ref="track:phases" label=${labelled(t("roses-phases"), t(`phase-${now.phase}`))}>${t(`phase-${now.phase}`)}<//>
    ${king && html`<${RoseSign} house=${king} />`}
    <span class="summary-scores">${order.map(
      (player) =>
        html`<${Thing} key=${player} tag="span" ref=${`side:${player}`} label=${describePlayer(now, player)}><${Swatch} of=${player} /> ${now.of(player).score}<//>`,
    )}</span>
  </div>`;
}

/** Turn and phase, as short as can be. */
export function Brief() {
  const now = reading.value;
  return now && html`<b>${t("turn-numeral", { number: now.view.turn })}</b><br />${t(`phase-${now.phase}`)}`;
}

/** The seats in turn order, each where its first player is. */
export function order() {
  const now = reading.value;
  const seatOf = (/** @type {string} */ player) =>
    Object.entries(now?.led ?? {}).find(([, players]) => players.includes(player))?.[0];
  return [...new Set((now?.view.order ?? []).map((player) => seatOf(player) ?? player))];
}
