/** How it ended: where every point came from, and power over the rounds. */

import { Curve } from "/static/js/curve.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, t } from "/static/js/words.js";
import { accounts, standings, sumOf } from "./accounts.js";
import { Icon, signed, written } from "./icons.js";
import { Side } from "./pieces.js";
import { reading } from "./reading.js";

/** @import {Row} from "./accounts.js" */
/** @import {Reading} from "./reading.js" */

/** All points as a table, and a plot. */
export function End() {
  const now = reading.value;
  if (now?.step !== "over") return null;
  const rows = accounts(
    now.players,
    table.log.value.map((line) => line.say),
  );
  const power = (/** @type {string} */ player) => now.player(player).power;
  const players = now.order.toSorted((one, other) => power(other) - power(one));
  return html`<section class="panel lancaster-panel end-panel" aria-label=${t("board-final")}>
    <h2 class="lancaster-title">${t("board-final")}</h2>
    <div class="end-parts">
      <${Accounts} now=${now} players=${players} rows=${rows} />
      <${Plot} now=${now} rows=${rows} />
    </div>
  </section>`;
}

/** @param {{now: Reading, players: string[], rows: Row[]}} props */
function Accounts({ now, players, rows }) {
  const played = rows.filter((row) => !row.isFinal);
  const total = (/** @type {string} */ player) => {
    const isWinner = now.view.winners?.includes(player);
    return html`<td key=${player} class=${isWinner ? "is-winner" : ""}>
      ${isWinner ? html`<${Icon} name="power" class="end-crown" label=${t("board-winner")} />` : ""}${written(now.player(player).power)}</td>`;
  };
  return html`<table class="end-table">
    <thead><tr><th scope="col"><span class="visually-hidden">${t("board-final")}</span></th>${players.map((player) => html`<th key=${player} scope="col"><${Side} now=${now} party=${player} class="end-side" /></th>`)}</tr></thead>
    <tbody>
      ${played.map((row) => html`<${Source} key=${row.kind} row=${row} players=${players} />`)}
      <tr class="end-subtotal"><th scope="row">${t("board-final-before")}</th>${players.map((player) => html`<td key=${player}>${written(sumOf(played, player))}</td>`)}</tr>
      ${rows.filter((row) => row.isFinal).map((row) => html`<${Source} key=${row.kind} row=${row} players=${players} />`)}
    </tbody>
    <tfoot><tr><th scope="row">${t("board-final-total")}</th>${players.map(total)}</tr></tfoot>
  </table>`;
}

/** What one source has brought; during the game with its summands, round by round. @param {{row: Row, players: string[]}} props */
function Source({ row, players }) {
  return html`<tr><th scope="row">${t(`board-final-${row.kind}`)}</th>${players.map((player) => {
    const sum = sumOf([row], player);
    const each = row.by[player] ?? [];
    return html`<td key=${player}>${row.isFinal ? signed(sum) : html`${written(sum)}<small class="end-rounds">${each.join("+\u200b")}</small>`}</td>`;
  })}</tr>`;
}

/** Power over the rounds, and after the final scoring. @param {{now: Reading, rows: Row[]}} props */
function Plot({ now, rows }) {
  const runs = now.order.map((player) => ({ seat: player, name: name("side", player), values: standings(rows, player) }));
  const ticks = Array.from({ length: now.printed.figures.rounds + 1 }, (_, number) => String(number));
  const hasFinal = rows.some((row) => row.isFinal);
  const all = [...ticks, ...(hasFinal ? [t("board-plot-end")] : [])].map((short) => ({ short, long: short }));
  return html`<${Curve} label=${t("board-plot")} runs=${runs} ticks=${all} />`;
}
