/** Beside the board: turn and kings, phases, and every player in turn order with all that is public about him. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { labelled, name, say, t } from "/static/js/words.js";
import { playerName } from "./describe.js";
import { RoseSign, Sign, Swatch } from "./glyph.js";
import { reading } from "./reading.js";

/** @import {Reading} from "./reading.js" */

const PHASES = ["order", "draft", "income", "planning", "deployment", "bribery", "combat", "parliament"];

/** Turn, phase and stocks. @param {{now: Reading, children?: any}} props */
export function Tracks({ now, children }) {
  return html`<section class="tracks" aria-label=${t("roses-tracks")}>
    <${Turns} now=${now} />
    <${Stocks} now=${now} />
    <ol class="tracks-phases" aria-label=${t("roses-phases")}>${PHASES.map(
      (
        phase,
      ) => html`<li key=${phase} aria-current=${phase === now.phase ? "step" : undefined} title=${t(`phase-${phase}`)}><span>
      ${t(`phase-${phase}`)}</span></li>`,
    )}</ol>
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
  return html`<ol class="tracks-turns" aria-label=${t("board-turn", { number: turn, of: now.numbers.turns })}>
    ${now.kings.map((king, place) => {
      const number = place + 1;
      const title = king ? say(["king-of", { number, house: king }]) : t("turn-short", { number });
      return html`<li key=${number} class=${number === turn ? "is-now" : number < turn ? "is-past" : ""} title=${title}>
        ${king ? html`<${RoseSign} house=${king} />` : html`<span>${t("turn-numeral", { number })}</span>`}</li>`;
    })}
  </ol>`;
}

/** @param {{now: Reading}} props */
function Stocks({ now }) {
  return html`<div class="tracks-stocks">
    <${Stock} id="card" number=${now.view.deck_size} label=${t("stock-deck")} />
    <${Stock} id="mercenary" number=${now.view.stack} label=${t("stock-mercenaries")} />
    ${now.titlesOf(undefined).map(
      ({
        id,
        counts,
      }) => html`<span key=${id} class="tracks-title is-free" title=${t("title-free", { title: name("title", id) })}><${Sign}
      id=${counts} /></span>`,
    )}
  </div>`;
}

/** @param {{id: string, number: number, label: string}} props */
function Stock({ id, number, label }) {
  return html`<span title=${label}><${Sign} id=${id} /> ${number}<span class="visually-hidden"> ${label}</span></span>`;
}

/** @param {{now: Reading, player: string, isNamed?: boolean}} props */
function Player({ now, player, isNamed = false }) {
  const { house, score } = now.of(player);
  const isMine = [player, house].includes(table.me.value?.seat ?? "");
  const states = `${isMine ? "is-mine" : ""} ${hand.focused(`side:${player}`) ? "is-told" : ""}`;
  return html`<div class=${`tracks-player ${states}`} data-seat=${player} data-ref=${`side:${player}`}>
    <div class="tracks-head">
      <span class="tracks-place">${now.view.order.indexOf(player) + 1}</span>
      ${isNamed && html`<${Swatch} of=${player} /><b>${name("side", player)}</b>`}
      ${house && html`<span title=${playerName(now, player)}><${RoseSign} house=${house} /></span>`}
      <${Goods} now=${now} player=${player} />
      <span class="tracks-score" title=${t("parliament-score")}>${score}<small
        class="visually-hidden"> ${t("points-short")}</small></span>
    </div>
    <${Cards} now=${now} player=${player} />
  </div>`;
}

/** Money, mercenaries, French Aid, and whether his sheet is in. @param {{now: Reading, player: string}} props */
function Goods({ now, player }) {
  const { cash, mercenaries, aid, part } = now.of(player);
  const income = now.incomeOf(player);
  const isReady = now.phase === "planning" && part === "committed";
  return html`<div class="tracks-goods">
    <span title=${t("income-tip", { number: income })}><${Sign} id="coin" class="is-gold" />£${cash}<small> +${income}</small></span>
    ${mercenaries > 0 && html`<span title=${t("head-mercenaries")}><${Sign} id="mercenary" />${mercenaries}</span>`}
    ${aid > 0 && html`<span title=${t("head-aid")}><${Sign} id="aid" class="is-blue" /></span>`}
    ${
      isReady &&
      html`<span class="chip green" title=${t("player-ready")}>✓<span class="visually-hidden"> ${t("player-ready")}</span></span>`
    }
  </div>`;
}

/** How many cards of each kind, and the titles. @param {{now: Reading, player: string}} props */
function Cards({ now, player }) {
  const count = (/** @type {string} */ kind) => now.holdings(player).filter((card) => card.kind === kind).length;
  const kinds = now.printed.kinds.map((kind) => ({ kind, number: count(kind) })).filter(({ number }) => number > 0);
  const titles = now.titlesOf(player).map(({ id, counts }) => ({ sign: counts, label: name("title", id) }));
  if (now.view.captain === player) titles.push({ sign: "captain", label: name("title", "captain") });
  return html`<div class="tracks-cards">
    ${kinds.map(
      ({ kind, number }) =>
        html`<span key=${kind} title=${labelled(name("type", kind), number)}><${Sign} id=${kind} />${number}</span>`,
    )}
    ${titles.map(
      ({
        sign,
        label,
      }) => html`<span key=${label} class="tracks-title" title=${label}><${Sign} id="star" class="is-gold" /><${Sign}
      id=${sign} /></span>`,
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
  return html`<div class="tracks-line" role="img"
    aria-label=${say(["scores-now", { scores: scores.map(({ player, score }) => `${player}:${score}`).join(" ") }])}>
    ${marks.map((mark) => html`<span key=${mark} class="tracks-mark" style=${{ left: at(mark) }}>${mark}</span>`)}
    ${scores.map(
      ({ player, score }, place) => html`<span key=${player} class="tracks-disc" data-seat=${player}
      style=${{ left: at(score), marginTop: `${sameBefore(place) * 5}px` }} title=${`${name("side", player)} ${score}`}></span>`,
    )}
  </div>`;
}
