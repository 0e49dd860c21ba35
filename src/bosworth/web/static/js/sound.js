/** What is heard at the table: a small palette of sounds, and which of them a line of the log has. */

import { volume, whenHeard } from "./audio.js";
import { strike } from "./instruments.js";
import { prefs } from "./prefs.js";

/** @import {InstrumentName} from "./instruments.js" */
/** @import {Line} from "./types.js" */

/**
 * A stroke of an instrument: seconds from the beginning, hertz, how loud, and for what is blown or bowed how long.
 * @typedef {[InstrumentName, number, number, number, number?]} Stroke
 */

/** @satisfies {Record<string, Stroke[]>} */
export const SOUNDS = {
  bell: [
    ["bell", 0, 587, 0.5],
    ["bell", 0.28, 784, 0.4],
  ],
  card: [
    ["leaf", 0, 2600, 0.9],
    ["leaf", 0.09, 4200, 0.6],
    ["wood", 0.16, 320, 0.5],
  ],
  march: [
    ["drum", 0, 92, 0.8],
    ["drum", 0.24, 110, 0.4],
    ["drum", 0.36, 110, 0.4],
    ["drum", 0.48, 92, 0.7],
  ],
  ship: [
    ["water", 0, 700, 0.6],
    ["wood", 0.35, 210, 0.25],
    ["wood", 0.52, 180, 0.3],
    ["water", 0.6, 1000, 0.35],
  ],
  clash: [
    ["steel", 0, 820, 0.42],
    ["steel", 0.13, 1130, 0.38],
    ["drum", 0.13, 80, 0.5],
    ["steel", 0.33, 690, 0.4],
  ],
  hit: [
    ["drum", 0, 78, 1],
    ["wood", 0.01, 240, 0.9],
    ["steel", 0.02, 520, 0.25],
  ],
  death: [
    ["drum", 0, 55, 0.7],
    ["bell", 0.05, 147, 0.7],
    ["bell", 1.1, 147, 0.45],
  ],
  crown: [
    ["horn", 0, 294, 0.4, 0.16],
    ["horn", 0.2, 294, 0.4, 0.1],
    ["horn", 0.34, 440, 0.45, 0.22],
    ["horn", 0.62, 587, 0.5, 0.75],
    ["horn", 0.62, 440, 0.3, 0.75],
    ["drum", 0.62, 75, 0.6],
    ["bell", 0.66, 587, 0.25],
  ],
  coins: [
    ["coin", 0, 3100, 0.3],
    ["coin", 0.06, 3700, 0.25],
    ["coin", 0.13, 2800, 0.3],
    ["coin", 0.24, 3400, 0.2],
  ],
  votes: [
    ["wood", 0, 520, 0.8],
    ["wood", 0.14, 460, 0.65],
    ["wood", 0.25, 500, 0.5],
    ["wood", 0.33, 480, 0.35],
  ],
  seal: [
    ["wood", 0, 150, 0.9],
    ["drum", 0, 66, 0.9],
    ["leaf", 0.12, 1800, 0.5],
  ],
  dice: [
    ["wood", 0, 1150, 0.6],
    ["wood", 0.07, 860, 0.55],
    ["wood", 0.16, 1320, 0.5],
    ["wood", 0.22, 980, 0.4],
    ["wood", 0.35, 1100, 0.3],
  ],
};

/** @typedef {keyof typeof SOUNDS} SoundName */

/** Of many lines that come at once, so many different sounds are heard. */
const MOST = 3;
/** Seconds between them. */
const APART = 0.45;

/**
 * Play a sound, through this channel.
 * @param {AudioNode} out
 * @param {SoundName} name
 * @param {number} begin  seconds, on the clock of the context
 */
export function perform(out, name, begin) {
  /** @type {Stroke[]} */
  const strokes = SOUNDS[name];
  for (const [instrument, after, pitch, level, length] of strokes)
    strike(out, instrument, { pitch, at: begin + after, level, length });
}

/**
 * Let a sound be heard, if sounds are wanted; a name that is not in the palette is silence. An effect that calls this does not run
 * again when volumes change.
 * @param {string} name
 * @param {number} [delay]  seconds
 */
export function sound(name, delay = 0) {
  if (volume("sound", prefs.peek()) === 0 || !Object.hasOwn(SOUNDS, name)) return;
  whenHeard(({ sounds }, { currentTime }) => perform(sounds, /** @type {SoundName} */ (name), currentTime + 0.02 + delay));
}

/**
 * The sound of a line of the log; a board that says nothing about it has dice at least. Empty for none.
 * @param {{sound?: (line: Line) => string}} board
 * @param {Line} line
 */
export const soundOf = (board, line) => (board.sound ? board.sound(line) : "dice" in line.say[1] ? "dice" : "");

/**
 * The sounds of lines that come at once.
 * @param {{sound?: (line: Line) => string}} board
 * @param {Line[]} lines
 */
export function soundLines(board, lines) {
  const names = new Set(lines.map((line) => soundOf(board, line)).filter(Boolean));
  [...names].slice(0, MOST).forEach((name, number) => sound(name, number * APART));
}

/**
 * How a board tells the sound of a line: by a table of its events. What only others hear sounds the same (`move-hidden`).
 * @param {Readonly<Record<string, string>>} table
 * @returns {(line: Line) => string}
 */
export const soundsBy = (table) => (line) => table[line.say[0].replace(/^event-|-hidden$/g, "")] ?? "";
