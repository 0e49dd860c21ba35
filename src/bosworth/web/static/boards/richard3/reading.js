/** A view of Richard III made readable: blocks, stacks, cards and titles by name instead of by number. */

import { computed } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";

/**
 * @typedef {object} Block  A block whose identity the seat knows.
 * @property {number} number
 * @property {string} id  such as `L_warwick`
 * @property {any} facts  what is printed on it
 * @property {number} side  0 Lancaster, 1 York
 * @property {string} where  an area, `pool`, `minor`, `offboard`, `dead`, `prison`
 * @property {number} strength
 * @property {boolean} moved
 * @property {boolean} reserve
 * @property {boolean} pirate
 * @property {boolean} fallen  out for this campaign
 * @property {boolean} acted
 * @property {boolean} defected
 * @property {string} title  `king`, `pretender` or nothing
 *
 * @typedef {object} Stack  Blocks of one side in one area that cannot be told apart.
 * @property {string} key
 * @property {number} side
 * @property {boolean} rebel
 * @property {string} where
 * @property {boolean} reserve
 * @property {number} number
 * @property {number} moved
 *
 * @typedef {object} Reading
 * @property {any} view
 * @property {any} public
 * @property {any} facts  the catalog
 * @property {Block[]} blocks
 * @property {Stack[]} stacks
 * @property {number | null} seat
 * @property {number} kingSide
 * @property {number} year
 * @property {string} battle  the area of the battle, or nothing
 * @property {string} step
 * @property {number} active
 */

export const SIDES = ["lancaster", "york"];
const BLACK = 2;

/** What is on the table now, or null before anything came. @type {import("../../vendor/signals.js").ReadonlySignal<Reading | null>} */
export const reading = computed(() => {
  const shown = table.shown.value;
  const facts = table.catalog.value;
  return shown && facts ? read(shown, facts) : null;
});

/**
 * @param {import("../../js/types.js").Shown} shown
 * @param {any} facts
 * @returns {Reading}
 */
function read(shown, facts) {
  const { view } = shown;
  const { public: open } = view;
  const kingSide = open.king_side;
  return {
    view,
    public: open,
    facts,
    blocks: Object.entries(view.blocks).map(([number, row]) => readBlock(Number(number), row, open, facts)),
    stacks: readStacks(view.hidden, kingSide, facts),
    seat: view.seat,
    kingSide,
    year: facts.scenarios[view.options.scenario].years[Math.max(0, open.campaign - 1)],
    battle: open.battle >= 0 ? facts.places[open.battle] : "",
    step: shown.step,
    active: open.active,
  };
}

/**
 * @param {number} number
 * @param {any} row
 * @param {any} open
 * @param {any} facts
 * @returns {Block}
 */
function readBlock(number, row, open, facts) {
  const printed = facts.blocks[number];
  const [where, strength, moved, reserve, pirate, fallen, acted, defected] = row;
  return {
    number,
    id: printed.id,
    facts: printed,
    side: printed.side === "pretender" ? 1 - open.king_side : SIDES.indexOf(printed.side),
    where: facts.places[where],
    strength,
    moved: moved > 0,
    reserve: reserve > 0,
    pirate: pirate > 0,
    fallen: fallen > 0,
    acted: acted > 0,
    defected: defected > 0,
    title: number === open.king ? "king" : number === open.pretender ? "pretender" : "",
  };
}

/**
 * @param {number[][]} rows
 * @param {number} kingSide
 * @param {any} facts
 * @returns {Stack[]}
 */
function readStacks(rows, kingSide, facts) {
  /** @type {Map<string, Stack>} */
  const found = new Map();
  for (const [colour = 0, place = 0, moved = 0, reserve = 0, , , , number = 0] of rows) {
    const where = facts.places[place];
    const key = `hidden:${colour}:${where}:${reserve}`;
    const side = colour === BLACK ? 1 - kingSide : colour;
    const stack = found.get(key) ?? { key, side, rebel: colour === BLACK, where, reserve: reserve > 0, number: 0, moved: 0 };
    stack.number += number;
    stack.moved += moved ? number : 0;
    found.set(key, stack);
  }
  return [...found.values()];
}

/**
 * The blocks that are known to stand in a place.
 * @param {Reading} now
 * @param {string} where
 * @param {number} [side]
 */
export function blocksIn(now, where, side) {
  return now.blocks.filter((block) => block.where === where && (side === undefined || block.side === side));
}

/**
 * How many blocks of a side stand in an area, named or not.
 * @param {Reading} now
 * @param {string} where
 * @param {number} side
 */
export function countIn(now, where, side) {
  const nameless = now.stacks.filter((stack) => stack.where === where && stack.side === side);
  return blocksIn(now, where, side).length + nameless.reduce((sum, stack) => sum + stack.number, 0);
}

/**
 * What is printed in an area.
 * @param {Reading} now
 * @param {string} id
 */
export function areaFacts(now, id) {
  return now.facts.areas.find((/** @type {any} */ area) => area.id === id);
}

/**
 * The kind of a card by its number in a view.
 * @param {Reading} now
 * @param {number} card
 */
export function cardKind(now, card) {
  return now.facts.cards[now.facts.kind_of[card]];
}

/**
 * The letter at which a block acts now: bombards open the first round.
 * @param {Reading} now
 * @param {Block} block
 */
export function letterOf(now, block) {
  return (now.public.round === 1 && !block.reserve ? block.facts.rating_first : block.facts.rating)[0];
}

/**
 * The lines of the log from the last one with one of these names on, that one included; none if it never came.
 * @param {string[]} names
 */
export function linesSince(names) {
  const lines = table.heard.value;
  const from = lines.findLastIndex((line) => names.includes(line.say[0]));
  return from < 0 ? [] : lines.slice(from);
}

/** The sides in the order in which they act this turn, the first to go first. @param {Reading} now */
export function order(now) {
  return now.public.player1 === 1 ? [1, 0] : [0, 1];
}
