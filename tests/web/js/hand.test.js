import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { hand } from "../../../src/bosworth/web/static/js/hand.js";
import { table, takeShown } from "../../../src/bosworth/web/static/js/table-state.js";
import { learn } from "../../../src/bosworth/web/static/js/words.js";

const offer = (form, ...path) => ({ form, path, say: ["offer", {}] });
const show = (offers, refusals = []) =>
  takeShown({
    type: "shown",
    seat: 0,
    rev: 1,
    at: 1,
    view: {},
    prompt: ["prompt", {}],
    step: "actions",
    actors: [0],
    offers,
    refusals,
  });
let sent = [];

beforeEach(() => {
  sent = [];
  hand.connect(async (actions, afresh) => {
    sent.push({ actions, afresh });
    return true;
  });
  hand.propose(null);
  hand.letGo();
  table.moment.value = null;
});

test("a piece, then its place: the second touch sends", async () => {
  show([offer("move warwick kent", "block:warwick", "area:kent"), offer("move warwick essex", "block:warwick", "area:essex")]);
  assert.deepEqual(hand.targets(), ["block:warwick"]);
  assert.equal(hand.lit("area:kent"), false);
  hand.tap("block:warwick");
  assert.ok(hand.held("block:warwick"));
  assert.deepEqual(hand.targets(), ["area:kent", "area:essex"]);
  hand.tap("area:essex");
  assert.deepEqual(sent, [{ actions: ["move warwick essex"], afresh: false }]);
  assert.ok(hand.pending.value);
  assert.deepEqual(hand.targets(), [], "nothing can be touched while an act is under way");
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(hand.held(), false);
});

test("touching a held thing lets go, touching another piece takes that one", () => {
  show([offer("a", "block:a", "area:x"), offer("b", "block:b", "area:x")]);
  hand.tap("block:a");
  assert.ok(hand.open("block:b"));
  hand.tap("block:b");
  assert.deepEqual(hand.holding(), ["block:b"]);
  hand.tap("block:b");
  assert.deepEqual(hand.holding(), []);
});

test("a thing that is refused explains itself; what is held decides which reason holds", () => {
  const why = (id) => [id, {}];
  show(
    [offer("a", "block:a", "area:x")],
    [
      { path: ["block:tired"], say: why("moved-already") },
      { path: ["block:a", "area:full"], say: why("border-full") },
    ],
  );
  hand.tap("block:tired");
  assert.deepEqual(hand.refusal.value?.say, why("moved-already"));
  assert.equal(hand.reason("area:full"), "");
  hand.tap("block:a");
  assert.equal(hand.refusal.value, null);
  assert.equal(hand.reason("area:full"), "Border-full");
  hand.tap("area:full");
  assert.deepEqual(hand.refusal.value?.say, why("border-full"));
  assert.deepEqual(hand.holding(), ["block:a"], "a refused touch keeps what is held");
});

test("offers without a path and choices are buttons", () => {
  show([offer("end"), offer("fire", "block:a"), offer("charge", "block:a", "choice:charge")]);
  assert.deepEqual(
    hand.buttons().map((one) => one.form),
    ["end"],
  );
  hand.tap("block:a");
  assert.deepEqual(sent, [], "two offers begin alike: nothing is sent by accident");
  assert.deepEqual(
    hand.buttons().map((one) => one.form),
    ["fire", "charge", "end"],
  );
});

test("what a button lit goes dark when its offer is carried out", async () => {
  show([offer("end")]);
  hand.light(["area:kent"]);
  assert.ok(hand.focused("area:kent"));
  hand.carryOut("end");
  assert.equal(hand.focused("area:kent"), false);
  await new Promise((resolve) => setTimeout(resolve));
});

test("a held piece that is no longer offered is let go by itself", () => {
  show([offer("a", "block:a", "area:x")]);
  hand.tap("block:a");
  show([offer("b", "block:b", "area:x")]);
  assert.deepEqual(hand.holding(), []);
  assert.deepEqual(hand.targets(), ["block:b"]);
});

test("in the past nothing can be touched, only looked at", () => {
  show([offer("a", "block:a")]);
  table.moment.value = table.live.value;
  assert.deepEqual(hand.targets(), []);
  hand.tap("block:a");
  assert.equal(hand.inspected.value, "block:a");
  assert.deepEqual(sent, []);
});

test("a reason stands while it holds, also when others have done something meanwhile", () => {
  const refusal = { path: ["block:a"], say: ["refused-moved", {}] };
  show([offer("b", "block:b")], [refusal]);
  hand.tap("block:a");
  assert.equal(hand.refusal.value?.ref, "block:a");
  show([offer("b", "block:b")], [refusal]);
  assert.equal(hand.refusal.value?.ref, "block:a");
  show([offer("b", "block:b")]);
  assert.equal(hand.refusal.value, null);
});

test("a board may propose offers of its own", () => {
  const done = [];
  show([offer("a", "block:a")]);
  hand.propose({ offers: [offer("order b", "card:b", "area:x")], refusals: [], act: (form) => done.push(form) });
  assert.deepEqual(hand.targets(), ["card:b"]);
  hand.tap("card:b");
  hand.tap("area:x");
  assert.deepEqual(done, ["order b"]);
  assert.deepEqual(sent, []);
});

test("a message lights what it speaks of", () => {
  learn({ kinds: { block: "block", to: "area", scores: "tally" }, lists: { cards: "card" }, forms: {} });
  const refs = hand.refsOf(["event", { block: "l_warwick", to: "kent", number: 3, cards: "a b", scores: "red:3 blue:4" }]);
  assert.deepEqual(refs, ["block:l_warwick", "area:kent", "card:a", "card:b", "side:red", "side:blue"]);
  hand.light(refs);
  assert.ok(hand.focused("area:kent"));
  hand.light([]);
  assert.equal(hand.focused("area:kent"), false);
});

test("what was looked at is looked at no longer once something is taken up, carried out or told", () => {
  show([offer("a", "block:a", "area:x"), offer("b", "block:a", "area:y"), offer("c", "block:c")]);
  hand.tap("area:z");
  assert.equal(hand.inspected.value, "area:z");
  hand.tap("block:a");
  assert.equal(hand.inspected.value, "");
  hand.tap("area:z");
  hand.carryOut("c");
  assert.equal(hand.inspected.value, "");
});

test("neither what was looked at before a story nor what was looked at in it outlasts it", () => {
  show([offer("a", "block:a")]);
  hand.tap("area:z");
  table.moment.value = table.live.value;
  assert.equal(hand.inspected.value, "");
  hand.tap("area:z");
  assert.equal(hand.inspected.value, "area:z");
  table.moment.value = null;
  assert.equal(hand.inspected.value, "");
});

test("in the past, where nothing is offered, a hint marks what it says that it touches", () => {
  const chain = [{ form: "move b x", say: ["offer", {}], path: ["block:b", "area:x"] }];
  show([offer("move c y", "block:c", "area:y")]);
  table.moment.value = { ...table.live.value, offers: [] };
  const told = { seat: 1, rev: 7, form: "move a x", reasons: [], plan: [], chain, chances: [] };
  hand.advise({ ...told, path: ["block:a", "area:x"] });
  assert.deepEqual(["block:a", "area:x", "block:b"].map(hand.hinted), [true, true, false]);
  assert.equal(hand.planned("block:b"), true);
  hand.advise(told);
  assert.equal(hand.hinted("block:a"), false);
  hand.advise({ ...told, path: ["block:a"] });
  table.moment.value = null;
  assert.equal(hand.hinted("block:a"), false, "the present has its own");
  hand.advise(null);
});

test("a hint marks what its act touches, and otherwise what would follow it, as long as it is offered", () => {
  const chain = [{ form: "move b x", say: ["offer", {}], path: ["block:b", "area:x"] }];
  show([offer("move a x", "block:a", "area:x"), offer("move c y", "block:c", "area:y")]);
  hand.advise({ seat: 0, rev: 1, form: "move a x", reasons: [], plan: [], chain, chances: [] });
  assert.deepEqual(["block:a", "area:x", "block:b", "block:c"].map(hand.hinted), [true, true, false, false]);
  assert.deepEqual(["block:a", "area:x", "block:b", "block:c"].map(hand.planned), [false, false, true, false]);
  show([offer("move c y", "block:c", "area:y")]);
  assert.equal(hand.planned("block:b"), false);
  hand.advise(null);
});

test("a hint for a sheet marks all its orders, also where the first decision of the server touches nothing", () => {
  const chain = [{ form: "move b x", say: ["offer", {}], path: ["block:b", "area:x"] }];
  show([offer("next")]);
  hand.advise({ seat: 0, rev: 1, form: "next", reasons: [], plan: [], chain, chances: [] });
  assert.equal(hand.hinted("block:b"), false);
  hand.propose({ offers: [offer("ready")], refusals: [], act: () => {}, isSheet: true });
  assert.deepEqual(["block:b", "area:x"].map(hand.hinted), [true, true]);
  assert.equal(hand.planned("block:b"), false);
  hand.advise(null);
});
