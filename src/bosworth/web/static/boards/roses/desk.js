/**
 * The desk at which order sheets are written. What is edited is there at once and sent behind; the server keeps it as the seat's
 * open actions, so that it survives a reload, and nobody else can tell anything but whether it is ready.
 */

import { hand } from "../../js/hand.js";
import { batch, effect, signal } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { facts } from "./facts.js";
import { emptyPlan, entriesOf, planOf } from "./plan.js";

/** @import {Plan, Told} from "./plan.js" */

/** @typedef {{player: string, plan: Plan, isReady: boolean}} Sheet */

/** @type {Told} */
const NOTHING_TOLD = {
  lines: [],
  cost: 0,
  left: 0,
  dropped: [],
  several: false,
  can: { bid: [], move: {}, sail: {}, troop: [], white: {}, black: {} },
  most: { troop: 0, mercenary: 0, white: 0, black: 0 },
};

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
 * What the server foretells of a sheet: lines with their cost and fate, the money, what could be added.
 * @param {string} player
 * @returns {Told}
 */
export function foretold(player) {
  const number = String(facts().players.indexOf(player));
  return /** @type {any} */ (table.shown.value)?.forecast?.sheets?.[number] ?? NOTHING_TOLD;
}

/**
 * What becomes of an entry, if it does not stand; an empty text if it does, or is not told yet.
 * @param {string} player
 * @param {string} form
 */
export function fateOf(player, form) {
  const line = foretold(player).lines.find((one) => one.form === form);
  return !line || line.fate === "stands" ? "" : line.fate;
}

/**
 * Put a plan in place of the one that is looked at.
 * @param {(plan: Plan, told: Told) => Plan} change
 */
export function edit(change) {
  const { player } = sheet();
  history = [...history.slice(-50), sheets()];
  put(sheets().map((one) => (one.player === player ? { ...one, plan: change(one.plan, foretold(player)) } : one)));
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

/** Take back the last edit; if it was made in another page, the last entry that the server has. */
export function takeBack() {
  const before = history.pop();
  if (before) return put(before);
  const { player } = sheet();
  put(sheets().map((one) => (one.player === player ? { ...one, plan: planOf(entriesOf(one.plan).slice(0, -1)) } : one)));
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
  const isDone = await hand.send(entries(sent), { afresh: true, quiet: true });
  isSending = false;
  if (edited.value !== sent && isDone) return void send();
  edited.value = null;
}

/**
 * The entries of all sheets of the seat: the second can only be begun when the first is ready.
 * @param {Sheet[]} all
 */
function entries(all) {
  const open = all.findIndex((one) => !one.isReady);
  return all
    .slice(0, open < 0 ? all.length : open + 1)
    .flatMap((one) => [...entriesOf(one.plan), ...(one.isReady ? ["commit"] : [])]);
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
