/** How it stands: round, phase, order of play and power, in the strip at the side. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { labelled, t } from "/static/js/words.js";
import { amounts, Icon, written } from "./icons.js";
import { Side } from "./pieces.js";
import { PHASES, reading } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** Round and phase, and on a narrow window order of play and power. */
export function Summary() {
  const now = reading.value;
  if (!now) return null;
  const { rounds } = now.printed.figures;
  return html`<div class=${`summary-strip summary-of-${now.players.length}`}>
    <ol class="summary-list summary-rounds" aria-label=${t("board-round", { number: now.round, of: rounds })}>
      ${[...Array(rounds).keys()].map(
        (
          number,
        ) => html`<li key=${number} class=${`summary-round ${number + 1 === now.round ? "is-current" : number + 1 < now.round ? "is-past" : ""}`}
        aria-current=${number + 1 === now.round ? "step" : undefined}>${number + 1}</li>`,
      )}
    </ol>
    <ol class="summary-list is-wrapped" aria-label=${t("board-phase")}>${PHASES.map(
      (phase) => html`<li key=${phase} class=${`summary-phase ${phase === now.phase ? "is-current" : ""}`}
      aria-current=${phase === now.phase ? "step" : undefined}>${t(`board-phase-${phase}`)}</li>`,
    )}</ol>
    ${isNarrow.value && html`<ol class="summary-list summary-players" aria-label=${t("board-order-of-play")}>${now.order.map((player) => html`<${Standing} key=${player} now=${now} player=${player} />`)}</ol>`}
  </div>`;
}

/** A player with his power, and whether he is to act, where the list of seats is not beside the board. @param {{now: Reading, player: string}} props */
function Standing({ now, player }) {
  const isActing = now.shown.actors.includes(now.players.indexOf(player));
  const ally = now.partiesOf(player)[1];
  return html`<li class=${`summary-player ${isActing ? "is-acting" : ""}`}>
    <${Thing} tag="span" ref=${`side:${player}`} label=${now.who(player)}><${Side} now=${now} party=${player} class="summary-side" /><//>
    ${ally && html`<${Ally} now=${now} ally=${ally} />`}
    <${Power} power=${now.player(player).power} />
  </li>`;
}

/** What everybody sees of a player: whether he is first, his ally, votes, nobles and power. @param {{seat: string}} props */
export function Score({ seat }) {
  const now = reading.value;
  if (!now || !(seat in now.view.players)) return null;
  const { power, votes, nobles } = now.player(seat);
  const ally = now.partiesOf(seat)[1];
  const goods = [
    { kind: "votes", label: t("head-votes"), value: votes },
    { kind: "noble", label: t("head-nobles"), value: nobles.length },
  ];
  return html`<${Thing} tag="span" class="summary-standing" ref=${`side:${seat}`} label=${labelled(now.who(seat), power)}><span class="summary-goods">
      ${now.view.first === seat && html`<span class="summary-first">1</span>`}
      ${ally && html`<${Ally} now=${now} ally=${ally} />`}${amounts(goods)}</span>
    <${Power} power=${power} /><//>`;
}

/** Round and phase, in the strip of a folded column. */
export function Brief() {
  const now = reading.value;
  return (
    now &&
    html`<b>${now.round}/${now.printed.figures.rounds}</b>${PHASES.includes(now.phase) && html`<span class="summary-brief">${t(`board-phase-${now.phase}`)}</span>`}`
  );
}

/** The seats in the order of play. */
export function order() {
  return reading.value?.order ?? [];
}

/** @param {{now: Reading, ally: string}} props */
function Ally({ now, ally }) {
  return html`<span class="summary-ally">+ <${Side} now=${now} party=${ally} isShort=${true} /></span>`;
}

/** @param {{power: number}} props */
function Power({ power }) {
  return html`<b class="summary-power"><${Icon} name="power" class="summary-crown" /><span class="visually-hidden">${t("head-power")} </span>${written(power)}</b>`;
}
