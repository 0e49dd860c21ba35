/** What a view of Lancaster says, in terms of the table: provinces with their holders, conflicts with their stacks, castles, laws. */

import { computed } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, t } from "/static/js/words.js";

/** The last view that was shown with what is printed. */
export const now = computed(() => {
  const shown = table.shown.value;
  const printed = table.catalog.value;
  return shown && printed ? new Board(shown, printed) : null;
});

/** Names of the phases, in order. */
export const PHASES = ["placing", "parliament", "rewards"];
const PLACING = ["new_round", "next_placer", "place", "retinue", "company", "placed_in_conflict", "favour"];
const PARLIAMENT = ["next_ballot", "ballot", "next_law", "law_turn", "law"];
const REWARDING = ["province", "crossing", "surrey", "castle", "ransom"];
/** Stages that follow a reward: which phase it belongs to. */
const AFTER = { 17: "placing", 18: "placing", 22: "parliament" };

/** A view, read. */
export class Board {
  /**
   * @param {import("/static/js/types.js").Shown} shown
   * @param {any} printed
   */
  constructor(shown, printed) {
    this.shown = shown;
    this.printed = printed;
    this.view = shown.view;
    this.open = shown.view.public;
    this.figures = printed.figures;
    this.players = Number(this.view.options.players);
    this.parties = this.players === 2 ? 4 : this.players;
    this.seat = /** @type {number | null} */ (this.view.seat);
    this.step = shown.step;
    this.isMine = shown.offers.length > 0;
    /** @type {Map<string, any>} */
    this.read = new Map();
  }

  /** What was read of the view once need not be read again. @template T @param {string} what @param {() => T} make @returns {T} */
  once(what, make) {
    if (!this.read.has(what)) this.read.set(what, make());
    return this.read.get(what);
  }

  /** Whether a module is in play. @param {string} module */
  has(module) {
    return this.view.options[module] === "yes";
  }

  /** @param {number} party @returns {string} */
  colour(party) {
    return this.printed.colours[party];
  }

  /** @param {number} party */
  isAlly(party) {
    return party >= this.players;
  }

  /** The player to whom a party belongs. @param {number} party */
  owner(party) {
    return party % this.players;
  }

  /** Whether a kind of reward, or of the reward of a tile, brings a party nothing. @param {number} party @param {string} kind @param {boolean} [isTile] */
  isVoid(party, kind, isTile = false) {
    return this.isAlly(party) && this.printed.void_for_allies[isTile ? "tile" : "reward"].includes(kind);
  }

  /** The name of a party; allies say that they are. @param {number} party */
  who(party) {
    const side = name("side", this.colour(party));
    return this.isAlly(party) ? t("board-ally", { side }) : side;
  }

  /** The players in turn order. @returns {number[]} */
  get order() {
    return [...Array(this.players).keys()].map((turn) => (this.open.first + turn) % this.players);
  }

  /** The parties of a player: his own, and with two players his ally's. @param {number} player @returns {number[]} */
  partiesOf(player) {
    return this.parties > this.players ? [player, player + this.players] : [player];
  }

  /** Which phase it is. @returns {string} */
  get phase() {
    const after = /** @type {Record<number, string>} */ (AFTER)[this.open.after];
    if (PLACING.includes(this.step)) return "placing";
    if (REWARDING.includes(this.step)) return "rewards";
    if (PARLIAMENT.includes(this.step)) return "parliament";
    return this.step === "over" ? "over" : (after ?? "rewards");
  }

  /** Strengths of the knights of a party in a list by party and strength. @param {number[]} list @param {number} party @returns {number[]} */
  knights(list, party) {
    const found = [];
    for (let strength = 1; strength < this.figures.strengths; strength += 1) {
      const count = list[party * this.figures.strengths + strength] ?? 0;
      for (let copy = 0; copy < count; copy += 1) found.push(strength);
    }
    return found;
  }

  /** The provinces with who holds them. @returns {any[]} */
  get provinces() {
    return this.once("provinces", () => this.readProvinces());
  }

  /** @returns {any[]} */
  readProvinces() {
    const { occupant, knight_at, squires_at, tudor_at, shield_at, letter, nobles_at, tile_on } = this.open;
    return this.printed.provinces.map((/** @type {any} */ printed, /** @type {number} */ number) => ({
      ...printed,
      number,
      noble: this.printed.letters[letter[number]],
      nobles: nobles_at[number],
      tile: tile_on[number] ? printed[this.has("court") ? "court_tile" : "tile"] : null,
      holder:
        occupant[number] < 0
          ? null
          : {
              party: occupant[number],
              strength: knight_at[number],
              squires: squires_at[number],
              tudor: tudor_at[number],
              shield: shield_at[number],
              total: knight_at[number] + squires_at[number] + this.figures.tudor * tudor_at[number],
            },
    }));
  }

  /** The conflicts that lie on the board, the lower row (second attempt) first. @returns {any[]} */
  get conflicts() {
    return this.once("conflicts", () => this.readConflicts());
  }

  /** @returns {any[]} */
  readConflicts() {
    const { slots, seats } = this.figures;
    return [...Array(slots).keys()]
      .filter((slot) => this.open.cards[slot] >= 0)
      .map((slot) => {
        const entries = [...Array(seats).keys()].map((place) => this.entry(slot * seats + place, slot));
        const ranked = entries.filter(Boolean).sort((one, other) => other.total - one.total || other.seat - one.seat);
        ranked.forEach((entry, rank) => (entry.rank = rank + 1));
        const english = ranked.reduce((sum, entry) => sum + entry.total, 0);
        return { ...this.printed.conflicts[this.open.cards[slot]], slot, isSecond: slot < slots / 2, entries, english };
      });
  }

  /** One space of a conflict. @param {number} seat @param {number} slot @returns {any} */
  entry(seat, slot) {
    const party = this.open.holder_of[seat];
    if (party < 0) return null;
    if (this.open.archer_on[seat])
      return { seat, party, archer: true, strengths: [], tudors: 0, squires: 0, total: this.figures.archer, rank: 0 };
    const strengths = this.knights(this.open.stacks, seat);
    const tudors = this.open.tudors_on[seat];
    const squires = this.open.law_squires[slot * this.figures.parties + party] ?? 0;
    const total = strengths.reduce((sum, strength) => sum + strength, 0) + this.figures.tudor * tudors + squires;
    return { seat, party, archer: false, strengths, tudors, squires, total, rank: 0 };
  }

  /** The spaces of a player's castle, or of an ally's. @param {number} party @returns {any[]} */
  castle(party) {
    const { spaces, ally_spaces } = this.figures;
    const start = this.isAlly(party) ? spaces : 0;
    const printed = this.printed.spaces.slice(start, start + (this.isAlly(party) ? ally_spaces : spaces));
    return printed.map((/** @type {any} */ space, /** @type {number} */ number) => ({
      ...space,
      extension: this.isAlly(party) ? 0 : this.open.extensions[party * spaces + number],
      knight: this.open.castle[party * spaces + number],
      isPending: Boolean((this.open.pending >> (start + number)) & 1) && this.owner(this.open.party) === this.owner(party),
    }));
  }

  /** The letters of the nobles at a player's table. @param {number} player @returns {string[]} */
  nobles(player) {
    return this.printed.letters.filter(
      (/** @type {string} */ _, /** @type {number} */ number) => (this.open.nobles[player] >> number) & 1,
    );
  }

  /** A law by its number. @param {number} law @returns {any} */
  law(law) {
    return this.printed.laws[law];
  }

  /** What a law would bring now. @param {string} id @returns {import("/static/js/types.js").Say | null} */
  foretold(id) {
    return this.shown.forecast?.laws?.[id] ?? null;
  }

  /** Privileges of a party. @param {"ready" | "awarded"} field @param {number} party @returns {string[]} */
  privileges(field, party) {
    const kinds = this.printed.privileges;
    return kinds.flatMap((/** @type {string} */ kind, /** @type {number} */ number) =>
      Array(this.open[field][party * kinds.length + number] ?? 0).fill(kind),
    );
  }

  /** The offices with holder and candidate. @returns {any[]} */
  get offices() {
    return this.printed.offices.map((/** @type {any} */ office, /** @type {number} */ number) => {
      const candidate = this.open.candidate[number];
      return { ...office, holder: this.open.officer[number], candidate, company: candidate < 0 ? null : this.company(candidate) };
    });
  }

  /** A Lord with those who stand by him. @param {number} party */
  company(party) {
    const strengths = this.knights(this.open.support, party);
    const [bishops, tudors] = [this.open.support_bishops[party], this.open.support_tudors[party]];
    const { lord, bishop, tudor } = this.figures;
    const total = lord + strengths.reduce((sum, strength) => sum + strength, 0) + bishop * bishops + tudor * tudors;
    return { party, strengths, bishops, tudors, total };
  }

  /** Where a Lord is: -1 none, 0 at home, then the offices, then the treasury. @param {number} party @returns {number} */
  lord(party) {
    return this.open.lord[party];
  }

  /** How many seals, of both kinds. @param {number} player @returns {number | null} */
  seals(player) {
    const plain = this.view.seals[player];
    return plain === null ? null : plain + this.view.seal_tiles[player];
  }

  /** The lines of the log of this round. @returns {import("/static/js/types.js").Line[]} */
  get lines() {
    const heard = table.heard.value;
    const start = () =>
      Math.max(
        0,
        heard.findLastIndex((line) => line.say[0] === "event-round"),
      );
    return this.once(`lines ${heard.length}`, () => heard.slice(start()));
  }

  /** The ballots of this round that were counted, in order. @returns {{law: string, isAdopted: boolean, votes: {player: string, isYes: boolean, number: number}[]}[]} */
  get ballots() {
    /** @type {any[]} */
    const found = [];
    /** @type {any[]} */
    let votes = [];
    for (const {
      say: [id, args],
    } of this.lines) {
      if (id === "event-ballot") votes.push({ player: args.player, isYes: args.vote === "yes", number: 1 + args.number });
      if (id !== "event-ballots") continue;
      found.push({ law: args.law, isAdopted: Boolean(args.adopted), votes });
      votes = [];
    }
    return found;
  }
}

/** A province by its letter, which is its turn when rewards are taken, and its name. @param {any} province */
export function provinceName(province) {
  return `${province.letter} ${name("area", province.id)}`;
}
