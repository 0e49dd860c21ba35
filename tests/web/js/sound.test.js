/** The palette of sounds, what each game makes of it, and the music: written right, in its mode, all parts together. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { INSTRUMENTS } from "../../../src/bosworth/web/static/js/instruments.js";
import { barsOf, lengthOf, pitchOf, soundings } from "../../../src/bosworth/web/static/js/music/notation.js";
import { PIECES } from "../../../src/bosworth/web/static/js/music.js";
import { SOUNDS, sound, soundLines, soundOf, soundsBy } from "../../../src/bosworth/web/static/js/sound.js";

/** The events that each game declares. @type {Record<string, string[]>} */
const EVENTS = JSON.parse(readFileSync(process.env.BOSWORTH_CASES ?? "", "utf-8"));
const PALETTE = "bell card march ship clash hit death crown coins votes seal dice".split(" ");
/** The notes of the modes in which the pieces stand; the leading notes of cadences besides. */
const MODES = { agincourt: "C D E F G A B Bb", "homme-arme": "G A Bb C D E F", spagna: "G A Bb C D E Eb F F# B" };

const line = (id, args = {}) => ({ at: 1, say: [id, args] });
const tableOf = async (game) => (await import(`../../../src/bosworth/web/static/boards/${game}/sounds.js`)).default;

test("the palette has what the table needs, made of instruments that are there", () => {
  assert.deepEqual(Object.keys(SOUNDS).sort(), [...PALETTE].sort());
  for (const [name, strokes] of Object.entries(SOUNDS))
    for (const [instrument, after, pitch, level] of strokes) {
      assert.ok(instrument in INSTRUMENTS, `${name}: ${instrument}`);
      assert.ok(after >= 0 && after < 2 && pitch > 30 && pitch < 9000 && level > 0 && level <= 1, name);
    }
});

for (const game of Object.keys(EVENTS))
  test(`every sound of ${game} is that of an event, and in the palette`, async () => {
    const table = await tableOf(game);
    for (const [event, name] of Object.entries(table)) {
      assert.ok(EVENTS[game].includes(event), `${event} is no event`);
      assert.ok(name in SOUNDS, `${name} is no sound`);
    }
  });

test("every sound is used by some game, but the bell by all: it is my turn", async () => {
  const used = new Set(["bell"]);
  for (const game of Object.keys(EVENTS)) for (const name of Object.values(await tableOf(game))) used.add(name);
  assert.deepEqual([...used].sort(), [...PALETTE].sort());
});

test("the bell is nobody's event, and who goes home, is captured or scores is heard", async () => {
  const [richard3, lancaster] = [await tableOf("richard3"), await tableOf("lancaster")];
  for (const game of Object.keys(EVENTS)) assert.ok(!Object.values(await tableOf(game)).includes("bell"), game);
  assert.equal(richard3.home, richard3.regroup);
  for (const event of ["captured", "homecoming", "final", "power"]) assert.ok(event in lancaster, event);
});

test("a line sounds as its event, also to those who do not see all of it", async () => {
  const board = { sound: soundsBy(await tableOf("richard3")) };
  assert.equal(soundOf(board, line("event-fire")), "dice");
  assert.equal(soundOf(board, line("event-sail", { block: "l_warwick" })), "ship");
  assert.equal(soundOf(board, line("event-sail-hidden")), "ship");
  assert.equal(soundOf(board, line("event-scores")), "");
});

test("a board without sounds has dice where dice are told", () => {
  assert.equal(soundOf({}, line("event-roll", { dice: "3 4" })), "dice");
  assert.equal(soundOf({}, line("event-bid")), "");
});

test("without Web Audio there is silence and no error", () => {
  sound("bell");
  sound("nonsense");
  soundLines({}, [line("event-roll", { dice: "1" })]);
});

test("notes have their pitches", () => {
  assert.equal(pitchOf("A4"), 440);
  assert.equal(pitchOf("A3"), 220);
  assert.ok(Math.abs(pitchOf("C4") - 261.63) < 0.01);
  assert.ok(Math.abs(pitchOf("Bb4") - 466.16) < 0.01);
  assert.ok(Math.abs(pitchOf("F#4") - 369.99) < 0.01);
  assert.throws(() => pitchOf("H4"));
});

for (const piece of PIECES) {
  test(`${piece.name}: whole bars, and all parts end together`, () => {
    const sums = piece.parts.map(({ notes }) => barsOf(notes).map((bar) => bar.reduce((sum, { beats }) => sum + beats, 0)));
    for (const [part, bars] of sums.entries()) {
      const whole = piece.upbeat ? bars.slice(1, -1) : bars;
      if (piece.upbeat) assert.equal(bars[0], piece.upbeat, `part ${part}`);
      for (const [number, beats] of whole.entries())
        assert.equal(beats % piece.bar, 0, `part ${part}, bar ${number + 1}: ${beats}`);
      assert.equal(
        bars.reduce((sum, beats) => sum + beats, 0),
        sums[0].reduce((sum, beats) => sum + beats, 0),
        `part ${part}`,
      );
    }
  });

  test(`${piece.name}: in its mode, neither too short nor too long, begun in order`, () => {
    const names = piece.parts.filter(({ instrument }) => instrument !== "drum").flatMap(({ notes }) => barsOf(notes).flat());
    const steps = new Set(names.flatMap((note) => note.names).map((name) => name.slice(0, -1)));
    assert.deepEqual(
      [...steps].filter((step) => !MODES[piece.name].split(" ").includes(step)),
      [],
    );
    assert.ok(lengthOf(piece) > 40 && lengthOf(piece) < 120, `${lengthOf(piece)} s`);
    const begins = soundings(piece).map(({ at }) => at);
    assert.deepEqual(
      begins,
      [...begins].sort((one, other) => one - other),
    );
  });
}

test("the descant of La Spagna is consonant with its tenor at every bar", () => {
  const { parts } = PIECES.find(({ name }) => name === "spagna");
  const [tenor, descant] = parts.map(({ notes }) => barsOf(notes).map(([first]) => pitchOf(first.names[0])));
  const steps = tenor.map((pitch, bar) => Math.round(12 * Math.log2(descant[bar] / pitch)));
  assert.deepEqual(
    steps.filter((step) => step < 0 || ![0, 3, 4, 7, 8, 9].includes(step % 12)),
    [],
  );
});
