/** What the best bot would do, beside the prompt: the act, what follows it, the chances of winning, and why. */

import { hand } from "../hand.js";
import { html, useEffect } from "../lib.js";
import { table } from "../table-state.js";
import { spoken } from "../ui.js";
import { say, t } from "../words.js";
import { Seconds } from "./seconds.js";

/** @typedef {NonNullable<typeof hand.hint.value>} Told */

/** How many things that would follow are named; the others are counted. */
const NAMED = 2;

/** That a bot thinks, or what it would do. */
export function Hint() {
  const hint = hand.hint.value;
  const text = hint && !table.isPast.value ? sentences(hint).join(" ") : "";
  useEffect(() => {
    if (text) spoken.value = text;
  }, [text]);
  if (hand.isAsking.value) return html`<p class="prompt-thinking">${t("hint-thinking")} <${Seconds} /></p>`;
  return text ? html`<p class=${`prompt-hint ${isSheet() ? "" : "is-whole"}`}>${text}</p>` : null;
}

/** Whether several decisions are one to the person who writes: the board itself tells then what would be written. */
const isSheet = () => hand.proposed()?.isSheet ?? false;

/** @param {string} form */
const offerOf = (form) => table.shown.value?.offers.find((one) => one.form === form);

/** @param {Told} hint */
function sentences(hint) {
  const offer = isSheet() ? null : offerOf(hint.form);
  const act = offer ? [t("hint-says", { what: say(offer.say) }), ...whatFollows(hint)] : [];
  return [...act, ...chances(hint), ...reasons(hint).map(say)];
}

/** Why it is better than the second best, if it is. @param {Told} hint */
function reasons({ reasons, chances: [best, second] }) {
  if (best && second && isAsGood(second, best)) return [];
  return hand.proposed()?.reasons?.(reasons) ?? reasons;
}

/** @param {Told} hint */
function whatFollows({ chain }) {
  if (chain.length === 0) return [];
  const named = chain.slice(0, NAMED).map((step) => say(step.say));
  return [t("hint-chain", { what: named.join(t("list-divider")), count: chain.length - named.length })];
}

/** @param {Told} hint */
function chances({ chances: [best, second] }) {
  if (!best) return [];
  return [t("hint-chance", { share: percent(best.share) }), ...(second ? nextBest(second, best) : [])];
}

/**
 * What was seen to win as often as the best is as good: it was not better by more than chance.
 * @param {{share: number}} second
 * @param {{share: number}} best
 */
const isAsGood = (second, best) => percent(second.share) >= percent(best.share);

/**
 * @param {{form: string, share: number}} second
 * @param {{form: string, share: number}} best
 */
function nextBest(second, best) {
  const share = percent(second.share);
  const isEqual = isAsGood(second, best);
  if (isSheet()) return isEqual ? [] : [t("hint-second-sheet", { share })];
  const offer = second.form === best.form ? undefined : offerOf(second.form);
  if (!offer) return isEqual ? [] : [t("hint-second-plan", { share })];
  return [t(isEqual ? "hint-as-good" : "hint-second", { what: say(offer.say), share })];
}

/** @param {number} share */
const percent = (share) => Math.round(100 * share);
