/** What the log tells of each parliament: who was how strong, what decided, and how every point was earned. */

import { facts } from "./facts.js";

/** @import {Line} from "../../js/types.js" */

/**
 * @typedef {object} Row  A region in a parliament.
 * @property {string} region
 * @property {string} first
 * @property {string} second
 * @property {Record<string, number>} strengths
 * @property {string} decided
 * @property {string} house  who has the votes
 * @property {string} why
 *
 * @typedef {"regions" | "king" | "titles" | "trade" | "church"} Source
 * @typedef {Record<Source, number>} Gains
 *
 * @typedef {object} Sitting
 * @property {number} turn
 * @property {Row[]} rows
 * @property {{house: string, lancaster: number, york: number} | null} king
 * @property {Record<string, Gains>} gains  by player
 * @property {Record<string, number> | null} scores  at the end of the turn
 * @property {boolean} [isForetold]  it has not been held
 */

/** Where points come from, in the order of scoring. @type {Source[]} */
export const SOURCES = ["regions", "king", "titles", "trade", "church"];

/** @type {Record<string, Source>} */
const BONUSES = { "event-title-points": "titles", "event-trade": "trade", "event-church": "church" };

/**
 * The parliaments that the log tells of, in order; the last may not be finished.
 * @param {Line[]} lines
 * @param {Record<string, string>} houses  by player
 * @param {number} [turn]  of the first line
 * @returns {Sitting[]}
 */
export function sittings(lines, houses, turn = 0) {
  /** @type {Sitting[]} */
  const found = [];
  let number = turn;
  const present = () => {
    if (found.at(-1)?.turn !== number)
      found.push({ turn: number, rows: [], king: null, gains: blank(Object.keys(houses)), scores: null });
    return /** @type {Sitting} */ (found.at(-1));
  };
  for (const {
    say: [id, args],
  } of lines) {
    if (id === "event-turn") number = args.number;
    else if (id === "event-region" || id === "event-region-empty") addRegion(present(), args);
    else if (id === "event-vote") addVote(present(), args);
    else if (id === "event-king") addKing(present(), args, houses);
    else if (id in BONUSES) addTo(present(), args.player, /** @type {Source} */ (BONUSES[id]), args.number);
    else if (id === "event-turn-end") present().scores = tally(args.scores);
  }
  return found;
}

/**
 * How a parliament would end that met now, if the server foretells it.
 * @param {any} shown
 * @param {import("./model.js").Model} model
 * @returns {Sitting | null}
 */
export function foretoldSitting(shown, model) {
  const lines = (shown.forecast?.parliament ?? []).map((/** @type {import("../../js/types.js").Say} */ say) => ({ at: 0, say }));
  const [sitting] = sittings(lines, model.house, model.turn);
  return sitting ? { ...sitting, isForetold: true } : null;
}

/** @param {string[]} players @returns {Record<string, Gains>} */
function blank(players) {
  return Object.fromEntries(players.map((player) => [player, { regions: 0, king: 0, titles: 0, trade: 0, church: 0 }]));
}

/**
 * The numbers of a tally by player.
 * @param {string} text
 * @returns {Record<string, number>}
 */
function tally(text) {
  const pairs = text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split(":"));
  return Object.fromEntries(pairs.map(([player, number]) => [player, Number(number)]));
}

/**
 * A region as a parliament tells of it.
 * @param {any} args
 * @returns {Row}
 */
function rowOf({ region, first = "", second = "", strengths = "", decided = "", house = "", why = "" }) {
  return { region, first, second, strengths: tally(strengths), decided, house, why };
}

/** @param {Sitting} sitting @param {any} args */
function addRegion(sitting, args) {
  sitting.rows.push(rowOf(args));
  const worth = facts().region[args.region];
  if (args.first) addTo(sitting, args.first, "regions", worth?.first ?? 0);
  if (args.second && args.second !== "none") addTo(sitting, args.second, "regions", worth?.second ?? 0);
}

/** @param {Sitting} sitting @param {any} args */
function addVote(sitting, { region, house, decided }) {
  const row = sitting.rows.find((one) => one.region === region);
  if (row) Object.assign(row, { house, why: decided });
}

/** @param {Sitting} sitting @param {any} args @param {Record<string, string>} houses */
function addKing(sitting, { house, lancaster, york }, houses) {
  sitting.king = { house, lancaster, york };
  for (const [player, own] of Object.entries(houses))
    if (own === house) addTo(sitting, player, "king", facts().numbers.king_points);
}

/** @param {Sitting} sitting @param {string} player @param {Source} source @param {number} number */
function addTo(sitting, player, source, number) {
  const gains = sitting.gains[player];
  if (gains) gains[source] += number;
}
