import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { prefer } from "../../../src/bosworth/web/static/js/prefs.js";
import { forgetSeat, table } from "../../../src/bosworth/web/static/js/table-state.js";
import { present, presentAfter } from "../../../src/bosworth/web/static/js/telling.js";
import * as theatre from "../../../src/bosworth/web/static/js/theatre.js";
import { curtain, dialog } from "../../../src/bosworth/web/static/js/ui.js";

globalThis.document ??= { addEventListener() {}, cookie: "" };
globalThis.location ??= { protocol: "http:" };

const line = (at, name, turn, args = {}) => ({
  at,
  say: [name, args],
  ...(turn === undefined ? {} : { beat: [[["turn"], turn]] }),
});
const shown = (at, turn, log = [], more = {}) => ({
  type: "shown",
  seat: 0,
  rev: at,
  at,
  view: { turn },
  prompt: ["prompt", {}],
  step: "actions",
  actors: [0],
  offers: [{ form: "a", say: ["a", {}], path: [] }],
  log,
  ...more,
});
const told = () => theatre.toldLine.value?.say[0] ?? "";
const drawn = () => table.shown.value.view.turn;

theatre.watchTheatre();

beforeEach(() => {
  theatre.forgetMoments();
  forgetSeat();
  prefer("pace", "calm");
  present(shown(3, 0, [{ at: 3, say: ["old", {}] }]));
});

/** Step to the end: what was told, and what was drawn meanwhile. */
async function watched() {
  const found = [];
  while (theatre.play.value) {
    found.push([told(), drawn(), table.shown.value.offers.length]);
    await theatre.skip();
  }
  return found;
}

test("what happens is told line by line, each with what was seen then, and only then is something asked", async () => {
  present(
    shown(5, 9, [line(4, "one", 1), line(4, "two"), line(4, "three", 3), line(5, "four", 5), line(5, "five")], { since: 1 }),
  );
  assert.equal(table.live.value.view.turn, 9);
  assert.deepEqual(await watched(), [
    ["one", 1, 0],
    ["two", 1, 0],
    ["three", 3, 0],
    ["four", 5, 0],
    ["five", 9, 0],
  ]);
  assert.deepEqual([drawn(), table.shown.value.offers.length, table.isPast.value], [9, 1, false]);
});

test("the log stands at the line that is told", () => {
  present(shown(5, 9, [line(4, "one", 1), line(4, "two", 2), line(5, "three", 3)], { since: 1 }));
  const heard = () => table.heard.value.map(({ say }) => say[0]);
  assert.deepEqual(heard(), ["old", "one"]);
  return theatre.skip().then(() => assert.deepEqual(heard(), ["old", "one", "two"]));
});

test("what happens meanwhile is told behind it, once", async () => {
  present(shown(4, 1, [line(4, "one", 1)], { since: 1 }));
  present(shown(5, 2, [line(5, "two", 2)], { since: 2 }));
  present(shown(6, 3, [line(6, "three", 3)], { since: 3 }));
  assert.equal(told(), "one");
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["one", "two", "three"],
  );
});

test("the own deed is not told to whoever has done it, but how the dice have fallen is", async () => {
  present(shown(4, 1, [line(4, "mine", 1)], { since: 1, answers: "k" }));
  assert.equal(theatre.play.value, null);
  present(shown(6, 2, [line(5, "mine", 1), line(6, "theirs", 2)], { since: 2, answers: "l" }));
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["theirs"],
  );
  present(shown(7, 3, [line(7, "fire", 3, { dice: "1 6" })], { since: 4, answers: "m" }));
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["fire"],
  );
});

test("what was heard before it was settled is not told again", async () => {
  present(shown(4, 0, [{ at: 4, say: ["sealed", { side: "york" }] }], { since: 1 }));
  assert.equal(theatre.play.value, null);
  const lines = [{ at: 5, say: ["sealed", { side: "york" }] }, line(5, "opened", 1)];
  present(shown(5, 1, lines, { since: 1 }));
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["opened"],
  );
});

test("whoever wants things at once waits for nothing", () => {
  prefer("pace", "once");
  present(shown(5, 9, [line(4, "one", 1), line(5, "two", 2)], { since: 1 }));
  assert.equal(theatre.play.value, null);
  assert.equal(drawn(), 9);
});

test("lines without anything to see are left to the log", () => {
  present(shown(4, 0, [line(4, "said")], { since: 1 }));
  assert.equal(theatre.play.value, null);
  assert.equal(table.heard.value.length, 2);
});

test("what another seat saw is not told to the next one", () => {
  present(shown(4, 1, [line(4, "one", 1)], { since: 1, seat: 1 }));
  assert.equal(theatre.play.value, null);
});

test("whoever comes is told first what has happened since he last looked, from what he saw then", async () => {
  forgetSeat();
  presentAfter(shown(5, 9, [line(3, "known", 2), line(4, "aside"), line(4, "one", 4), line(5, "two", 9)]), 3);
  assert.equal(theatre.play.value.kind, "since");
  assert.deepEqual(await watched(), [
    ["aside", 2, 0],
    ["one", 4, 0],
    ["two", 9, 0],
  ]);
  assert.equal(table.shown.value.offers.length, 1);
});

test("whoever has never looked, or wants things at once, finds the present", () => {
  forgetSeat();
  presentAfter(shown(5, 9, [line(3, "known"), line(4, "one", 4)]), -1);
  assert.equal(theatre.play.value, null);
  forgetSeat();
  prefer("pace", "once");
  presentAfter(shown(5, 9, [line(3, "known", 2), line(4, "one", 4)]), 3);
  assert.equal(theatre.play.value, null);
  assert.equal(drawn(), 9);
});

test("while the curtain hides the board nothing is told behind it", () => {
  curtain.value = 1;
  present(shown(4, 1, [line(4, "one", 1)], { since: 1 }));
  curtain.value = null;
  assert.equal(theatre.play.value, null);
});

test("each moment has the step at which the game was, and whom it waited for", async () => {
  const first = { ...line(4, "one", 1), step: "battle" };
  present(shown(5, 9, [first, line(4, "aside"), line(5, "two", 5)], { since: 1, actors: [1], step: "supply" }));
  assert.deepEqual([table.shown.value.step, table.shown.value.actors], ["battle", []]);
  await theatre.skip();
  assert.deepEqual([told(), table.shown.value.step, table.shown.value.actors], ["aside", "battle", [0]]);
});

test("what happens during a replay is told when that is over, and a replay has what was left out of the telling", async () => {
  const asked = [];
  theatre.prepareTheatre(async (_seat, from, to) => {
    asked.push([from, to]);
    return Array.from({ length: to - from + 1 }, (_, step) =>
      shown(from + step, step, [{ at: from + step, say: [`old-${from + step}`, {}] }]),
    );
  });
  present(shown(4, 1, [line(4, "mine", 1)], { since: 1, answers: "k" }));
  present(shown(5, 2, [line(5, "theirs", 2)], { since: 2 }));
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["theirs"],
  );
  await theatre.openTheatre("replay", { from: 0, to: 5, at: 4 });
  assert.equal(told(), "old-4", "fetched, although what led there was told");
  present(shown(6, 3, [line(6, "one", 3)], { since: 3 }));
  present(shown(7, 4, [line(7, "two", 4)], { since: 4 }));
  assert.equal(told(), "old-4");
  theatre.closeTheatre();
  assert.deepEqual(await watched(), [
    ["one", 3, 0],
    ["two", 4, 0],
  ]);
  assert.deepEqual(asked, [[0, 5]]);
});

test("a replay interrupts what is told, which goes on afterwards where it was", async () => {
  theatre.prepareTheatre(async (_seat, from, to) =>
    Array.from({ length: to - from + 1 }, (_, step) =>
      shown(from + step, step, [{ at: from + step, say: [`old-${from + step}`, {}] }]),
    ),
  );
  present(shown(4, 1, [line(4, "one", 1)], { since: 1 }));
  present(shown(5, 2, [line(5, "two", 2), line(5, "three", 2)], { since: 2 }));
  await theatre.stepOn();
  assert.equal(told(), "two");
  await theatre.openTheatre("replay", { from: 0, to: 5, at: 1 });
  assert.equal(told(), "old-1");
  theatre.closeTheatre();
  assert.equal(theatre.play.value?.kind, "live");
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["two", "three"],
  );
});

test("what happens while the past is caught up with is told behind it", async () => {
  theatre.prepareTheatre(async (_seat, from, to) =>
    Array.from({ length: to - from + 1 }, (_, step) =>
      shown(from + step, step, [{ at: from + step, say: [`old-${from + step}`, {}] }]),
    ),
  );
  await theatre.openTheatre("since", { from: 2, to: 3 });
  present(shown(4, 1, [line(4, "new", 1)], { since: 1 }));
  assert.deepEqual(
    (await watched()).map(([name]) => name),
    ["old-2", "old-3", "new"],
  );
});

test("nothing goes on behind a dialog, and whoever now wants things at once has heard enough", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  present(shown(5, 9, [line(4, "one", 1), line(5, "two", 2)], { since: 1 }));
  dialog.value = "menu";
  context.mock.timers.tick(60_000);
  assert.equal(told(), "one");
  prefer("pace", "once");
  assert.equal(theatre.play.value, null);
  dialog.value = "";
});
