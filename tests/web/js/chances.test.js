/** The chances over a game: what is drawn of them, and how the names beside a curve are kept apart. */

import assert from "node:assert/strict";
import test from "node:test";

import { momentsOf, placeOf, runsOf } from "../../../src/bosworth/web/static/js/chances.js";
import { apart } from "../../../src/bosworth/web/static/js/curve.js";

const points = [
  { at: 0, seat: 0, chance: 0.9 },
  { at: 2, seat: 1, chance: 0.6 },
  { at: 4, seat: 2, chance: 0 },
  { at: 6, seat: 0, chance: 0.2 },
];
const analysis = { judged: 4, of: 4, points, turning_points: [], end: 9, result: [0, 1, 0] };

test("with all seats their chances are brought to a hundred at each moment, and end with the result", () => {
  const runs = runsOf(analysis, momentsOf(points), true);
  assert.deepEqual(
    runs.map(({ values }) => values),
    [
      [60, 60, 60, 25, 0],
      [40, 40, 40, 75, 100],
      [0, 0, 0, 0, 0],
    ],
  );
});

test("a seat alone keeps its own judgement; winners share the end, and before all is judged there is none", () => {
  const own = points.filter(({ seat }) => seat === 0);
  const mine = { ...analysis, points: own, result: [0.5, 0.5, 0] };
  assert.deepEqual(runsOf(mine, momentsOf(own), false), [{ seat: 0, values: [90, 20, 50] }]);
  assert.deepEqual(runsOf({ ...mine, judged: 3 }, momentsOf(own), false), [{ seat: 0, values: [90, 20] }]);
});

test("where no seat has any chance left they are all alike", () => {
  const lost = points.map((point) => ({ ...point, chance: 0 }));
  assert.deepEqual(
    runsOf({ ...analysis, points: lost, judged: 3 }, [0], true).map(({ values }) => values),
    [[33], [33], [33]],
  );
});

test("of many moments some are drawn, the last among them, and what lies between them has its place", () => {
  const many = Array.from({ length: 100 }, (_, number) => ({ at: 3 * number, seat: 0, chance: 0.5 }));
  const ats = momentsOf(many);
  assert.equal(ats.length, 50);
  assert.equal(ats.at(-1), 297);
  assert.deepEqual([placeOf(ats, 3), placeOf(ats, 6), placeOf(ats, 297), placeOf(ats, 0)], [0, 0.5, 49, 0]);
});

test("names that end at the foot of a curve are pushed up again, in their order", () => {
  const runs = [1, 100, 1, 0, 0].map((end, number) => ({ seat: String(number), name: "", values: [end] }));
  const named = apart(runs, (value) => 200 - value, 205);
  assert.deepEqual(
    named.map(({ number, top }) => [number, top]),
    [
      [1, 105],
      [0, 154],
      [2, 171],
      [3, 188],
      [4, 205],
    ],
  );
});
