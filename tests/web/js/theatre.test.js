import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { table, takeShown } from "../../../src/bosworth/web/static/js/table-state.js";
import * as theatre from "../../../src/bosworth/web/static/js/theatre.js";

/** How many lines were heard after each action. */
const LINES = [1, 0, 3, 1, 0];
const moment = (seat, at) => ({
  type: "shown",
  seat,
  rev: at,
  at,
  view: { at },
  prompt: ["prompt", {}],
  step: "actions",
  actors: [1],
  log: Array.from({ length: LINES[at] }, (_, number) => ({ at, say: [`line-${at}-${number}`, {}] })),
});
let asked = [];

async function source(seat, from, to) {
  asked.push([seat, from, to]);
  return Array.from({ length: to - from + 1 }, (_, number) => moment(seat, from + number));
}

const told = () => theatre.toldLine.value?.say[0] ?? "";

beforeEach(() => {
  asked = [];
  theatre.forgetMoments();
  theatre.prepareTheatre(source, {});
  takeShown(moment(0, 4));
});

theatre.watchTheatre();

test("it steps line by line and passes over actions that nobody heard of", async () => {
  await theatre.openTheatre("since", { from: 0, to: 4 });
  const heard = [told()];
  while (await theatre.stepOn()) heard.push(told());
  assert.deepEqual(heard, ["line-0-0", "line-2-0", "line-2-1", "line-2-2", "line-3-0", ""]);
  await theatre.stepBack();
  await theatre.stepBack();
  assert.equal(told(), "line-2-2");
});

test("what is drawn is the moment that is told, and the present afterwards", async () => {
  await theatre.openTheatre("replay", { from: 0, to: 4, at: 2, line: 2 });
  assert.equal(table.shown.value.view.at, 2);
  assert.ok(table.isPast.value);
  theatre.closeTheatre();
  assert.equal(table.shown.value.view.at, 4);
  assert.equal(table.isPast.value, false);
});

test("a line that is no beat leaves the moment before on the board, until the last line", async () => {
  await theatre.openTheatre("since", { from: 2, to: 4 });
  assert.equal(table.shown.value.view.at, 1);
  await theatre.stepOn();
  await theatre.stepOn();
  assert.equal(told(), "line-2-2");
  assert.equal(table.shown.value.view.at, 2);
});

test("of two moments asked for one after the other the last one counts, whichever comes first", async () => {
  const waiting = [];
  theatre.prepareTheatre(async (seat, from) => {
    await new Promise((resolve) => waiting.push(resolve));
    return [moment(seat, 0), moment(seat, 1), moment(seat, 2)].map((one) => ({ ...one, at: one.at + from }));
  });
  const opening = theatre.openTheatre("replay", { from: 0, to: 300, at: 1 });
  waiting.pop()();
  await opening;
  const far = theatre.goTo(261);
  const near = theatre.goTo(157);
  assert.equal(theatre.play.value.at, 157);
  for (const arrive of waiting.reverse()) {
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all([far, near]);
  assert.equal(theatre.play.value.at, 157);
  assert.equal(table.shown.value.at, 157);
});

test("what was asked for one seat does not come back after it was forgotten", async () => {
  let arrive = () => undefined;
  const late = new Promise((resolve) => (arrive = resolve));
  theatre.prepareTheatre(async (seat, from, to) => {
    await late;
    return source(seat, from, to);
  });
  const opening = theatre.openTheatre("replay", { from: 0, to: 4, seat: 0 });
  theatre.forgetMoments();
  arrive();
  await opening;
  assert.equal(theatre.theatre.value, null);
});

test("moments are fetched once, in stretches, and forgotten with the seat", async () => {
  await theatre.openTheatre("replay", { from: 0, to: 4 });
  await theatre.goTo(3);
  assert.deepEqual(asked, [[0, 0, 4]]);
  await theatre.lookAs(1);
  assert.deepEqual(asked.at(-1), [1, 0, 4]);
  theatre.forgetMoments();
  assert.equal(theatre.theatre.value, null);
  await theatre.openTheatre("replay", { from: 0, to: 4 });
  assert.equal(asked.length, 3);
});

test("a step that is asked for while another seat's moment is on its way is taken there", async () => {
  await theatre.openTheatre("replay", { from: 0, to: 4, at: 2, line: 0 });
  const looking = theatre.lookAs(1);
  const stepping = theatre.stepOn();
  await Promise.all([looking, stepping]);
  assert.deepEqual([theatre.play.value.seat, told()], [1, "line-2-1"]);
});

test("a theatre that is left while another seat's moment is on its way stays closed", async () => {
  await theatre.openTheatre("replay", { from: 0, to: 4 });
  const looking = theatre.lookAs(1);
  theatre.closeTheatre();
  await looking;
  assert.equal(theatre.play.value, null);
});
