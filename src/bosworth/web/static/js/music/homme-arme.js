/**
 * "L'homme armé", the song of the armed man: Burgundian, about 1460. The melody is that of the masses of the manuscript Naples, Biblioteca
 * Nazionale, MS VI E 40, in the public domain for centuries; the other parts are ours. Dorian on G: A B A, twice.
 */

/** @import {Piece} from "./notation.js" */

const CALL = `
  | G4:2 G4 | C5:2 C5 | Bb4 A4:2 | G4:3 | D5 D5 G4 | - D5 D5 | D5 C5:2 | Bb4 A4:2 | G4:3`;
const ECHO = "| D5 D5 D5 | G4:3";
const CRY = `
  | G5:2 G5 | F5:2 F5 | G5:2 G5 | D5:3 | G5:2 G5 | F5:2 F5 | G5:2 G5 | D5:2 G5
  | A5:2 G5 | F5 E5:2 | D5:3 | -:3`;

const CALL_LUTE = `
  | G3+D4:2 D4 | C4+G4:2 G3 | G3+D4 D3+A3:2 | G3+D4:3 | G3+D4 D4 G3 | - G3+D4:2 | D4 F3+C4:2 | G3+D4 D3+A3:2 | G3+D4:3`;
const ECHO_LUTE = "| G3+D4 D4 G3 | G3+D4:3";
const CRY_LUTE = `
  | G3+D4:2 D4 | F3+C4:2 C4 | G3+D4:2 D4 | D3+A3:3 | G3+D4:2 D4 | F3+C4:2 C4 | G3+D4:2 D4 | D3+A3:2 G3
  | F3+C4:2 G3 | D3+A3 A2+E3:2 | D3+A3:3 | D3 D3 D3`;

const SONG = `${CALL} ${ECHO} ${CRY} ${CALL}`;
const SONG_LUTE = `${CALL_LUTE} ${ECHO_LUTE} ${CRY_LUTE} ${CALL_LUTE}`;
const BARS = 32;
const MARCH = "| G2:1.5 G2:0.5 D2 ".repeat(BARS - 1);

/** @type {Piece} */
export default {
  name: "homme-arme",
  tempo: 144,
  bar: 3,
  upbeat: 0,
  parts: [
    { instrument: "lute", level: 0.36, notes: `${SONG} ${"| -:3 ".repeat(BARS)}` },
    { instrument: "recorder", level: 0.18, notes: `${"| -:3 ".repeat(BARS)} ${SONG}` },
    { instrument: "lute", level: 0.28, notes: `${"| -:3 ".repeat(BARS)} ${SONG_LUTE}` },
    { instrument: "viol", level: 0.09, notes: `${"| G2+D3:12 ".repeat(BARS / 2)}` },
    { instrument: "drum", level: 0.24, notes: `${"| -:3 ".repeat(BARS)} ${MARCH} | G2:3` },
  ],
};
