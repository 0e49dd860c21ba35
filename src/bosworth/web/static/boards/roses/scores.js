/** What the log tells of each parliament: who was how strong, what decided, and how every point was earned. */

/** @import {Say} from "/static/js/types.js" */
/** @import {Reading} from "./reading.js" */

/**
 * @typedef {object} Row  A region in a parliament.
 * @property {string} region
 * @property {string} [first]
 * @property {string} [second]
 * @property {Record<string, number>} strengths
 * @property {string} [decided]
 * @property {string} [house]  who has the votes
 * @property {string} [why]
 *
 * @typedef {"regions" | "king" | "titles" | "trade" | "church"} Source
 *
 * @typedef {object} Sitting
 * @property {number} turn
 * @property {Row[]} rows
 * @property {{house: string, lancaster: number, york: number} | null} king
 * @property {Record<string, Record<Source, number>>} gains  by player
 * @property {Record<string, number> | null} scores  at the end of the turn
 * @property {boolean} [isForetold]  it has not been held
 * @property {Sitting} [before]  how it would be without one's own orders
 */

/** Where points come from, in the order of scoring. @type {Source[]} */
export const SOURCES = ["regions", "king", "titles", "trade", "church"];

/** @type {Record<string, Source>} */
const BONUSES = { "event-title-points": "titles", "event-trade": "trade", "event-church": "church" };

/**
 * The parliaments that are told of, in order; the last may not be finished.
 * @param {Reading} now
 * @param {Say[]} says
 * @param {number} [turn]  of the first
 * @returns {Sitting[]}
 */
export function sittings(now, says, turn = 0) {
  /** @type {Sitting[]} */
  const found = [];
  let number = turn;
  const present = () => {
    if (found.at(-1)?.turn !== number) found.push(blank(now, number));
    return /** @type {Sitting} */ (found.at(-1));
  };
  for (const [id, args] of says) {
    if (id === "event-turn") number = args.number;
    else if (id === "event-region" || id === "event-region-empty") addRegion(now, present(), args);
    else if (id === "event-vote") addVote(present(), args);
    else if (id === "event-king") addKing(now, present(), args);
    else if (id in BONUSES) addTo(present(), args.player, /** @type {Source} */ (BONUSES[id]), args.number);
    else if (id === "event-turn-end") present().scores = tally(args.scores);
  }
  return found;
}

/** How a parliament would end that met now, if the server foretells it. @param {Reading} now @returns {Sitting | null} */
export function foretoldSitting(now) {
  const { parliament = [], orders } = now.forecast;
  const [sitting] = sittings(now, parliament, now.view.turn);
  if (!sitting) return null;
  const [after] = orders ? sittings(now, withOrders(parliament, orders), now.view.turn) : [];
  return after ? { ...after, before: sitting, isForetold: true } : { ...sitting, isForetold: true };
}

/** What would be told after one's own orders, regions before their votes. @param {Say[]} parliament @param {{lost: number[], told: Say[]}} orders */
function withOrders(parliament, { lost, told }) {
  const all = [...parliament.filter((_, number) => !lost.includes(number)), ...told];
  const isRegion = (/** @type {Say} */ [id]) => id.startsWith("event-region");
  return [...all.filter(isRegion), ...all.filter((one) => !isRegion(one))];
}

/** @param {Reading} now @param {number} turn @returns {Sitting} */
function blank({ players }, turn) {
  const gains = players.map((player) => [player, { regions: 0, king: 0, titles: 0, trade: 0, church: 0 }]);
  return { turn, rows: [], king: null, gains: Object.fromEntries(gains), scores: null };
}

/** The numbers of a tally by player. @param {string} text @returns {Record<string, number>} */
function tally(text) {
  return Object.fromEntries(pairsOf(text).map(([player, number]) => [player, Number(number)]));
}

/** A tally, player by player. @param {string} text */
export function pairsOf(text) {
  return text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split(":"));
}

/** @param {Reading} now @param {Sitting} sitting @param {any} args */
function addRegion(now, sitting, { region, first, second, strengths = "", decided }) {
  sitting.rows.push({ region, first, second, strengths: tally(strengths), decided });
  addTo(sitting, first, "regions", now.region[region]?.first ?? 0);
  addTo(sitting, second, "regions", now.region[region]?.second ?? 0);
}

/** @param {Sitting} sitting @param {any} args */
function addVote(sitting, { region, house, decided }) {
  const row = sitting.rows.find((one) => one.region === region);
  if (row) Object.assign(row, { house, why: decided });
}

/** @param {Reading} now @param {Sitting} sitting @param {any} args */
function addKing(now, sitting, { house, lancaster, york }) {
  sitting.king = { house, lancaster, york };
  for (const player of now.players) if (now.of(player).house === house) addTo(sitting, player, "king", now.numbers.king_points);
}

/** @param {Sitting} sitting @param {string} player @param {Source} source @param {number} number */
function addTo(sitting, player, source, number) {
  const gains = sitting.gains[player];
  if (gains) gains[source] += number;
}
