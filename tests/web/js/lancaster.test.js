/** Lancaster in the browser: the order of a castle, what can be paid in it, and what need not be asked. */

import assert from "node:assert/strict";
import test from "node:test";

import { onlyAnswer, onlyPiece } from "../../../src/bosworth/web/static/boards/lancaster/forced.js";
import { chain, fates, moved, placeAt } from "../../../src/bosworth/web/static/boards/lancaster/order.js";

const squires = { id: "s1", reward: [["squires", 2]], price: 0, needs_choice: false };
const gold = { id: "s2", reward: [["gold", 2]], price: 0, needs_choice: false };
const knight = { id: "s5", reward: [["new_knight", 1]], price: 3, needs_choice: true };
const upgrade = { id: "s6", reward: [["upgrade", 1]], price: 2, needs_choice: true };

test("squires that come first pay for the knight, squires that come later do not", () => {
  assert.deepEqual(fates([squires, knight], [], 1, []), ["taken", "taken"]);
  assert.deepEqual(fates([knight, squires], [], 1, []), ["unpaid", "taken"]);
});

test("what could be paid now and is not offered has no effect", () => {
  assert.deepEqual(fates([knight, gold], [], 3, ["collect s2"]), ["forgone", "taken"]);
});

test("what is forgone costs nothing", () => {
  assert.deepEqual(fates([knight, upgrade], ["s5"], 3, ["collect s5", "collect s6"]), ["forgone", "taken"]);
});

test("the chain ends where the order no longer matters", () => {
  assert.deepEqual(chain([squires, knight, gold], ["taken", "taken", "taken"]), ["collect s1", "collect s5"]);
});

test("the chain goes no further than an upgrade, which asks whom", () => {
  assert.deepEqual(chain([upgrade, knight, gold], ["taken", "taken", "taken"]), ["collect s6"]);
});

test("whoever forgoes what is left says so", () => {
  assert.deepEqual(chain([gold, knight], ["taken", "forgone"]), ["collect s2", "done"]);
});

test("a reward moves within the order and never out of it", () => {
  assert.deepEqual(moved(["s1", "s2", "s5"], "s5", 0), ["s5", "s1", "s2"]);
  assert.deepEqual(moved(["s1", "s2"], "s1", 7), ["s2", "s1"]);
  assert.deepEqual(moved(["s1", "s2"], "s9", 0), ["s1", "s2"]);
});

test("a pointer is at the item it is over, before the first or after the last at the ends", () => {
  assert.deepEqual(
    [5, 39, 41, 400].map((y) => placeAt([40, 80, 120], y)),
    [0, 0, 1, 2],
  );
});

const none = { form: "squires 0", path: ["squires:0"] };
const one = { form: "squires 1", path: ["squires:1"] };
const done = { form: "done", path: [] };

test("a knight goes by himself with the squires he must have, if there is nothing to choose", () => {
  assert.equal(onlyAnswer({ step: "retinue", offers: [none] }), "squires 0");
  assert.equal(onlyAnswer({ step: "retinue", offers: [one] }), "squires 1");
  assert.equal(onlyAnswer({ step: "retinue", offers: [none, one] }), "");
});

test("what everybody knows to be the only answer is given, what only I know is asked", () => {
  assert.equal(onlyAnswer({ step: "ransom", offers: [done], forecast: { forced: true } }), "done");
  assert.equal(onlyAnswer({ step: "ransom", offers: [done], forecast: {} }), "");
  assert.equal(onlyAnswer({ step: "ransom", offers: [] }), "");
});

test("the last piece is taken up by itself", () => {
  const to = (piece, place) => ({ form: `${piece} ${place}`, path: [piece, place] });
  const offers = [to("knight:1", "area:york"), to("knight:1", "area:kent")];
  assert.equal(onlyPiece({ step: "place", offers }), "knight:1");
  assert.equal(onlyPiece({ step: "place", offers: [...offers, to("lord:own", "area:treasury")] }), "");
  assert.equal(onlyPiece({ step: "upgrade", offers }), "");
  assert.equal(onlyPiece({ step: "place", offers: [] }), "");
});
