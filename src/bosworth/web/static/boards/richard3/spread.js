/** Boxes on a map moved apart, each on a leash to where it would like to be. */

/**
 * @typedef {object} Box  A rectangle by its middle and its size.
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 *
 * @typedef {Box & {home: number[], leash: number}} Leashed  It may move so far from home, both across and down.
 */

const ROUNDS = 40;
/** So much overlap cannot be seen. */
const NOTHING = 2;

/**
 * By how much two boxes overlap, across and down; not at all if one of the two is not positive.
 * @param {Box} one
 * @param {Box} other
 */
export function overlap(one, other) {
  return [(one.width + other.width) / 2 - Math.abs(one.x - other.x), (one.height + other.height) / 2 - Math.abs(one.y - other.y)];
}

/** Whether two boxes cover a part of one another. @param {Box} one @param {Box} other */
export function collide(one, other) {
  const [across = 0, down = 0] = overlap(one, other);
  return across > NOTHING && down > NOTHING;
}

/**
 * Move boxes apart within the bounds of the map, and say which pairs still overlap.
 * @template {Leashed} T
 * @param {T[]} boxes
 * @param {number[]} bounds  left, top, right, bottom
 */
export function spread(boxes, bounds) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const met = pairs(boxes);
    if (met.length === 0 && round > 0) break;
    met.forEach(([one, other]) => part(one, other));
    boxes.forEach((box) => restrain(box, bounds));
  }
  return pairs(boxes);
}

/** @template {Leashed} T @param {T[]} boxes @returns {[T, T][]} */
function pairs(boxes) {
  return boxes.flatMap((one, number) =>
    boxes
      .slice(number + 1)
      .filter((other) => collide(one, other))
      .map((other) => /** @type {[T, T]} */ ([one, other])),
  );
}

/** Move two boxes apart by the shorter way, half each. @param {Leashed} one @param {Leashed} other */
function part(one, other) {
  const [across = 0, down = 0] = overlap(one, other);
  const axis = across < down ? "x" : "y";
  const step = (Math.min(across, down) / 2) * (one[axis] <= other[axis] ? 1 : -1);
  one[axis] -= step;
  other[axis] += step;
}

/** @param {Leashed} box @param {number[]} bounds */
function restrain(box, [left = 0, top = 0, right = 0, bottom = 0]) {
  const [x = 0, y = 0] = box.home;
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.max(least, Math.min(most, at));
  box.x = within(within(box.x, x - box.leash, x + box.leash), left + box.width / 2, right - box.width / 2);
  box.y = within(within(box.y, y - box.leash, y + box.leash), top + box.height / 2, bottom - box.height / 2);
}
