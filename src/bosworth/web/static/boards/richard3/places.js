/** Where pieces stand on the map: each area's blocks together in rows around one point. */

/** @import {Block, Reading, Stack} from "./reading.js" */

/** Distance between the middles of neighbouring pieces, across and down. */
const ACROSS = 64;
const DOWN = 68;
const NEAR = 140;
/** Exiles at the rim of the map wait close to the coast, where the map is seen at first, in narrow rows. */
const ANCHORS = /** @type {Record<string, number[]>} */ ({ france: [1962, 2215], calais: [1962, 1835], ireland: [165, 600] });
/** Where these go as they grow: away from the rim. */
const INWARD = /** @type {Record<string, number[]>} */ ({ france: [-50, 0], calais: [-50, 0], ireland: [45, 0] });
const PRISON = "middlesex";

/** @typedef {{at: number[], by: number[], push: number[]}} Spot  A point of the map, a shift beside it, and where to when pieces grow. */

/**
 * Every piece on the map with its spot, and the points of things by reference.
 * @param {Reading} now
 * @param {any} atlas
 */
export function arrange(now, atlas) {
  /** @type {Array<{block: Block} & Spot>} */
  const blocks = [];
  /** @type {Array<{stack: Stack} & Spot>} */
  const stacks = [];
  /** @type {Map<string, number[]>} */
  const byRef = new Map();
  /** @type {Map<string, number[]>} */
  const middles = new Map();
  for (const [id, area] of Object.entries(atlas.areas)) {
    const there = occupants(now, id);
    const at = anchor(id, area, there.length);
    middles.set(id, at);
    const columns = columnsFor(there.length, id in ANCHORS);
    const push = INWARD[id] ?? (there.length > 2 ? [0, 0] : away(at, area.label, columns, there.length));
    there.forEach((piece, number) => {
      const by = shift(number, there.length, columns);
      if ("facts" in piece) {
        blocks.push({ block: piece, at, by, push });
        byRef.set(`block:${piece.id}`, at);
      } else stacks.push({ stack: piece, at, by, push });
    });
  }
  blocks.sort((one, other) => one.block.number - other.block.number);
  return { blocks, stacks, byRef, middles };
}

/**
 * The pieces of an area, side by side: Lancaster first, a prisoner last.
 * @param {Reading} now
 * @param {string} id
 * @returns {Array<Block | Stack>}
 */
function occupants(now, id) {
  const sides = [0, 1].flatMap((side) => [
    ...now.blocks.filter((block) => block.where === id && block.side === side),
    ...now.stacks.filter((stack) => stack.where === id && stack.side === side),
  ]);
  return id === PRISON ? [...sides, ...now.blocks.filter((block) => block.where === "prison")] : sides;
}

/**
 * The point around which an area's pieces stand: the middle of as many of its slots as there are pieces; a crowd may cover its name.
 * @param {string} id
 * @param {any} area
 * @param {number} number
 * @returns {number[]}
 */
function anchor(id, area, number) {
  const own = ANCHORS[id];
  if (own) return own;
  const slots = number > 2 ? area.covering : area.slots;
  const [x = 0, y = 0] = slots[0] ?? area.center;
  const close = slots.slice(0, Math.max(1, number)).filter(([a = 0, b = 0]) => Math.hypot(a - x, b - y) < NEAR);
  const middle = (/** @type {number} */ axis) => close.reduce((/** @type {number} */ sum, /** @type {number[]} */ slot) => sum + (slot[axis] ?? 0), 0) / close.length;
  return [middle(0), middle(1)];
}

/**
 * Where a group moves as it grows, so that it does not cover the name of its area: away from it, by half its own size.
 * @param {number[]} at
 * @param {number[]} label
 * @param {number} columns
 * @param {number} all
 * @returns {number[]}
 */
function away([x = 0, y = 0], [labelX = 0, labelY = 0], columns, all) {
  const [dx, dy] = [x - labelX, y - labelY];
  const length = Math.hypot(dx, dy) || 1;
  return [(dx / length) * columns * ACROSS * 0.35, (dy / length) * Math.ceil(all / columns) * DOWN * 0.35];
}

/** @param {number} all @param {boolean} isNarrow */
function columnsFor(all, isNarrow) {
  if (isNarrow || all <= 4) return Math.min(all, 2);
  return all <= 9 ? 3 : 4;
}

/**
 * Where a piece stands beside the middle of its group.
 * @param {number} number
 * @param {number} all
 * @param {number} columns
 * @returns {number[]}
 */
function shift(number, all, columns) {
  const rows = Math.ceil(all / columns);
  const row = Math.floor(number / columns);
  const inRow = row === rows - 1 ? all - row * columns : columns;
  return [((number % columns) - (inRow - 1) / 2) * ACROSS, (row - (rows - 1) / 2) * DOWN];
}
