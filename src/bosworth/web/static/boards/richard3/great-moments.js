/** The great moments of Richard III, each with its arms and what both sides hold. */

import { html } from "/static/js/lib.js";
import { name, t } from "/static/js/words.js";
import { BlockArms, Crown, Rose } from "./pieces.js";
import { reading, SIDES } from "./reading.js";

/** The nobles that both sides hold. @returns {[string, number][]} */
function nobles() {
  const scores = reading.value?.view.scores ?? {};
  return SIDES.map((side) => [`${name("side", side)}: ${t("end-nobles")}`, scores[side] ?? 0]);
}

/** @param {{side: string}} args */
const ofSide = ({ side }) => ({ picture: html`<${Rose} side=${side} />`, figures: nobles() });

/** @param {{block: string}} args */
const ofBlock = ({ block }) => ({ picture: html`<${BlockArms} id=${block} />`, figures: nobles() });

const ofCrown = () => ({ picture: html`<${Crown} />`, figures: nobles() });

/** By the events that tell them. */
export const heralds = {
  "event-campaign": ofCrown,
  "event-defects": ofBlock,
  "event-king-dead": ofSide,
  "event-new-king": ofBlock,
  "event-new-king-away": ofBlock,
  "event-minor-enters": ofBlock,
  "event-usurpation": ofSide,
  "event-crowned": ofBlock,
  "event-win-crown": ofSide,
  "event-win-no-heirs": ofSide,
  "event-win-resigned": ofSide,
};
