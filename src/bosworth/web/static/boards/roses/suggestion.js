/** What a bot would write on the whole sheet, for whoever asked for a hint: it can be taken over as a draft and changed. */

import { hand } from "../../js/hand.js";
import { edit, foretold, isPlanning, sheet } from "./desk.js";
import { PLACED, planOf } from "./plan.js";
import { costOf } from "./proposal.js";

/** @import {Plan} from "./plan.js" */

/** The suggested sheet, with the number of its orders and what they cost; null if nobody asked, or it is too late. */
export function suggestion() {
  const hint = hand.hint.value;
  if (!hint || !isPlanning() || sheet().isReady) return null;
  const plan = planOf(hint.plan);
  return { plan, count: countOrders(plan), cost: costOfAll(plan) };
}

/** Put the suggestion in place of what is on the sheet; it can be taken back like any edit. */
export function takeSuggestion() {
  const found = suggestion();
  if (found) edit(() => found.plan);
  hand.hint.value = null;
}

/** @param {Plan} plan */
function countOrders({ bid, ...parts }) {
  return Object.values(parts).reduce((sum, part) => sum + Object.keys(part).length, bid ? 1 : 0);
}

/** @param {Plan} plan */
function costOfAll(plan) {
  const told = foretold(sheet().player);
  const bought = PLACED.flatMap((word) => Object.entries(plan[word]).map(([card, number]) => number * costOf(told, word, card)));
  return bought.reduce((sum, cost) => sum + cost, plan.bid?.amount ?? 0);
}
