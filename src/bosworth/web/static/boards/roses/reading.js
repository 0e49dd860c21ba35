/** What is drawn: a view with what is printed, what the server foretells, and on stage what its lines have told. */

import { readingOf } from "/static/js/reading.js";
import { table } from "/static/js/table-state.js";
import { theatre } from "/static/js/theatre.js";

/** @import {RosesView} from "/types/protocol.d.ts" */
/** @import {Say, Shown} from "/static/js/types.js" */
/** @import {Placed, Told} from "./plan.js" */

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} kind  noble, castle, large_town, bishop, town, port, ship
 * @property {string} region  where it stands, or begins
 * @property {number} cp
 * @property {number} income
 * @property {number} garrison  of a location; nobles, bishops and ships have none
 * @property {string} home  the town of a bishop, the port of a ship
 * @property {string} zone  where a ship begins
 *
 * @typedef {{id: string, votes: number, first: number, second: number, near: string[], zones: string[]}} Region
 * @typedef {{id: string, region: string}} Zone
 * @typedef {{cards: Card[], kinds: string[], regions: Region[], zones: Zone[], titles: {id: string, counts: string}[], numbers: any}} Printed
 *
 * @typedef {{region: string, first: string, second: string, strengths: string, decided: string}} Standing  What is told of a region.
 * @typedef {{kind: string, card: string, player: string, victim: string, attackers: number, defenders: number}} Clash
 * @typedef {{parliament?: Say[], orders?: {lost: number[], told: Say[]}, cards?: Record<string, Say[]>, sheets?: Record<string, Told>}} Forecast
 */

/** The phases of steps that have other names. @type {Record<string, string>} */
const PHASES = {
  turn_order: "order",
  display: "draft",
  aid: "income",
  next_aid: "income",
  new_sheets: "planning",
  end_of_turn: "parliament",
};

/** @type {Told} */
const NOTHING_TOLD = {
  lines: [],
  cost: 0,
  left: 0,
  dropped: [],
  several: false,
  can: { bid: [], move: {}, sail: {}, troop: [], white: {}, black: {} },
  most: { troop: 0, mercenary: 0, white: 0, black: 0 },
};

const CLASHES = ["event-bribe-failed", "event-bribe-won", "event-battle"];

export class Reading {
  /** @param {Shown} shown @param {Printed} printed */
  constructor(shown, printed) {
    this.view = /** @type {RosesView} */ (shown.view);
    this.forecast = /** @type {Forecast} */ (shown.forecast);
    this.printed = printed;
    this.numbers = printed.numbers;
    this.card = byId(printed.cards);
    this.region = byId(printed.regions);
    this.zone = byId(printed.zones);
    /** In the order of their colours. */
    this.players = Object.keys(this.view.players);
    this.hasHouses = this.players.some((player) => this.of(player).house);
    /** order, draft, income, planning, deployment, bribery, combat, parliament, over */
    this.phase = PHASES[this.view.step] ?? this.view.step;
    /** Where nobles and ships are. @type {Record<string, string>} */
    this.at = { ...this.view.noble_at, ...this.view.ship_at };
    /** All mercenary cards are one. */
    this.display = this.view.display.map((id) => (this.card[id] ? id : "merc"));
    /** What is on the theatre's stage, if there is something to tell. */
    this.stage = onStage();
    /** Whether this seat has sheets to write now. */
    this.isPlanning = !table.isPast.value && shown.seat !== null && this.view.step === "planning";
    /** Whether nothing goes on any more: then the parliaments are what is to be seen. */
    this.isOver = this.phase === "over" && !this.stage;
  }

  /** What is known of a player. @param {string} player */
  of(player) {
    return /** @type {RosesView["players"][string]} */ (this.view.players[player]);
  }

  /** The players of each House, where a seat plays for all of them. @returns {Record<string, string[]>} */
  get led() {
    const seats = (table.room.value?.places ?? []).map(({ seat }) => seat).filter((seat) => !this.players.includes(seat));
    return Object.fromEntries(seats.map((seat) => [seat, this.players.filter((player) => this.of(player).house === seat)]));
  }

  /** The cards of a player, in the order of the control chart. @param {string} player */
  holdings(player) {
    return this.printed.cards.filter((card) => this.view.owner[card.id] === player);
  }

  /** What a player receives each turn: for his cards, and as an advantage of his seat. @param {string} player */
  incomeOf(player) {
    const { favoured, favour = "" } = this.view.options;
    const more = favoured && [player, this.of(player).house].includes(favoured) ? this.numbers.favour[favour] : 0;
    return this.holdings(player).reduce((sum, card) => sum + card.income, more);
  }

  /** The special titles of a player; of nobody: those that are free. @param {string | undefined} player */
  titlesOf(player) {
    return this.printed.titles.filter((title) => this.view.title[title.id] === player);
  }

  /** How many cards of each kind a player has, those that he has none of left out. @param {string} player */
  counted(player) {
    const number = (/** @type {string} */ kind) => this.holdings(player).filter((card) => card.kind === kind).length;
    return this.printed.kinds.map((kind) => ({ kind, number: number(kind) })).filter((one) => one.number > 0);
  }

  /** The special titles of a player with their signs, the Captain of Calais too. @param {string} player */
  titlesHeld(player) {
    const titles = this.titlesOf(player).map(({ id, counts }) => ({ id, sign: counts }));
    return this.view.captain === player ? [...titles, { id: "captain", sign: "captain" }] : titles;
  }

  /** Control points of a card; Neville's are an option. @param {string} id */
  pointsOf(id) {
    return id === "neville" ? Number(this.view.options.neville_strength) : (this.card[id]?.cp ?? 0);
  }

  /** What a white cube on a person costs, and a black one. @param {string} id */
  pricesOf(id) {
    const worth = this.card[id]?.kind === "noble" ? this.pointsOf(id) : (this.card[id]?.income ?? 0);
    return { white: worth * this.numbers.white_price, black: worth * this.numbers.black_price };
  }

  /** Where a piece of the seat's own may be sent now. @param {string} id @returns {string[]} */
  goalsOf(id) {
    return Object.values(this.forecast.sheets ?? {}).flatMap(({ can }) => can.move[id] ?? can.sail[id] ?? []);
  }

  /** The region or the sea in which a card is. @param {string} id */
  placeOf(id) {
    return this.at[id] ?? this.card[id]?.region ?? "";
  }

  /** The Kings of all turns, as far as there are any. */
  get kings() {
    return Array.from({ length: this.numbers.turns }, (_, number) => this.view.kings[number + 1] ?? "");
  }

  /** What the server foretells of a sheet: lines with their cost and fate, the money, what could be added. @param {string} player */
  foretold(player) {
    return this.forecast.sheets?.[player] ?? NOTHING_TOLD;
  }

  /**
   * What one counter or cube costs on a card; a void one costs nothing.
   * @param {string} player
   * @param {Placed} word
   * @param {string} card
   */
  costOf(player, word, card) {
    if (word === "troop") return this.numbers.troop_price;
    return word === "mercenary" ? 0 : (this.foretold(player).can[word][card] ?? 0);
  }

  /** What is said of each region: by the parliament that sits on stage, or by one held now. @type {Record<string, Standing>} */
  get standings() {
    return told(this.stage ? this.#heard : (this.forecast.parliament ?? []), "event-region", (args) => [args.region, args]);
  }

  /** What one's own orders would make of regions, if nobody else gave any. @type {Record<string, Standing>} */
  get ordered() {
    return told(this.forecast.orders?.told ?? [], "event-region", (args) => [args.region, args]);
  }

  /** What was bid for Calais, as far as it is told. @type {Record<string, number>} */
  get bids() {
    return told(this.#heard, "event-bid", ({ player, number }) => [player, number]);
  }

  /** The sheets that were revealed, by player. @type {Record<string, Say[]>} */
  get sheets() {
    return told(this.#heard, "event-sheet", ({ player, entry }) => [player, entry]);
  }

  /** The bribe or the battle that is told now. @returns {Clash | null} */
  get clash() {
    const [id, args] = this.#heard.at(-1) ?? ["", {}];
    if (!CLASHES.includes(id)) return null;
    return { attackers: 0, defenders: 0, .../** @type {any} */ (args), kind: id.replace("event-", "") };
  }

  /** What was told of this turn on stage, up to now. @returns {Say[]} */
  get #heard() {
    const says = (this.stage?.lines ?? []).slice(0, (this.stage?.index ?? 0) + 1).map((line) => line.say);
    return says.slice(says.findLastIndex(([id]) => id === "event-turn-end") + 1);
  }
}

export const reading = readingOf(Reading);

/** What the theatre tells while orders are carried out: other actions are told on the board as it is. */
function onStage() {
  const stage = theatre.value;
  const isTold = stage?.before && stage.index < stage.lines.length;
  return isTold && stage.lines.some((line) => line.say[0] === "event-sheet") ? stage : null;
}

/** @template {{id: string}} T @param {T[]} things @returns {Record<string, T>} */
function byId(things) {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

/**
 * What events of one name told.
 * @param {Say[]} says
 * @param {string} event
 * @param {(args: any) => any[]} pair
 */
function told(says, event, pair) {
  return Object.fromEntries(says.flatMap(([id, args]) => (id === event ? [pair(args)] : [])));
}
