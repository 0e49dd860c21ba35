/** A ballot: what the law would do to everyone, my sealed vote, who has voted, and the count when all are in. */

import { undo } from "/static/js/deeds.js";
import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { isTold } from "/static/js/pace.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { capital, listed, name, phrase, t } from "/static/js/words.js";
import { LastCount } from "./count.js";
import { Amount, Icon } from "./icons.js";
import { byPlayer, Effect, inShort, pictureOf } from "./laws.js";
import { Side } from "./pieces.js";
import { Stepper } from "./stepper.js";

/** @import {Reading} from "./reading.js" */

const SEALED = "sealed";

/** The ballot that is held now; the count of the last one stands below for whoever is told nothing. @param {{now: Reading}} props */
export function Ballot({ now }) {
  const law = now.view.proposed[now.view.ballot] ?? "";
  const oldest = now.view.in_force[0] ?? "";
  return html`<div class="ballot">
    <${LawHead} now=${now} law=${law} />
    <table class="ballot-table">
      <thead><tr>${now.order.map(
        (player) => html`<th key=${player} scope="col" class=${mine(now, player)}>
        <${Side} now=${now} party=${player} class="ballot-side" />${player === now.me && html`<span class="ballot-you">${t("board-me")}</span>`}</th>`,
      )}</tr></thead>
      <tbody>
        <${Consequences} now=${now} law=${law} title=${t("board-if-passes")} />
        <${Consequences} now=${now} law=${oldest} title=${t("board-pushed-out", { law: name("law", oldest) })} />
        <${Voters} now=${now} />
      </tbody>
    </table>
    ${now.isMine && html`<${Vote} />`}
    <${MyBallot} now=${now} />
    ${(now.ballots.at(-1)?.law === law || !isTold()) && html`<${LastCount} now=${now} />`}
  </div>`;
}

/** The class of what is mine in the table. @param {Reading} now @param {string} player */
const mine = (now, player) => (player === now.me ? "is-mine" : "");

/** The law that a decision is about. @param {{now: Reading, law: string}} props */
export function LawHead({ now, law }) {
  return html`<header class="ballot-head">
    <${Icon} name=${pictureOf(now, law)} class="ballot-picture" />
    <div><h2 class="ballot-title">${name("law", law)}</h2><p class="ballot-text">${capital(name("law", law, "text"))}.</p></div>
  </header>`;
}

/** A line of the table that says what the next one tells. @param {{now: Reading, title: string}} props */
function Title({ now, title }) {
  return html`<tr><th scope="rowgroup" class="ballot-row" colspan=${now.players.length}>${title}</th></tr>`;
}

/** What a law would bring to everyone now. @param {{now: Reading, law: string, title: string}} props */
function Consequences({ now, law, title }) {
  const foretold = now.foretold(law);
  if (!foretold) return null;
  const rows = byPlayer(now, foretold);
  const short = inShort(now, foretold, rows);
  return html`<${Title} now=${now} title=${title} />
    <tr class="ballot-consequences">${
      short
        ? html`<td class="ballot-for-all" colspan=${now.players.length}>${short}</td>`
        : rows.map(
            ({ player, entries }) => html`<td key=${player} class=${mine(now, player)}>
        <span class="ballot-consequence" aria-hidden="true">${entries.map((entry, number) => html`<span key=${number} title=${phrase(entry)}><${Effect} entry=${entry} /></span>`)}${entries.length === 0 && "–"}</span>
        <span class="visually-hidden">${listed(entries.map(phrase))}</span></td>`,
          )
    }</tr>`;
}

/** How many tokens everybody has, and who has voted. @param {{now: Reading}} props */
function Voters({ now }) {
  return html`<${Title} now=${now} title=${t("board-tokens")} />
    <tr>${now.order.map((player) => {
      const { ballot, votes } = now.player(player);
      const isOpen = ballot && ballot !== SEALED && (player !== now.me || table.isPast.value);
      return html`<td key=${player} class=${`ballot-voter ${ballot ? "is-sealed" : ""}`}>
        <${Amount} name="votes" value=${votes} label=${t("head-votes")} />
        ${isOpen ? html`<${Opened} ballot=${ballot} />` : html`<small class="ballot-state">${t(ballot ? "board-sealed" : "board-not-voted")}</small>`}</td>`;
    })}</tr>`;
}

/** What a ballot says, such as `yes 2`. @param {string} ballot */
function readBallot(ballot) {
  const [voice, tokens] = ballot.split(" ");
  return { vote: t(`board-${voice}`), icon: voice === "yes" ? "tick" : "cross", tokens: Number(tokens) };
}

/** A ballot that is counted: what it says, and with how many tokens. @param {{ballot: string}} props */
function Opened({ ballot }) {
  const { vote, icon, tokens } = readBallot(ballot);
  return html`<small class="ballot-state is-open"><${Icon} name=${icon} /> <b>${vote}</b>${tokens > 0 && ` +${tokens}`}</small>`;
}

/** My vote: yes or no, then how many tokens. */
function Vote() {
  return html`<div class="ballot-vote">
    <div class="ballot-sides">
      ${["yes", "no"].map((voice) => {
        const isHeld = hand.held(`vote:${voice}`);
        const icon = html`<${Icon} name=${voice === "yes" ? "tick" : "cross"} class=${isHeld ? "ballot-held-icon" : ""} />`;
        return html`<${Thing} key=${voice} tag="button" type="button" class="ballot-voice" ref=${`vote:${voice}`} label=${t(`board-${voice}`)}>${icon}${t(`board-${voice}`)}<//>`;
      })}
    </div>
    ${
      hand.holding().length > 0
        ? html`<div class="ballot-tokens"><${Icon} name="votes" label=${t("board-tokens")} /><${Stepper} prefix="tokens:" start=${0} act="board-seal" /></div>`
        : html`<p class="lancaster-note ballot-hint">${t("board-vote-hint")}</p>`
    }
  </div>`;
}

/** My own ballot, which I may still take back. @param {{now: Reading}} props */
function MyBallot({ now }) {
  const ballot = now.me && now.player(now.me).ballot;
  if (!ballot || table.isPast.value) return null;
  const { vote, icon, tokens } = readBallot(ballot);
  return html`<p class="ballot-mine"><${Icon} name=${icon} />
    ${t("board-my-ballot", { vote, number: tokens })}
    ${now.shown.undo > 0 && html`<button type="button" class="button small" onClick=${() => undo()}>${t("board-take-back")}</button>`}</p>`;
}
