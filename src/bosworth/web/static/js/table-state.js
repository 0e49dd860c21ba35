/** What the page knows of its table. Everything is a signal: whoever reads one is drawn again when it changes. */

import { batch, computed, signal } from "./lib.js";

/** @import {ChatLine, Line, Place, Room, Shown} from "./types.js" */

/** @type {import("../vendor/signals.js").Signal<Shown | null>} */
const live = signal(null);
/** @type {import("../vendor/signals.js").Signal<Shown | null>} */
const moment = signal(null);
/** @type {import("../vendor/signals.js").Signal<Room | null>} */
const room = signal(null);
/** @type {import("../vendor/signals.js").Signal<any>} */
const catalog = signal(null);
/** @type {import("../vendor/signals.js").Signal<any>} */
const atlas = signal(null);
/** @type {import("../vendor/signals.js").Signal<Line[]>} */
const log = signal([]);
/** @type {import("../vendor/signals.js").Signal<ChatLine[]>} */
const chat = signal([]);
/** @type {import("../vendor/signals.js").Signal<number | null>} */
const seat = signal(null);
/** @type {import("../vendor/signals.js").Signal<number | null>} */
const eyes = signal(null);

export const table = {
  /** The id of the table. */
  id: "",
  /** The id of the game, such as `richard3`. */
  game: "",
  /** The levels of bots that people are offered. @type {string[]} */
  levels: [],
  /** What a bot of these levels may value more than others. @type {string[]} */
  tempers: [],
  /** Whether the rules forbid talk at times, so that the table may agree to close its chat. */
  hasQuiet: false,
  /** What the server showed last. */
  live,
  /** A past moment that is looked at instead (replay, "since your last turn"), or null. */
  moment,
  /** What is to be drawn: the past moment if one is looked at, otherwise the present. Null until the first one came. */
  shown: computed(() => moment.value ?? live.value),
  /** Whether a past moment is drawn, in which nothing can be done. */
  isPast: computed(() => moment.value !== null),
  /** Who sits where, the table's name, its dice. */
  room,
  /** The static tables of the game, from `games/<id>/catalog.py`. */
  catalog,
  /** The map: `/static/atlas/<game>/map.json`. */
  atlas,
  /** All lines of the log that were heard so far. */
  log,
  /** Those lines that were heard up to what is drawn: in the past only what is told so far. @type {import("../vendor/signals.js").ReadonlySignal<Line[]>} */
  heard: computed(() => {
    const past = moment.value;
    return past ? [...log.value.filter((line) => line.at < past.at), ...past.log] : log.value;
  }),
  /** Everything that was said. */
  chat,
  /** My private notes. */
  note: signal(""),
  /** The seat that I act for, null as an onlooker. */
  seat,
  /** The seat whose view is drawn: that seat, or null while everybody at one screen looks on. */
  eyes,
  /** Whether one person plays all seats of this screen, and wants no curtain between them. */
  isAlone: signal(false),
  /** The seats that are mine, by number. */
  mine: computed(() => (room.value?.places ?? []).flatMap((place, number) => (place.is_mine ? [number] : []))),
  /** Whether it is for the seat that I look from to act now. */
  isMyTurn: computed(() => {
    const now = live.value;
    return now !== null && now.seat !== null && now.offers.length > 0;
  }),
  /** The place I look from, if I sit. @type {import("../vendor/signals.js").ReadonlySignal<Place | null>} */
  me: computed(() => (seat.value === null ? null : (room.value?.places[seat.value] ?? null))),
};

/**
 * Fill in what the wire leaves out when it has its usual value.
 * @param {any} message
 * @returns {Shown}
 */
export function wholeShown(message) {
  return { offers: [], refusals: [], undo: 0, is_open: false, since: 0, log: [], lasting: 0, forecast: {}, hits: [], ...message };
}

/**
 * Take what the server shows: it becomes the present, and its new lines join the log.
 * @param {any} message
 * @param {boolean} [isPublic]  whether the view is an onlooker's although a seat may act
 */
export function takeShown(message, isPublic = false) {
  const shown = wholeShown(message);
  batch(() => {
    log.value = [...log.value.slice(0, shown.since), ...shown.log];
    live.value = shown;
    seat.value = shown.seat;
    eyes.value = isPublic ? null : shown.seat;
  });
  return shown;
}

/**
 * Take news of the table itself.
 * @param {any} message
 */
export function takeRoom(message) {
  const blank = { is_owner: false, onlookers: 0, commitment: "", secret: "", settings: {}, rematch: null, is_quiet: false };
  const places = message.places.map((/** @type {any} */ place) => ({
    name: "",
    is_here: false,
    is_mine: false,
    is_thinking: false,
    is_leaving: false,
    is_kept: false,
    is_for_me: false,
    ...place,
  }));
  room.value = { ...blank, ...message, places };
}

/** The number of the first line of `chat`: of a long one only the end is sent. */
let chatFrom = 0;

/**
 * Take what was said, from line `since` on.
 * @param {{since: number, lines: ChatLine[]}} message
 */
export function takeChat({ since, lines }) {
  const known = chat.value;
  const isJoined = since > chatFrom && since <= chatFrom + known.length;
  if (!isJoined) chatFrom = since;
  chat.value = [...known.slice(0, since - chatFrom), ...lines];
}

/** Forget everything that was shown to a seat, so that nothing private stays in the page. */
export function forgetSeat() {
  batch(() => {
    live.value = null;
    moment.value = null;
    log.value = [];
    table.note.value = "";
    seat.value = null;
    eyes.value = null;
  });
}
