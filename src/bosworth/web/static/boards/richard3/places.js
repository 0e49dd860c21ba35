/** Where pieces stand on the map: each area's pieces in one camp, which keeps clear of its neighbours; where room is short, in piles. */

import { spread } from "./spread.js";

/** @import {Block, Reading, Stack} from "./reading.js" */
/** @import {Leashed} from "./spread.js" */

/**
 * @typedef {Block | Stack} Occupant
 *
 * @typedef {object} Spot  Where a piece is drawn.
 * @property {number[]} at  a point of the map
 * @property {number} grown  how much larger than printed it is drawn
 *
 * @typedef {Leashed & {id: string, cells: Occupant[][], columns: number, canPile: boolean, isClash: boolean}} Camp
 *   The pieces of an area in a grid: several in one cell are a pile.
 */

const PRINTED = 60;
const SMALLEST = 68;
const LARGEST = 54;
/** Distance between the middles of neighbouring pieces, as parts of a piece, across and down. */
const ACROSS = 1.09;
const DOWN = 1.14;
/** How far a camp may reach beyond its area before its blocks are piled. */
const BEYOND = 1.55;
const LEASH = 0.65;
/** The distance between neighbouring camps, so that it is clear who stands where. */
const GAP = 0.16;
const LAYER = 4;
const MOST_LAYERS = 3;
/** Pieces that are hardly larger than printed have places of their own in each area, beside its name and its shields. */
const ROOMY = 1.25;
const NEAR = 140;
/** Exiles at the rim of the map wait close to the coast. */
const COASTS = /** @type {Record<string, number[]>} */ ({ france: [1965, 2120], calais: [1985, 1800], ireland: [180, 600] });
const PRISON = "middlesex";
const RIM = 34;

/**
 * How much larger than printed pieces are drawn: small ones while the whole map is in sight, but never too small to be made out.
 * @param {number} scale  pixels for each unit of the map
 */
export function growth(scale) {
  return Math.max(1, Math.min(LARGEST, SMALLEST * Math.sqrt(scale)) / (PRINTED * scale));
}

/**
 * Every piece on the map with its spot, the camps, and the points of things by reference.
 * @param {Reading} now
 * @param {any} atlas
 * @param {number} scale  pixels for each unit of the map
 */
export function arrange(now, atlas, scale) {
  const grown = growth(scale);
  const camps = pitch(now, atlas, grown);
  const standing = camps.flatMap((camp) => camp.cells.flatMap((cell, number) =>
    cell.map((piece, layer) => ({ piece, ref: `area:${camp.id}`, grown, at: spotOf(camp, number, cell.length - 1 - layer, grown) }))));
  const blocks = standing.flatMap(({ piece, ...spot }) => ("facts" in piece ? [{ block: piece, ...spot }] : []));
  const stacks = standing.flatMap(({ piece, ...spot }) => ("facts" in piece ? [] : [{ stack: piece, ...spot }]));
  blocks.sort((one, other) => one.block.number - other.block.number);
  return { camps, blocks, stacks, piles: pilesOf(camps, grown), byRef: new Map(blocks.map(({ block, at }) => [`block:${block.id}`, at])) };
}

/** The camps of all areas, moved apart; those for which there is no room become piles. @param {Reading} now @param {any} atlas @param {number} grown */
function pitch(now, atlas, grown) {
  const bounds = [RIM, RIM, atlas.width - RIM, atlas.height - RIM];
  const camps = Object.entries(atlas.areas).flatMap(([id, area]) => {
    const there = occupants(now, id);
    return there.length > 0 ? [encamp(id, area, there, grown)] : [];
  });
  for (;;) {
    const crowded = spread(camps, bounds).flat().filter((camp) => camp.canPile);
    if (crowded.length === 0) return camps;
    const fullest = crowded.reduce((one, other) => (other.cells.length > one.cells.length ? other : one));
    Object.assign(fullest, measured(piled(fullest.cells.flat()), fullest, grown));
  }
}

/**
 * The pieces of an area, side by side: Lancaster first, a prisoner last.
 * @param {Reading} now
 * @param {string} id
 * @returns {Occupant[]}
 */
function occupants(now, id) {
  const sides = [0, 1].flatMap((side) => [
    ...now.blocks.filter((block) => block.where === id && block.side === side),
    ...now.stacks.filter((stack) => stack.where === id && stack.side === side),
  ]);
  return id === PRISON ? [...sides, ...now.blocks.filter((block) => block.where === "prison")] : sides;
}

/** @param {string} id @param {any} area @param {Occupant[]} there @param {number} grown @returns {Camp} */
function encamp(id, area, there, grown) {
  const home = homeOf(id, area, there.length, grown);
  const room = extent(area.tight, area);
  const isClash = new Set(there.filter((piece) => piece.where === id).map((piece) => piece.side)).size > 1;
  const frame = { id, home, room, isClash, x: home[0] ?? 0, y: home[1] ?? 0, leash: grown * PRINTED * LEASH };
  const spaced = { ...frame, ...measured(there.map((piece) => [piece]), frame, grown) };
  const [widest = 0, highest = 0] = room.map((size) => Math.max(size, grown * PRINTED) * BEYOND);
  const fits = spaced.width <= widest && spaced.height <= highest;
  return fits || !spaced.canPile ? spaced : { ...spaced, ...measured(piled(there), frame, grown) };
}

/** Pieces as piles: the known blocks of each side on one another. @param {Occupant[]} there @returns {Occupant[][]} */
function piled(there) {
  const free = (/** @type {Occupant} */ piece) => "facts" in piece && piece.where !== "prison";
  const hosts = [0, 1].map((side) => there.filter((piece) => free(piece) && piece.side === side));
  return [...hosts.filter((host) => host.length > 0), ...there.filter((piece) => !free(piece)).map((piece) => [piece])];
}

/** The grid of these cells that suits its area best, and its size. @param {Occupant[][]} cells @param {any} frame @param {number} grown */
function measured(cells, frame, grown) {
  const [across, down] = [grown * PRINTED * ACROSS, grown * PRINTED * DOWN];
  const [wide = 0, high = 0] = frame.room ?? [];
  const gap = grown * PRINTED * GAP;
  const grids = cells.map((_, number) => ({ columns: number + 1, width: (number + 1) * across + gap, height: Math.ceil(cells.length / (number + 1)) * down + gap }));
  const excess = (/** @type {{width: number, height: number}} */ grid) => Math.max(0, grid.width - wide) + Math.max(0, grid.height - high) + Math.abs(grid.width - grid.height) / 10;
  const best = grids.reduce((one, other) => (excess(other) < excess(one) ? other : one));
  const canPile = piled(cells.flat()).length < cells.length;
  return { ...best, cells, canPile };
}

/** How far these points reach, across and down. @param {number[][]} points @param {any} area */
function extent(points, area) {
  const all = points.length > 0 ? points : [area.center];
  return [0, 1].map((axis) => Math.max(...all.map((point) => point[axis] ?? 0)) - Math.min(...all.map((point) => point[axis] ?? 0)) + PRINTED);
}

/** @param {number[][]} points @returns {number[]} */
function middle(points) {
  return [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);
}

/**
 * The point around which an area's pieces stand: the middle of as many of its slots as there are pieces, or of the whole area.
 * @param {string} id
 * @param {any} area
 * @param {number} number
 * @param {number} grown
 */
function homeOf(id, area, number, grown) {
  const coast = COASTS[id];
  if (coast) return coast;
  if (grown > ROOMY) return middle(area.tight);
  const slots = number > 2 ? area.covering : area.slots;
  const [x = 0, y = 0] = slots[0];
  return middle(slots.slice(0, number).filter(([a = 0, b = 0]) => Math.hypot(a - x, b - y) < NEAR));
}

/** Where a cell of a camp is drawn, and a layer of a pile a little above it. @param {Camp} camp @param {number} number @param {number} layer @param {number} grown */
function spotOf(camp, number, layer, grown) {
  const { columns, cells } = camp;
  const rows = Math.ceil(cells.length / columns);
  const row = Math.floor(number / columns);
  const inRow = row === rows - 1 ? cells.length - row * columns : columns;
  const size = grown * PRINTED;
  const lift = Math.min(layer, MOST_LAYERS - 1) * LAYER * grown;
  return [camp.x + ((number % columns) - (inRow - 1) / 2) * size * ACROSS + lift, camp.y + (row - (rows - 1) / 2) * size * DOWN - lift];
}

/** The piles of known blocks. @param {Camp[]} camps @param {number} grown */
function pilesOf(camps, grown) {
  return camps.flatMap((camp) => camp.cells.flatMap((cell, number) =>
    cell.length > 1 ? [{ key: `${camp.id}:${number}`, ref: `area:${camp.id}`, blocks: /** @type {Block[]} */ (cell), at: spotOf(camp, number, 0, grown), grown }] : []));
}
