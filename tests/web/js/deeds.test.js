import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { askHint, connectDeeds, undo } from "../../../src/bosworth/web/static/js/deeds.js";
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
  hand.advise(null);
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

const HINT = { type: "hint", form: "recruit", reason: ["reason-none", {}] };

/** The server answers a question by what it says. */
async function say(message) {
  asked.at(-1).resolve(message);
  await new Promise((resolve) => setTimeout(resolve));
}

test("a hint comes with everything that the wire leaves out filled in", async () => {
  askHint();
  assert.ok(hand.isAsking.value);
  await say({ ...HINT, more: [["reason-only-choice", {}]], chain: [{ form: "stop", say: ["offer", {}] }] });
  assert.equal(hand.isAsking.value, false);
  assert.deepEqual(hand.hint.value, {
    seat: 0,
    rev: 1,
    form: "recruit",
    reasons: [HINT.reason, ["reason-only-choice", {}]],
    plan: [],
    chain: [{ form: "stop", say: ["offer", {}], path: [] }],
    chances: [],
  });
});

test("a hint does not come back where the same act is offered in another position", async () => {
  askHint();
  await say(HINT);
  assert.equal(hand.hint.value?.form, "recruit");
  show(2, 0);
  assert.equal(hand.hint.value, null);
});

test("who asks again while a bot thinks waits no longer; the same thought is heard by who waits for it after all", async () => {
  askHint();
  askHint();
  assert.equal(hand.isAsking.value, false);
  askHint();
  assert.ok(hand.isAsking.value);
  assert.deepEqual(kinds(), ["hint"], "one thought at a time");
  await say(HINT);
  assert.equal(hand.isAsking.value, false);
  assert.equal(hand.hint.value?.form, "recruit");
});

test("a thought for which nobody waits tells nothing, and another position is thought about after it", async () => {
  askHint();
  const former = asked.at(-1);
  askHint();
  show(2, 1);
  askHint();
  assert.deepEqual(kinds(), ["hint"]);
  former.resolve(HINT);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(hand.hint.value, null);
  assert.deepEqual(kinds(), ["hint", "hint"]);
  await say(HINT);
  assert.equal(hand.hint.value?.rev, 2);
});

test("asking again while a hint is told brings the question back", async () => {
  askHint();
  await say(HINT);
  askHint();
  assert.equal(hand.hint.value, null);
  assert.deepEqual(kinds(), ["hint"]);
});

test("whoever acts while a bot thinks is not told what it would have done, nor that it is too late", async () => {
  askHint();
  const hint = asked.at(-1);
  const acted = hand.send("recruit");
  await answer(2, 1);
  await acted;
  hint.resolve({ type: "refused", code: "stale" });
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(hand.isAsking.value, false);
  assert.equal(hand.hint.value, null);
  assert.deepEqual(toasts.value, []);
});

test("a hint that comes after the position has changed is forgotten", async () => {
  askHint();
  show(2, 1);
  await say(HINT);
  assert.equal(hand.hint.value, null);
});

test("why there is no hint is told", async () => {
  askHint();
  await say({ type: "refused", code: "too_many" });
  assert.equal(hand.hint.value, null);
  assert.equal(toasts.value.length, 1);
});
