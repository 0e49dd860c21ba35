/** Where power came from: by source and round during the game, then the final scoring row by row. */

/** @import {Say} from "/static/js/types.js" */

/** @typedef {{kind: string, isFinal: boolean, by: Record<string, number[]>}} Row  What every player had for it: round by round, or once at the end. */

/** What the final scoring counts, in its order. */
const SCORED = ["chivalry", "extensions", "nobles", "seals", "dishonour"];

/** Rows of all points that are told, in the order of the game. @param {string[]} players @param {Say[]} says @returns {Row[]} */
export function accounts(players, says) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  let round = 0;
  const add = (/** @type {string} */ kind, /** @type {boolean} */ isFinal, /** @type {any} */ { player, number }) => {
    const row = rows.get(kind + isFinal) ?? { kind, isFinal, by: Object.fromEntries(players.map((one) => [one, []])) };
    const each = row.by[player];
    const place = isFinal ? 0 : round;
    if (each) each[place] = (each[place] ?? 0) + number;
    rows.set(kind + isFinal, row);
  };
  for (const [id, args] of says) {
    if (id === "event-round") round = args.number - 1;
    else if (id === "event-power") add(args.source, false, args);
    else if (id === "event-final") add(args.kind, true, args);
  }
  const found = [...rows.values()];
  const finals = SCORED.map((kind) => found.find((row) => row.isFinal && row.kind === kind));
  return [...found.filter((row) => !row.isFinal), ...finals].flatMap((row) => (row ? [filled(row, round + 1)] : []));
}

/** Rounds without any are rounds with none. @param {Row} row @param {number} rounds */
function filled(row, rounds) {
  const places = Array.from({ length: row.isFinal ? 1 : rounds }, (_, place) => place);
  const by = Object.entries(row.by).map(([player, each]) => [player, places.map((place) => each[place] ?? 0)]);
  return { ...row, by: Object.fromEntries(by) };
}

/** @param {Row[]} rows @param {string} player */
export function sumOf(rows, player) {
  return rows.flatMap((row) => row.by[player] ?? []).reduce((sum, number) => sum + number, 0);
}

/** The power of a player at the start, after each round, and after the final scoring if there was one. @param {Row[]} rows @param {string} player */
export function standings(rows, player) {
  const played = rows.filter((row) => !row.isFinal);
  const rounds = Math.max(0, ...played.map((row) => row.by[player]?.length ?? 0));
  const found = [0];
  for (let round = 0; round < rounds; round += 1) {
    found.push((found.at(-1) ?? 0) + played.reduce((sum, row) => sum + (row.by[player]?.[round] ?? 0), 0));
  }
  return rows.length > played.length ? [...found, sumOf(rows, player)] : found;
}
