/** What a view of Lancaster says, in terms of the table: provinces with their holders, conflicts with their stacks, castles, laws. */

import { readingOf } from "/static/js/reading.js";
import { table } from "/static/js/table-state.js";
import { name, t } from "/static/js/words.js";

/**
 * @import {LancasterView} from "/types/protocol.d.ts"
 * @import {Line, Say, Shown} from "/static/js/types.js"
 *
 * What is printed:
 * @typedef {[string, number][]} Reward  kinds with their amounts
 * @typedef {{id: string, letter: string, least: number, reward: Reward, tile: Reward, court_tile: Reward}} PrintedProvince
 * @typedef {{year: number, strength: number, power: number[]}} PrintedConflict
 * @typedef {{id: string, reward: Reward, price: number, needs_choice: boolean}} PrintedSpace
 * @typedef {{id: string, reward: Reward, players: string[]}} Favour
 * @typedef {{tribute: [string, number], seals: number, privilege: string}} PrintedOffice
 * @typedef {{rounds: number, price_of_both: number, noble_points: number[], dungeon: number, neutral_knight: number[]}} Figures
 * @typedef {{provinces: PrintedProvince[], conflicts: Record<string, PrintedConflict>, favours: Favour[], spaces: PrintedSpace[],
 *   ally_spaces: PrintedSpace[], laws: Record<string, {effect: string}>, offices: Record<string, PrintedOffice>,
 *   track: {high: number, low: number}[], figures: Figures, void_for_allies: {reward: string[], tile: string[]}}} Printed
 *
 * What lies there:
 * @typedef {Reading["provinces"][number]} Province
 * @typedef {Reading["conflicts"][number]} Conflict
 * @typedef {NonNullable<Conflict["entries"][number]>} Entry
 * @typedef {Reading["offices"][number]} Office
 * @typedef {ReturnType<Reading["castle"]>[number]} Space
 * @typedef {Reading["ballots"][number]} Ballot
 */

/** Names of the phases, in order. */
export const PHASES = ["placing", "parliament", "rewards"];
const PLACING = ["new_round", "first_extension", "next_placer", "place", "retinue", "company", "placed_in_conflict", "favour"];
const PARLIAMENT = ["next_ballot", "ballot", "next_law", "law_turn", "law"];
const REWARDING = [
  ...["court_awards", "next_province", "province", "crossing", "surrey", "province_done"],
  ...["next_castle", "castle", "castle_goes_on"],
  ...["next_conflict", "next_ransom", "ransom", "conflict_won", "conflict_lost", "end_of_round", "final_scoring"],
];
/** Stages that follow a reward: which phase it belongs to. @type {Record<string, string>} */
const AFTER = { first_extension: "placing", next_placer: "placing", law_turn: "parliament" };

/** What is kept under a name that is known to be there. @template T @param {Record<string, T>} all @param {string} id */
const of = (all, id) => /** @type {T} */ (all[id]);

/** A view, read; parties go by their colours, and those of the players come first. */
export class Reading {
  /**
   * @param {Shown} shown
   * @param {Printed} printed
   */
  constructor(shown, printed) {
    const view = /** @type {LancasterView} */ (shown.view);
    this.shown = shown;
    this.printed = printed;
    this.view = view;
    this.players = Object.keys(view.players);
    this.parties = Object.keys(view.parties);
    this.me = view.seat === null ? null : (this.players[view.seat] ?? null);
    this.step = shown.step;
    this.isMine = shown.offers.length > 0;
    this.provinces = printed.provinces.map((province, number) => {
      const tile = this.has("court") ? province.court_tile : province.tile;
      const lies = of(view.provinces, province.id);
      return { ...province, ...lies, number, tile: lies.tile ? tile : null };
    });
    /** The conflicts that lie on the board, the lower row (second attempt) first. */
    this.conflicts = Object.entries(view.conflicts).map(([slot, { card, squires, ...lies }]) => {
      const { power, ...conflict } = of(printed.conflicts, card);
      const entries = power.map((_, place) => {
        const entry = view.knight_spaces[`${slot}.${place + 1}`];
        return entry ? { ...entry, squires: entry.archer ? 0 : (squires[entry.holder] ?? 0) } : null;
      });
      return { ...conflict, ...lies, id: card, slot, isSecond: slot.startsWith("lower"), spoils: power, entries };
    });
    this.offices = Object.entries(view.offices).map(([id, office]) => ({ ...of(printed.offices, id), ...office, id }));
  }

  /** Whether a module is in play. @param {string} module */
  has(module) {
    return this.view.options[module] === "yes";
  }

  /** What a player has. @param {string} player */
  player(player) {
    return of(this.view.players, player);
  }

  /** What a party has. @param {string} party */
  party(party) {
    return of(this.view.parties, party);
  }

  /** @param {string} party */
  isAlly(party) {
    return !(party in this.view.players);
  }

  /** The player to whom a party belongs. @param {string} party */
  owner(party) {
    return /** @type {string} */ (this.players[this.parties.indexOf(party) % this.players.length]);
  }

  /** Whether a party is mine, or my ally. @param {string} party */
  isOurs(party) {
    return this.owner(party) === this.me;
  }

  /** Mine or my ally's, by what a reference or an offer names. @param {string} named */
  partyOf(named) {
    const [mine = "", ally = mine] = this.partiesOf(this.me ?? this.players[0] ?? "");
    return named.includes("ally") ? ally : mine;
  }

  /** The parties of a player: his own, and with two players his ally's. @param {string} player */
  partiesOf(player) {
    return this.parties.filter((party) => this.owner(party) === player);
  }

  /** How a party's pieces are called in references and names: its ally's are told apart. @param {string} party */
  prefix(party) {
    return this.isAlly(party) ? "ally" : "";
  }

  /** Whether a kind of reward, or of the reward of a tile, brings a party nothing. @param {string} party @param {string} kind @param {boolean} [isTile] */
  isVoid(party, kind, isTile = false) {
    return this.isAlly(party) && this.printed.void_for_allies[isTile ? "tile" : "reward"].includes(kind);
  }

  /** The name of a party; allies say that they are. @param {string} party */
  who(party) {
    const side = name("side", party);
    return this.isAlly(party) ? t("board-ally", { side }) : side;
  }

  /** The players in turn order. */
  get order() {
    const first = this.players.indexOf(this.view.first);
    return [...this.players.slice(first), ...this.players.slice(0, first)];
  }

  /** The round, from 1. */
  get round() {
    return Math.max(1, this.view.round);
  }

  /** Which phase it is. */
  get phase() {
    if (PLACING.includes(this.step)) return "placing";
    if (REWARDING.includes(this.step)) return "rewards";
    if (PARLIAMENT.includes(this.step)) return "parliament";
    return this.step === "over" ? "over" : (AFTER[this.view.after] ?? "rewards");
  }

  /** The province that is being placed in, or paid. */
  get province() {
    return this.provinces.find(({ id }) => id === this.view.province);
  }

  /** The spaces of a player's castle, or of an ally's. @param {string} party */
  castle(party) {
    const isDue = this.owner(this.view.party) === this.owner(party);
    return (this.isAlly(party) ? this.printed.ally_spaces : this.printed.spaces).map((space) => ({
      ...space,
      extension: this.view.players[party]?.extensions[space.id],
      knight: this.party(party).castle[space.id] ?? 0,
      isPending: isDue && this.view.pending.includes(space.id),
    }));
  }

  /** What a law would bring now. @param {string} id @returns {Say | null} */
  foretold(id) {
    return this.shown.forecast?.laws?.[id] ?? null;
  }

  /** How many seals, of both kinds. @param {string} player */
  seals(player) {
    const { seals, seal_tiles } = this.player(player);
    return seals === null ? null : seals + (seal_tiles ?? 0);
  }

  /** What a player has, and what it is called; null is behind a screen. @param {string} player */
  goods(player) {
    const { gold, squires, votes, dishonour } = this.player(player);
    return [
      { kind: "gold", label: t("head-gold"), value: gold },
      { kind: "squires", label: t("head-squires"), value: squires },
      { kind: "votes", label: t("head-votes"), value: votes },
      ...(this.has("court") ? [{ kind: "seal", label: t("head-seals"), value: this.seals(player) }] : []),
      ...(this.has("displeasure") ? [{ kind: "dishonour", label: t("head-dishonour"), value: dishonour }] : []),
    ];
  }

  /** The lines of the log of this round. @returns {Line[]} */
  get lines() {
    const heard = table.heard.value;
    const start = heard.findLastIndex((line) => line.say[0] === "event-round");
    return heard.slice(Math.max(0, start));
  }

  /** The ballots of this round that were counted, in order. */
  get ballots() {
    /** @type {{law: string, isAdopted: boolean, votes: {player: string, isYes: boolean, number: number}[]}[]} */
    const found = [];
    /** @type {{player: string, isYes: boolean, number: number}[]} */
    let votes = [];
    for (const { say } of this.lines) {
      const [id, args] = say;
      if (id === "event-ballot") votes.push({ player: args.player, isYes: args.vote === "yes", number: 1 + args.number });
      if (id !== "event-ballots") continue;
      found.push({ law: args.law, isAdopted: Boolean(args.adopted), votes });
      votes = [];
    }
    return found;
  }
}

/** The reading of what is drawn now. */
export const reading = readingOf(Reading);

/** A province by its letter, which is its turn when rewards are taken, and its name. @param {Province} province */
export function provinceName(province) {
  return `${province.letter} ${name("area", province.id)}`;
}
