/** For how long a bot has thought: of its present decision, however many it has taken since. */

import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { thinkingSince } from "../../../src/bosworth/web/static/js/shell/seconds.js";
import { takeRoom, takeShown } from "../../../src/bosworth/web/static/js/table-state.js";

let now = 0;
mock.method(performance, "now", () => now);

const show = (at) =>
  takeShown({ type: "shown", seat: 0, rev: at, at, view: {}, prompt: ["prompt", {}], step: "actions", actors: [1] });
const room = (is_thinking) => takeRoom({ places: [{ seat: "white", is_thinking }] });

test("the seconds begin anew with each decision, and go on while the same is thought about", () => {
  show(1);
  room(true);
  now = 4000;
  room(true);
  assert.equal(thinkingSince("white"), 0);
  show(2);
  assert.equal(thinkingSince("white"), 4000);
  now = 7000;
  assert.equal(thinkingSince("white"), 4000);
  room(false);
  assert.equal(thinkingSince("white"), 7000);
});
