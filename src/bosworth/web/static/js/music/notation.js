/**
 * Music as text: `D5:2 C5 | Bb4 - G3+D4:1.5 F#4:0.5` — a note with its octave, several at once joined by `+`, a rest `-`, after a colon the
 * length in beats if it is not one. Bars are for the reader, and for the tests, which count them.
 */

/** @import {InstrumentName} from "../instruments.js" */

/**
 * @typedef {object} Part
 * @property {InstrumentName} instrument
 * @property {number} level
 * @property {string} notes
 */

/**
 * @typedef {object} Piece
 * @property {string} name
 * @property {number} tempo  beats in a minute
 * @property {number} bar  beats in a bar
 * @property {number} upbeat  beats before the first bar
 * @property {Part[]} parts  all of the same length
 */

/** @typedef {{instrument: InstrumentName, level: number, pitch: number, at: number, length: number}} Sounding  in seconds from the beginning */

const STEPS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS = { "": 0, "#": 1, b: -1 };
/** The share of a note's length that sounds, so that the next one is heard to begin. */
const BOUND = 0.94;

/**
 * The pitch of a note in hertz; A4 is 440.
 * @param {string} name
 */
export function pitchOf(name) {
  const [, step, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (!step) throw new Error(`no note: ${name}`);
  const half = STEPS[/** @type {keyof typeof STEPS} */ (step)] + SIGNS[/** @type {keyof typeof SIGNS} */ (sign)];
  return 440 * 2 ** ((half - 9) / 12 + Number(octave) - 4);
}

/**
 * The bars of a part, each as its notes and their lengths.
 * @param {string} notes
 * @returns {{names: string[], beats: number}[][]}
 */
export function barsOf(notes) {
  return notes
    .split("|")
    .map((bar) => bar.trim())
    .filter(Boolean)
    .map((bar) => bar.split(/\s+/).map(noteOf));
}

/** @param {string} text */
function noteOf(text) {
  const [names = "", beats = "1"] = text.split(":");
  return { names: names === "-" ? [] : names.split("+"), beats: Number(beats) };
}

/**
 * Everything that sounds in a piece, in the order in which it begins.
 * @param {Piece} piece
 * @returns {Sounding[]}
 */
export function soundings({ tempo, parts }) {
  return parts.flatMap((part) => soundingsOf(part, 60 / tempo)).sort((one, other) => one.at - other.at);
}

/**
 * @param {Part} part
 * @param {number} beat  in seconds
 */
function soundingsOf({ instrument, level, notes }, beat) {
  let at = 0;
  return barsOf(notes)
    .flat()
    .flatMap(({ names, beats }) => {
      const begun = at;
      at += beats * beat;
      return names.map((name) => ({ instrument, level, pitch: pitchOf(name), at: begun, length: beats * beat * BOUND }));
    });
}

/**
 * How many seconds a piece takes.
 * @param {Piece} piece
 */
export function lengthOf({ tempo, parts }) {
  const beats = parts.map(({ notes }) =>
    barsOf(notes)
      .flat()
      .reduce((sum, note) => sum + note.beats, 0),
  );
  return (Math.max(...beats) * 60) / tempo;
}
