import assert from "node:assert/strict";
import { test } from "node:test";
import { table, takeChat } from "../../../src/bosworth/web/static/js/table-state.js";

const lines = (from, to) => Array.from({ length: to - from }, (_, at) => ({ who: "Ann", time: 0, text: `${from + at}` }));
const say = (from, to) => takeChat({ since: from, lines: lines(from, to) });
const heard = () => table.chat.value.map((line) => Number(line.text));

test("of a long chat the end comes, and what is said later or comes again joins it in its place", () => {
  say(100, 105);
  assert.deepEqual(heard(), [100, 101, 102, 103, 104]);
  say(105, 106);
  assert.deepEqual(heard(), [100, 101, 102, 103, 104, 105]);
  say(101, 107);
  assert.deepEqual(heard(), [100, 101, 102, 103, 104, 105, 106]);
  say(200, 203);
  assert.deepEqual(heard(), [200, 201, 202], "what was missed in between is not there");
  say(0, 2);
  assert.deepEqual(heard(), [0, 1]);
});
