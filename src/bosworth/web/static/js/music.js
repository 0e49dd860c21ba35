/** Music at the table: three pieces in turn, with rests between them, while it is wanted and the page is in sight. */

import { isTouched, volume, whenHeard } from "./audio.js";
import { strike } from "./instruments.js";
import { effect, signal } from "./lib.js";
import agincourt from "./music/agincourt.js";
import hommeArme from "./music/homme-arme.js";
import { lengthOf, soundings } from "./music/notation.js";
import spagna from "./music/spagna.js";

/** @import {Piece, Sounding} from "./music/notation.js" */

export const PIECES = [agincourt, hommeArme, spagna];

/** Seconds of rest after a piece. */
const REST = 25;
/** Seconds in which music comes and goes. */
const FADE = 2;
/** Notes are handed over so many seconds ahead, so often. */
const AHEAD = 2;
export const OFTEN = 700;

/**
 * Play notes through this channel.
 * @param {AudioNode} out
 * @param {Sounding[]} notes
 * @param {number} begin  seconds, on the clock of the context
 */
export function performNotes(out, notes, begin) {
  for (const { instrument, at, ...note } of notes) strike(out, instrument, { ...note, at: begin + at });
}

/**
 * The music that plays: what stops it.
 * @type {(() => void) | null}
 */
let playing = null;
let next = Math.floor(Math.random() * PIECES.length);

/** Play while it is wanted, may be heard, and the page is in sight. */
export function watchMusic() {
  const isHidden = signal(document.hidden);
  document.addEventListener("visibilitychange", () => void (isHidden.value = document.hidden));
  return effect(() => {
    const isWanted = volume("music") > 0 && isTouched.value && !isHidden.value;
    if (isWanted && !playing) begin();
    else if (!isWanted && playing) end();
  });
}

function end() {
  playing?.();
  playing = null;
}

/** The next piece, faded in; not if it was ended, or begun anew, before it could be heard. */
function begin() {
  const waiting = () => undefined;
  playing = waiting;
  whenHeard(({ music }, context) => {
    if (playing !== waiting) return;
    const out = new GainNode(context, { gain: 0 });
    out.connect(music);
    out.gain.linearRampToValueAtTime(1, context.currentTime + FADE);
    const stop = playOn(out, context);
    playing = () => {
      stop();
      out.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
      setTimeout(() => out.disconnect(), 2000 * FADE);
    };
  }, Number.POSITIVE_INFINITY);
}

/**
 * One piece after the other, until it is stopped.
 * @param {AudioNode} out
 * @param {AudioContext} context
 */
function playOn(out, context) {
  let { notes, start, until } = takeUp(context.currentTime + 0.3);
  const handOver = () => {
    const soon = context.currentTime + AHEAD;
    if (soon > until) ({ notes, start, until } = takeUp(until));
    const due = notes.findIndex(({ at }) => start + at > soon);
    performNotes(out, notes.splice(0, due < 0 ? notes.length : due), start);
  };
  handOver();
  const timer = setInterval(handOver, OFTEN);
  return () => clearInterval(timer);
}

/** The piece whose turn it is, from a moment on. @param {number} start */
function takeUp(start) {
  const piece = /** @type {Piece} */ (PIECES[next % PIECES.length]);
  next += 1;
  return { notes: soundings(piece), start, until: start + lengthOf(piece) + REST };
}
