/** How it stands and how it ended: the strip at the side, the final table, and power over the rounds. */

import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { t } from "/static/js/words.js";
import { Icon, signed, written } from "./icons.js";
import { Charge, Side } from "./pieces.js";
import { now, PHASES } from "./read.js";

const SCORED = ["chivalry", "extensions", "nobles", "seals", "dishonour"];

/** Round, phase, order of play and power. */
export function Summary() {
  const board = now.value;
  if (!board) return null;
  const round = Math.max(1, board.open.round);
  const most = Math.max(20, ...board.open.power.slice(0, board.players));
  return html`<div class=${`standings of-${board.players}`}>
    <ol class="rounds" aria-label=${t("board-round", { number: round, of: board.figures.rounds })}>
      ${[...Array(board.figures.rounds).keys()].map(
        (number) => html`<li key=${number} class=${`round ${number + 1 === round ? "current" : number + 1 < round ? "past" : ""}`}
        aria-current=${number + 1 === round ? "step" : undefined}>${number + 1}</li>`,
      )}
    </ol>
    <ol class="phases" aria-label=${t("board-phase")}>${PHASES.map(
      (phase) => html`<li key=${phase} class=${`phase ${phase === board.phase ? "current" : ""}`}
      aria-current=${phase === board.phase ? "step" : undefined}>${t(`board-phase-${phase}`)}</li>`,
    )}</ol>
    <ol class="standing" aria-label=${t("board-order-of-play")}>${board.order.map((player) => html`<${Standing} key=${player} player=${player} most=${most} />`)}</ol>
  </div>`;
}

/** A player with his power, and whether he is to act. @param {{player: number, most: number}} props */
function Standing({ player, most }) {
  const board = now.value;
  if (!board) return null;
  const power = board.open.power[player];
  return html`<li class=${board.shown.actors.includes(player) ? "acting" : ""}>
    <${Thing} tag="span" class="standing-name" ref=${`side:${board.colour(player)}`} label=${board.who(player)}><${Side} party=${player} /><//>
    ${board.players === 2 && html`<span class="with-ally" title=${board.who(player + 2)}>+ <${Side} party=${player + 2} isShort=${true} /></span>`}
    <span class="power-track" aria-hidden="true"><span class="power-fill" data-seat=${board.colour(player)}
      style=${{ width: `${Math.max(0, (100 * power) / most)}%` }}></span></span>
    <b class="power-value" title=${t("head-power")}><span class="visually-hidden">${t("head-power")} </span>${written(power)}</b>
  </li>`;
}

/** The final scoring as a table, and a plot. */
export function End() {
  const board = now.value;
  if (board?.step !== "over") return null;
  const finals = table.log.value.filter(({ say: [id] }) => id === "event-final").map(({ say: [, args] }) => args);
  const points = (/** @type {string} */ kind, /** @type {number} */ player) =>
    finals.find((args) => args.kind === kind && args.player === board.colour(player))?.number ?? 0;
  const kinds = SCORED.filter((kind) => finals.some((args) => args.kind === kind));
  const players = board.order.toSorted((one, other) => board.open.power[other] - board.open.power[one]);
  const before = (/** @type {number} */ player) =>
    board.open.power[player] - kinds.reduce((sum, kind) => sum + points(kind, player), 0);
  return html`<section class="panel end" aria-label=${t("board-final")}>
    <h2 class="panel-title">${t("board-final")}</h2>
    <div class="end-parts">
      <table class=${`final-table of-${players.length}`}>
        <thead><tr><th scope="col"><span class="visually-hidden">${t("board-final")}</span></th>${players.map((player) => html`<th key=${player} scope="col"><${Side} party=${player} /></th>`)}</tr></thead>
        <tbody>
          <tr><th scope="row">${t("board-final-before")}</th>${players.map((player) => html`<td key=${player}>${before(player)}</td>`)}</tr>
          ${kinds.map((kind) => html`<tr key=${kind}><th scope="row">${t(`board-final-${kind}`)}</th>${players.map((player) => html`<td key=${player}>${signed(points(kind, player))}</td>`)}</tr>`)}
        </tbody>
        <tfoot><tr><th scope="row">${t("board-final-total")}</th>${players.map(
          (player) => html`<td key=${player} class=${(board.open.winners >> player) & 1 ? "winner" : ""}>
          ${(board.open.winners >> player) & 1 ? html`<${Icon} name="power" label=${t("board-winner")} />` : ""}${written(board.open.power[player])}</td>`,
        )}</tr></tfoot>
      </table>
      <${Plot} />
    </div>
  </section>`;
}

/** By player: the power at the end of each round, and at the very end. @returns {number[][]} */
function history() {
  const board = now.value;
  if (!board) return [];
  const colours = board.printed.colours.slice(0, board.players);
  /** @type {number[]} */
  const present = colours.map(() => 0);
  /** @type {number[][]} */
  const found = [];
  for (const {
    say: [id, args],
  } of table.log.value) {
    if (id === "event-round") found.push([...present]);
    const player = colours.indexOf(args.player);
    if ((id === "event-power" || id === "event-final") && player >= 0) {
      if (id === "event-final" && found.length === board.figures.rounds) found.push([...present]);
      present[player] = (present[player] ?? 0) + args.number;
    }
  }
  return [...found, [...present]];
}

/** Power over the rounds. */
function Plot() {
  const board = now.value;
  const points = history();
  if (!board || points.length < 2) return null;
  const [wide, high] = [460, 240];
  const values = points.flat();
  const [least, most] = [Math.min(0, ...values), Math.max(10, ...values)];
  const x = (/** @type {number} */ number) => 40 + (number * (wide - 70)) / (points.length - 1);
  const y = (/** @type {number} */ value) => high - 28 - ((value - least) * (high - 50)) / (most - least);
  const label = (/** @type {number} */ number) =>
    number === points.length - 1 && points.length > board.figures.rounds + 1 ? t("board-plot-end") : String(number);
  const ticks = [...new Set([0, Math.round(most / 2), most])];
  return html`<figure class="plot"><figcaption>${t("board-plot")}</figcaption>
    <svg viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${t("board-plot")}>
      ${ticks.map((value) => html`<g key=${value}><path class="plot-grid" d=${`M40 ${y(value)}H${wide - 24}`} /><text class="plot-tick" x="34" y=${y(value) + 4}>${value}</text></g>`)}
      ${points.map((_, number) => html`<text key=${number} class="plot-round" x=${x(number)} y=${high - 6}>${label(number)}</text>`)}
      ${board.order.map(
        (player) => html`<g key=${player} data-seat=${board.colour(player)}>
        <path class=${`plot-line line-${player}`} d=${points.map((at, number) => `${number ? "L" : "M"}${x(number)} ${y(at[player] ?? 0)}`).join("")} />
        ${points.map((at, number) => html`<g key=${number} transform=${`translate(${x(number) - 7} ${y(at[player] ?? 0) - 7})`}><${Charge} colour=${board.colour(player)} /></g>`)}
      </g>`,
      )}
    </svg></figure>`;
}
