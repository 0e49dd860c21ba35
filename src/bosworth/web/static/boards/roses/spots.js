/** Where pieces stand on the map: nobles, the Captain of Calais and ships, each in a place of its own. */

import { table } from "/static/js/table-state.js";

/** @import {Reading} from "./reading.js" */

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
    places.flatMap(({ id }) => standingIn(placing, id).map((piece, number) => [piece, spotIn(id, number)])),
  );
}

/** Who stands in a region or a sea, in order. @param {Placing} placing @param {string} place */
function standingIn({ printed, view, at }, place) {
  const here = printed.cards.filter(({ id, kind }) => at[id] === place && (kind === "ship" || view.owner[id]));
  return [...here.map(({ id }) => id), ...(view.captain_region === place ? ["captain"] : [])];
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
  return spotIn(place, standingIn(placing, place).length);
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
