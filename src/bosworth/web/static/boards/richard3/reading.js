/** What the board reads out of a view: who stands where, by name or nameless. */

import { readingOf } from "/static/js/reading.js";

/** @import {Shown} from "/static/js/types.js" */
/** @import {Richard3View} from "/types/protocol.d.ts" */

/**
 * @typedef {Richard3View["blocks"][string] & {id: string, facts: any, side: string, title: string, rolls: boolean}} Block
 *   A block whose identity the seat knows; `facts`: what is printed on it; `title`: `king`, `pretender` or nothing;
 *   `rolls`: whether he may try treachery without a title.
 *
 * @typedef {object} Stack  Blocks of one side in one area that cannot be told apart.
 * @property {string} key
 * @property {string} side
 * @property {boolean} rebel
 * @property {string} where
 * @property {boolean} reserve
 * @property {number} number
 * @property {number} moved  how many of them have
 */

export const SIDES = ["lancaster", "york"];

/** @param {string} side */
export const otherSide = (side) => (side === "york" ? "lancaster" : "york");

/** What is on the table now. */
export class Reading {
  /** @param {Shown} shown @param {any} printed  the catalog */
  constructor(shown, printed) {
    this.view = /** @type {Richard3View} */ (shown.view);
    this.printed = printed;
    const { view } = this;
    this.step = view.step;
    /** The side of the seat; onlookers have none. */
    this.side = view.seat === null ? "" : (SIDES[view.seat] ?? "");
    this.year = printed.scenarios[view.options.scenario ?? ""].years[Math.max(0, view.campaign - 1)];
    this.isFighting = view.battle !== null && view.round > 0;
    this.blocks = Object.entries(view.blocks).map(([id, block]) => ({ id, ...block, ...this.#printedOn(id) }));
    this.stacks = stacksOf(view.hidden);
  }

  /** @param {string} id */
  #printedOn(id) {
    const facts = this.printed.blocks[id];
    const { king, pretender, king_side: kingSide } = this.view;
    return {
      facts,
      side: facts.side === "pretender" ? otherSide(kingSide) : facts.side,
      rolls: this.printed.rolls.includes(id),
      title: id === king ? "king" : id === pretender ? "pretender" : "",
    };
  }

  /** A block that is known by name. @param {string} ref */
  block(ref) {
    return this.blocks.find(({ id }) => `block:${id}` === ref);
  }

  /** The blocks that are known to stand in a place. @param {string | null} where @param {string} [side] */
  blocksIn(where, side) {
    return this.blocks.filter((block) => block.where === where && (side === undefined || block.side === side));
  }

  /** The nameless blocks in an area. @param {string | null} where @param {string} [side] */
  stacksIn(where, side) {
    return this.stacks.filter((stack) => stack.where === where && (side === undefined || stack.side === side));
  }

  /** All pieces in a place, side by side: Lancaster first, nameless ones after those that are known. @param {string} where */
  piecesIn(where) {
    return SIDES.flatMap((side) => [...this.blocksIn(where, side), ...this.stacksIn(where, side)]);
  }

  /** How many nameless blocks of a side stand in an area. @param {string | null} where @param {string} side */
  namelessIn(where, side) {
    return this.stacksIn(where, side).reduce((sum, stack) => sum + stack.number, 0);
  }

  /** How many blocks of a side stand in an area, named or not. @param {string} where @param {string} side */
  countIn(where, side) {
    return this.blocksIn(where, side).length + this.namelessIn(where, side);
  }

  /** Those of a side in its pool that may be called up. @param {string} side */
  waiting(side) {
    return this.blocksIn("pool", side).filter((block) => !block.face_down);
  }

  /** The card that a side has played last. @param {string} side */
  lastPlayed(side) {
    return this.printed.cards[this.view.played[side]?.at(-1) ?? ""];
  }

  /** The letter at which a block acts now: bombards open the first round. @param {Block} block */
  letterOf(block) {
    return (this.view.round === 1 && !block.reserve ? block.facts.rating_first : block.facts.rating)[0];
  }

  /** The date in the words of a message. */
  get date() {
    const { campaign: number, campaigns: of, turn } = this.view;
    return { number, of, year: this.year, turn: Math.max(1, turn), turns: this.printed.turns };
  }
}

/** @param {Richard3View["hidden"]} groups */
function stacksOf(groups) {
  /** @type {Map<string, Stack>} */
  const found = new Map();
  for (const { side, where, number, rebel = 0, moved = 0, reserve = 0 } of groups) {
    const key = `hidden:${side}:${rebel}:${where}:${reserve}`;
    const stack = found.get(key) ?? { key, side, rebel: rebel > 0, where, reserve: reserve > 0, number: 0, moved: 0 };
    stack.number += number;
    stack.moved += moved ? number : 0;
    found.set(key, stack);
  }
  return [...found.values()];
}

export const reading = readingOf(Reading);
