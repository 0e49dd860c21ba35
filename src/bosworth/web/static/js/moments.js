/**
 * What was seen after earlier actions: moments that were fetched to look back, and those that came with what happens, to tell it.
 * The two are kept apart: what happens leaves out what its doer knows, and is forgotten when it has been told.
 */

import { withViews } from "./beats.js";
import { signal } from "./lib.js";
import { table, wholeShown } from "./table-state.js";

/** @import {Play} from "./theatre.js" */
/** @import {Shown} from "./types.js" */

/** @typedef {ReadonlyMap<string, Shown>} Moments  by seat and number of the action */

const BEHIND = 12;
const MOST = 64;
const PAUSE = 1200;
const TRIES = 4;

/** @type {import("../vendor/signals.js").Signal<Moments>} */
const fetched = signal(new Map());
/** @type {import("../vendor/signals.js").Signal<Moments>} */
const happened = signal(new Map());

/** Where moments come from. @type {(seat: number | null, from: number, to: number) => Promise<any[]>} */
let source = async () => [];
/** Fetches that are under way, by seat and first action: asked for once. @type {Map<string, Promise<void>>} */
const underWay = new Map();
/** Grows when everything is forgotten: what was asked for before must not come back afterwards. */
export let era = 0;

/** @param {typeof source} given */
export const fetchFrom = (given) => void (source = given);

/** @param {number | null} seat @param {number} at */
const keyOf = (seat, at) => `${seat}:${at}`;

/**
 * The moment after an action, as it is told in a play, if it is here.
 * @param {Pick<Play, "kind" | "seat">} play
 * @param {number} at
 */
export function momentOf({ kind, seat }, at) {
  const key = keyOf(seat, at);
  const sources = { live: [happened, fetched], since: [fetched, happened], replay: [fetched] }[kind];
  return sources.map((moments) => moments.value.get(key)).find(Boolean) ?? null;
}

/**
 * Keep what led to the present until it has been told.
 * @param {number | null} seat
 * @param {Shown[]} moments  the one before, which may be known already, and those that are to be told
 */
export function keepHappened(seat, moments) {
  const [before, ...after] = moments.map((moment) => /** @type {[string, Shown]} */ ([keyOf(seat, moment.at), moment]));
  happened.value = new Map([...(before ? [before] : []), ...happened.peek(), ...after]);
}

/** What happened has been told. */
export function forgetHappened() {
  if (happened.peek().size > 0) happened.value = new Map();
}

/** What could be taken back may have been: it is fetched anew. */
export function forgetOpen() {
  const { at = 0, undo = 0 } = table.live.peek() ?? {};
  const lasting = [...fetched.peek()].filter(([, moment]) => moment.at <= at - undo);
  if (lasting.length < fetched.peek().size) fetched.value = new Map(lasting);
}

/** Forget all moments: what one seat saw must not stay for another. */
export function forgetAll() {
  era += 1;
  fetched.value = new Map();
  forgetHappened();
}

/**
 * Fetch the moments around an action, unless they are here.
 * @param {Play} play
 * @param {number} at
 */
export async function ensure(play, at) {
  const isHere = () => momentOf(play, at) !== null && (at === 0 || momentOf(play, at - 1) !== null);
  if (isHere()) return;
  const first = Math.max(0, Math.floor((at - 1) / (MOST - BEHIND)) * (MOST - BEHIND));
  const key = keyOf(play.seat, first);
  const fetching = underWay.get(key) ?? fetchStretch(play.seat, first, Math.min(play.to, first + MOST - 1));
  underWay.set(key, fetching);
  await fetching.finally(() => underWay.delete(key));
}

/**
 * @param {number | null} seat
 * @param {number} first
 * @param {number} last
 */
async function fetchStretch(seat, first, last) {
  const asked = era;
  const found = await patiently(() => source(seat, first, last));
  if (asked !== era) return;
  const next = new Map(fetched.value);
  for (const moment of found.map(wholeShown).map(withViews)) next.set(keyOf(seat, moment.at), moment);
  fetched.value = next;
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
