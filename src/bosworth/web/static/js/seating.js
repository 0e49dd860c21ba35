/**
 * From which seat the page looks. With one seat of mine, from that one. With several at one screen a curtain falls whenever
 * another of them is to act: beneath it the page looks as an onlooker and keeps nothing private. Decisions that everybody may
 * see need no curtain: the public view stays, with the offers of the seat that acts.
 */

import { post } from "./api.js";
import { hand } from "./hand.js";
import { keep, recall } from "./keepsake.js";
import { effect } from "./lib.js";
import { seenBy } from "./since.js";
import { forgetSeat, table } from "./table-state.js";
import { present, presentAfter } from "./telling.js";
import { forgetMoments, play } from "./theatre.js";
import { curtain, spoken, toasts } from "./ui.js";

/** @import {Shown} from "./types.js" */

/** The seat that the server was asked to show. @type {number | null} */
let wanted = null;
/** The public view that is being put together with the offers of a seat. @type {Promise<any>} */
let arriving = Promise.resolve();
/** Asks the server. @type {(message: ReturnType<typeof lookMessage>) => void} */
let ask = () => undefined;
/** Whether the page was opened to look back: nothing is told before that. */
let isForReplay = false;

/** The first message on each connection, and whenever the seat changes. */
export function lookMessage() {
  const known = table.live.value;
  const after = known?.at ?? seenBy(wanted);
  return { type: "look", seat: wanted, since: known?.lasting ?? 0, beats: true, ...(after < 0 ? {} : { after }) };
}

/**
 * Look from another seat: what the former one saw is forgotten first.
 * @param {number | null} seat
 */
function lookFrom(seat) {
  wanted = seat;
  forgetMoments();
  forgetSeat();
  hand.letGo();
  hand.advise(null);
  toasts.value = [];
  spoken.value = "";
  ask(lookMessage());
}

/** Whoever was asked for has come: the curtain rises. */
export function raiseCurtain() {
  const seat = curtain.value;
  curtain.value = null;
  lookFrom(seat);
}

/**
 * Take what the server shows, unless it is for a seat that has left the screen.
 * @param {any} message
 */
export async function receive(message) {
  const isFor = () => (message.seat ?? null) === wanted;
  if (!isFor()) return message.answers && takeOffers(message);
  const next = nextOfMine(message);
  if (wanted !== null || next === null || !isPublic(message) || table.isAlone.value) return take(message);
  const joined = withOffers(message, next);
  arriving = arriving.catch(() => undefined).then(async () => isFor() && present(await joined, true));
  return arriving;
}

/** What a seat sees, and if it has just come here, what has happened since it last looked. @param {any} message */
function take(message) {
  const hasCome = table.live.peek() === null && wanted !== null && !isForReplay;
  isForReplay = false;
  if (hasCome) presentAfter(message, seenBy(wanted));
  else present(message);
}

/** @param {Shown} shown */
const isPublic = (shown) => shown.is_open && table.mine.value.length > 1;

/**
 * The first seat of mine that is to act.
 * @param {Shown} shown
 */
function nextOfMine(shown) {
  return shown.actors.find((seat) => table.mine.value.includes(seat)) ?? null;
}

/**
 * The public view with what one seat may do: of that seat's own view nothing is kept.
 * @param {any} message
 * @param {number} seat
 */
async function withOffers(message, seat) {
  const answers = await post(`/api/tables/${table.id}/messages`, { type: "look", seat, since: 0 });
  const own = [answers].flat().find((/** @type {any} */ one) => one.type === "shown");
  if (!own) return message;
  return { ...message, seat, ...offersOf(own) };
}

/** What a seat may do, of all that it is shown. @param {any} own */
const offersOf = ({ rev, prompt, offers = [], refusals = [], undo = 0 }) => ({ rev, prompt, offers, refusals, undo });

/**
 * A seat has acted on the public view: if that stays as it is, the seat goes on with what it may do now.
 * @param {any} own  what the seat is shown in answer
 */
async function takeOffers(own) {
  await arriving.catch(() => undefined);
  const now = table.live.value;
  if (now && table.eyes.value === null && now.seat === own.seat && now.rev < own.rev) present({ ...now, ...offersOf(own) }, true);
}

/**
 * Keep the page at the right seat.
 * @param {typeof ask} given
 * @param {boolean} [opensReplay]  whether the page was opened to look back
 */
export function watchSeating(given, opensReplay = false) {
  ask = given;
  isForReplay = opensReplay;
  const key = `bosworth-alone:${table.id}`;
  table.isAlone.value = recall(key) === "yes";
  const [only, ...others] = table.mine.value;
  wanted = only !== undefined && others.length === 0 ? only : null;
  effect(() => keep(key, table.isAlone.value ? "yes" : "no"));
  return effect(() => {
    const shown = table.live.value;
    const mine = table.mine.value;
    if (shown && play.value?.kind !== "live") settle(shown, mine);
  });
}

/**
 * @param {Shown} shown
 * @param {number[]} mine
 */
function settle(shown, mine) {
  const next = nextOfMine(shown);
  if (mine.length === 1 && wanted === null && mine[0] !== undefined) return lookFrom(mine[0]);
  if (mine.length < 2 || next === null) return undefined;
  if (table.isAlone.value) return wanted !== null && shown.actors.includes(wanted) ? undefined : lookFrom(next);
  if (isPublic(shown)) {
    curtain.value = null;
    return wanted === null ? undefined : lookFrom(null);
  }
  if (wanted !== null && shown.actors.includes(wanted)) return undefined;
  if (wanted !== null) lookFrom(null);
  curtain.value = next;
  return undefined;
}
