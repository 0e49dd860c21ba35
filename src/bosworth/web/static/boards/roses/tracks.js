/** Beside the board: turn and kings, phases, and every player in turn order with all that is public about him. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { labelled, listed, name, say, t } from "/static/js/words.js";
import { describePlayer } from "./describe.js";
import { RoseSign, Sign, Swatch } from "./glyph.js";
import { reading } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** The phases of a turn, in order. */
export const PHASES = ["order", "draft", "income", "planning", "deployment", "bribery", "combat", "parliament"];

/** Turn, phase and stocks. @param {{now: Reading, children?: any}} props */
export function Tracks({ now, children }) {
  return html`<section class="tracks" aria-label=${t("roses-tracks")}>
    <${Turns} now=${now} />
    <${Stocks} now=${now} />
    <${Thing} tag="div" class="tracks-phases" ref="track:phases" label=${labelled(t("roses-phases"), t(`phase-${now.phase}`))}>
      <ol>${PHASES.map(
        (phase) => html`<li key=${phase} aria-current=${phase === now.phase ? "step" : undefined}><span>
        ${t(`phase-${phase}`)}</span></li>`,
      )}</ol>
    <//>
    ${children}
    <${ScoreTrack} now=${now} />
  </section>`;
}

/** All players in turn order. @param {{now: Reading}} props */
export function Players({ now }) {
  return html`<ol class="tracks-players" aria-label=${t("head-order")}>${now.view.order.map(
    (player) => html`<li key=${player}><${Player} now=${now} player=${player} isNamed /></li>`,
  )}</ol>`;
}

/** How the players of a seat stand. @param {{seat: string}} props */
export function Score({ seat }) {
  const now = reading.value;
  if (!now) return null;
  const players = now.led[seat] ?? [seat];
  return html`<span class="tracks-seat">${players.map(
    (player) => html`<${Player} key=${player} now=${now} player=${player} isNamed=${players.length > 1} />`,
  )}</span>`;
}

/** The five turns; a rose marks the King of each. @param {{now: Reading}} props */
function Turns({ now }) {
  const { turn } = now.view;
  const kings = now.kings.flatMap((house, place) => (house ? [say(["king-of", { number: place + 1, house }])] : []));
  const label = listed([t("board-turn", { number: turn, of: now.numbers.turns }), ...kings]);
  return html`<${Thing} tag="div" class="tracks-turns" ref="track:turns" label=${label}><ol>
    ${now.kings.map((king, place) => {
      const number = place + 1;
      return html`<li key=${number} class=${number === turn ? "is-now" : number < turn ? "is-past" : ""}>
        ${king ? html`<${RoseSign} house=${king} />` : html`<span>${t("turn-numeral", { number })}</span>`}</li>`;
    })}
  </ol><//>`;
}

/** @param {{now: Reading}} props */
function Stocks({ now }) {
  const { deck_size: deck, stack } = now.view;
  const free = now.titlesOf(undefined);
  const label = listed([
    labelled(t("stock-deck"), deck),
    labelled(t("stock-mercenaries"), stack),
    ...free.map(({ id }) => t("title-free", { title: name("title", id) })),
  ]);
  return html`<${Thing} tag="div" class="tracks-stocks" ref="track:stocks" label=${label}>
    <span><${Sign} id="card" /> ${deck}</span>
    <span><${Sign} id="mercenary" /> ${stack}</span>
    ${free.map(({ id, counts }) => html`<span key=${id} class="tracks-title is-free"><${Sign} id=${counts} /></span>`)}
  <//>`;
}

/** @param {{now: Reading, player: string, isNamed?: boolean}} props */
function Player({ now, player, isNamed = false }) {
  const { house, score } = now.of(player);
  const isMine = [player, house].includes(table.me.value?.seat ?? "");
  const states = `${isMine ? "is-mine" : ""} ${hand.focused(`side:${player}`) ? "is-told" : ""}`;
  return html`<${Thing} tag="div" ref=${`side:${player}`} label=${describePlayer(now, player)} class=${`tracks-player ${states}`} data-seat=${player}>
    <div class="tracks-head">
      <span class="tracks-place">${now.view.order.indexOf(player) + 1}</span>
      ${isNamed && html`<${Swatch} of=${player} /><b>${name("side", player)}</b>`}
      ${house && html`<${RoseSign} house=${house} />`}
      <${Goods} now=${now} player=${player} />
      <span class="tracks-score">${score}</span>
    </div>
    <${Cards} now=${now} player=${player} />
  <//>`;
}

/** Money, mercenaries, French Aid, and whether his sheet is in. @param {{now: Reading, player: string}} props */
function Goods({ now, player }) {
  const { cash, mercenaries, aid, part } = now.of(player);
  const income = now.incomeOf(player);
  const isReady = now.phase === "planning" && part === "committed";
  return html`<div class="tracks-goods">
    <span><${Sign} id="coin" class="is-gold" />£${cash}<small> +${income}</small></span>
    ${mercenaries > 0 && html`<span><${Sign} id="mercenary" />${mercenaries}</span>`}
    ${aid > 0 && html`<span><${Sign} id="aid" class="is-blue" /></span>`}
    ${isReady && html`<span class="chip green">✓</span>`}
  </div>`;
}

/** How many cards of each kind, and the titles. @param {{now: Reading, player: string}} props */
function Cards({ now, player }) {
  return html`<div class="tracks-cards">
    ${now.counted(player).map(({ kind, number }) => html`<span key=${kind}><${Sign} id=${kind} />${number}</span>`)}
    ${now
      .titlesHeld(player)
      .map(
        ({ id, sign }) =>
          html`<span key=${id} class="tracks-title"><${Sign} id="star" class="is-gold" /><${Sign} id=${sign} /></span>`,
      )}
  </div>`;
}

/** The score track: a disc for each player. @param {{now: Reading}} props */
function ScoreTrack({ now }) {
  const scores = now.players
    .map((player) => ({ player, score: now.of(player).score }))
    .sort((one, other) => other.score - one.score);
  const most = Math.max(50, scores[0]?.score ?? 0) + 5;
  const step = most > 160 ? 40 : most > 70 ? 20 : 10;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => number * step);
  const at = (/** @type {number} */ number) => `${(number / most) * 100}%`;
  const sameBefore = (/** @type {number} */ place) =>
    scores.slice(0, place).filter(({ score }) => score === scores[place]?.score).length;
  return html`<${Thing} tag="div" class="tracks-line" ref="track:scores"
    label=${say(["scores-now", { scores: scores.map(({ player, score }) => `${player}:${score}`).join(" ") }])}>
    ${marks.map((mark) => html`<span key=${mark} class="tracks-mark" style=${{ left: at(mark) }}>${mark}</span>`)}
    ${scores.map(
      ({ player, score }, place) => html`<span key=${player} class="tracks-disc" data-seat=${player}
      style=${{ left: at(score), marginTop: `${sameBefore(place) * 5}px` }}></span>`,
    )}
  <//>`;
}
