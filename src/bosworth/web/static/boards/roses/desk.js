/**
 * The desk at which order sheets are written. What is edited is there at once and sent behind; the server keeps it as the seat's
 * open actions, so that it survives a reload, and nobody else can tell anything but whether it is ready.
 */

import { batch, effect, signal } from "../../js/lib.js";
import { hand } from "../../js/hand.js";
import { table } from "../../js/table-state.js";
import { facts } from "./facts.js";
import { chainOf, emptyPlan, planOf, withoutLast } from "./plan.js";

/** @import {Desk, Plan} from "./plan.js" */

/** @typedef {{player: string, plan: Plan, isReady: boolean}} Sheet */

const NOTHING_TOLD = { can: { move: {}, sail: {}, troop: [], white: [], black: [], bid: [] }, reach: [] };

/** What was edited and not yet confirmed, by player. @type {import("../../vendor/signals.js").Signal<Sheet[] | null>} */
const edited = signal(null);
/** The player whose sheet is looked at, for a person with two. */
const chosen = signal("");
/** Whether void orders may be written. */
export const writesVoid = signal(false);
/** @type {Sheet[][]} */
let history = [];
let isSending = false;

/** Whether this seat has sheets to write now. */
export function isPlanning() {
  const shown = table.shown.value;
  return !!shown && !table.isPast.value && shown.seat !== null && shown.view.public.step === facts().steps.planning;
}

/** The sheets as the server has them. @returns {Sheet[]} */
function kept() {
  const { view } = /** @type {any} */ (table.shown.value);
  const { players, parts } = facts();
  return Object.entries(view.sheets).map(([number, sheet]) => ({
    player: players[Number(number)] ?? "",
    plan: planOf(/** @type {any} */ (sheet).entries),
    isReady: /** @type {any} */ (sheet).part === parts.committed,
  }));
}

/** The sheets of this seat as they are on the screen. @returns {Sheet[]} */
export function sheets() {
  return edited.value ?? kept();
}

/** The sheet that is looked at: the chosen one, else the first that is not ready. @returns {Sheet} */
export function sheet() {
  const all = sheets();
  const found = all.find((one) => one.player === chosen.value) ?? all.find((one) => !one.isReady) ?? all[0];
  return found ?? { player: "", plan: emptyPlan(), isReady: true };
}

/** Look at the sheet of this player. @param {string} player */
export function choose(player) {
  chosen.value = player;
}

/**
 * Whose sheet it is and what the server foretells of it.
 * @param {string} player
 * @returns {Desk}
 */
export function deskOf(player) {
  const shown = /** @type {any} */ (table.shown.value);
  const number = facts().players.indexOf(player);
  const { owner, cash, mercs } = shown.view.public;
  const told = shown.forecast?.sheets?.[String(number)] ?? NOTHING_TOLD;
  return {
    player,
    cash: cash[number],
    mercs: mercs[number],
    owner: Object.fromEntries(facts().cards.map((card) => [card.id, facts().players[owner[card.number]] ?? ""])),
    reach: told.reach,
    captainGivesPresence: shown.view.options.captain_presence === "true",
    can: told.can,
  };
}

/**
 * What the server foretells of a sheet: lines with their cost and fate, the money, what would be dropped and in which order.
 * @param {string} player
 */
export function foretold(player) {
  const number = String(facts().players.indexOf(player));
  return /** @type {any} */ (table.shown.value)?.forecast?.sheets?.[number] ?? { lines: [], cost: 0, left: 0, dropped: [] };
}

/**
 * Put a plan in place of the one that is looked at.
 * @param {(plan: Plan, desk: Desk) => Plan} change
 */
export function edit(change) {
  const { player } = sheet();
  history = [...history.slice(-50), sheets()];
  put(sheets().map((one) => (one.player === player ? { ...one, plan: change(one.plan, deskOf(player)) } : one)));
}

/**
 * Say that the sheet is ready; or that the last one is not, after all.
 * @param {boolean} isReady
 */
export function setReady(isReady) {
  const all = sheets();
  const { player } = isReady ? sheet() : (all.at(-1) ?? sheet());
  put(all.map((one) => (one.player === player ? { ...one, isReady } : one)));
  choose("");
}

/** Take back the last edit; if it was made in another page, the last entry of the sheet. */
export function takeBack() {
  const before = history.pop();
  if (before) return put(before);
  const { player } = sheet();
  put(sheets().map((one) => (one.player === player ? { ...one, plan: withoutLast(one.plan) } : one)));
}

/** Begin the sheet anew. */
export function clear() {
  edit(emptyPlan);
}

/** @param {Sheet[]} wanted */
function put(wanted) {
  edited.value = wanted;
  void send();
}

/** Send what was edited; what is edited meanwhile goes after it. */
async function send() {
  if (isSending || !edited.value) return;
  isSending = true;
  const sent = edited.value;
  const isDone = await hand.send(wholeChain(sent), { afresh: true, quiet: true });
  isSending = false;
  if (edited.value !== sent && isDone) return void send();
  edited.value = null;
}

/**
 * The chain of all sheets of the seat: the second can only be begun when the first is ready.
 * @param {Sheet[]} all
 */
function wholeChain(all) {
  const chain = [];
  for (const one of all) {
    chain.push(...chainOf(one.plan, deskOf(one.player), one.isReady));
    if (!one.isReady) break;
  }
  return chain;
}

/** The seat whose sheets lie on the desk. @type {number | null} */
let owner = null;

/** When the sheets are in, or when another seat sits down, nothing of them stays on the desk. */
effect(() => {
  const seat = table.seat.value;
  const isOver = table.live.value !== null && table.catalog.value !== null && !table.isPast.value && !isPlanning();
  if (seat === owner && !isOver) return;
  owner = seat;
  history = [];
  batch(() => {
    edited.value = null;
    hand.hint.value = null;
    chosen.value = "";
    writesVoid.value = false;
  });
});
