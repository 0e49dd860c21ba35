import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { canVerify, verify } from "../../../src/bosworth/web/static/js/dice-check.js";

const { commitment, secret, draws } = JSON.parse(readFileSync(process.env.BOSWORTH_CASES, "utf8"));

test("honest dice are found right", async () => {
  assert.ok(canVerify());
  assert.deepEqual(await verify(commitment, secret, draws), { isCommitted: true, count: draws.length, wrong: [] });
});

test("a changed die, pick or shuffle is found", async () => {
  const changed = structuredClone(draws);
  const at = ["roll", "pick", "shuffle"].map((kind) => changed.findIndex((draw) => draw[0] === kind));
  changed[at[0]][2] = (changed[at[0]][2] % changed[at[0]][1]) + 1;
  changed[at[1]][2] = (changed[at[1]][2] + 1) % changed[at[1]][1];
  changed[at[2]][2].reverse();
  const { wrong } = await verify(commitment, secret, changed);
  assert.deepEqual(
    wrong,
    [...at].sort((a, b) => a - b),
  );
});

test("an exchanged secret is found", async () => {
  const other = secret.replace(/^../, secret.startsWith("00") ? "11" : "00");
  assert.equal((await verify(commitment, other, [])).isCommitted, false);
});
