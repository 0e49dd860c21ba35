/** Where the blocks of Richard III stand: clear of each other at every zoom, in piles only where room is short. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { arrange, growth } from "../../../src/bosworth/web/static/boards/richard3/places.js";
import { collide, spread } from "../../../src/bosworth/web/static/boards/richard3/spread.js";

const atlas = JSON.parse(readFileSync("src/bosworth/web/static/atlas/richard3/map.json", "utf-8"));
const PHONE = 0.184;
const DESKTOP = 0.283;
const CLOSE = 0.9;
/** The size of a block before it grows, its outline included. */
const PRINTED = 58;

const SIDES = ["lancaster", "york"];

/** A reading of these blocks. @param {any[]} blocks */
function readingOf(blocks) {
  const there = (/** @type {string} */ where, /** @type {string} */ side) =>
    blocks.filter((block) => block.where === where && block.side === side);
  return /** @type {any} */ ({ blocks, piecesIn: (/** @type {string} */ where) => SIDES.flatMap((side) => there(where, side)) });
}

/** @param {Record<string, number>} crowd  how many blocks stand in each area */
function standing(crowd) {
  return readingOf(
    Object.entries(crowd).flatMap(([where, number]) =>
      Array.from({ length: number }, (_, one) => ({ id: `${where}_${one}`, facts: {}, where, side: SIDES[one % 2] })),
    ),
  );
}

/** @param {any} placed  the tops of piles and the single blocks, as boxes */
function boxes(placed) {
  const spots = placed.camps.flatMap((/** @type {any} */ camp) => camp.cells.map((/** @type {any[]} */ cell) => cell.at(-1).id));
  return placed.blocks
    .filter((/** @type {any} */ one) => spots.includes(one.block.id))
    .map(({ at: [x, y], grown }) => ({ x, y, width: PRINTED * grown, height: PRINTED * grown }));
}

/** @param {any[]} all */
const meeting = (all) => all.flatMap((one, number) => all.slice(number + 1).filter((other) => collide(one, other)));

test("one block in every area is to be seen at once, on a phone and on a desktop", () => {
  const everywhere = Object.fromEntries(Object.keys(atlas.areas).map((id) => [id, 1]));
  for (const scale of [PHONE, DESKTOP, CLOSE]) assert.deepEqual(meeting(boxes(arrange(standing(everywhere), atlas, scale))), []);
});

test("crowds become piles from afar and lie open from near", () => {
  const now = standing({ kent: 6, middlesex: 5, essex: 4, oxford: 3, wilts: 1 });
  const far = arrange(now, atlas, PHONE);
  assert.ok(far.piles.length >= 4);
  assert.deepEqual(meeting(boxes(far)), []);
  const near = arrange(standing({ kent: 4, essex: 4 }), atlas, CLOSE);
  assert.deepEqual(near.piles, []);
  assert.deepEqual(meeting(boxes(near)), []);
});

/** One to three blocks of one side in about every second area, the same for the same number. @param {number} number */
function someCrowd(number) {
  let seed = 1 + number;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const areas = Object.keys(atlas.areas).filter(() => random() < 0.55);
  const blocks = areas.flatMap((where) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, (_, one) => ({
      id: `${where}_${one}`,
      facts: {},
      where,
      side: SIDES[where.length % 2],
    })),
  );
  return readingOf(blocks);
}

/** The middle of an area. @param {string} id */
function middleOf(id) {
  const points = atlas.areas[id].tight;
  const [x, y] = [0, 1].map(
    (axis) =>
      points.reduce((/** @type {number} */ sum, /** @type {number[]} */ point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
  return { x, y, width: 10, height: 10 };
}

test("the middle of an empty area is left to the hand, however crowded its neighbours are", () => {
  for (const scale of [PHONE, DESKTOP, CLOSE]) {
    for (let number = 0; number < 60; number += 1) {
      const now = someCrowd(number);
      const all = boxes(arrange(now, atlas, scale));
      const empty = Object.keys(atlas.areas).filter((id) => now.blocks.every((/** @type {any} */ block) => block.where !== id));
      assert.deepEqual(
        empty.filter((id) => all.some((/** @type {any} */ box) => collide(box, middleOf(id)))),
        [],
      );
    }
  }
});

test("every block has its place, in a pile or not", () => {
  const now = standing({ kent: 6, cornwall: 2, france: 5 });
  for (const scale of [PHONE, DESKTOP, CLOSE]) {
    const { blocks, byRef } = arrange(now, atlas, scale);
    assert.equal(blocks.length, 13);
    for (const [, [x, y]] of byRef) assert.ok(x > 0 && y > 0 && x < atlas.width && y < atlas.height);
  }
});

test("who does not move stays where he was drawn, wherever another goes", () => {
  for (const scale of [PHONE, DESKTOP, CLOSE]) {
    for (let number = 0; number < 40; number += 1) {
      const { blocks } = someCrowd(number);
      const [mover] = blocks;
      const to = Object.keys(atlas.areas)[(number * 7) % 33];
      const before = arrange(readingOf(blocks), atlas, scale);
      const after = arrange(
        readingOf(blocks.map((one) => (one === mover ? { ...one, where: to } : one))),
        atlas,
        scale,
        before.camps,
      );
      const others = blocks.filter(({ where }) => where !== mover.where && where !== to);
      for (const { id } of others) assert.deepEqual(after.byRef.get(`block:${id}`), before.byRef.get(`block:${id}`));
    }
  }
});

test("in a pile the King lies uppermost, then the heirs", () => {
  const crowd = [
    { id: "a", title: "king", facts: { rank: 1 }, strength: 1 },
    { id: "b", title: "", facts: { rank: 2 }, strength: 1 },
    ...["c", "d", "e", "f", "g"].map((id) => ({ id, title: "", facts: { rank: 0 }, strength: 4 })),
  ].map((block) => ({ ...block, where: "middlesex", side: "york" }));
  const { piles, blocks } = arrange(readingOf(crowd), atlas, PHONE);
  assert.deepEqual(
    piles[0]?.blocks.slice(-2).map(({ id }) => id),
    ["b", "a"],
  );
  assert.equal(blocks.at(-1)?.block.id, "a", "he is drawn last");
});

test("blocks can be made out from afar and are as printed from near", () => {
  assert.ok(growth(PHONE) * PHONE * 60 > 26);
  assert.ok(growth(DESKTOP) * DESKTOP * 60 < 40);
  assert.equal(growth(1), 1);
});

test("boxes part, but go no farther than their leash", () => {
  const box = (/** @type {number} */ x, /** @type {number} */ leash) => ({ x, y: 0, width: 10, height: 10, home: [x, 0], leash });
  const free = [box(50, 20), box(54, 20)];
  assert.deepEqual(spread(free, [0, -50, 100, 50]), []);
  assert.ok(!collide(free[0], free[1]));
  assert.equal(spread([box(50, 1), box(54, 1)], [0, -50, 100, 50]).length, 1);
});
