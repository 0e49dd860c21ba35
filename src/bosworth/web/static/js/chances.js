/** The chances of winning over a game, as the runs of a curve: without a browser. */

/**
 * @typedef {{at: number, seat: number, chance: number}} Point
 * @typedef {{form: string, say: import("./types.js").Say, path: string[]}} Act
 * @typedef {{told: import("./types.js").Say[], acts: Act[], chance: number}} Way
 * @typedef {{at: number, seat: number, both: import("./types.js").Say[], done: Way, better: Way, reasons: import("./types.js").Say[]}} TurningPoint
 * @typedef {{judged: number, of: number | null, points: Point[], turning_points: TurningPoint[], end: number, result: number[]}} Analysis
 */

/** With more points than this a curve is thinned. */
const MOST = 60;

/** Whether all is judged. @param {Analysis} analysis */
export const isDone = ({ judged, of }) => judged === of;

/**
 * The numbers of the actions at which something is drawn; some of them, the last among them.
 * @param {Point[]} points
 */
export function momentsOf(points) {
  const ats = [...new Set(points.map(({ at }) => at))].toSorted((one, other) => one - other);
  const stride = Math.max(1, Math.ceil(ats.length / MOST));
  return ats.filter((_, number) => (ats.length - 1 - number) % stride === 0);
}

/**
 * What each seat could hope for at these moments, in percent, with the result when it is known how it went on. Each seat judged for
 * itself: where all are drawn, they share what there is.
 * @param {Analysis} analysis
 * @param {number[]} ats
 * @param {boolean} areAll
 * @returns {{seat: number, values: number[]}[]}
 */
export function runsOf(analysis, ats, areAll) {
  const { points, result } = analysis;
  const seats = [...new Set(points.map(({ seat }) => seat))].toSorted((one, other) => one - other);
  const hopes = ats.map((at) => seats.map((seat) => lastUpTo(points, seat, at)));
  const shares = areAll ? hopes.map(shared) : hopes;
  const ending = isDone(analysis) ? [seats.map((seat) => result[seat] ?? 0)] : [];
  const columns = [...shares, ...ending];
  return seats.map((seat, place) => ({ seat, values: columns.map((column) => Math.round(100 * (column[place] ?? 0))) }));
}

/** What a seat could hope for up to an action; before its first decision, what it could then. @param {Point[]} points @param {number} seat @param {number} at */
function lastUpTo(points, seat, at) {
  const own = points.filter((point) => point.seat === seat);
  return (own.findLast((point) => point.at <= at) ?? own[0])?.chance ?? 0;
}

/** @param {number[]} hopes */
function shared(hopes) {
  const sum = hopes.reduce((one, other) => one + other, 0);
  return hopes.map((hope) => (sum > 0 ? hope / sum : 1 / hopes.length));
}

/**
 * Where an action lies among the moments that are drawn, perhaps between two.
 * @param {number[]} ats
 * @param {number} at
 */
export function placeOf(ats, at) {
  const before = Math.max(
    0,
    ats.findLastIndex((one) => one <= at),
  );
  const [from = at, to = at] = ats.slice(before, before + 2);
  return to > from ? before + Math.max(0, at - from) / (to - from) : before;
}
