/**
 * The theatre: what happened, played before the eye, line by line of the log. What happens just now, "since your last turn" and the
 * replay are the same theatre with different bounds.
 */

import { seenAt, withViews } from "./beats.js";
import { hand } from "./hand.js";
import { batch, computed, effect, signal } from "./lib.js";
import { focusOn } from "./map-view.js";
import { dwell } from "./pace.js";
import { table, wholeShown } from "./table-state.js";

/** @import {Weight} from "./pace.js" */
/** @import {Line, Shown} from "./types.js" */

/**
 * @typedef {object} Play  Where the theatre is: line number `line` of what was heard after action `at`.
 * @property {"live" | "since" | "replay"} kind
 * @property {number | null} seat  through whose eyes
 * @property {number} from
 * @property {number} to
 * @property {number} at
 * @property {number} line
 */

const BEHIND = 12;
const MOST = 64;
const PAUSE = 1200;
const TRIES = 4;

/** @type {import("../vendor/signals.js").Signal<Play | null>} */
export const play = signal(null);
export const isPlaying = signal(false);
/** The moments that were fetched, by seat and number of the action. @type {import("../vendor/signals.js").Signal<ReadonlyMap<string, Shown>>} */
const moments = signal(new Map());

/** Where moments come from. @type {(seat: number | null, from: number, to: number) => Promise<any[]>} */
let source = async () => [];
/** How the board speaks of things, which lines it has heralds for, and which it hardly tells. */
const board = { refs: hand.refsOf, heralds: /** @type {Record<string, any>} */ ({}), overtaken: /** @type {string[]} */ ([]) };

/**
 * @param {typeof source} given  fetches moments
 * @param {Partial<typeof board>} [ways]  of the board
 */
export function prepareTheatre(given, { refs = hand.refsOf, heralds = {}, overtaken = [] } = {}) {
  source = given;
  Object.assign(board, { refs, heralds, overtaken });
}

/** How much is to be made of a line. @param {Line} line @returns {Weight} */
function weightOf(line) {
  const [id, args] = line.say;
  if (board.heralds[id]?.(args)) return "great";
  return line.view && !board.overtaken.includes(id) ? "beat" : "aside";
}

/** @param {number | null} seat @param {number} at */
const momentOf = (seat, at) => moments.value.get(`${seat}:${at}`) ?? null;

/**
 * What is on stage: the moments before and after the action that is told, its lines, and the number of the line now told.
 * @type {import("../vendor/signals.js").ReadonlySignal<{kind: string, before: Shown | null, after: Shown | null, lines: Line[], index: number} | null>}
 */
export const theatre = computed(() => {
  const now = play.value;
  if (!now) return null;
  const after = momentOf(now.seat, now.at);
  return { kind: now.kind, before: momentOf(now.seat, now.at - 1), after, lines: after?.log ?? [], index: now.line };
});

/** Whether the moment that is asked for is still on its way. */
export const isFetching = computed(() => theatre.value !== null && theatre.value.after === null);

/** Fetches that are under way, by seat and first action: asked for once. @type {Map<string, Promise<void>>} */
const underWay = new Map();
/** Grows when everything is forgotten: what was asked for before must not come back afterwards. */
let era = 0;

/**
 * Fetch the moments around an action, unless they are here.
 * @param {Play} now
 * @param {number} at
 */
async function ensure(now, at) {
  const isHere = () => momentOf(now.seat, at) !== null && (at === 0 || momentOf(now.seat, at - 1) !== null);
  if (isHere()) return;
  const first = Math.max(0, Math.floor((at - 1) / (MOST - BEHIND)) * (MOST - BEHIND));
  const key = `${now.seat}:${first}`;
  const fetching = underWay.get(key) ?? fetched(now.seat, first, Math.min(now.to, first + MOST - 1));
  underWay.set(key, fetching);
  await fetching.finally(() => underWay.delete(key));
}

/**
 * @param {number | null} seat
 * @param {number} first
 * @param {number} last
 */
async function fetched(seat, first, last) {
  const asked = era;
  const found = await patiently(() => source(seat, first, last));
  if (asked !== era) return;
  const next = new Map(moments.value);
  for (const moment of found.map(wholeShown).map(withViews)) next.set(`${seat}:${moment.at}`, moment);
  moments.value = next;
}

/**
 * Ask again after a pause, if the server wants fewer questions.
 * @param {() => Promise<any[]>} ask
 */
async function patiently(ask) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/**
 * Open the theatre.
 * @param {"since" | "replay"} kind
 * @param {{from: number, to: number, at?: number, line?: number, seat?: number | null, playing?: boolean}} where
 */
export async function openTheatre(kind, { from, to, at = from, line = 0, seat = table.eyes.value, playing = false }) {
  const now = { kind, seat, from, to, at: clamp(at, from, to), line };
  const asked = era;
  forgetOpen();
  await ensure(now, now.at).catch(() => undefined);
  if (asked !== era) return;
  const last = Math.max(0, (momentOf(seat, now.at)?.log.length ?? 0) - 1);
  batch(() => {
    play.value = { ...now, line: Math.min(line, last) };
    isPlaying.value = playing;
  });
}

/**
 * Play what has just happened, as soon as it has: behind what is still being told, or at once.
 * @param {number | null} seat  through whose eyes
 * @param {Shown[]} found  the moment before, and those that are to be played
 * @param {Line} first  the line to begin with
 */
export function perform(seat, found, first) {
  const [before, ...after] = found.map((moment) => /** @type {[string, Shown]} */ ([`${seat}:${moment.at}`, moment]));
  moments.value = new Map([...(before ? [before] : []), ...moments.peek(), ...after]);
  const to = found.at(-1)?.at ?? 0;
  const now = play.peek();
  if (now?.kind === "live") play.value = { ...now, to };
  if (now) return;
  const line = momentOf(seat, first.at)?.log.indexOf(first) ?? 0;
  play.value = { kind: "live", seat, from: first.at, to, at: first.at, line };
  isPlaying.value = true;
}

/** What could be taken back may have been: it is fetched anew. */
function forgetOpen() {
  const { at = 0, undo = 0 } = table.live.peek() ?? {};
  const lasting = [...moments.peek()].filter(([, moment]) => moment.at <= at - undo);
  if (lasting.length < moments.peek().size) moments.value = new Map(lasting);
}

/**
 * Replay the game, from the beginning unless another place is given.
 * @param {{at?: number, line?: number, seat?: number | null}} [where]
 */
export function replay(where = {}) {
  const now = table.live.value;
  if (now) void openTheatre("replay", { from: 0, to: now.at, ...where });
}

/** Back to the present. */
export function closeTheatre() {
  batch(() => {
    play.value = null;
    isPlaying.value = false;
  });
  hand.light([]);
}

/** Enough of this line: the next one, or back to the present. */
export async function skip() {
  if (!(await stepOn()) && play.value?.kind !== "replay") closeTheatre();
}

/** Forget all moments: what one seat saw must not stay for another. */
export function forgetMoments() {
  closeTheatre();
  era += 1;
  moments.value = new Map();
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
    const lines = momentOf(now.seat, wanted)?.log.length ?? 0;
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
  if (now.line + 1 < (momentOf(now.seat, now.at)?.log.length ?? 0)) {
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
    if (isBound || (momentOf(now.seat, at)?.log.length ?? 0) > 0) return at;
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
  const stops = [effect(drawMoment), effect(lightTold), effect(tick)];
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

/** While it plays, the next line comes when this one can have been read; nobody reads in a window that is out of sight. */
function tick() {
  const line = toldLine.value;
  if (!isPlaying.value || !place.value || !isInSight.value) return undefined;
  const timer = setTimeout(goOn, dwell(line, line ? weightOf(line) : "aside"));
  return () => clearTimeout(timer);
}

async function goOn() {
  if (await stepOn()) return;
  if (play.value?.kind !== "replay") closeTheatre();
  isPlaying.value = false;
}

/** Whether the window is in sight. */
const isInSight = signal(true);
globalThis.document?.addEventListener("visibilitychange", () => void (isInSight.value = !document.hidden));
