/** Wars of the Roses in the browser: a sheet has one chain, and what the theatre folds together is what came of it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { folded } from "../../../src/bosworth/web/static/boards/roses/fold.js";
import { modelOf } from "../../../src/bosworth/web/static/boards/roses/model.js";
import { chainOf, planOf, withoutLast } from "../../../src/bosworth/web/static/boards/roses/plan.js";
import { table } from "../../../src/bosworth/web/static/js/table-state.js";

const cases = JSON.parse(readFileSync(process.env.BOSWORTH_CASES ?? "", "utf-8"));
table.catalog.value = cases.catalog;

test("the chain of a plan is the one that the rules would have written", () => {
  assert.ok(cases.sheets.length > 30);
  for (const { player, view, told, entries, chain } of cases.sheets) {
    const { owner, cash, mercs } = view.public;
    const desk = {
      player: cases.catalog.players[player], cash: cash[player], mercs: mercs[player], can: told.can, reach: told.reach,
      captainGivesPresence: view.options.captain_presence === "true",
      owner: Object.fromEntries(cases.catalog.cards.map((card, number) => [card.id, cases.catalog.players[owner[number]] ?? ""])),
    };
    assert.deepEqual(chainOf(planOf(entries), desk, true), chain);
  }
});

test("taking back entry by entry ends with an empty sheet", () => {
  for (const { entries } of cases.sheets) {
    let plan = planOf(entries);
    for (let step = 0; step < 200; step += 1) plan = withoutLast(plan);
    assert.deepEqual(plan, planOf([]));
  }
});

test("lines of the log folded into the view before them give the view after them", () => {
  assert.ok(cases.moments.length > 50);
  const same = ["turn", "order", "score", "house", "aid", "owner", "at", "title", "vote", "kings", "captain", "display", "faceUp", "winners"];
  for (const { before, lines, after } of cases.moments) {
    const [found, wanted] = [folded(before, lines), modelOf(after)];
    for (const name of same) assert.deepEqual(found[name], wanted[name], `${name} after ${JSON.stringify(lines.at(-1))}`);
    assert.deepEqual(found.box.toSorted(), wanted.box.toSorted());
  }
});
