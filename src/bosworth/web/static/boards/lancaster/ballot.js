/** A ballot: what the law would do to everyone, my sealed vote, who has voted, and the count when all are in. */

import { html } from "/static/js/lib.js";
import { undo } from "/static/js/deeds.js";
import { hand } from "/static/js/hand.js";
import { Thing } from "/static/js/thing.js";
import { capital, name, phrase, t } from "/static/js/words.js";
import { LastCount } from "./count.js";
import { Amount, Icon } from "./icons.js";
import { byPlayer, Effect, isForAll, pictureOf, shortly } from "./laws.js";
import { Side } from "./pieces.js";
import { now } from "./read.js";
import { Stepper } from "./tray.js";

/** The ballot that is held now. */
export function Ballot() {
  const board = now.value;
  if (!board || board.step !== "ballot") return null;
  const law = board.law(board.open.proposed[board.open.ballot]);
  const oldest = board.law(board.open.in_force[0]);
  return html`<div class="ballot">
    <header class="ballot-head">
      <${Icon} name=${pictureOf(law)} />
      <div><h2 class="ballot-title">${name("law", law.id)}</h2><p class="ballot-text">${capital(name("law", law.id, "text"))}.</p></div>
    </header>
    <${Consequences} law=${law} title=${t("board-if-passes")} />
    ${oldest && html`<${Consequences} law=${oldest} title=${t("board-pushed-out", { law: name("law", oldest.id) })} />`}
    ${board.isMine && html`<${Vote} />`}
    <${Voters} />
    <${LastCount} />
  </div>`;
}

/** What a law would bring to everyone now. @param {{law: any, title: string}} props */
function Consequences({ law, title }) {
  const board = now.value;
  const foretold = board?.foretold(law.id) ?? null;
  if (!board || !foretold) return null;
  const isOpen = isForAll(byPlayer(foretold));
  return html`<div class="consequences">
    <h3 class="consequences-title">${title}</h3>
    ${isOpen && html`<p class="foretold none">${t("board-choice-for-all")}</p>`}
    ${isOpen ? "" : foretold[1].entries ? html`<ul class="consequence-list">
      ${byPlayer(foretold).map(({ player, entries }) => html`<li key=${player} class=${player === board.seat ? "me" : ""}>
        <${Side} party=${player} />
        ${player === board.seat && html`<span class="you">${t("board-me")}</span>`}
        <span class="consequence">${entries.length ? entries.map((entry, number) => html`<span key=${number} title=${phrase(entry)}><${Effect} entry=${entry} /></span>`) : "–"}</span>
        <span class="visually-hidden">${entries.map(phrase).join("; ")}</span>
      </li>`)}
    </ul>` : html`<p class="foretold none">${shortly(foretold)}</p>`}
  </div>`;
}

/** My vote: yes or no, then how many tokens. */
function Vote() {
  const board = now.value;
  if (!board) return null;
  return html`<div class="vote">
    <div class="vote-sides">
      <${Thing} tag="button" type="button" class="vote-side yes" ref="vote:yes" label=${t("board-yes")}><${Icon} name="tick" />${t("board-yes")}<//>
      <${Thing} tag="button" type="button" class="vote-side no" ref="vote:no" label=${t("board-no")}><${Icon} name="cross" />${t("board-no")}<//>
    </div>
    ${hand.holding().length > 0
      ? html`<div class="vote-tokens"><span class="vote-label"><${Icon} name="votes" />${t("board-tokens")}</span><${Stepper} prefix="tokens:" start=${0} act="board-seal" /></div>`
      : html`<p class="hint">${t("board-vote-hint")}</p>`}
  </div>`;
}

/** Who has voted; my own ballot, which I may still take back. */
function Voters() {
  const board = now.value;
  if (!board) return null;
  const ballots = board.view.ballots;
  const mine = board.seat === null ? 0 : ballots[board.seat];
  return html`<div class="voters">
    <ul class="voter-list">${board.order.map((player) => html`<li key=${player} class=${ballots[player] ? "sealed" : ""}>
      <${Side} party=${player} /><${Amount} name="votes" value=${board.view.votes[player]} label=${t("head-votes")} />
      <span>${t(ballots[player] ? "board-sealed" : "board-not-voted")}</span></li>`)}</ul>
    ${mine > 0 && html`<p class="my-ballot"><${Icon} name=${(mine - 1) & 1 ? "tick" : "cross"} />
      ${t("board-my-ballot", { vote: (mine - 1) & 1 ? t("board-yes") : t("board-no"), number: (mine - 1) >> 1 })}
      ${board.shown.undo > 0 && html`<button type="button" class="button small" onClick=${() => undo()}>${t("board-take-back")}</button>`}</p>`}
  </div>`;
}
