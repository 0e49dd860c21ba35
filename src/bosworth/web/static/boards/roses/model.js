/** What the board draws: a view by ids instead of numbers, with what stands on the board while orders are carried out. */

import { cardId, facts } from "./facts.js";

/**
 * @typedef {object} Model
 * @property {Record<string, string>} options
 * @property {string[]} players
 * @property {boolean} hasHouses
 * @property {number} turn
 * @property {string} phase  order, draft, income, planning, deployment, bribery, combat, parliament, over
 * @property {string[]} order
 * @property {Record<string, number>} score
 * @property {Record<string, number>} cash
 * @property {Record<string, string>} house
 * @property {Record<string, boolean>} aid
 * @property {Record<string, number>} mercs
 * @property {Record<string, boolean>} committed
 * @property {Record<string, string>} owner  by card, empty for nobody's
 * @property {Record<string, string>} at  by noble or ship
 * @property {Record<string, string>} title
 * @property {Record<string, string>} vote
 * @property {string[]} kings
 * @property {{player: string, region: string} | null} captain
 * @property {string[]} display
 * @property {string[]} faceUp
 * @property {string[]} box
 * @property {string[]} winners
 * @property {number} deck
 * @property {number} stack
 * @property {number} picks
 * @property {Record<string, number>} bids
 * @property {Record<string, number>} whites  white cubes by person
 * @property {Record<string, number>} defenders
 * @property {Record<string, Record<string, number>>} attackers  by location, then by player
 * @property {Record<string, {first: string, second: string, strengths: string}>} scored  regions in the parliament that sits
 * @property {Record<string, any[]>} sheets  by player, the entries that were revealed
 * @property {{kind: string, card: string, player: string, victim: string, attackers: number, defenders: number} | null} clash
 */

/**
 * @param {any} view
 * @returns {Model}
 */
export function modelOf(view) {
  const { players: all, houses, regions, titles } = facts();
  const given = view.public;
  const players = all.slice(0, given.order.length);
  const name = (/** @type {number} */ number) => players[number] ?? "";
  return {
    options: view.options,
    players,
    hasHouses: given.house[0] >= 0,
    turn: given.turn,
    phase: phaseOf(given.step),
    order: given.order.map(name),
    score: byPlayer(players, given.score),
    cash: byPlayer(players, given.cash),
    house: byPlayer(
      players,
      given.house.map((/** @type {number} */ house) => houses[house] ?? ""),
    ),
    aid: byPlayer(players, given.aid.map(Boolean)),
    mercs: byPlayer(players, given.mercs),
    committed: byPlayer(players, view.committed.map(Boolean)),
    owner: owners(given.owner, name),
    at: places(given),
    title: Object.fromEntries(titles.map((title, number) => [title.id, name(given.title[number])])),
    vote: Object.fromEntries(regions.map((region, number) => [region.id, houses[given.vote[number]] ?? ""])),
    kings: given.kings.map((/** @type {number} */ house) => houses[house] ?? ""),
    captain: given.captain < 0 ? null : { player: name(given.captain), region: regions[given.captain_region]?.id ?? "" },
    display: given.display.map(cardId),
    faceUp: given.face_up.map(cardId),
    box: given.box.map(cardId),
    winners: given.winners.map(name),
    deck: view.deck,
    stack: given.stack,
    picks: given.picks,
    ...standing(view.board, players),
    bids: {},
    scored: {},
    sheets: {},
    clash: null,
  };
}

/**
 * What stands on the board while orders are carried out, besides nobles, ships and the marks of owners.
 * @param {any} board
 * @param {string[]} players
 * @returns {Pick<Model, "whites" | "defenders" | "attackers">}
 */
function standing(board, players) {
  if (!board) return { whites: {}, defenders: {}, attackers: {} };
  const { cards } = facts();
  const byCard = (/** @type {Record<string, number>} */ numbers) =>
    Object.fromEntries(Object.entries(numbers).map(([card, number]) => [cards[Number(card)]?.id ?? "", number]));
  const own = players.map((player, number) => ({ player, at: byCard(board.attackers[number]) }));
  const attacked = [...new Set(own.flatMap(({ at }) => Object.keys(at)))];
  return {
    whites: byCard(board.whites),
    defenders: byCard(board.defenders),
    attackers: Object.fromEntries(
      attacked.map((card) => [card, Object.fromEntries(own.flatMap(({ player, at }) => (at[card] ? [[player, at[card]]] : [])))]),
    ),
  };
}

/** The phases of steps that have other names. @type {Record<string, string>} */
const PHASES = {
  turn_order: "order",
  display: "draft",
  aid: "income",
  next_aid: "income",
  new_sheets: "planning",
  end_of_turn: "parliament",
};

/** @param {number} step */
function phaseOf(step) {
  const { steps } = facts();
  const found = Object.keys(steps).find((name) => steps[name] === step) ?? "order";
  return PHASES[found] ?? found;
}

/**
 * @template T
 * @param {string[]} players
 * @param {T[]} values
 * @returns {Record<string, T>}
 */
function byPlayer(players, values) {
  return Object.fromEntries(players.map((player, number) => [player, /** @type {T} */ (values[number])]));
}

/**
 * @param {number[]} given
 * @param {(number: number) => string} name
 */
function owners(given, name) {
  return Object.fromEntries(facts().cards.map((card) => [card.id, name(given[card.number] ?? -1)]));
}

/** Where nobles and ships are. @param {any} given @returns {Record<string, string>} */
export function places(given) {
  const { cards, regions, zones } = facts();
  const nobles = cards.filter((card) => card.kind === "noble");
  const ships = cards.filter((card) => card.kind === "ship");
  return Object.fromEntries([
    ...nobles.map((card, number) => [card.id, regions[given.noble_at[number]]?.id ?? ""]),
    ...ships.map((card, number) => [card.id, zones[given.ship_at[number]]?.id ?? ""]),
  ]);
}

/**
 * The cards of a player, in the order of the control chart.
 * @param {Model} model
 * @param {string} player
 */
export function holdings(model, player) {
  return facts().cards.filter((card) => model.owner[card.id] === player);
}

/**
 * What a player's cards bring him each turn.
 * @param {Model} model
 * @param {string} player
 */
export function incomeOf(model, player) {
  return holdings(model, player).reduce((sum, card) => sum + card.income, 0);
}

/**
 * Who is to pick, and who after him: turn order again and again, in the first turn every second round backwards.
 * @param {Model} model
 */
export function pickers(model) {
  const { numbers } = facts();
  const picks = numbers.picks[String(model.players.length)][model.turn > 1 ? 1 : 0];
  return Array.from({ length: picks }, (_, lap) => (model.turn === 1 && lap % 2 ? model.order.toReversed() : model.order))
    .flat()
    .slice(model.picks);
}
