/** What I have to decide just now, besides touching the board: steppers, choices, the ballot, the order of my castle. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { useSteady } from "/static/js/shell/steady.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { say, t } from "/static/js/words.js";
import { Ballot, LawHead } from "./ballot.js";
import { CastleOrder } from "./castle-order.js";
import { Gathering } from "./court.js";
import { ConflictCard } from "./details.js";
import { Icon, Reward } from "./icons.js";
import { Knight, Side } from "./pieces.js";
import { NobleTile, Sequence, TakeReward } from "./rewards.js";
import { Stepper } from "./stepper.js";

/** @import {Province, Reading} from "./reading.js" */

/** Decisions whose offers are also listed, for small windows and for the keyboard. */
const LISTED = ["favour", "noble", "remove_noble", "upgrade", "crossing", "surrey", "ransom", "extend"];

/** Stages in which a conflict is fought out, as the past shows them. */
const FIGHTING = ["next_conflict", "conflict_won", "conflict_lost", "next_ransom"];

/** The panel of the present decision; nothing if the board itself is all there is to touch. @param {{now: Reading}} props */
export function Decision({ now }) {
  const body = bodyOf(now);
  const isRewards = now.phase === "rewards";
  return (body || isRewards) && html`<${Panel} now=${now}>${isRewards && html`<${Sequence} now=${now} />`}${body}<//>`;
}

/** In one column the board is below it: at one question it is as high as it has been. @param {{now: Reading, children?: any}} props */
function Panel({ now, children }) {
  const { me, step, view, isMine } = now;
  const box = useSteady(isNarrow.value && isMine ? ["decision", me, view.round, step, view.law].join(" ") : "");
  return html`<section class=${`panel lancaster-panel decision ${isMine ? "is-mine" : ""}`} aria-label=${t("board-decision")} ref=${box}>${children}</section>`;
}

/** @param {Reading} now */
function bodyOf(now) {
  const { step, province } = now;
  if (step === "ballot") return html`<${Ballot} now=${now} />`;
  const fought = FIGHTING.includes(step) && now.conflicts.find(({ slot }) => slot === now.view.slot);
  if (fought) return html`<div class="details"><${ConflictCard} now=${now} conflict=${fought} isFought=${true} /></div>`;
  if (!now.isMine) return null;
  if (step === "retinue" && province) return html`<${Retinue} now=${now} province=${province} />`;
  if (step === "company") return html`<${Gathering} now=${now} />`;
  if (step === "province" && province) return html`<${TakeReward} now=${now} province=${province} />`;
  if (step === "castle") return html`<${CastleOrder} now=${now} />`;
  if (step === "law") return html`<${LawChoice} now=${now} />`;
  return LISTED.includes(step) ? html`<${Choices} now=${now} />` : null;
}

/** How many squires go along with the knight just placed. @param {{now: Reading, province: Province}} props */
function Retinue({ now, province }) {
  const [, strength, along = ""] = now.view.knight?.match(/(\d)(\w*)$/) ?? [];
  return html`<div class="decision-retinue">
    <div class="decision-face-off">
      <${Knight} now=${now} party=${now.view.party} strength=${Number(strength)} size=${56} />
      ${along.includes("t") && html`<${Icon} name="tudor" label=${t("companion-tudor")} />`}
      ${
        province.holder &&
        html`<span><${Icon} name="swords" label=${t("board-against")} /></span>
        <${Knight} now=${now} party=${province.holder} strength=${province.knight} size=${56} />
        <span class="lancaster-badge">${province.total}</span>`
      }
    </div>
    <${Stepper} prefix="squires:" />
  </div>`;
}

/** The law that gives me a choice now. @param {{now: Reading}} props */
function LawChoice({ now }) {
  const isNumber = now.shown.offers.some(({ path }) => path[0]?.startsWith("number:"));
  return html`<div class="decision-law">
    <${LawHead} now=${now} law=${now.view.in_force[now.view.law]} />
    ${isNumber ? html`<${Stepper} prefix="number:" />` : html`<${Choices} now=${now} />`}
    ${now.shown.offers.length === 1 && html`<p class="lancaster-note">${t("board-only-answer")}</p>`}
  </div>`;
}

/** Offers with one touch, as a list. @param {{now: Reading}} props */
function Choices({ now }) {
  const offers = hand.possible().filter((offer) => offer.path.length === 1 && !offer.path[0]?.startsWith("number:"));
  if (offers.length === 0) return null;
  return html`<ul class="decision-choices">${offers.map(
    (offer) => html`<li key=${offer.form}>
    <${Thing} tag="button" type="button" class="decision-choice lancaster-choice" ref=${String(offer.path[0])} label=${say(offer.say)}>
      ${picture(now, String(offer.path[0]), offer.form)}
      <span>${say(offer.say)}${offer.outlook && html`<small class="decision-note">${say(offer.outlook)}</small>`}</span><//>
  </li>`,
  )}</ul>`;
}

/** A picture for an offer, by what is touched. @param {Reading} now @param {string} reference @param {string} form */
function picture(now, reference, form) {
  const [kind, id = ""] = reference.split(":");
  if (kind === "noble") return html`<${NobleTile} now=${now} letter=${now.provinces.find((one) => one.id === id)?.noble} />`;
  if (kind === "side") return html`<${Side} now=${now} party=${id} isShort=${true} />`;
  if (kind === "card") return html`<${Icon} name="swords" />`;
  if (kind === "bishop") return html`<${Icon} name="bishop" />`;
  const isVoid = (/** @type {string} */ part) => now.isVoid(now.view.party, part);
  if (kind === "favour")
    return html`<${Reward} reward=${now.printed.favours.find((one) => one.id === id)?.reward} isVoid=${isVoid} />`;
  if (form.startsWith("build")) return html`<${Reward} reward=${now.printed.spaces.find((one) => one.id === id)?.reward} />`;
  const strength = Number(form.match(/(\d)\w*$/)?.[1] ?? 0);
  return strength ? html`<${Knight} now=${now} party=${now.partyOf(form)} strength=${strength} size=${30} />` : null;
}
