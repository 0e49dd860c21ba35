/** Where pieces are drawn on the map, and how large. */

import { ACROSS, DOWN, PRINTED, pitch } from "./camps.js";

/** @import {Camp} from "./camps.js" */
/** @import {Block, Reading} from "./reading.js" */

/**
 * @typedef {object} Spot  Where a piece is drawn.
 * @property {number[]} at  a point of the map
 * @property {number} grown  how much larger than printed it is drawn
 */

/** How wide a block is in pixels, at least and at most; between them it is so many times as large as printed. */
const SMALLEST = 28;
const LARGEST = 56;
const GROWN = 2.35;
/** How far the layers of a pile are shifted, and how many can be told apart. */
const LAYER = 4;
const MOST_LAYERS = 3;

/**
 * How much larger than printed pieces are drawn: small ones while the whole map is in sight, but never too small to be made out.
 * @param {number} scale  pixels for each unit of the map
 */
export function growth(scale) {
  const printed = PRINTED * scale;
  return Math.max(1, Math.min(LARGEST, Math.max(SMALLEST, GROWN * printed)) / printed);
}

/**
 * Every piece on the map with its spot, the camps, and the points of things by reference.
 * @param {Reading} now
 * @param {any} atlas
 * @param {number} scale  pixels for each unit of the map
 * @param {Camp[]} [before]  the camps as they were at this scale
 */
export function arrange(now, atlas, scale, before = []) {
  const grown = growth(scale);
  const camps = pitch(now, atlas, grown * PRINTED, before);
  const cells = camps.flatMap((camp) => camp.cells.map((pieces, number) => ({ camp, pieces, number, ref: `area:${camp.id}` })));
  const standing = cells.flatMap(({ camp, pieces, number, ref }) =>
    pieces.map((piece, layer) => ({
      piece,
      ref,
      grown,
      isUnder: layer < pieces.length - 1,
      at: spotOf(camp, number, pieces.length - 1 - layer, grown),
    })),
  );
  const blocks = standing.flatMap(({ piece, ...spot }) => ("facts" in piece ? [{ block: piece, ...spot }] : []));
  const stacks = standing.flatMap(({ piece, ...spot }) => ("facts" in piece ? [] : [{ stack: piece, ...spot }]));
  blocks.sort((one, other) => Number(other.isUnder) - Number(one.isUnder) || (one.block.id < other.block.id ? -1 : 1));
  const piles = cells
    .filter(({ pieces }) => pieces.length > 1)
    .map(({ camp, pieces, number, ref }) => ({
      key: `${camp.id}:${number}`,
      ref,
      blocks: /** @type {Block[]} */ (pieces),
      at: spotOf(camp, number, 0, grown),
      grown,
    }));
  return { camps, blocks, stacks, piles, byRef: new Map(blocks.map(({ block, at }) => [`block:${block.id}`, at])) };
}

/**
 * Where a cell of a camp is drawn, and a layer of a pile a little above it.
 * @param {Camp} camp
 * @param {number} number
 * @param {number} layer
 * @param {number} grown
 */
function spotOf({ columns, cells, x, y }, number, layer, grown) {
  const rows = Math.ceil(cells.length / columns);
  const row = Math.floor(number / columns);
  const size = grown * PRINTED;
  const lift = Math.min(layer, MOST_LAYERS - 1) * LAYER * grown;
  return [x + ((number % columns) - (columns - 1) / 2) * size * ACROSS + lift, y + (row - (rows - 1) / 2) * size * DOWN - lift];
}
