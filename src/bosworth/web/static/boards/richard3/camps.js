/**
 * Camps: each area's pieces in a grid around one point, clear of the neighbouring camps; where room is short, in piles.
 * Whoever does not move stays where he was drawn before, as far as the others leave him room.
 */

import { spread } from "./spread.js";

/** @import {Block, Reading, Stack} from "./reading.js" */
/** @import {Leashed} from "./spread.js" */

/**
 * @typedef {Block | Stack} Occupant
 *
 * @typedef {object} Grid  Pieces in columns and rows; several in one cell are a pile, none are the place of one who has left.
 * @property {Occupant[][]} cells
 * @property {number} columns
 * @property {number} width
 * @property {number} height
 * @property {boolean} canPile  whether piles would make it smaller
 *
 * @typedef {Leashed & Grid & {id: string, room: number[], isClash: boolean, isNew: boolean}} Camp
 *   `room`: how far its area reaches, across and down; `isClash`: both sides stand there; `isNew`: it may be pitched anywhere.
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
/** How many stand in one row at most when others join them. */
const WIDEST = 3;
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
 * @param {Camp[]} [before]  the camps as they were, which are left alone if possible
 * @returns {Camp[]}
 */
export function pitch(now, atlas, size, before = []) {
  const bounds = [RIM, RIM, atlas.width - RIM, atlas.height - RIM];
  const known = new Map(before.map((camp) => [camp.id, camp]));
  const camps = Object.entries(atlas.areas).flatMap(([id, area]) => {
    const there = occupants(now, id);
    return there.length > 0 ? [stay(known.get(id), there, size) ?? encamp(id, area, there, size)] : [];
  });
  const taken = new Set(camps.map((camp) => camp.id));
  const clearings = Object.entries(atlas.areas).flatMap(([id, area]) => (taken.has(id) ? [] : [clear(area, size)]));
  for (;;) {
    const met = spread(/** @type {(Camp | Leashed)[]} */ ([...camps, ...clearings]), bounds).flat();
    const crowded = camps.filter((camp) => camp.isNew && camp.canPile && met.includes(camp));
    if (crowded.length === 0) return camps;
    pileUp(crowded, size);
  }
}

/** Make piles of the fullest camp, of one where both sides stand only if there is no other. @param {Camp[]} crowded @param {number} size */
function pileUp(crowded, size) {
  const calm = crowded.filter((camp) => !camp.isClash);
  const fullest = (calm.length > 0 ? calm : crowded).reduce((one, other) =>
    other.cells.length > one.cells.length ? other : one,
  );
  Object.assign(fullest, gridOf(piled(fullest.cells.flat()), fullest.room, size));
}

/**
 * A camp as it was, with those who are still there at their places; who is new takes the place of one who has left, or one at the end.
 * None if there was none, or if its piles have changed.
 * @param {Camp | undefined} before
 * @param {Occupant[]} there
 * @param {number} size
 * @returns {Camp | null}
 */
function stay(before, there, size) {
  if (!before) return null;
  const keys = before.cells.map((cell) => cell.map(keyOf));
  const isSame = keys.flat().length === there.length && there.every((piece) => keys.flat().includes(keyOf(piece)));
  const byKey = new Map(there.map((piece) => [keyOf(piece), piece]));
  const cells = keys.map((cell) => cell.flatMap((key) => byKey.get(key) ?? []));
  const still = { isClash: isClash(before.id, there), isNew: false, leash: 0 };
  if (isSame) return { ...before, ...still, cells, home: [before.x, before.y] };
  if (cells.flat().length === 0 || before.cells.some((cell) => cell.length > 1)) return null;
  const wider = {
    ...before,
    ...still,
    ...widened(before, filled(cells, there), size),
    canPile: piled(there).length < there.length,
  };
  return { ...wider, isNew: true, leash: size * LEASH };
}

/** @param {Occupant} piece */
const keyOf = (piece) => ("facts" in piece ? piece.id : piece.key);

/** The newcomers in the empty cells, or after the last. @param {Occupant[][]} cells @param {Occupant[]} there @returns {Occupant[][]} */
function filled(cells, there) {
  const known = new Set(cells.flat());
  const newcomers = there.filter((piece) => !known.has(piece));
  const full = cells.map((cell) => (cell.length > 0 ? cell : newcomers.splice(0, 1)));
  const last = full.findLastIndex((cell) => cell.length > 0);
  return [...full.slice(0, last + 1), ...newcomers.map((piece) => [piece])];
}

/** These cells in the columns that a camp has, or in one row, so that its first cell stays where it is. @param {Camp} before @param {Occupant[][]} cells @param {number} size */
function widened(before, cells, size) {
  const rows = Math.ceil(before.cells.length / before.columns);
  const columns = rows === 1 && cells.length > before.columns && before.columns < WIDEST ? before.columns + 1 : before.columns;
  const box = sizeOf(columns, cells.length, size);
  const [x, y] = [before.x + (box.width - before.width) / 2, before.y + (box.height - before.height) / 2];
  return { ...box, cells, columns, x, y, home: [x, y] };
}

/** @param {number} columns @param {number} number  of cells @param {number} size */
function sizeOf(columns, number, size) {
  return { width: (columns * ACROSS + GAP) * size, height: (Math.ceil(number / columns) * DOWN + GAP) * size };
}

/** The pieces of an area, a prisoner last. @param {Reading} now @param {string} id @returns {Occupant[]} */
const occupants = (now, id) => [...now.piecesIn(id), ...(id === PRISON ? now.piecesIn("prison") : [])];

/** @param {string} id @param {any} area @param {Occupant[]} there @param {number} size @returns {Camp} */
function encamp(id, area, there, size) {
  const home = homeOf(id, area, there.length, size);
  const [x = 0, y = 0] = home;
  const room = reach(area.tight);
  const clash = isClash(id, there);
  const open = gridOf(
    there.map((piece) => [piece]),
    room,
    size,
  );
  const grid = clash || fits(open, room, size) || !open.canPile ? open : gridOf(piled(there), room, size);
  return { id, home, room, isClash: clash, isNew: true, x, y, leash: size * LEASH, ...grid };
}

/** Whether both sides stand in an area; a prisoner stands nowhere. @param {string} id @param {Occupant[]} there */
function isClash(id, there) {
  return new Set(there.filter((piece) => piece.where === id).map((piece) => piece.side)).size > 1;
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
  const hosts = [...sides].map((side) => there.filter((piece) => isFree(piece) && piece.side === side).sort(byStanding));
  return [...hosts, ...there.filter((piece) => !isFree(piece)).map((piece) => [piece])];
}

/** Whoever bears a title lies uppermost, then the heirs by their rank, then the strongest. @param {any} one @param {any} other */
function byStanding(one, other) {
  const worth = (/** @type {any} */ { title, facts, strength }) =>
    (title ? 100 : 0) + (facts.rank ? 60 - 10 * facts.rank : 0) + strength;
  return worth(one) - worth(other);
}

/** The grid of these cells that suits its area best. @param {Occupant[][]} cells @param {number[]} room @param {number} size @returns {Grid} */
function gridOf(cells, [wide = 0, high = 0], size) {
  const canPile = piled(cells.flat()).length < cells.length;
  const grids = cells.map((_, number) => {
    const columns = number + 1;
    return { cells, canPile, columns, ...sizeOf(columns, cells.length, size) };
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
