/**
 * The desk at which order sheets are written. What is edited is there at once and sent behind; the server keeps it as the seat's
 * open actions, so that it survives a reload, and nobody else can tell anything but whether it is ready.
 */

import { hand } from "/static/js/hand.js";
import { batch, effect, signal } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { emptyPlan, entriesOf, entriesOfAll, planOf } from "./plan.js";
import { reading } from "./reading.js";

/** @import {Signal} from "/static/vendor/signals.js" */
/** @import {Sheet, Plan} from "./plan.js" */
/** @import {Reading} from "./reading.js" */

/** What was edited and not yet confirmed. @type {Signal<Sheet[] | null>} */
const edited = signal(null);
/** Which sheets their person has called ready here, by player: the server holds one of two back until both are. @type {Signal<Record<string, boolean>>} */
const called = signal({});
/** The player whose sheet is looked at, for a person with two. */
const chosen = signal("");
/** Whether void orders may be written. */
export const writesVoid = signal(false);
/** @type {Sheet[][]} */
let history = [];
let isSending = false;

/** The sheets of this seat as they are on the screen; before anything is edited, as the server has them. @param {Reading} now */
export function sheets(now) {
  return edited.value ?? Object.keys(now.forecast.sheets ?? {}).map((player) => kept(now, player));
}

/** @param {Reading} now @param {string} player @returns {Sheet} */
function kept(now, player) {
  const { sheet = [], part } = now.of(player);
  return { player, plan: planOf(sheet), isReady: called.value[player] ?? part === "committed" };
}

/** The sheet that is looked at: the chosen one, else the first that is not ready. @param {Reading} now @returns {Sheet} */
export function sheet(now) {
  const all = sheets(now);
  const found = all.find((one) => one.player === chosen.value) ?? all.find((one) => !one.isReady) ?? all[0];
  return found ?? { player: "", plan: emptyPlan(), isReady: true };
}

/** Look at the sheet of this player. @param {string} player */
export function choose(player) {
  chosen.value = player;
}

/**
 * Put a plan in place of the one that is looked at.
 * @param {Reading} now
 * @param {(plan: Plan) => Plan} change
 */
export function edit(now, change) {
  history = [...history.slice(-50), sheets(now)];
  replace(now, change);
}

/** @param {Reading} now @param {(plan: Plan) => Plan} change */
function replace(now, change) {
  const { player } = sheet(now);
  put(sheets(now).map((one) => (one.player === player ? { ...one, plan: change(one.plan) } : one)));
}

/** Say that the sheet is ready; or that the last one is not, after all. @param {Reading} now @param {boolean} isReady */
export function setReady(now, isReady) {
  const all = sheets(now);
  const { player } = isReady ? sheet(now) : (all.at(-1) ?? sheet(now));
  const changed = all.map((one) => (one.player === player ? { ...one, isReady } : one));
  if (changed.every((one) => one.isReady)) hand.advise(null);
  put(changed);
  choose("");
}

/** Take back the last edit; if it was made in another page, the last entry that the server has. @param {Reading} now */
export function takeBack(now) {
  const before = history.pop();
  if (before) put(before);
  else replace(now, (plan) => planOf(entriesOf(plan).slice(0, -1)));
}

/** @param {Sheet[]} wanted */
function put(wanted) {
  batch(() => {
    edited.value = wanted;
    called.value = Object.fromEntries(wanted.map(({ player, isReady }) => [player, isReady]));
  });
  void send();
}

/** Send what was edited; what is edited meanwhile goes after it. */
async function send() {
  if (isSending || !edited.value) return;
  isSending = true;
  const sent = edited.value;
  const isDone = await hand.send(entriesOfAll(sent), { afresh: true, quiet: true });
  isSending = false;
  if (edited.value !== sent && isDone) return void send();
  edited.value = null;
}

/** The seat whose sheets lie on the desk. @type {number | null} */
let owner = null;

/** When the sheets are in, or when another seat sits down, nothing of them stays on the desk. */
effect(() => {
  const seat = table.seat.value;
  const isOver = !table.isPast.value && reading.value?.isPlanning === false;
  if (seat === owner && !isOver) return;
  owner = seat;
  history = [];
  batch(() => {
    edited.value = null;
    called.value = {};
    hand.advise(null);
    chosen.value = "";
    writesVoid.value = false;
  });
});
