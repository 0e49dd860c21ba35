/** How it ended: the final table, and power over the rounds. */

import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { t } from "/static/js/words.js";
import { Icon, signed, written } from "./icons.js";
import { Charge, Side } from "./pieces.js";
import { reading } from "./reading.js";

/** @import {Reading} from "./reading.js" */

const SCORED = ["chivalry", "extensions", "nobles", "seals", "dishonour"];

/** The final scoring as a table, and a plot. */
export function End() {
  const now = reading.value;
  if (now?.step !== "over") return null;
  const finals = table.log.value.filter(({ say: [id] }) => id === "event-final").map(({ say: [, args] }) => args);
  const points = (/** @type {string} */ kind, /** @type {string} */ player) =>
    finals.find((args) => args.kind === kind && args.player === player)?.number ?? 0;
  const kinds = SCORED.filter((kind) => finals.some((args) => args.kind === kind));
  const power = (/** @type {string} */ player) => now.player(player).power;
  const players = now.order.toSorted((one, other) => power(other) - power(one));
  const before = (/** @type {string} */ player) => power(player) - kinds.reduce((sum, kind) => sum + points(kind, player), 0);
  const total = (/** @type {string} */ player) => {
    const isWinner = now.view.winners?.includes(player);
    return html`<td key=${player} class=${isWinner ? "is-winner" : ""}>
      ${isWinner ? html`<${Icon} name="power" class="end-crown" label=${t("board-winner")} />` : ""}${written(power(player))}</td>`;
  };
  return html`<section class="panel lancaster-panel end-panel" aria-label=${t("board-final")}>
    <h2 class="lancaster-title">${t("board-final")}</h2>
    <div class="end-parts">
      <table class="end-table">
        <thead><tr><th scope="col"><span class="visually-hidden">${t("board-final")}</span></th>${players.map((player) => html`<th key=${player} scope="col"><${Side} now=${now} party=${player} class="end-side" /></th>`)}</tr></thead>
        <tbody>
          <tr><th scope="row">${t("board-final-before")}</th>${players.map((player) => html`<td key=${player}>${before(player)}</td>`)}</tr>
          ${kinds.map((kind) => html`<tr key=${kind}><th scope="row">${t(`board-final-${kind}`)}</th>${players.map((player) => html`<td key=${player}>${signed(points(kind, player))}</td>`)}</tr>`)}
        </tbody>
        <tfoot><tr><th scope="row">${t("board-final-total")}</th>${players.map(total)}</tr></tfoot>
      </table>
      <${Plot} now=${now} />
    </div>
  </section>`;
}

/** The power of all players at the end of each round, and at the very end. @param {Reading} now @returns {Record<string, number>[]} */
function history({ players, printed }) {
  /** @type {Record<string, number>} */
  const present = Object.fromEntries(players.map((player) => [player, 0]));
  const found = [];
  for (const { say } of table.log.value) {
    const [id, args] = say;
    if (id === "event-round") found.push({ ...present });
    if (id !== "event-power" && id !== "event-final") continue;
    if (id === "event-final" && found.length === printed.figures.rounds) found.push({ ...present });
    present[args.player] = (present[args.player] ?? 0) + args.number;
  }
  return [...found, present];
}

/** Power over the rounds. @param {{now: Reading}} props */
function Plot({ now }) {
  const points = history(now);
  if (points.length < 2) return null;
  const [wide, high] = [460, 240];
  const values = points.flatMap(Object.values);
  const [least, most] = [Math.min(0, ...values), Math.max(10, ...values)];
  const x = (/** @type {number} */ number) => 40 + (number * (wide - 70)) / (points.length - 1);
  const y = (/** @type {number} */ value) => high - 28 - ((value - least) * (high - 50)) / (most - least);
  const label = (/** @type {number} */ number) =>
    number === points.length - 1 && points.length > now.printed.figures.rounds + 1 ? t("board-plot-end") : String(number);
  const ticks = [...new Set([0, Math.round(most / 2), most])];
  return html`<figure class="end-plot"><figcaption class="end-plot-title">${t("board-plot")}</figcaption>
    <svg viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${t("board-plot")}>
      ${ticks.map((value) => html`<g key=${value}><path class="end-grid" d=${`M40 ${y(value)}H${wide - 24}`} /><text class="end-tick" x="34" y=${y(value) + 4}>${value}</text></g>`)}
      ${points.map((_, number) => html`<text key=${number} class="end-tick is-round" x=${x(number)} y=${high - 6}>${label(number)}</text>`)}
      ${now.order.map((player) => {
        const at = points.map((power, number) => ({ left: x(number), top: y(power[player] ?? 0) }));
        return html`<g key=${player} data-seat=${player}>
        <path class=${`end-line end-line-${player}`} d=${`M${at.map(({ left, top }) => `${left} ${top}`).join("L")}`} />
        ${at.map(({ left, top }, number) => html`<g key=${number} transform=${`translate(${left - 7} ${top - 7})`}><${Charge} colour=${player} /></g>`)}
      </g>`;
      })}
    </svg></figure>`;
}
