/** Where pieces stand on the map: nobles, the Captain of Calais and ships, each in a place of its own. */

import { table } from "../../js/table-state.js";
import { facts } from "./facts.js";

/** @import {Model} from "./model.js" */

/** @typedef {{id: string, x: number, y: number}} Spot */

const STEP = 44;

/**
 * Nobles by id, with the Captain of Calais as `captain`.
 * @param {Model} model
 * @returns {Record<string, Spot>}
 */
export function nobleSpots(model) {
  /** @type {Record<string, Spot>} */
  const found = {};
  const { areas } = table.atlas.value;
  for (const { id: region } of facts().regions) {
    standingIn(model, region).forEach((id, number) => (found[id] = { id, ...spotIn(areas[region].slots, number) }));
  }
  return found;
}

/** Who stands in a region, in order. @param {Model} model @param {string} region */
function standingIn(model, region) {
  const here = facts().cards.filter((card) => card.kind === "noble" && model.owner[card.id] && model.at[card.id] === region);
  return [...here.map((card) => card.id), ...(model.captain?.region === region ? ["captain"] : [])];
}

/**
 * Ships by id; those that are nobody's lie in their home ports too.
 * @param {Model} model
 * @returns {Record<string, Spot>}
 */
export function shipSpots(model) {
  /** @type {Record<string, Spot>} */
  const found = {};
  const { seas } = table.atlas.value;
  for (const { id: zone } of facts().zones) {
    const here = facts().cards.filter((card) => card.kind === "ship" && model.at[card.id] === zone);
    here.forEach((card, number) => (found[card.id] = { id: card.id, ...spotIn(seas[zone].slots, number) }));
  }
  return found;
}

/**
 * The place with this number; when there are more pieces than places they overlap a little.
 * @param {number[][]} slots
 * @param {number} number
 */
function spotIn(slots, number) {
  const [x = 0, y = 0] = slots[number % slots.length] ?? [];
  const lap = Math.floor(number / slots.length);
  return { x: x + lap * STEP, y: y + lap * (STEP / 2) };
}

/** Where one more would stand in a region. @param {Model} model @param {string} region @returns {number[]} */
export function nextSpot(model, region) {
  const { x, y } = spotIn(table.atlas.value.areas[region].slots, standingIn(model, region).length);
  return [x, y];
}

/**
 * Where a thing is on the map, for whoever looks for it.
 * @param {Model} model
 * @param {string} ref
 * @returns {number[] | null}
 */
export function locate(model, ref) {
  const [kind = "", id = ""] = ref.split(":");
  const { sites, bishops, calais } = table.atlas.value;
  if (kind === "calais") return calais[id] ?? null;
  if (kind !== "card") return null;
  const spot = nobleSpots(model)[id] ?? shipSpots(model)[id];
  return spot ? [spot.x, spot.y] : (sites[id]?.at ?? bishops[id]?.at ?? null);
}
