/**
 * "La Spagna", also "Il re di Spagna": a basse danse of the courts, about 1450. The slow melody is the tenor that Antonio Cornazano
 * wrote down (Libro dell'arte del danzare, 1455/1465), in the public domain for centuries; the quick part above it and the drum are
 * ours, as players of the time would have made up theirs. Dorian on G; every note of the tenor is three beats, plucked an octave lower
 * besides.
 */

/** @import {Piece} from "./notation.js" */

const TENOR = `
  D4 D4 A3 G3 Bb3 A3 G3 G3 Bb3 C4 D4 D4 F4 E4 D4 F4 G4 G4
  C4 D4 C4 C4 G4 G4 F4 F4 G4 C4 Bb3 Eb4 D4 D4
  G3 A3 C4 D4 F4 Eb4 D4 C4 Bb3 A3 G3 A3 G3 G3`
  .trim()
  .split(/\s+/);

const DESCANT = `
  | D5:1.5 C5:0.5 Bb4 | A4:2 D5 | C5:1.5 Bb4:0.5 A4 | Bb4 C5 D5 | D5:1.5 C5:0.5 Bb4 | A4 G4 F#4 | G4:3 | G4 A4 Bb4
  | D5:2 C5 | E5:1.5 D5:0.5 C5 | F5:2 E5 | D5 E5 F5 | A5:1.5 G5:0.5 F5 | G5:2 F5 | F5 E5 D5 | C5 F5 A5
  | Bb5:1.5 A5:0.5 G5 | D5:2 E5 | G5:1.5 F5:0.5 E5 | D5 C5 B4 | C5:3 | C5 D5 E5 | Bb5:2 A5 | G5 D5 G5
  | A5:1.5 G5:0.5 F5 | C5:2 F5 | D5 E5 F5 | G5:2 E5 | D5:2 F5 | G5:1.5 F5:0.5 Eb5 | F5:2 D5 | A4 Bb4 C5
  | D5:1.5 C5:0.5 Bb4 | C5:2 A4 | E5:1.5 D5:0.5 C5 | F5:2 E5 | A5 G5 F5 | G5:2 F5 | F5 Eb5 D5 | Eb5:2 D5
  | D5 C5 Bb4 | C5 Bb4 A4 | Bb4:2 G4 | A4 G4 F#4 | G4:3 | G4:3`;

/** The tenor, so many octaves lower. @param {number} octaves */
const tenor = (octaves) => TENOR.map((note) => `${note.slice(0, -1)}${Number(note.at(-1)) - octaves}:3`).join(" | ");

/** @type {Piece} */
export default {
  name: "spagna",
  tempo: 126,
  bar: 3,
  upbeat: 0,
  parts: [
    { instrument: "viol", level: 0.14, notes: tenor(0) },
    { instrument: "lute", level: 0.44, notes: DESCANT },
    { instrument: "lute", level: 0.22, notes: tenor(1) },
    { instrument: "drum", level: 0.16, notes: `${"| D2:2 A2 | A2:3 ".repeat(TENOR.length / 2 - 1)} | D2:3 | D2:3` },
  ],
};
