/** Decisions outside battle that want a panel: hunger, crowded exile, a captive, an heir who comes of age, battles to choose from. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { capital, name, say, t } from "/static/js/words.js";
import { CardHerald } from "./heralds.js";
import { linesSince, toldNow } from "./news.js";
import { phaseOf } from "./phases.js";
import { Token } from "./pieces.js";

/** @import {Reading} from "./reading.js" */

const CROWDED = ["attrition", "exile_excess"];
const PLACES = ["choose_battle", "heir_entry", "muster_area", "plague"];

/** Whether something is asked beside the map, or cards are told there. @param {Reading} now */
export function isAsked(now) {
  return toldNow("event-cards") !== null || phaseOf(now) === "politics" || [...CROWDED, ...PLACES, "execute"].includes(now.step);
}

/** What is told beside the map, and what is asked. @param {{now: Reading}} props */
export function Asked({ now }) {
  return html`<${CardHerald} now=${now} /><${Panels} now=${now} />`;
}

/** The panel of the decision that is due, if it has one. @param {{now: Reading}} props */
function Panels({ now }) {
  return html`
    ${phaseOf(now) === "politics" && html`<${Politics} now=${now} />`}
    ${CROWDED.includes(now.step) && html`<${Crowded} now=${now} />`}
    ${PLACES.includes(now.step) && html`<${Areas} now=${now} />`}
    ${now.step === "execute" && html`<${Captive} now=${now} />`}`;
}

/** Too many in one area: its blocks to choose from. @param {{now: Reading}} props */
function Crowded({ now }) {
  const { area: id, active, losses } = now.view;
  if (!id) return null;
  const { limit } = now.printed.areas[id];
  const mine = now.side === active ? now.blocksIn(id, active) : [];
  return html`<section class="panels-panel">
    <h3>${t(`crowded-${now.step}`, { area: name("area", id) })}</h3>
    <p>${t("board-feeds", { limit, number: now.countIn(id, active), losses })}</p>
    <div class="pieces-tokens">${mine.map((block) => html`<${Token} key=${block.id} block=${block} />`)}</div>
  </section>`;
}

/** Areas to choose from, as a list besides the map. @param {{now: Reading}} props */
function Areas({ now }) {
  const offers = (table.shown.value?.offers ?? []).filter(
    (offer) => offer.path.length === 1 && offer.path[0]?.startsWith("area:"),
  );
  if (offers.length === 0 || offers.length > 12) return null;
  return html`<section class="panels-panel"><h3>${t(`choose-${now.step}`)}</h3>
    <div class="panels-targets">${offers.map(
      (
        offer,
      ) => html`<${Thing} key=${offer.form} tag="button" type="button" class="button small" ref=${offer.path[0]} label=${say(offer.say)}>
      ${capital(name("area", String(offer.path[0]).slice(5)))} ${now.step === "choose_battle" && offer.outlook ? html`<small>${say(offer.outlook)}</small>` : ""}<//>`,
    )}</div>
  </section>`;
}

/** The captive heir whose life is at stake. @param {{now: Reading}} props */
function Captive({ now }) {
  const captive = now.block(`block:${now.view.active === "york" ? "Y_exeter" : "L_clarence"}`);
  return html`<section class="panels-panel"><h3>${t("board-captive")}</h3>
    ${captive && html`<div class="pieces-tokens"><${Token} block=${captive} tag="div" /></div>`}
    ${hand.buttons().length > 0 && html`<p>${t("board-captive-choice")}</p>`}</section>`;
}

const CROWNING = ["event-usurpation", "event-no-usurpation", "event-crowned", "event-new-king"];
const POLITICS = ["disband", "usurpation", "pretender_home", "king_home", "exile"];

/** The political turn as a sequence: what is done, what is being decided, what comes. @param {{now: Reading}} props */
function Politics({ now }) {
  const decided = linesSince("event-politics").filter((line) => CROWNING.includes(line.say[0]));
  const at = stepOf(now, decided.length > 0);
  const toPool = capital(name("area", "pool", "to"));
  return html`<section class="panels-panel" aria-label=${t("phase-politics")}>
    <ol class="panels-stepper">${POLITICS.map((step) => html`<li key=${step} class=${stateOf(step, at)} aria-current=${step === at ? "step" : undefined}><span>${t(`politics-${step}`)}</span></li>`)}</ol>
    ${decided.map((line, number) => html`<p key=${number}>${say(line.say)}</p>`)}
    <${SendHome} />
    ${hand.lit("area:pool") && html`<${Thing} tag="button" type="button" class="button small" ref="area:pool" label=${toPool}>${toPool}<//>`}
  </section>`;
}

/** Send all home who have no choice, in one go. */
export function SendHome() {
  const offers = (table.shown.value?.offers ?? []).filter(({ outlook }) => outlook?.[0] === "outlook-only-home");
  if (offers.length === 0 || table.isPast.value) return null;
  return html`<button type="button" class="button small" disabled=${hand.pending.value} onClick=${() => hand.send(offers.map(({ form }) => form))}>
    ${t("board-send-home", { number: offers.length })}</button>`;
}

/** Where the political turn stands. @param {Reading} now @param {boolean} isDecided  whether it has been told who is King */
function stepOf({ step, view }, isDecided) {
  if (step === "politics") return isDecided ? "usurpation" : "disband";
  if (step === "exile_excess" || step === "reset") return "exile";
  return view.active === view.king_side ? "king_home" : "pretender_home";
}

/** @param {string} step @param {string} at */
function stateOf(step, at) {
  const [one, other] = [POLITICS.indexOf(step), POLITICS.indexOf(at)];
  return one < other ? "is-past" : one === other ? "is-now" : "";
}
