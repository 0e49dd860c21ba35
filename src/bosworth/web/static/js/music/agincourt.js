/**
 * The Agincourt Carol, "Deo gracias Anglia": English, soon after 1415. The melody is that of the Trinity Carol Roll (Cambridge, Trinity
 * College, MS O.3.58) and of the Selden manuscript (Oxford, Bodleian, MS Arch. Selden B 26), in the public domain for centuries; the
 * other parts are ours. Dorian on D: the burden, a verse, and the burden again.
 */

/** @import {Piece} from "./notation.js" */

const BURDEN = `
  | D5:2 D5 | D5 E5:1.5 D5:0.5 | D5 C5:0.5 B4:0.5 D5:0.5 C5:0.5 | A4 - A4
  | A4 G4:2 | F4:2 G4 | F4:2 E4 | D4:2`;
const VERSE = `
  | D5:2 C5 | D5:2 C5 | C5 Bb4:2 | A4 - D5
  | D5 C5 A4 | G4 A4 G4:0.5 D4:0.5 | F4 E4:2 | D4 - A4
  | C5:2 C5 | D5 C5 Bb4 | A4 G4:2 | F4 - F4
  | A4:2 A4 | G4:2 G4 | F4 E4:2 | D4 - A4:0.5 B4:0.5
  | C5:0.5 D5 C5:0.5 G4 | B4 C5:0.5 B4:0.5 A4 | G4:2`;

const BURDEN_LUTE = `
  | D3+A3:2 D3 | D3 A2+E3:2 | G3+D4 D4 G3 | D3+A3:2 A3
  | F3+C4 C3+G3:2 | D3+A3:2 C3+G3 | D3+A3:2 A2+E3 | D3+A3:2`;
const VERSE_LUTE = `
  | D3+A3:2 A3 | D3+A3:2 F3+C4 | F3+C4 G3+D4:2 | D3+A3:2 D3
  | D3+A3 F3+C4 D3+A3 | G3+D4 D3+A3 G3 | D3+A3 A2+E3:2 | D3+A3:2 A3
  | C3+G3:2 G3 | D3+A3 F3+C4 G3+D4 | F3+C4 C3+G3:2 | F3+C4:2 F3
  | D3+A3:2 A3 | C3+G3:2 G3 | D3+A3 A2+E3:2 | D3+A3:2 D3
  | C3+G3:2 G3 | G3+D4 A3 D3+A3 | G3+D4:2`;

const DRONE = "D3+A3:12 | D3+A3:11";
const BURDEN_DRUM = `${"| D2:2 A2 ".repeat(7)}| D2:2`;

/** @type {Piece} */
export default {
  name: "agincourt",
  tempo: 104,
  bar: 3,
  upbeat: 1,
  parts: [
    { instrument: "recorder", level: 0.2, notes: `D5 ${BURDEN} D5 ${VERSE} D5 ${BURDEN} -` },
    { instrument: "lute", level: 0.3, notes: `- ${BURDEN_LUTE} D4 ${VERSE_LUTE} D4 ${BURDEN_LUTE} -` },
    { instrument: "viol", level: 0.09, notes: `- | ${DRONE} -:58 | ${DRONE} -` },
    {
      instrument: "drum",
      level: 0.22,
      notes: `- ${"| -:3 ".repeat(7)}| -:2 - ${"| D2:3 ".repeat(18)}| D2:2 - ${BURDEN_DRUM} D2`,
    },
  ],
};
