/** "Since your last turn": what others did since I last acted, offered to be watched. */

import { keep, recall } from "./keepsake.js";
import { effect, signal } from "./lib.js";
import { table } from "./table-state.js";
import { openTheatre, play } from "./theatre.js";

const FEWEST = 2;

/** What is new: from which action to which, and how many lines. @type {import("../vendor/signals.js").Signal<{from: number, to: number, count: number} | null>} */
export const news = signal(null);

/** @param {number | null} seat */
const keyOf = (seat) => `bosworth-seen:${table.id}:${seat}`;

/** The number of the last action that a seat knows of, -1 when it has never looked. @param {number | null} seat */
export function seenBy(seat) {
  const found = recall(keyOf(seat));
  return found === null ? -1 : Number(found);
}

/** The seats that see what is told: whoever sits at this screen, unless it is for the eyes of one of several alone. */
function lookers() {
  const isForAll = table.eyes.value === null || table.isAlone.value;
  return isForAll ? table.mine.value : [table.seat.value];
}

/**
 * What there is to see has been seen, up to an action: the last one unless given.
 * @param {number} [at]
 */
export function markSeen(at = table.live.value?.at ?? 0) {
  markFor(lookers(), at);
  news.value = null;
}

/** @param {(number | null)[]} seats @param {number} at */
function markFor(seats, at) {
  for (const seat of seats) keep(keyOf(seat), String(at));
}

/** Play what is new. */
export async function watchNews() {
  const found = news.value;
  if (!found) return;
  await openTheatre("since", { from: found.from, to: found.to, playing: true });
  markSeen();
}

/**
 * The seats that know of what is told from an action on: another seat of this screen may not have seen what came before it, and is
 * told that too.
 * @param {number} from
 */
function listeners(from) {
  return lookers().filter((seat) => seat === table.eyes.value || seenBy(seat) >= from - 1);
}

/**
 * Look out for news: what was not told as it happened is offered when it is my turn or the game is over. An action is known when the
 * next one is told, or nothing more is: whoever loads the page anew in the middle of its story is told it once more. Whoever leaves
 * what he is told of the past wants no more of it.
 */
export function watchSince() {
  /** @type {{seats: (number | null)[], at: number}} */
  let told = { seats: [], at: 0 };
  return effect(() => {
    const [now, stage] = [table.live.value, play.value];
    if (stage && stage.kind !== "replay") {
      told = { seats: listeners(stage.from), at: stage.kind === "since" ? stage.to : stage.at };
      markFor(told.seats, stage.at - 1);
    } else {
      markFor(told.seats, told.at);
      told.seats = [];
    }
    if (!now || stage || table.eyes.value === null) return;
    const last = seenBy(table.seat.value);
    if (last < 0 || now.undo > 0) return markSeen();
    if (now.offers.length === 0 && now.step !== "over") return;
    const lines = table.log.value.filter((line) => line.at > last);
    const [first] = lines;
    if (!first || lines.length < FEWEST) return;
    news.value = { from: first.at, to: now.at, count: lines.length };
  });
}
