/** How it stands: round, phase, order of play and power, in the strip at the side. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { t } from "/static/js/words.js";
import { amounts, Icon, written } from "./icons.js";
import { Side } from "./pieces.js";
import { PHASES, reading } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** So many kinds of goods have room beside a name. */
const FEW = 3;
/** The most power for which the bars have room at least. */
const ROOM = 20;

/** Round, phase, order of play and power. */
export function Summary() {
  const now = reading.value;
  if (!now) return null;
  const { rounds } = now.printed.figures;
  const most = Math.max(ROOM, ...now.players.map((player) => now.player(player).power));
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
    <ol class="summary-list summary-players" aria-label=${t("board-order-of-play")}>${now.order.map((player) => html`<${Standing} key=${player} now=${now} player=${player} most=${most} />`)}</ol>
  </div>`;
}

/** A player with what everybody sees of him (what is behind my screen lies in my tray), and whether he is to act. @param {{now: Reading, player: string, most: number}} props */
function Standing({ now, player, most }) {
  const { power, nobles } = now.player(player);
  const isActing = now.shown.actors.includes(now.players.indexOf(player));
  const ally = now.partiesOf(player)[1];
  const seen = now.goods(player).filter(({ kind, value }) => value !== null && (player !== now.me || kind === "votes"));
  const goods = [...seen, { kind: "noble", label: t("head-nobles"), value: nobles.length }];
  return html`<li class=${`summary-player ${isActing ? "is-acting" : ""} ${goods.length > FEW ? "has-much" : ""}`}>
    <span class="summary-name"><${Thing} tag="span" ref=${`side:${player}`} label=${now.who(player)}><${Side} now=${now} party=${player} class="summary-side" /><//>
      ${now.view.first === player && html`<span class="summary-first" title=${t("board-first")}>1</span>`}
      ${player === now.me && html`<span class="summary-me">${t("board-me")}</span>`}
      ${ally && html`<span class="summary-ally" title=${now.who(ally)}>+ <${Side} now=${now} party=${ally} isShort=${true} /></span>`}</span>
    <span class="summary-goods">${amounts(goods)}</span>
    <b class="summary-power" title=${t("head-power")}><${Icon} name="power" class="summary-crown" /><span class="visually-hidden">${t("head-power")} </span>${written(power)}</b>
    <span class="summary-track" aria-hidden="true"><span class="summary-fill" data-seat=${player}
      style=${{ width: `${Math.max(0, (100 * power) / most)}%` }}></span></span>
  </li>`;
}
