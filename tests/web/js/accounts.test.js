/** End screens: of whole games that are over, the rows add up to the final score, and curves end at it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { accounts, standings, sumOf } from "../../../src/bosworth/web/static/boards/lancaster/accounts.js";
import { turns } from "../../../src/bosworth/web/static/boards/richard3/history.js";
import { SOURCES, sittings } from "../../../src/bosworth/web/static/boards/roses/scores.js";

const games = JSON.parse(readFileSync(process.env.FINISHED_GAMES ?? "", "utf-8"));

for (const { source, says, view } of games.lancaster) {
  test(`Lancaster, ${source}: all power comes from somewhere`, () => {
    const players = Object.keys(view.players);
    const rows = accounts(players, says);
    assert.ok(rows.some((row) => row.isFinal) && rows.some((row) => !row.isFinal));
    for (const player of players) {
      const { power } = view.players[player];
      assert.equal(sumOf(rows, player), power);
      assert.equal(standings(rows, player).at(-1), power);
      assert.equal(standings(rows, player).length, 7);
    }
  });
}

test("Lancaster: conflicts, laws and provinces are all seen", () => {
  const kinds = games.lancaster.flatMap(({ says, view }) => accounts(Object.keys(view.players), says).map((row) => row.kind));
  for (const kind of ["conflicts", "laws", "provinces", "chivalry", "extensions", "nobles", "seals", "dishonour"])
    assert.ok(kinds.includes(kind), kind);
});

for (const { source, says, view, catalog } of games.roses) {
  test(`Wars of the Roses, ${source}: all points come from somewhere`, () => {
    const players = Object.keys(view.players);
    const region = Object.fromEntries(catalog.regions.map((one) => [one.id, one]));
    const now = { players, region, numbers: catalog.numbers, of: (player) => view.players[player] };
    const past = sittings(now, says);
    for (const player of players) {
      const gains = past.flatMap((sitting) => SOURCES.map((kind) => sitting.gains[player][kind]));
      assert.equal(
        gains.reduce((sum, number) => sum + number, 0),
        view.players[player].score,
      );
      assert.equal(past.at(-1).scores[player], view.players[player].score);
    }
  });
}

for (const { source, says, view } of games.richard3) {
  test(`Richard III, ${source}: every noble is accounted for, and the curve ends with them`, () => {
    const held = says.filter(([id]) => id === "event-held").map(([, args]) => args);
    for (const { side, blocks, middlesex } of held) {
      assert.equal(blocks.split(" ").filter(Boolean).length + middlesex, view.scores[side]);
      assert.equal(turns(says).at(-1).scores[side], view.scores[side]);
    }
    assert.equal(held.length, 2);
    assert.notDeepEqual(turns(says)[0].scores, { lancaster: 0, york: 0 });
  });
}

test("Richard III: turns of a campaign are counted, and whoever is crowned stands where it happened", () => {
  const crowned = ["event-crowned", { block: "Y_york", side: "york" }];
  const found = turns([
    ["event-campaign", { number: 1, of: 1, year: 1460 }],
    ["event-scores", { lancaster: 9, york: 0 }],
    ["event-turn", { number: 1 }],
    ["event-scores", { lancaster: 8, york: 3 }],
    ["event-scores", { lancaster: 8, york: 4 }],
    ["event-politics", { number: 1 }],
    crowned,
  ]);
  assert.deepEqual(
    found.map(({ turn, isPolitical, scores }) => [turn, isPolitical, scores.lancaster, scores.york]),
    [
      [0, false, 9, 0],
      [1, false, 8, 4],
      [2, true, 8, 4],
    ],
  );
  assert.deepEqual(found[2].crowned, [crowned]);
});
