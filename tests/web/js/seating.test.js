import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const stored = new Map();
globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
let posted = [];
globalThis.fetch = async (path, options) => {
  posted.push([path, JSON.parse(options.body)]);
  return { ok: true, json: async () => [shown(1, { offers: OFFERS, is_open: true, view: { secret: "york" } })] };
};

const seating = await import("../../../src/bosworth/web/static/js/seating.js");
const { closeTheatre, play } = await import("../../../src/bosworth/web/static/js/theatre.js");
const { watchSince } = await import("../../../src/bosworth/web/static/js/since.js");
const { curtain } = await import("../../../src/bosworth/web/static/js/ui.js");
const { forgetSeat, table, takeRoom } = await import("../../../src/bosworth/web/static/js/table-state.js");

const OFFERS = [{ form: "fire", path: [], say: ["offer", {}] }];
const shown = (seat, more) => ({
  type: "shown",
  seat,
  rev: 1,
  at: 1,
  view: { seat },
  prompt: ["p", {}],
  step: "s",
  actors: [1],
  ...more,
});
const place = (seat, isMine) => ({ seat, kind: "person", is_mine: isMine });
let looks = [];
let stop = () => undefined;

function sit(...mine) {
  stop();
  takeRoom({
    type: "room",
    id: "t",
    game: "g",
    name: "",
    status: "playing",
    options: {},
    places: ["lancaster", "york"].map((one, at) => place(one, mine.includes(at))),
  });
  curtain.value = null;
  stop = seating.watchSeating(({ seat }) => looks.push(seat));
}

beforeEach(() => {
  looks = [];
  posted = [];
  stored.clear();
  stop();
  forgetSeat();
});

test("with one seat the page looks from that one, without one as an onlooker", () => {
  sit(1);
  assert.equal(seating.lookMessage().seat, 1);
  sit();
  assert.equal(seating.lookMessage().seat, null);
});

test("the curtain falls before the other one's turn, with nothing private left", async () => {
  sit(0, 1);
  await seating.receive(shown(null, { actors: [0] }));
  assert.equal(curtain.value, 0);
  seating.raiseCurtain();
  assert.deepEqual(looks, [0]);
  await seating.receive(
    shown(0, { actors: [0], offers: OFFERS, view: { secret: "lancaster" }, log: [{ at: 1, say: ["mine", {}] }] }),
  );
  assert.equal(curtain.value, null);
  await seating.receive(shown(0, { actors: [1], view: { secret: "lancaster" } }));
  assert.deepEqual(looks, [0, null]);
  assert.equal(curtain.value, 1);
  assert.equal(table.live.value, null);
  assert.deepEqual(table.log.value, []);
  await seating.receive(shown(0, { actors: [1], view: { secret: "lancaster" } }));
  assert.equal(table.live.value, null, "what comes late for a seat that has left is dropped");
});

test("what everybody may see needs no curtain: the public view with the offers of the one who acts", async () => {
  sit(0, 1);
  await seating.receive(shown(null, { is_open: true, view: { seat: null } }));
  assert.equal(curtain.value, null);
  assert.equal(posted.length, 1);
  assert.deepEqual(table.live.value.offers, OFFERS);
  assert.deepEqual(table.live.value.view, { seat: null });
  assert.equal(table.seat.value, 1);
  assert.equal(table.eyes.value, null);
});

test("whoever plays all seats alone needs no curtain", async () => {
  stored.set("bosworth-alone:", "yes");
  sit(0, 1);
  await seating.receive(shown(null, { actors: [0] }));
  assert.deepEqual(looks, [0]);
  assert.equal(curtain.value, null);
  table.isAlone.value = false;
});

test("on the public view a seat goes on with what its act is answered with", async () => {
  sit(0, 1);
  await seating.receive(shown(null, { is_open: true, view: { seat: null } }));
  const next = [{ form: "stop", path: [], say: ["offer", {}] }];
  await seating.receive(shown(1, { rev: 2, answers: "k", offers: next, view: { secret: "york" } }));
  assert.deepEqual(table.live.value.offers, next);
  assert.equal(table.live.value.rev, 2);
  assert.deepEqual(table.live.value.view, { seat: null }, "nothing private is kept");
  await seating.receive(shown(1, { rev: 1, answers: "j", offers: OFFERS }));
  assert.deepEqual(table.live.value.offers, next, "an older answer changes nothing");
  await seating.receive(shown(0, { rev: 9, answers: "i", offers: OFFERS, view: { secret: "lancaster" } }));
  assert.deepEqual(table.live.value.offers, next, "nor does another seat's");
});

test("the curtain waits until what came of an act has been told", async () => {
  sit(0, 1);
  table.live.value = null;
  await seating.receive(shown(null, { actors: [0] }));
  seating.raiseCurtain();
  await seating.receive(shown(0, { actors: [0], offers: OFFERS }));
  const log = [{ at: 2, say: ["shot", { dice: "1" }], beat: [] }];
  await seating.receive(shown(0, { at: 2, rev: 2, actors: [1], answers: "k", log }));
  assert.equal(play.value?.kind, "live");
  assert.equal(curtain.value, null);
  closeTheatre();
  assert.equal(curtain.value, 1);
  assert.equal(table.live.value, null);
});

test("whoever has come to the screen asks for what has happened since he last looked", async () => {
  stored.set("bosworth-seen::1", "3");
  sit(1);
  assert.deepEqual(seating.lookMessage(), { type: "look", seat: 1, since: 0, beats: true, after: 3 });
  await seating.receive(shown(1, { at: 7, lasting: 5 }));
  assert.deepEqual(seating.lookMessage(), { type: "look", seat: 1, since: 5, beats: true, after: 7 });
  forgetSeat();
  stored.clear();
  assert.equal("after" in seating.lookMessage(), false);
});

test("what all may see is known to those alone who have followed until then", async () => {
  stored.set("bosworth-seen::0", "4");
  stored.set("bosworth-seen::1", "2");
  sit(0, 1);
  const stopWatching = watchSince();
  await seating.receive(shown(null, { at: 4, actors: [1], is_open: true }));
  const log = [{ at: 5, say: ["shot", { dice: "1" }], beat: [] }];
  await seating.receive(shown(null, { at: 5, rev: 2, actors: [1], is_open: true, log }));
  assert.equal(play.value?.kind, "live");
  assert.equal(stored.get("bosworth-seen::0"), "4", "it is still being told: whoever loads the page anew is told it again");
  closeTheatre();
  assert.equal(stored.get("bosworth-seen::0"), "5");
  assert.equal(stored.get("bosworth-seen::1"), "2", "the march before it was not for these eyes");
  stopWatching();
});
