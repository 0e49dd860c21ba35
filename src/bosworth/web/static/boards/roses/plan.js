/**
 * An order sheet as a plan that can be edited in any order, and as the chain of entries that the rules know.
 *
 * The chain is canonical: bid, nobles, ships, troops, mercenaries, white cubes, black cubes, inside a part by the number of the
 * card; `next` turns to the next part, `stray` announces a void entry. So a change anywhere is sent as a new chain.
 */

import { facts } from "./facts.js";

/** @import {Model} from "./model.js" */

/**
 * @typedef {object} Plan
 * @property {{region: string, amount: number} | null} bid
 * @property {Record<string, string>} move  by noble
 * @property {Record<string, string>} sail  by ship
 * @property {Record<string, number>} troop  by location
 * @property {Record<string, number>} mercenary
 * @property {Record<string, number>} white  by person
 * @property {Record<string, number>} black
 *
 * @typedef {"troop" | "mercenary" | "white" | "black"} Placed
 * @typedef {"move" | "sail"} Moving
 *
 * @typedef {object} Desk  Whose sheet it is and what the server foretells of it.
 * @property {string} player
 * @property {number} cash
 * @property {number} mercs
 * @property {Record<string, string>} owner
 * @property {string[]} reach
 * @property {boolean} captainGivesPresence
 * @property {any} can
 */

/** @returns {Plan} */
export function emptyPlan() {
  return { bid: null, move: {}, sail: {}, troop: {}, mercenary: {}, white: {}, black: {} };
}

/**
 * The plan that the entries of a sheet make.
 * @param {string[]} entries
 * @returns {Plan}
 */
export function planOf(entries) {
  const plan = emptyPlan();
  for (const entry of entries) {
    const [word = "", one = "", two = ""] = entry.split(" ");
    if (word === "bid") plan.bid = { region: one, amount: 0 };
    else if (word === "amount" && plan.bid) plan.bid.amount = Number(one);
    else if (word === "move" || word === "sail") plan[word][one] = two;
    else if (isPlaced(word)) plan[word][one] = (plan[word][one] ?? 0) + 1;
  }
  return plan;
}

/** @param {string} word @returns {word is Placed} */
export function isPlaced(word) {
  return word === "troop" || word === "mercenary" || word === "white" || word === "black";
}

/**
 * The regions in which a plan gives its player presence: where he has something, and where his nobles lawfully go.
 * @param {Plan} plan
 * @param {Desk} desk
 */
export function reachOf(plan, desk) {
  const regions = new Set(desk.reach);
  for (const [noble, to] of Object.entries(plan.move)) if (desk.can.move[noble]?.includes(to)) regions.add(to);
  if (desk.captainGivesPresence && plan.bid) regions.add(plan.bid.region);
  return regions;
}

/**
 * Whether an order would do nothing.
 * @param {Plan} plan
 * @param {Desk} desk
 * @param {Placed | Moving} word
 * @param {string} card
 * @param {string} [to]
 */
export function isVoid(plan, desk, word, card, to = "") {
  if (word === "move" || word === "sail") return !desk.can[word][card]?.includes(to);
  if (word === "white" || word === "black") return !desk.can[word].includes(card);
  if (!desk.can.troop.includes(card)) return true;
  return desk.owner[card] !== desk.player && !reachOf(plan, desk).has(facts().card[card]?.region ?? "");
}

/**
 * The canonical chain of a plan; it ends with the part of the black cubes, or with `commit`.
 * @param {Plan} plan
 * @param {Desk} desk
 * @param {boolean} isReady
 * @returns {string[]}
 */
export function chainOf(plan, desk, isReady) {
  const bid = plan.bid && plan.bid.amount > 0 ? [`bid ${plan.bid.region}`, `amount ${plan.bid.amount}`] : ["next"];
  return [
    ...(desk.cash > 0 ? bid : []),
    ...moves(plan, desk, "move"), "next",
    ...moves(plan, desk, "sail"), "next",
    ...placed(plan, desk, "troop"), "next",
    ...(desk.mercs > 0 ? [...placed(plan, desk, "mercenary"), "next"] : []),
    ...placed(plan, desk, "white"), "next",
    ...placed(plan, desk, "black"),
    ...(isReady ? ["commit"] : []),
  ];
}

/** @param {Record<string, any>} entries @returns {string[]} */
function inOrder(entries) {
  const { card } = facts();
  return Object.keys(entries).sort((one, other) => (card[one]?.number ?? 0) - (card[other]?.number ?? 0));
}

/** @param {Plan} plan @param {Desk} desk @param {Moving} word */
function moves(plan, desk, word) {
  return inOrder(plan[word]).flatMap((card) => {
    const to = plan[word][card] ?? "";
    return [...(isVoid(plan, desk, word, card, to) ? ["stray"] : []), `${word} ${card} ${to}`];
  });
}

/** @param {Plan} plan @param {Desk} desk @param {Placed} word */
function placed(plan, desk, word) {
  return inOrder(plan[word]).flatMap((card) => {
    const one = [...(isVoid(plan, desk, word, card) ? ["stray"] : []), `${word} ${card}`];
    return Array.from({ length: plan[word][card] ?? 0 }, () => one).flat();
  });
}

/**
 * How many counters or cubes of a kind are on the plan.
 * @param {Plan} plan
 * @param {Placed} word
 */
export function countOf(plan, word) {
  return Object.values(plan[word]).reduce((sum, number) => sum + number, 0);
}

/**
 * How many there are in all.
 * @param {Desk} desk
 * @param {Placed} word
 * @returns {number}
 */
export function limitOf(desk, word) {
  const { numbers } = facts();
  return { troop: numbers.troops, mercenary: desk.mercs, white: numbers.white, black: numbers.black }[word];
}

/**
 * The same plan with one more or less somewhere, within the limits.
 * @param {Plan} plan
 * @param {Desk} desk
 * @param {Placed} word
 * @param {string} card
 * @param {number} change
 * @returns {Plan}
 */
export function withChange(plan, desk, word, card, change) {
  const room = limitOf(desk, word) - countOf(plan, word);
  const number = Math.max(0, (plan[word][card] ?? 0) + Math.min(change, room));
  const { [card]: _, ...rest } = plan[word];
  return { ...plan, [word]: number > 0 ? { ...rest, [card]: number } : rest };
}

/**
 * The same plan with a noble or ship sent somewhere; nowhere, or where it is: it stays.
 * @param {Plan} plan
 * @param {Moving} word
 * @param {string} card
 * @param {string} to
 * @returns {Plan}
 */
export function withMove(plan, word, card, to) {
  const { [card]: before, ...rest } = plan[word];
  return { ...plan, [word]: to === "" || to === before ? rest : { ...rest, [card]: to } };
}

/**
 * The same plan without its last entry in canonical order.
 * @param {Plan} plan
 * @returns {Plan}
 */
export function withoutLast(plan) {
  /** @type {(Placed | Moving)[]} */
  const words = ["black", "white", "mercenary", "troop", "sail", "move"];
  const word = words.find((one) => Object.keys(plan[one]).length > 0);
  if (!word) return { ...plan, bid: null };
  const card = inOrder(plan[word]).at(-1) ?? "";
  const number = Number(plan[word][card]);
  const { [card]: _, ...rest } = plan[word];
  return { ...plan, [word]: number > 1 ? { ...rest, [card]: number - 1 } : rest };
}
