/** The strip above the board: turn and kings, phases, and every player in turn order with all that is public about him. */

import { hand } from "../../js/hand.js";
import { html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { labelled, name, say, t } from "../../js/words.js";
import { playerName } from "./describe.js";
import { facts } from "./facts.js";
import { RoseSign, Sign } from "./glyphs.js";
import { holdings, incomeOf } from "./model.js";

/** @import {Model} from "./model.js" */

const PHASES = ["order", "draft", "income", "planning", "deployment", "bribery", "combat", "parliament"];
/** What is counted in a player's box, with the title that goes with it. */
const KINDS = ["noble", "castle", "large_town", "bishop", "town", "port", "ship"];

/** @param {{model: Model}} props */
export function Tracks({ model }) {
  return html`<header class="tracks" tabindex="0" aria-label=${t("roses-tracks")}>
    <${Turns} model=${model} />
    <ol class="phases" aria-label=${t("roses-phases")}>${PHASES.map(
      (phase) => html`<li key=${phase}
      aria-current=${phase === model.phase ? "step" : undefined}>${t(`phase-${phase}`)}</li>`,
    )}</ol>
    <${Stocks} model=${model} />
    <ol class="players" aria-label=${t("head-order")}>${model.order.map(
      (player, place) => html`<${Player} key=${player}
      model=${model} player=${player} place=${place + 1} />`,
    )}</ol>
    <${ScoreTrack} model=${model} />
  </header>`;
}

/** The five turns; a rose marks the King of each. @param {{model: Model}} props */
function Turns({ model }) {
  return html`<ol class="turns" aria-label=${t("board-turn", { number: model.turn, of: facts().numbers.turns })}>
    ${model.kings.map(
      (king, number) => html`<li key=${number}
      class=${number + 1 === model.turn ? "now" : number + 1 < model.turn ? "past" : ""}
      title=${king ? say(["king-of", { number: number + 1, house: king }]) : t("turn-short", { number: number + 1 })}>
      ${king ? html`<${RoseSign} house=${king} />` : html`<span>${t("turn-numeral", { number: number + 1 })}</span>`}</li>`,
    )}
  </ol>`;
}

/** @param {{model: Model}} props */
function Stocks({ model }) {
  return html`<div class="stocks">
    <span title=${t("stock-deck")}><${Sign} id="card" /> ${model.deck}<span class="visually-hidden"> ${t("stock-deck")}</span>
      </span>
    <span title=${t("stock-mercenaries")}><${Sign} id="mercenary" /> ${model.stack}<span
      class="visually-hidden"> ${t("stock-mercenaries")}</span></span>
    ${facts()
      .titles.filter((title) => !model.title[title.id])
      .map(
        (title) => html`<span key=${title.id}
      class="title-token free" title=${t("title-free", { title: name("title", title.id) })}><${Sign} id=${title.counts} />
      </span>`,
      )}
  </div>`;
}

/** @param {{model: Model, player: string, place: number}} props */
function Player({ model, player, place }) {
  const cards = holdings(model, player);
  const titles = facts().titles.filter((title) => model.title[title.id] === player);
  const isMine = table.me.value?.seat === player || table.me.value?.seat === model.house[player];
  const isTold = hand.focused(`side:${player}`);
  return html`<li class=${`player ${isMine ? "mine" : ""} ${isTold ? "told" : ""}`} data-seat=${player} data-ref=${`side:${player}`}>
    <div class="player-head">
      <span class="place">${place}</span><span class="swatch" data-seat=${player}></span>
      <b>${name("side", player)}</b>
      ${
        model.house[player] &&
        html`<span title=${playerName(model, player)}><${RoseSign} house=${model.house[player]} />
        </span>`
      }
      <span class="score" title=${t("parliament-score")}>${model.score[player]}<small
        class="visually-hidden"> ${t("points-short")}</small></span>
    </div>
    <div class="player-goods">
      <span title=${t("income-tip", { number: incomeOf(model, player) })}><${Sign} id="coin"
        class="gold" />£${model.cash[player]}<small> +${incomeOf(model, player)}</small></span>
      ${
        model.mercs[player]
          ? html`<span title=${t("head-mercenaries")}><${Sign} id="mercenary" />
        ${model.mercs[player]}</span>`
          : ""
      }
      ${model.aid[player] && html`<span title=${t("head-aid")}><${Sign} id="aid" class="blue" /></span>`}
      ${
        model.phase === "planning" &&
        model.committed[player] &&
        html`<span class="chip green"
        title=${t("player-ready")}>✓<span class="visually-hidden"> ${t("player-ready")}</span></span>`
      }
    </div>
    <div class="player-cards">
      ${KINDS.map((kind) => ({ kind, number: cards.filter((card) => card.kind === kind).length }))
        .filter(({ number }) => number > 0)
        .map(
          ({ kind, number }) => html`<span key=${kind}
          title=${labelled(name("type", kind), number)}><${Sign} id=${kind} />${number}</span>`,
        )}
      ${titles.map(
        (title) => html`<span key=${title.id} class="title-token" title=${name("title", title.id)}><${Sign} id="star"
        class="gold" /><${Sign} id=${title.counts} /></span>`,
      )}
      ${
        model.captain?.player === player &&
        html`<span class="title-token" title=${t("map-captain")}><${Sign} id="star"
        class="gold" /><${Sign} id="captain" /></span>`
      }
    </div>
  </li>`;
}

/** The score track: a disc for each player. @param {{model: Model}} props */
function ScoreTrack({ model }) {
  const most = Math.max(50, ...Object.values(model.score)) + 5;
  const ranked = model.players.toSorted((one, other) => (model.score[other] ?? 0) - (model.score[one] ?? 0));
  const step = most > 160 ? 40 : most > 70 ? 20 : 10;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => number * step);
  return html`<div class="score-track" role="img"
    aria-label=${say(["scores-now", { scores: ranked.map((player) => `${player}:${model.score[player]}`).join(" ") }])}>
    ${marks.map(
      (mark) => html`<span key=${mark} class="score-mark" style=${{ left: `${(mark / most) * 100}%` }}>
      ${mark}</span>`,
    )}
    ${ranked.map(
      (player, place) => html`<span key=${player} class="score-disc" data-seat=${player}
      style=${{ left: `${((model.score[player] ?? 0) / most) * 100}%`, marginTop: `${sameBefore(model, ranked, place) * 5}px` }}
        title=${`${name("side", player)} ${model.score[player]}`}></span>`,
    )}
  </div>`;
}

/** How many before this one have the same score. @param {Model} model @param {string[]} ranked @param {number} place */
function sameBefore(model, ranked, place) {
  return ranked.slice(0, place).filter((player) => model.score[player] === model.score[ranked[place] ?? ""]).length;
}
