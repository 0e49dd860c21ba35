/** What I have to decide just now, besides touching the board: steppers, choices, the ballot, the order of my castle. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { say, t } from "/static/js/words.js";
import { Ballot, LawHead } from "./ballot.js";
import { CastleOrder } from "./castle-order.js";
import { Gathering } from "./court.js";
import { Icon, Reward } from "./icons.js";
import { Knight, partyOf, Side } from "./pieces.js";
import { now } from "./read.js";
import { NobleTile, Sequence, TakeReward } from "./rewards.js";
import { Retinue, Stepper } from "./tray.js";

/** Decisions whose offers are also listed, for small windows and for the keyboard. */
const LISTED = ["favour", "noble", "remove_noble", "upgrade", "crossing", "surrey", "ransom", "extend"];

/** The panel of the present decision; nothing if the board itself is all there is to touch. */
export function Decision() {
  const board = now.value;
  if (!board || board.step === "over") return null;
  const body = bodyOf(board);
  const isRewards = board.phase === "rewards";
  if (!body && !isRewards) return null;
  return html`<section class=${`panel decision ${board.isMine ? "mine" : ""}`} aria-label=${t("board-decision")}>
    ${isRewards && html`<${Sequence} />`}
    ${body}
  </section>`;
}

/** @param {import("./read.js").Board} board */
function bodyOf(board) {
  if (board.step === "ballot") return html`<${Ballot} />`;
  if (!board.isMine) return null;
  if (board.step === "retinue") return html`<${Retinue} />`;
  if (board.step === "company") return html`<${Gathering} />`;
  if (board.step === "province") return html`<${TakeReward} />`;
  if (board.step === "castle") return html`<${CastleOrder} />`;
  if (board.step === "law") return html`<${LawChoice} />`;
  return LISTED.includes(board.step) ? html`<${Choices} />` : null;
}

/** The law that gives me a choice now. */
function LawChoice() {
  const board = now.value;
  if (!board) return null;
  const law = board.law(board.open.in_force[board.open.law]);
  const isNumber = board.shown.offers.some(({ path }) => path[0]?.startsWith("number:"));
  return html`<div class="law-choice">
    <${LawHead} law=${law} />
    ${isNumber ? html`<${Stepper} prefix="number:" />` : html`<${Choices} />`}
  </div>`;
}

/** Offers with one touch, as a list. */
function Choices() {
  const offers = hand.possible().filter((offer) => offer.path.length === 1 && !offer.path[0]?.startsWith("number:"));
  if (offers.length === 0) return null;
  return html`<ul class="choice-list">${offers.map(
    (offer) => html`<li key=${offer.form}>
    <${Thing} tag="button" type="button" class="choice" ref=${String(offer.path[0])} label=${say(offer.say)}>
      <${Picture} reference=${String(offer.path[0])} form=${offer.form} />
      <span>${say(offer.say)}${offer.outlook && html`<small class="choice-note">${say(offer.outlook)}</small>`}</span><//>
  </li>`,
  )}</ul>`;
}

/**
 * A picture for an offer, by what is touched.
 * @param {{reference: string, form: string}} props
 */
function Picture({ reference, form }) {
  const board = now.value;
  if (!board) return null;
  const [kind, id = ""] = reference.split(":");
  if (kind === "noble") return html`<${NobleTile} letter=${board.provinces.find((one) => one.id === id).noble} />`;
  if (kind === "side") return html`<${Side} party=${board.printed.colours.indexOf(id)} isShort=${true} />`;
  if (kind === "card") return html`<${Icon} name="swords" />`;
  if (kind === "bishop") return html`<${Icon} name="bishop" />`;
  const isVoid = (/** @type {string} */ part) => board.isVoid(board.open.party, part);
  if (kind === "favour")
    return html`<${Reward} reward=${board.printed.favours.find((/** @type {any} */ one) => one.id === id).reward} isVoid=${isVoid} />`;
  if (form.startsWith("build"))
    return html`<${Reward} reward=${board.printed.spaces.find((/** @type {any} */ one) => one.id === id).reward} />`;
  const strength = Number(form.match(/(\d)\w*$/)?.[1] ?? 0);
  return strength ? html`<${Knight} party=${partyOf(form)} strength=${strength} size=${30} />` : null;
}
