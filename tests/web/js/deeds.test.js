import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { connectDeeds, undo } from "../../../src/bosworth/web/static/js/deeds.js";
import { hand } from "../../../src/bosworth/web/static/js/hand.js";
import { takeShown } from "../../../src/bosworth/web/static/js/table-state.js";
import { toasts } from "../../../src/bosworth/web/static/js/ui.js";

const offers = [{ form: "recruit", path: [], say: ["offer", {}] }];
const show = (rev, undoable) =>
  takeShown({
    type: "shown",
    seat: 0,
    rev,
    at: rev,
    view: {},
    prompt: ["prompt", {}],
    step: "actions",
    actors: [0],
    offers,
    undo: undoable,
  });
/** What the server was asked, with the way to answer. */
let asked = [];

/** The server answers the question asked last with what it shows then. */
async function answer(rev, undoable, type = "shown") {
  show(rev, undoable);
  asked.at(-1).resolve({ type, rev });
  await new Promise((resolve) => setTimeout(resolve));
}

/** A notice goes away after some seconds: nobody waits for that here. */
const soon = globalThis.setTimeout;
mock.method(globalThis, "setTimeout", (deed, time, ...more) =>
  time > 1000 ? soon(deed, time, ...more).unref() : soon(deed, time, ...more),
);

const kinds = () => asked.map(({ type }) => type);

beforeEach(() => {
  asked = [];
  toasts.value = [];
  connectDeeds({ request: (message) => new Promise((resolve) => asked.push({ ...message, resolve })) });
  show(1, 1);
});

test("an undo asked for while an act is under way takes that act back when it is done", async () => {
  const acted = hand.send("recruit");
  undo();
  assert.deepEqual(kinds(), ["act"]);
  await answer(2, 2);
  assert.deepEqual(kinds(), ["act", "undo"]);
  assert.ok(hand.pending.value, "nothing can be touched in between");
  await answer(3, 1);
  await acted;
  assert.equal(hand.pending.value, false);
  assert.deepEqual(kinds(), ["act", "undo"]);
});

test("an act that is refused is not taken back, nor is one before it", async () => {
  const acted = hand.send("recruit");
  undo();
  await answer(1, 1, "refused");
  assert.equal(await acted, false);
  assert.deepEqual(kinds(), ["act"]);
});

test("each touch takes one action back, and one too many says so", async () => {
  show(1, 2);
  undo();
  undo();
  undo();
  await answer(2, 1);
  await answer(3, 0);
  assert.deepEqual(kinds(), ["undo", "undo"]);
  assert.equal(toasts.value.length, 1);
  undo();
  assert.deepEqual(kinds(), ["undo", "undo"]);
  assert.equal(hand.pending.value, true);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(hand.pending.value, false);
});

test("an act is over when it is answered: nothing is asked again and again", async () => {
  const acted = hand.send("recruit");
  asked.at(-1).resolve({ type: "done" });
  const waited = mock.method(globalThis, "setTimeout", () => assert.fail("nobody waits by the clock"));
  assert.equal(await acted, true);
  waited.mock.restore();
  assert.equal(hand.pending.value, false);
});
