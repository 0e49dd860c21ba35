/** Where pieces stand on the map: nobles, the Captain of Calais and ships, each in a place of its own. */

import { table } from "/static/js/table-state.js";

/** @import {Card, Reading} from "./reading.js" */

/** @typedef {{x: number, y: number}} Spot */
/** @typedef {Pick<Reading, "printed" | "view" | "at">} Placing  Where pieces are, or would be. */

const STEP = 44;

/**
 * Pieces by id, with the Captain of Calais as `captain`. Nobles whom nobody has stand nowhere; ships lie in their home ports.
 * @param {Placing} placing
 * @returns {Record<string, Spot>}
 */
export function spots(placing) {
  const places = [...placing.printed.regions, ...placing.printed.zones];
  return Object.fromEntries(
    places.flatMap(({ id }) =>
      numbered(placing, id)
        .map((piece, number) => ({ piece, number }))
        .filter(({ piece }) => isIn(placing, piece, id))
        .map(({ piece, number }) => [piece, spotIn(id, number)]),
    ),
  );
}

/**
 * The pieces that have a place of their own in a region or a sea, in order: those that begin there keep theirs, whether they are on the
 * board or not, so that nobody moves aside when another comes.
 * @param {Placing} placing
 * @param {string} place
 */
function numbered(placing, place) {
  const movers = placing.printed.cards.filter(({ kind }) => kind === "noble" || kind === "ship");
  const isNative = (/** @type {Card} */ { kind, zone, region }) => (kind === "ship" ? zone : region) === place;
  const guests = movers.filter((card) => !isNative(card) && isIn(placing, card.id, place));
  return [...[...movers.filter(isNative), ...guests].map(({ id }) => id), "captain"];
}

/** Whether a piece stands in a region or a sea. @param {Placing} placing @param {string} piece @param {string} place */
function isIn({ printed, view, at }, piece, place) {
  if (piece === "captain") return view.captain_region === place;
  const isShip = printed.cards.some(({ id, kind }) => id === piece && kind === "ship");
  return at[piece] === place && (isShip || !!view.owner[piece]);
}

/**
 * A place in a region or a sea by its number; when there are more pieces than places they overlap a little.
 * @param {string} place
 * @param {number} number
 */
function spotIn(place, number) {
  const { areas, seas } = table.atlas.value;
  const { slots } = areas[place] ?? seas[place];
  const [x, y] = slots[number % slots.length];
  const lap = Math.floor(number / slots.length);
  return { x: x + lap * STEP, y: y + lap * (STEP / 2) };
}

/**
 * Where a card is on the map, or would be: a noble whom nobody has stands nowhere, and may still be written of, to bluff.
 * @param {Placing} placing
 * @param {string} card
 */
export function spotOf(placing, card) {
  const [x, y] = locate(placing, `card:${card}`) ?? [];
  if (x !== undefined && y !== undefined) return { x, y };
  const place = placing.at[card] ?? "";
  const all = numbered(placing, place);
  return spotIn(place, all.includes(card) ? all.indexOf(card) : all.length);
}

/**
 * Where a thing is on the map, for whoever looks for it.
 * @param {Placing} placing
 * @param {string} ref
 * @returns {number[] | null}
 */
export function locate(placing, ref) {
  const [kind = "", id = ""] = ref.split(":");
  const { sites, bishops, calais } = table.atlas.value;
  if (kind === "calais") return calais[id] ?? null;
  if (kind !== "card") return null;
  const spot = spots(placing)[id];
  return spot ? [spot.x, spot.y] : (sites[id]?.at ?? bishops[id]?.at ?? null);
}
