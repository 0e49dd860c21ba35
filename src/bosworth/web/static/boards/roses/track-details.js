/** The cards of what is beside the board: a player with all that is public about him, turns and Kings, phases, stocks, scores. */

import { html } from "/static/js/lib.js";
import { capital, labelled, name, say, t } from "/static/js/words.js";
import { playerName } from "./describe.js";
import { RoseSign, Sign, Swatch } from "./glyph.js";
import { PHASES } from "./tracks.js";

/** @import {Reading} from "./reading.js" */

/** By what they are called. @type {Record<string, (props: {now: Reading}) => any>} */
const TRACKS = { turns: Turns, phases: Phases, stocks: Stocks, scores: Scores };

/** @param {{now: Reading, id: string}} props */
export function TrackDetails({ now, id }) {
  const Track = TRACKS[id];
  return Track ? html`<${Track} now=${now} />` : null;
}

/** Everything public about a player, each thing with its picture. @param {{now: Reading, player: string}} props */
export function PlayerDetails({ now, player }) {
  const { house, score, cash, mercenaries, aid, part } = now.of(player);
  const place = now.view.order.indexOf(player) + 1;
  return html`<div class="details-tracks">
    <h3 class="details-heading"><${Swatch} of=${player} /> ${playerName(now, player)} ${house && html`<${RoseSign} house=${house} />`}</h3>
    <p class="details-figures"><span>${score} ${t("points-short")}</span><span>${labelled(t("head-order"), place)}</span></p>
    <ul class="details-rows">
      <${Row} sign="coin" class="is-gold">£${cash}, ${t("income-tip", { number: now.incomeOf(player) })}<//>
      <${Row} sign="mercenary">${labelled(t("head-mercenaries"), mercenaries)}<//>
      <${Row} sign="aid" class="is-blue">${labelled(t("head-aid"), t(aid ? "aid-left" : "aid-used"))}<//>
      ${now.counted(player).map(({ kind, number }) => html`<${Row} key=${kind} sign=${kind}>${labelled(name("type", kind), number)}<//>`)}
      ${now.titlesHeld(player).map(({ id, sign }) => html`<${Row} key=${id} sign="star" also=${sign} class="is-gold">${labelled(name("title", id), `+${now.numbers.title_points} ${t("points-short")}`)}<//>`)}
    </ul>
    ${now.phase === "planning" && part === "committed" && html`<p>✓ ${capital(t("player-ready"))}</p>`}
    ${aid > 0 && html`<p class="details-aside">${labelled(t("head-aid"), t("aid-explained", { number: now.numbers.aid_most }))}</p>`}
  </div>`;
}

/** A sign, or two, and what it says. @param {{sign: string, also?: string, class?: string, children?: any}} props */
function Row({ sign, also = "", class: own = "", children }) {
  return html`<li><span class="details-signs"><${Sign} id=${sign} class=${own} />${also && html`<${Sign} id=${also} />`}</span> <span>${children}</span></li>`;
}

/** Who was King in which turn. @param {{now: Reading}} props */
function Turns({ now }) {
  const { turn } = now.view;
  return html`<div class="details-tracks">
    <h3 class="details-heading">${t("board-turn", { number: turn, of: now.numbers.turns })}</h3>
    <ul class="details-rows">${now.kings.map(
      (king, place) => html`<li key=${place} aria-current=${place + 1 === turn ? "step" : undefined}>
      <span class="details-signs">${king && html`<${RoseSign} house=${king} />`}</span>
      <span>${king ? say(["king-of", { number: place + 1, house: king }]) : t("turn-short", { number: place + 1 })}</span></li>`,
    )}</ul></div>`;
}

/** What comes after what. @param {{now: Reading}} props */
function Phases({ now }) {
  return html`<div class="details-tracks">
    <h3 class="details-heading">${t("roses-phases")}</h3>
    <ol class="details-notes">${PHASES.map(
      (phase) => html`<li key=${phase} aria-current=${phase === now.phase ? "step" : undefined}>${t(`phase-${phase}`)}</li>`,
    )}</ol></div>`;
}

/** What belongs to nobody yet. @param {{now: Reading}} props */
function Stocks({ now }) {
  const { deck_size: deck, stack } = now.view;
  const free = now.titlesOf(undefined);
  return html`<div class="details-tracks">
    <h3 class="details-heading"><${Sign} id="card" /> ${labelled(capital(t("stock-deck")), deck)}</h3>
    <ul class="details-rows">
      <${Row} sign="mercenary">${labelled(capital(t("stock-mercenaries")), stack)}<//>
      ${free.map(({ id, counts }) => html`<${Row} key=${id} sign=${counts}>${t("title-free", { title: name("title", id) })}<//>`)}
    </ul>
    ${free.length > 0 && html`<p class="details-aside">${t("rule-title")}</p>`}</div>`;
}

/** Everybody's points, the highest first. @param {{now: Reading}} props */
function Scores({ now }) {
  const players = now.players.toSorted((one, other) => now.of(other).score - now.of(one).score);
  return html`<div class="details-tracks">
    <h3 class="details-heading">${t("parliament-score")}</h3>
    <ul class="details-rows">${players.map(
      (player) =>
        html`<li key=${player}><${Swatch} of=${player} /> ${labelled(playerName(now, player), now.of(player).score)}</li>`,
    )}</ul></div>`;
}
