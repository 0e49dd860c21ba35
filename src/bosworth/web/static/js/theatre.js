/**
 * The theatre: what happened, played before the eye, line by line of the log. What happens just now, "since your last turn" and the
 * replay are the same theatre with different bounds.
 */

import { seenAt } from "./beats.js";
import { hand } from "./hand.js";
import { batch, computed, effect, signal, untracked } from "./lib.js";
import { focusOn } from "./map-view.js";
import { ensure, era, fetchFrom, forgetAll, forgetHappened, forgetOpen, keepHappened, momentOf } from "./moments.js";
import { dwell, isTold, pace } from "./pace.js";
import { table } from "./table-state.js";
import { dialog } from "./ui.js";

/** @import {Weight} from "./pace.js" */
/** @import {Line, Shown} from "./types.js" */

/**
 * @typedef {object} Play  Where the theatre is: line number `line` of what was heard after action `at`.
 * @property {"live" | "since" | "replay"} kind
 * @property {number | null} seat  through whose eyes
 * @property {number} from
 * @property {number} to
 * @property {number} at
 * @property {number} line  behind the last one: what came of the action
 */

/** @type {import("../vendor/signals.js").Signal<Play | null>} */
export const play = signal(null);
export const isPlaying = signal(false);
/** Where to go on with what was told when a replay began, or has happened meanwhile. @type {Play | null} */
let waiting = null;

/** How the board speaks of things, which lines it has heralds for, with which it shows something to be read, and which it hardly tells. */
const board = {
  refs: hand.refsOf,
  heralds: /** @type {Record<string, any>} */ ({}),
  scenes: /** @type {string[]} */ ([]),
  overtaken: /** @type {string[]} */ ([]),
};

/**
 * @param {Parameters<typeof fetchFrom>[0]} source  fetches moments
 * @param {Partial<typeof board>} [ways]  of the board
 */
export function prepareTheatre(source, { refs = hand.refsOf, heralds = {}, scenes = [], overtaken = [] } = {}) {
  fetchFrom(source);
  Object.assign(board, { refs, heralds, scenes, overtaken });
}

/** How much is to be made of a line. @param {Line} line @returns {Weight} */
export function weightOf(line) {
  const [id, args] = line.say;
  if (board.heralds[id]?.(args)) return "great";
  if (board.scenes.includes(id)) return "scene";
  return line.view && !board.overtaken.includes(id) ? "beat" : "aside";
}

/**
 * What is on stage: the moments before and after the action that is told, its lines, and the number of the line now told.
 * @type {import("../vendor/signals.js").ReadonlySignal<{kind: string, before: Shown | null, after: Shown | null, lines: Line[], index: number} | null>}
 */
export const theatre = computed(() => {
  const now = play.value;
  if (!now) return null;
  const after = momentOf(now, now.at);
  return { kind: now.kind, before: momentOf(now, now.at - 1), after, lines: after?.log ?? [], index: now.line };
});

/** Whether what came of an action is drawn, with all its lines told. */
export const isSettled = computed(
  () => theatre.value?.after !== null && (theatre.value?.index ?? -1) >= (theatre.value?.lines.length ?? 0),
);

/** Whether the moment that is asked for is still on its way. */
export const isFetching = computed(() => theatre.value !== null && theatre.value.after === null);

/**
 * Open the theatre.
 * @param {"since" | "replay"} kind
 * @param {{from: number, to: number, at?: number, line?: number, seat?: number | null, playing?: boolean, isAfter?: boolean}} where
 *   `isAfter`: with what came of the action, all its lines told
 */
export async function openTheatre(kind, where) {
  const { from, to, at = from, line = 0, seat = table.eyes.value, playing = false, isAfter = false } = where;
  const now = /** @type {Play} */ ({ kind, seat, from, to, at: clamp(at, from, to), line });
  const asked = era;
  forgetOpen();
  await ensure(now, now.at).catch(() => undefined);
  if (asked !== era) return;
  if (kind === "replay" && play.peek() && play.peek()?.kind !== "replay") waiting = play.peek();
  const count = momentOf(now, now.at)?.log.length ?? 0;
  batch(() => {
    play.value = { ...now, line: isAfter ? count : Math.min(line, Math.max(0, count - 1)) };
    isPlaying.value = playing;
  });
}

/**
 * Play what has happened, before anything else is done: behind what is still being told, or at once; a replay is not disturbed.
 * @param {number | null} seat  through whose eyes
 * @param {Shown[]} found  the moment before, and those that are to be played
 * @param {Line} first  the line to begin with
 * @param {"live" | "since"} [kind]  whether it is heard of as it happens, or later
 */
export function perform(seat, found, first, kind = "live") {
  keepHappened(seat, found);
  const to = found.at(-1)?.at ?? 0;
  const now = play.peek();
  if (now && now.kind !== "replay") return void (play.value = { ...now, to });
  const line = found.find((moment) => moment.at === first.at)?.log.indexOf(first) ?? 0;
  const begin = { kind, seat, from: first.at, to, at: first.at, line };
  if (now) waiting = waiting ? { ...waiting, to } : begin;
  else start(begin);
}

/** @param {Play} begin */
function start(begin) {
  play.value = begin;
  isPlaying.value = true;
}

/**
 * Replay the game, from the beginning unless another place is given.
 * @param {{at?: number, line?: number, seat?: number | null}} [where]
 */
export function replay(where = {}) {
  const now = table.live.value;
  if (now) void openTheatre("replay", { from: 0, to: now.at, ...where });
}

/** Back to the present; what a replay has interrupted, or has happened meanwhile, is told first. */
export function closeTheatre() {
  const next = waiting;
  waiting = null;
  batch(() => {
    play.value = null;
    isPlaying.value = false;
    forgetOpen();
    if (next && isTold()) start(next);
    else forgetHappened();
  });
  hand.light([]);
}

/** Enough of this line: the next one, or back to the present. */
export async function skip() {
  if (!(await stepOn()) && play.value?.kind !== "replay") closeTheatre();
}

/** Forget all moments: what one seat saw must not stay for another. */
export function forgetMoments() {
  waiting = null;
  closeTheatre();
  forgetAll();
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * Go to a moment, at once; if it must be fetched first, what was drawn before stays until it is here.
 * @param {number} at
 * @param {number} [line]
 */
export async function goTo(at, line = Number.MAX_SAFE_INTEGER) {
  const now = play.value;
  if (!now) return;
  const wanted = clamp(at, now.from, now.to);
  const put = () => {
    const lines = momentOf(now, wanted)?.log.length ?? 0;
    if (play.value) play.value = { ...play.value, at: wanted, line: clamp(line, 0, Math.max(0, lines - 1)) };
  };
  put();
  await ensure(now, wanted).catch(() => undefined);
  if (play.value?.at === wanted && play.value.seat === now.seat) put();
}

/** What is played, as soon as its moment is here. */
async function settled() {
  const now = play.value;
  if (now) await ensure(now, now.at).catch(() => undefined);
  return play.value;
}

/** One line on. False at the end. */
export async function stepOn() {
  const now = await settled();
  if (!now) return false;
  if (now.line + 1 < (momentOf(now, now.at)?.log.length ?? 0)) {
    play.value = { ...now, line: now.line + 1 };
    return true;
  }
  const next = await nextTold(now, 1);
  if (next === null) return false;
  await goTo(next, 0);
  return true;
}

/** One line back. */
export async function stepBack() {
  const now = await settled();
  if (!now) return;
  if (now.line > 0) {
    play.value = { ...now, line: now.line - 1 };
    return;
  }
  const before = await nextTold(now, -1);
  if (before !== null) await goTo(before);
}

/**
 * The next action in a direction of which something was heard; the bounds count too.
 * @param {Play} now
 * @param {1 | -1} direction
 */
async function nextTold(now, direction) {
  for (let at = now.at + direction; at >= now.from && at <= now.to; at += direction) {
    await ensure(now, at).catch(() => undefined);
    const isBound = at === now.from || at === now.to;
    if (isBound || (momentOf(now, at)?.log.length ?? 0) > 0) return at;
  }
  return null;
}

/**
 * Look through the eyes of another seat; what was drawn before stays until its moment is here.
 * @param {number | null} seat
 */
export async function lookAs(seat) {
  if (!play.value) return;
  play.value = { ...play.value, seat, line: 0 };
  await settled();
}

/** The line that is told now. */
export const toldLine = computed(() => theatre.value?.lines[theatre.value.index] ?? null);

/** Keep the drawn moment, the lights and the clock true to the theatre. */
export function watchTheatre() {
  const stops = [effect(drawMoment), effect(lightTold), effect(tick), effect(heedPace)];
  return () => stops.forEach((stop) => stop());
}

/** Draw the beat that is told; a moment that is not here yet leaves the former one. */
function drawMoment() {
  const stage = theatre.value;
  if (stage === null) table.moment.value = null;
  else if (stage.after) table.moment.value = seenAt(stage.before, stage.after, stage.index);
}

function lightTold() {
  const line = toldLine.value;
  const refs = line ? board.refs(line.say) : [];
  hand.light(refs);
  if (refs.length > 0) focusOn(refs);
}

/** Which line is told: the same while what is played only grows longer. */
const place = computed(() => play.value && `${play.value.kind} ${play.value.seat} ${play.value.at} ${play.value.line}`);

/** While it plays, the next line comes when this one can have been read; nobody reads behind a dialog or in a window out of sight. */
function tick() {
  const line = toldLine.value;
  void pace.value;
  if (!isPlaying.value || !place.value || !isInSight.value || dialog.value) return undefined;
  const time = untracked(() => dwell(line, line ? weightOf(line) : "aside"));
  const timer = setTimeout(goOn, time);
  return () => clearTimeout(timer);
}

/** Whoever wants things at once now has heard enough. */
function heedPace() {
  const now = play.peek();
  if (!isTold() && now && now.kind !== "replay") closeTheatre();
}

async function goOn() {
  if (await stepOn()) return;
  isPlaying.value = false;
  if (play.value?.kind !== "replay") closeTheatre();
}

/** Whether the window is in sight. */
export const isInSight = signal(!globalThis.document?.hidden);
globalThis.document?.addEventListener("visibilitychange", () => void (isInSight.value = !document.hidden));
