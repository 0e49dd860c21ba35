/** The bar over the board: campaign, year and turn, the phases of the turn, and the political turn step by step. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { capital, name, say, t } from "/static/js/words.js";
import { Rose } from "./cards.js";
import { linesSince, SIDES } from "./reading.js";

/** @import {Reading} from "./reading.js" */

const PHASE_OF = /** @type {Record<string, string>} */ ({
  new_campaign: "cards",
  mulligan: "cards",
  mulligan_reply: "cards",
  new_turn: "cards",
  choose_card: "cards",
  player_turn: "cards",
  actions: "actions",
  moving: "actions",
  muster_area: "actions",
  muster_moves: "actions",
  plague: "actions",
  next_battle: "battles",
  choose_battle: "battles",
  battle_start: "battles",
  treason: "battles",
  next_block: "battles",
  battle_turn: "battles",
  allocate_hits: "battles",
  regroup: "battles",
  supply: "supply",
  executions: "supply",
  execute: "supply",
  minors_enter: "supply",
  heir_entry: "supply",
  starvation: "supply",
  attrition: "supply",
  politics: "politics",
  homecoming: "politics",
  go_home: "politics",
  reset: "politics",
  exile_excess: "politics",
  over: "over",
});
const PHASES = ["cards", "actions", "battles", "supply", "politics"];

/** @param {Reading} now */
export function phaseOf(now) {
  return PHASE_OF[now.step] ?? "actions";
}

/** Where we are in the game. @param {{now: Reading}} props */
export function PhaseBar({ now }) {
  const phase = phaseOf(now);
  const isLast = now.public.turn >= now.facts.turns;
  return html`<header class="phase-bar">
    ${
      !isNarrow.value &&
      html`<p class="date"><b>${now.year}</b> ${t("board-campaign", { number: now.public.campaign, of: now.public.campaigns })}</p>
    <${Turns} now=${now} />`
    }
    <ol class="phases">
      ${PHASES.filter((one) => one !== "politics" || isLast || phase === "politics").map(
        (one) => html`<li key=${one} class=${one === phase ? "now" : ""}
        aria-current=${one === phase ? "step" : undefined}>${t(`phase-${one}`)}${one === phase && html` <${Active} now=${now} />`}</li>`,
      )}
    </ol>
  </header>`;
}

/** The turns of a campaign. @param {{now: Reading}} props */
function Turns({
  now: {
    public: { turn },
    facts: { turns },
  },
}) {
  const place = (/** @type {number} */ one) => (one < turn ? "past" : one === turn ? "now" : "");
  return html`<ol class="turns" aria-label=${t("board-turn", { number: turn, of: turns })}>
    ${Array.from({ length: turns }, (_, number) => html`<li key=${number} class=${place(number + 1)} aria-current=${number + 1 === turn ? "step" : undefined}>${number + 1}</li>`)}
  </ol>`;
}

/** The rose of the side to act. @param {{now: Reading}} props */
function Active({ now }) {
  if (now.step === "choose_card") return null;
  return html`<span class="active-side" title=${name("side", SIDES[now.active] ?? "")}><${Rose} side=${now.active} /></span>`;
}

/** Campaign, turn and scores in one short strip: in words at the side, as a row of turns on a narrow window. @param {{now: Reading}} props */
export function Standing({ now }) {
  const { campaign, campaigns, turn } = now.public;
  return html`<div class="r3-summary">
    ${
      isNarrow.value
        ? html`<b title=${t("board-campaign", { number: campaign, of: campaigns })}>${now.year}</b><${Turns} now=${now} />`
        : html`<span>${say(["board-date", { number: campaign, of: campaigns, year: now.year, turn, turns: now.facts.turns }])}</span>`
    }
    <span class="r3-scores">${[0, 1].map((side) => html`<span key=${side} class="r3-score"><${Rose} side=${side} /> <b>${now.view.scores[side]}</b>${now.kingSide === side && html` <${Crown} />`}</span>`)}</span>
  </div>`;
}

function Crown() {
  return html`<svg class="crown" viewBox="0 0 40 30" role="img" aria-label=${t("mark-king")}><use href="/static/atlas/emblems.svg#crown" width="40" height="30" /></svg>`;
}

const POLITICS = ["disband", "usurpation", "pretender_home", "king_home", "exile"];

/** The political turn as a sequence: what is done, what is being decided, what comes. @param {{now: Reading}} props */
export function Politics({ now }) {
  const at = now.step === "exile_excess" ? "exile" : now.active === now.kingSide ? "king_home" : "pretender_home";
  const lines = linesSince(["event-politics"]);
  const decided = lines.filter((line) =>
    ["event-usurpation", "event-no-usurpation", "event-crowned", "event-new-king"].includes(line.say[0]),
  );
  const toPool = capital(name("area", "pool", "to"));
  return html`<section class="panel politics" aria-label=${t("phase-politics")}>
    <ol class="stepper">${POLITICS.map((step) => html`<li key=${step} class=${stateOf(step, at)} aria-current=${step === at ? "step" : undefined}><span>${t(`politics-${step}`)}</span></li>`)}</ol>
    ${decided.map((line, number) => html`<p key=${number}>${say(line.say)}</p>`)}
    ${hand.lit("area:pool") && html`<${Thing} tag="button" type="button" class="button small" ref="area:pool" label=${toPool}>${toPool}<//>`}
  </section>`;
}

/** @param {string} step @param {string} at */
function stateOf(step, at) {
  const [one, other] = [POLITICS.indexOf(step), POLITICS.indexOf(at)];
  return one < other ? "past" : one === other ? "now" : "";
}
