/** Wars of the Roses in the browser: a sheet and its plan are the same. */

import assert from "node:assert/strict";
import test from "node:test";

import {
  entriesOf,
  entriesOfAll,
  planOf,
  roomFor,
  withChange,
  withMove,
} from "../../../src/bosworth/web/static/boards/roses/plan.js";

const SHEET = [
  "bid se",
  "amount 5",
  "move stafford wc",
  "sail sh_berwick ne_w",
  "troop london",
  "troop london",
  "white stafford",
  "black percy",
];

test("a plan has the entries that it was made of", () => {
  assert.deepEqual(entriesOf(planOf(SHEET)), SHEET);
  assert.deepEqual(entriesOf(planOf([])), []);
});

test("there are never more counters than the server says", () => {
  const told = { most: { troop: 3, mercenary: 0, white: 3, black: 3 } };
  const plan = withChange(planOf(SHEET), told, "troop", "windsor", 5);
  assert.equal(plan.troop.windsor, 1);
  assert.equal(roomFor(plan, told, "troop"), 0);
  assert.deepEqual(withChange(plan, told, "troop", "windsor", -1), planOf(SHEET));
  assert.deepEqual(withChange(planOf(SHEET), told, "mercenary", "london", 1).mercenary, {});
});

test("a noble who is sent where he goes already stays", () => {
  assert.deepEqual(withMove(planOf(SHEET), "move", "stafford", "mid").move, { stafford: "mid" });
  assert.deepEqual(withMove(planOf(SHEET), "move", "stafford", "wc").move, {});
});

test("of two sheets the server has both, and the last is finished only when all are ready", () => {
  const sheets = (first, second) => [first, second].map(([entries, isReady]) => ({ plan: planOf(entries), isReady }));
  const [march, voyage] = ["move stafford wc", "sail sh_berwick ne_w"];
  assert.deepEqual(entriesOfAll(sheets([[march], false], [[], false])), [march]);
  assert.deepEqual(entriesOfAll(sheets([[march], true], [[], false])), [march, "commit"]);
  assert.deepEqual(entriesOfAll(sheets([[], false], [[voyage], false])), ["commit", voyage]);
  assert.deepEqual(entriesOfAll(sheets([[march], false], [[voyage], true])), [march, "commit", voyage]);
  assert.deepEqual(entriesOfAll(sheets([[], false], [[], true])), []);
  assert.deepEqual(entriesOfAll(sheets([[march], true], [[voyage], true])), [march, "commit", voyage, "commit"]);
});
