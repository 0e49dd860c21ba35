/** Camps: each area's pieces in a grid around one point, clear of the neighbouring camps; where room is short, in piles. */

import { spread } from "./spread.js";

/** @import {Block, Reading, Stack} from "./reading.js" */
/** @import {Leashed} from "./spread.js" */

/**
 * @typedef {Block | Stack} Occupant
 *
 * @typedef {object} Grid  Pieces in columns and rows; several in one cell are a pile.
 * @property {Occupant[][]} cells
 * @property {number} columns
 * @property {number} width
 * @property {number} height
 * @property {boolean} canPile  whether piles would make it smaller
 *
 * @typedef {Leashed & Grid & {id: string, room: number[], isClash: boolean}} Camp
 *   `room`: how far its area reaches, across and down; `isClash`: both sides stand there.
 */

/** The width of a block as printed, in units of the map. */
export const PRINTED = 60;
/** Distance between the middles of neighbouring pieces, as parts of a piece, across and down. */
export const ACROSS = 1.09;
export const DOWN = 1.14;
/** The distance between neighbouring camps, so that it is clear who stands where. */
const GAP = 0.16;
/** How far a camp may reach beyond its area before its blocks are piled, and how far it may move. */
const BEYOND = 1.55;
const LEASH = 0.65;
/** How much a grid that is not square counts as too large. */
const SLIMNESS = 0.1;
/** Pieces that are hardly larger than printed have places of their own in each area, beside its name and its shields. */
const ROOMY = 1.25;
const NEAR = 140;
/** Exiles at the rim of the map wait close to the coast. */
const COASTS = /** @type {Record<string, number[]>} */ ({ france: [1965, 2120], calais: [1985, 1800], ireland: [180, 600] });
/** Where a prisoner is kept. */
export const PRISON = "middlesex";
/** In an area where nobody stands so much room is left for the hand, as part of a piece. */
const CLEARING = 0.5;
const RIM = 34;

/**
 * The camps of all areas, moved apart; those for which there is no room become piles.
 * @param {Reading} now
 * @param {any} atlas
 * @param {number} size  the width of a piece
 */
export function pitch(now, atlas, size) {
  const bounds = [RIM, RIM, atlas.width - RIM, atlas.height - RIM];
  const camps = Object.entries(atlas.areas).flatMap(([id, area]) => {
    const there = occupants(now, id);
    return there.length > 0 ? [encamp(id, area, there, size)] : [];
  });
  const taken = new Set(camps.map((camp) => camp.id));
  const clearings = Object.entries(atlas.areas).flatMap(([id, area]) => (taken.has(id) ? [] : [clear(area, size)]));
  for (;;) {
    const met = new Set(spread(/** @type {Leashed[]} */ ([...camps, ...clearings]), bounds).flat());
    const crowded = camps.filter((camp) => camp.canPile && met.has(camp));
    if (crowded.length === 0) return camps;
    const fullest = crowded.reduce((one, other) => (other.cells.length > one.cells.length ? other : one));
    Object.assign(fullest, gridOf(piled(fullest.cells.flat()), fullest.room, size));
  }
}

/** The pieces of an area, a prisoner last. @param {Reading} now @param {string} id @returns {Occupant[]} */
const occupants = (now, id) => [...now.piecesIn(id), ...(id === PRISON ? now.piecesIn("prison") : [])];

/** @param {string} id @param {any} area @param {Occupant[]} there @param {number} size @returns {Camp} */
function encamp(id, area, there, size) {
  const home = homeOf(id, area, there.length, size);
  const [x = 0, y = 0] = home;
  const room = reach(area.tight);
  const isClash = new Set(there.filter((piece) => piece.where === id).map((piece) => piece.side)).size > 1;
  const open = gridOf(
    there.map((piece) => [piece]),
    room,
    size,
  );
  const grid = fits(open, room, size) || !open.canPile ? open : gridOf(piled(there), room, size);
  return { id, home, room, isClash, x, y, leash: size * LEASH, ...grid };
}

/** The middle of an empty area, where neighbours do not encamp. @param {any} area @param {number} size @returns {Leashed} */
function clear(area, size) {
  const home = middle(area.tight);
  const [x = 0, y = 0] = home;
  return { home, x, y, leash: 0, width: size * CLEARING, height: size * CLEARING };
}

/** Whether a grid reaches not too far beyond its area. @param {Grid} grid @param {number[]} room @param {number} size */
function fits(grid, room, size) {
  const [widest = 0, highest = 0] = room.map((side) => Math.max(side, size) * BEYOND);
  return grid.width <= widest && grid.height <= highest;
}

/** Pieces as piles: the known blocks of each side on one another. @param {Occupant[]} there @returns {Occupant[][]} */
function piled(there) {
  const isFree = (/** @type {Occupant} */ piece) => "facts" in piece && piece.where !== "prison";
  const sides = new Set(there.filter(isFree).map((piece) => piece.side));
  const hosts = [...sides].map((side) => there.filter((piece) => isFree(piece) && piece.side === side));
  return [...hosts, ...there.filter((piece) => !isFree(piece)).map((piece) => [piece])];
}

/** The grid of these cells that suits its area best. @param {Occupant[][]} cells @param {number[]} room @param {number} size @returns {Grid} */
function gridOf(cells, [wide = 0, high = 0], size) {
  const canPile = piled(cells.flat()).length < cells.length;
  const grids = cells.map((_, number) => {
    const columns = number + 1;
    return {
      cells,
      canPile,
      columns,
      width: (columns * ACROSS + GAP) * size,
      height: (Math.ceil(cells.length / columns) * DOWN + GAP) * size,
    };
  });
  const excess = (/** @type {Grid} */ { width, height }) =>
    Math.max(0, width - wide) + Math.max(0, height - high) + Math.abs(width - height) * SLIMNESS;
  return grids.reduce((one, other) => (excess(other) < excess(one) ? other : one));
}

/** How far these points of an area reach, across and down. @param {number[][]} points */
function reach(points) {
  return [0, 1].map((axis) => {
    const line = points.map((point) => point[axis] ?? 0);
    return Math.max(...line) - Math.min(...line) + PRINTED;
  });
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
 * @param {number} size
 */
function homeOf(id, area, number, size) {
  const coast = COASTS[id];
  if (coast) return coast;
  if (size > ROOMY * PRINTED) return middle(area.tight);
  const slots = number > 2 ? area.covering : area.slots;
  const [x = 0, y = 0] = slots[0];
  return middle(slots.slice(0, number).filter(([a = 0, b = 0]) => Math.hypot(a - x, b - y) < NEAR));
}
