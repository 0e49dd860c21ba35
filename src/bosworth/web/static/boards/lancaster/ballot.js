/** A ballot: what the law would do to everyone, my sealed vote, who has voted, and the count when all are in. */

import { undo } from "/static/js/deeds.js";
import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { capital, listed, name, phrase, t } from "/static/js/words.js";
import { LastCount } from "./count.js";
import { Amount, Icon } from "./icons.js";
import { byPlayer, Effect, isForAll, pictureOf, shortly } from "./laws.js";
import { Side } from "./pieces.js";
import { now } from "./read.js";
import { Stepper } from "./tray.js";

/** The ballot that is held now. */
export function Ballot() {
  const board = now.value;
  if (board?.step !== "ballot") return null;
  const law = board.law(board.open.proposed[board.open.ballot]);
  const oldest = board.law(board.open.in_force[0]);
  return html`<div class="ballot">
    <${LawHead} law=${law} />
    <table class="ballot-table">
      <thead><tr>${board.order.map(
        (player) => html`<th key=${player} scope="col" class=${player === board.seat ? "me" : ""}>
        <${Side} party=${player} />${player === board.seat && html`<span class="you">${t("board-me")}</span>`}</th>`,
      )}</tr></thead>
      <tbody>
        <${Consequences} law=${law} title=${t("board-if-passes")} />
        ${oldest && html`<${Consequences} law=${oldest} title=${t("board-pushed-out", { law: name("law", oldest.id) })} />`}
        <${Voters} />
      </tbody>
    </table>
    ${board.isMine && html`<${Vote} />`}
    <${MyBallot} />
    <${LastCount} />
  </div>`;
}

/** The law that a decision is about. @param {{law: any}} props */
export function LawHead({ law }) {
  return html`<header class="ballot-head">
    <${Icon} name=${pictureOf(law)} />
    <div><h2 class="ballot-title">${name("law", law.id)}</h2><p class="ballot-text">${capital(name("law", law.id, "text"))}.</p></div>
  </header>`;
}

/** A line of the table that says what the next one tells. @param {{title: string}} props */
function Title({ title }) {
  return html`<tr><th scope="rowgroup" class="ballot-row" colspan=${now.value?.players}>${title}</th></tr>`;
}

/** What a law would bring to everyone now. @param {{law: any, title: string}} props */
function Consequences({ law, title }) {
  const board = now.value;
  const foretold = board?.foretold(law.id) ?? null;
  if (!board || !foretold) return null;
  const rows = byPlayer(foretold);
  const forAll = isForAll(rows) ? t("board-choice-for-all") : foretold[1].entries ? "" : shortly(foretold);
  return html`<${Title} title=${title} />
    <tr class="consequences">${
      forAll
        ? html`<td class="for-all" colspan=${board.players}>${forAll}</td>`
        : rows.map(
            ({ player, entries }) => html`<td key=${player} class=${player === board.seat ? "me" : ""}>
        <span class="consequence" aria-hidden="true">${entries.map((entry, number) => html`<span key=${number} title=${phrase(entry)}><${Effect} entry=${entry} /></span>`)}${entries.length === 0 && "–"}</span>
        <span class="visually-hidden">${listed(entries.map(phrase))}</span></td>`,
          )
    }</tr>`;
}

/** How many tokens everybody has, and who has voted. */
function Voters() {
  const board = now.value;
  if (!board) return null;
  const { ballots, votes } = board.view;
  const isOpen = (/** @type {number} */ player) => ballots[player] > 0 && (player !== board.seat || table.isPast.value);
  return html`<${Title} title=${t("board-tokens")} />
    <tr class="voters">${board.order.map(
      (player) => html`<td key=${player} class=${ballots[player] ? "sealed" : ""}>
      <${Amount} name="votes" value=${votes[player]} label=${t("head-votes")} />
      ${isOpen(player) ? html`<${Opened} ballot=${ballots[player]} />` : html`<small>${t(ballots[player] ? "board-sealed" : "board-not-voted")}</small>`}</td>`,
    )}</tr>`;
}

/** A ballot that is counted: what it says, and with how many tokens. @param {{ballot: number}} props */
function Opened({ ballot }) {
  const { isYes, tokens } = readBallot(ballot);
  return html`<small class="opened"><${Icon} name=${isYes ? "tick" : "cross"} /> <b>${t(isYes ? "board-yes" : "board-no")}</b>${tokens > 0 && ` +${tokens}`}</small>`;
}

/** @param {number} ballot */
const readBallot = (ballot) => ({ isYes: ((ballot - 1) & 1) === 1, tokens: (ballot - 1) >> 1 });

/** My vote: yes or no, then how many tokens. */
function Vote() {
  const board = now.value;
  if (!board) return null;
  return html`<div class="vote">
    <div class="vote-sides">
      <${Thing} tag="button" type="button" class="vote-side yes" ref="vote:yes" label=${t("board-yes")}><${Icon} name="tick" />${t("board-yes")}<//>
      <${Thing} tag="button" type="button" class="vote-side no" ref="vote:no" label=${t("board-no")}><${Icon} name="cross" />${t("board-no")}<//>
    </div>
    ${
      hand.holding().length > 0
        ? html`<div class="vote-tokens"><span class="vote-label"><${Icon} name="votes" />${t("board-tokens")}</span><${Stepper} prefix="tokens:" start=${0} act="board-seal" /></div>`
        : html`<p class="hint">${t("board-vote-hint")}</p>`
    }
  </div>`;
}

/** My own ballot, which I may still take back. */
function MyBallot() {
  const board = now.value;
  const mine = board?.seat === null ? 0 : board?.view.ballots[board.seat];
  if (!board || !(mine > 0)) return null;
  const { isYes, tokens } = readBallot(mine);
  return html`<p class="my-ballot"><${Icon} name=${isYes ? "tick" : "cross"} />
    ${t("board-my-ballot", { vote: t(isYes ? "board-yes" : "board-no"), number: tokens })}
    ${board.shown.undo > 0 && html`<button type="button" class="button small" onClick=${() => undo()}>${t("board-take-back")}</button>`}</p>`;
}
