/** The bar over the board: campaign, year and turn, the phases of the turn. */

import { html } from "/static/js/lib.js";
import { isNarrow } from "/static/js/ui.js";
import { name, t } from "/static/js/words.js";
import { Rose } from "./pieces.js";

/** @import {Reading} from "./reading.js" */

/** By phase: its decisions, and the stages between them. */
const PHASES = /** @type {Record<string, string[]>} */ ({
  cards: ["new_campaign", "mulligan", "mulligan_reply", "new_turn", "choose_card", "player_turn"],
  actions: ["actions", "moving", "muster_area", "muster_moves", "plague"],
  battles: ["next_battle", "choose_battle", "battle_start", "treason", "next_block", "battle_turn", "allocate_hits", "regroup"],
  supply: ["supply", "executions", "execute", "minors_enter", "heir_entry", "starvation", "attrition"],
  politics: ["politics", "homecoming", "go_home", "reset", "exile_excess"],
});

/** @param {Reading} now */
export function phaseOf(now) {
  return Object.keys(PHASES).find((phase) => PHASES[phase]?.includes(now.step)) ?? "over";
}

/** Where we are in the game. @param {{now: Reading}} props */
export function PhaseBar({ now }) {
  const phase = phaseOf(now);
  const { campaign: number, campaigns: of, turn } = now.view;
  const isLast = turn >= now.printed.turns;
  return html`<header class="phases">
    ${
      !isNarrow.value &&
      html`<p class="phases-date"><b>${now.year}</b> <span>${t("board-campaign", { number, of })}</span></p>
    <${Turns} now=${now} />`
    }
    <ol class="phases-list">
      ${Object.keys(PHASES)
        .filter((one) => one !== "politics" || isLast || phase === "politics")
        .map(
          (one) => html`<li key=${one} class=${one === phase ? "is-now" : ""}
        aria-current=${one === phase ? "step" : undefined}>${t(`phase-${one}`)}${one === phase && html` <${Active} now=${now} />`}</li>`,
        )}
    </ol>
  </header>`;
}

/** The turns of a campaign. @param {{now: Reading}} props */
export function Turns({ now }) {
  const { turn, turns: of } = now.date;
  const place = (/** @type {number} */ one) => (one < turn ? "is-past" : one === turn ? "is-now" : "");
  return html`<ol class="phases-turns" aria-label=${t("board-turn", { number: turn, of })}>
    ${Array.from({ length: of }, (_, number) => html`<li key=${number} class=${place(number + 1)} aria-current=${number + 1 === turn ? "step" : undefined}>${number + 1}</li>`)}
  </ol>`;
}

/** The rose of the side to act. @param {{now: Reading}} props */
function Active({ now }) {
  if (now.step === "choose_card") return null;
  return html`<span title=${name("side", now.view.active)}><${Rose} side=${now.view.active} /></span>`;
}
