/** Beats: views put together from their differences, and which of them is drawn. */

import assert from "node:assert/strict";
import test from "node:test";

import { changed, seenAt, withViews } from "../../../src/bosworth/web/static/js/beats.js";

const line = (name, more = {}) => ({ at: 2, say: [`event-${name}`, {}], ...more });
const shown = (at, view, log) => ({
  at,
  since: 4,
  view,
  log,
  step: "turn",
  prompt: [`prompt-${at}`, {}],
  actors: [at],
  forecast: { sheets: {} },
});
const before = shown(1, { score: [0, 0], board: { kent: 4 } }, []);
const after = shown(2, { score: [1, 0], board: { kent: 0 } }, [
  line("march"),
  line("shot", { beat: [[["board", "kent"], 4]], step: "battle" }),
  line("hit", { beat: [[["score", 0], 0]] }),
  line("loses"),
]);

test("changes leave the old view as it was and share what they do not touch", () => {
  const old = { a: [1, { b: 2 }], c: { d: 3 } };
  const found = changed(old, [
    [["a", 1, "b"], 5],
    [["a", 0], 0],
  ]);
  assert.deepEqual(found, { a: [0, { b: 5 }], c: { d: 3 } });
  assert.deepEqual(old, { a: [1, { b: 2 }], c: { d: 3 } });
  assert.equal(found.c, old.c);
  assert.equal(changed(old, [[[], null]]), null);
  assert.equal(changed(old, []), old);
});

test("the views of beats are put together from the last one back", () => {
  const views = withViews(after).log.map((one) => one.view);
  assert.deepEqual(views, [undefined, { score: [0, 0], board: { kent: 4 } }, { score: [0, 0], board: { kent: 0 } }, undefined]);
});

test("each line shows the last beat up to it, the first ones what was before, the last one what came of it", () => {
  const moment = withViews(after);
  const drawn = moment.log.map((_, index) => seenAt(before, moment, index));
  assert.deepEqual(
    drawn.map(({ view }) => [view.score[0], view.board.kent]),
    [
      [0, 4],
      [0, 4],
      [0, 0],
      [1, 0],
    ],
  );
  assert.deepEqual(
    drawn.map(({ step }) => step),
    ["turn", "battle", "turn", "turn"],
  );
  assert.deepEqual(
    drawn.map(({ prompt }) => prompt[0]),
    ["prompt-1", "prompt-1", "prompt-1", "prompt-2"],
    "nothing is asked before it is told",
  );
  assert.deepEqual(
    drawn.map(({ actors }) => actors),
    [[1], [], [], [2]],
    "in the middle of an action it is nobody's turn",
  );
  assert.deepEqual(
    drawn.map(({ log }) => log.length),
    [1, 2, 3, 4],
    "nor is anything heard before it is told",
  );
  assert.ok(drawn.every(({ at }) => at === 2));
});

test("a beat that is told last is seen as it was; without a moment before, the one after is drawn, with no line of what comes", () => {
  const last = withViews(shown(2, { score: [1, 0] }, [line("shot", { beat: [[["score", 0], 0]] })]));
  assert.equal(seenAt(before, last, 0).view.score[0], 0);
  const silent = shown(2, { score: [1, 0] }, [line("march"), line("rest")]);
  assert.deepEqual(seenAt(null, silent, 0), { ...silent, log: [line("march")] });
  assert.equal(seenAt(null, silent, 1), silent);
  assert.equal(seenAt(before, shown(2, {}, []), 0).prompt[0], "prompt-2");
});

test("behind the last line stands what came of the action, also where that line is a beat", () => {
  const told = withViews({ ...after, log: after.log.slice(0, 3) });
  assert.notEqual(seenAt(before, told, 2), told);
  assert.equal(seenAt(before, told, 3), told);
});
