/** The printed game by id: what the catalog says of every card, region, sea zone and title. */

import { table } from "../../js/table-state.js";

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} kind  noble, castle, large_town, bishop, town, port, ship
 * @property {string} region  where it stands, or begins
 * @property {number} cp
 * @property {number} income
 * @property {number} garrison
 * @property {string} home  the town of a bishop, the port of a ship
 * @property {string} zone  where a ship begins
 * @property {number} number
 *
 * @typedef {{id: string, votes: number, first: number, second: number, near: string[], zones: string[]}} Region
 * @typedef {{id: string, region: string, reach: string[]}} Zone
 *
 * @typedef {object} Facts
 * @property {string[]} players
 * @property {string[]} houses
 * @property {{id: string}[]} kinds  in the order of the control chart
 * @property {Card[]} cards
 * @property {Record<string, Card>} card
 * @property {Region[]} regions
 * @property {Record<string, Region>} region
 * @property {Zone[]} zones
 * @property {Record<string, Zone>} zone
 * @property {{id: string, counts: string}[]} titles
 * @property {Record<string, number>} steps
 * @property {Record<string, number>} parts
 * @property {any} numbers
 */

/** @type {{of: any, found: Facts | null}} */
const kept = { of: null, found: null };

/** @returns {Facts} */
export function facts() {
  const catalog = table.catalog.value;
  if (kept.of !== catalog || !kept.found) {
    kept.of = catalog;
    kept.found = indexed(catalog);
  }
  return kept.found;
}

/**
 * @param {any} catalog
 * @returns {Facts}
 */
function indexed(catalog) {
  const cards = catalog.cards.map((/** @type {any} */ card, /** @type {number} */ number) => ({ ...card, number }));
  return { ...catalog, cards, card: byId(cards), region: byId(catalog.regions), zone: byId(catalog.zones) };
}

/** @param {any[]} things */
function byId(things) {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

/**
 * The id of a card by its number; all mercenary cards are one.
 * @param {number} number
 */
export function cardId(number) {
  return facts().cards[number]?.id ?? "merc";
}

/** @param {string} id */
export function isPerson(id) {
  return ["noble", "bishop", "ship"].includes(facts().card[id]?.kind ?? "");
}

/**
 * Control points of a card; Neville's are an option.
 * @param {string} id
 * @param {Record<string, string>} options
 */
export function pointsOf(id, options) {
  return id === "neville" ? Number(options.neville_strength) : (facts().card[id]?.cp ?? 0);
}

/**
 * What a white cube on a person costs; a black one costs twice that.
 * @param {string} id
 * @param {Record<string, string>} options
 */
export function priceOf(id, options) {
  return facts().card[id]?.kind === "noble" ? pointsOf(id, options) : (facts().card[id]?.income ?? 0);
}
