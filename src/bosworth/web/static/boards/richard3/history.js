/** What the log tells of the whole game: the nobles held at the end of each turn, and when the crown changed its head. */

/** @import {Say} from "/static/js/types.js" */

/**
 * @typedef {object} Turn
 * @property {number} year  of its campaign
 * @property {number} turn  in its campaign; 0: as it begins
 * @property {boolean} isPolitical
 * @property {{lancaster: number, york: number}} scores  at its end
 * @property {Say[]} crowned  who became King in it
 */

const CROWNED = ["event-crowned", "event-new-king", "event-new-king-away"];

/** Turn by turn, the political turns among them. @param {Say[]} says @returns {Turn[]} */
export function turns(says) {
  /** @type {Turn[]} */
  const found = [];
  let year = 0;
  const begin = (/** @type {number} */ turn, isPolitical = false) => {
    const scores = found.at(-1)?.scores ?? { lancaster: 0, york: 0 };
    found.push({ year, turn, isPolitical, scores, crowned: [] });
  };
  for (const say of says) {
    const [id, args] = say;
    const last = found.at(-1);
    if (id === "event-campaign") {
      year = args.year;
      if (!last) begin(0);
    } else if (id === "event-turn") begin(args.number);
    else if (id === "event-politics") begin(last ? last.turn + 1 : 1, true);
    else if (id === "event-scores" && last) last.scores = { lancaster: args.lancaster, york: args.york };
    else if (CROWNED.includes(id)) last?.crowned.push(say);
  }
  return found;
}
