/** Where a map is in its window, as geometry alone: pixels of the window, units of the map. */

/**
 * @typedef {object} Camera  The point of the map at the window's corner is (-x / scale, -y / scale).
 * @property {number} x
 * @property {number} y
 * @property {number} scale
 *
 * @typedef {{width: number, height: number}} Size
 * @typedef {Size & {frame?: number[] | undefined}} Chart  A map; its frame is the part to begin with: left, top, right, bottom.
 * @typedef {{camera: Camera, pane: Size, map: Chart}} Sight
 */

const CLOSEST = 2.2;
/** What is looked at keeps this share of the map's width around it, and the window never shows less than that one. */
const MARGIN = 0.12;
const CONTEXT = 0.42;
/** What could be shown only so little larger than at the beginning is shown as at the beginning, with all the rest. */
const LITTLE = 1.3;
/** Nearer than this to the edge of the window a thing counts as out of sight; what is brought in comes so far. */
const EDGE = 24;
const SPARE = 40;

/** The smallest scale: the whole map in the window. @param {Size} pane @param {Chart} map */
export function least(pane, map) {
  return Math.min(pane.width / map.width, pane.height / map.height) || 1;
}

/**
 * A part of the map in the middle of the window.
 * @param {number[]} part  left, top, right, bottom
 * @param {Size} pane
 * @param {Chart} map
 * @param {number} [closest]
 * @returns {Camera}
 */
function fitted([left = 0, top = 0, right = 0, bottom = 0], pane, map, closest = CLOSEST) {
  const fitting = Math.min(pane.width / (right - left), pane.height / (bottom - top));
  const scale = Math.min(Math.max(fitting, least(pane, map)), closest);
  const centred = { scale, x: pane.width / 2 - ((left + right) / 2) * scale, y: pane.height / 2 - ((top + bottom) / 2) * scale };
  return kept({ camera: centred, pane, map });
}

/** @param {Size} pane @param {Chart} map */
export const whole = (pane, map) => fitted([0, 0, map.width, map.height], pane, map);

/** Where a map begins: its frame fills the window. @param {Size} pane @param {Chart} map */
export const framed = (pane, map) => fitted(map.frame ?? [0, 0, map.width, map.height], pane, map);

/** Whether two cameras show the same, but for less than a pixel. @param {Camera} one @param {Camera} other */
export function isSame(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.scale / other.scale - 1) < 0.001;
}

/**
 * A camera kept within the map, and between the whole of it and what is close.
 * @param {Sight} sight
 * @returns {Camera}
 */
export function kept({ camera, pane, map }) {
  const scale = Math.min(Math.max(camera.scale, least(pane, map)), Math.max(CLOSEST, least(pane, map)));
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return { scale, x: within(camera.x, map.width * scale, pane.width), y: within(camera.y, map.height * scale, pane.height) };
}

/**
 * Closer by a factor, around a point of the window.
 * @param {Sight} sight
 * @param {number} factor
 * @param {{x: number, y: number}} around
 */
export function zoomed({ camera, pane, map }, factor, around) {
  const scale = Math.min(Math.max(camera.scale * factor, least(pane, map)), Math.max(CLOSEST, least(pane, map)));
  const real = scale / camera.scale;
  const moved = { scale, x: around.x - (around.x - camera.x) * real, y: around.y - (around.y - camera.y) * real };
  return kept({ camera: moved, pane, map });
}

/**
 * The points with a margin, but never so close that one does not see where on the map one is.
 * @param {number[][]} points
 * @param {Size} pane
 * @param {Chart} map
 * @param {number} [closest]
 */
export function around(points, pane, map, closest = CLOSEST) {
  const span = (/** @type {number} */ axis) => {
    const all = points.map((point) => point[axis] ?? 0);
    const [from, to] = [Math.min(...all), Math.max(...all)];
    const spare = Math.max(MARGIN * map.width, (CONTEXT * map.width - (to - from)) / 2);
    return [from - spare, to + spare];
  };
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  const close = fitted([left ?? 0, top ?? 0, right ?? 0, bottom ?? 0], pane, map, closest);
  const first = framed(pane, map);
  const isEnough = close.scale < first.scale * LITTLE && first.scale <= closest;
  return isEnough && points.every((point) => shows({ camera: first, pane, map }, point)) ? first : close;
}

/**
 * The same middle in a window of another size.
 * @param {Camera} camera
 * @param {Size} before
 * @param {Size} now
 * @returns {Camera}
 */
export function resized({ x, y, scale }, before, now) {
  return { scale, x: x + (now.width - before.width) / 2, y: y + (now.height - before.height) / 2 };
}

/**
 * The same in a window that is higher or lower now at its lower end: nothing moves unless the map would leave the window.
 * @param {Camera} camera
 * @param {Size} pane
 * @param {Chart} map
 * @returns {Camera}
 */
export function still({ x, y, scale }, pane, map) {
  const spare = pane.height - map.height * scale;
  return { x, y: Math.min(Math.max(y, Math.min(0, spare)), Math.max(0, spare)), scale };
}

/**
 * Whether a point of the map is in sight.
 * @param {Sight} sight
 * @param {number[]} point
 */
export function shows({ camera: { x, y, scale }, pane }, [mapX = 0, mapY = 0]) {
  const inside = (/** @type {number} */ at, /** @type {number} */ room) => at > EDGE && at < room - EDGE;
  return inside(mapX * scale + x, pane.width) && inside(mapY * scale + y, pane.height);
}

/**
 * The camera that follows the action, null if it stays: it goes to each new decision and to whatever is out of sight, and back
 * to the frame when something is decided that is not on the map, such as a card; but where a person has put the map it stays as
 * long as any of the action can be seen.
 * @param {Sight} sight
 * @param {number[][]} points  where the action is
 * @param {{isNew: boolean, isMoved: boolean}} state  whether the decision is a new one; whether a person has moved the map
 * @returns {Camera | null}
 */
export function following(sight, points, { isNew, isMoved }) {
  if (sight.pane.width === 0) return null;
  if (points.length === 0) return isNew && !isMoved ? framed(sight.pane, sight.map) : null;
  const seen = points.filter((point) => shows(sight, point)).length;
  const stays = isMoved ? seen > 0 : !isNew && seen === points.length;
  return stays ? null : around(points, sight.pane, sight.map);
}

/**
 * The camera of a wide window, which keeps its scale, null if it stays: at a new decision, and when something is taken up, it brings in
 * what is out of sight; else it moves only if nothing of the action can be seen.
 * @param {Sight} sight
 * @param {number[][]} points  where the action is
 * @param {{isNew: boolean, isMoved: boolean, isHolding: boolean}} state
 * @returns {Camera | null}
 */
export function trailing(sight, points, { isNew, isMoved, isHolding }) {
  if (sight.pane.width === 0 || points.length === 0) return null;
  const seen = points.filter((point) => shows(sight, point)).length;
  if (seen === points.length || (seen > 0 && (isMoved || !(isNew || isHolding)))) return null;
  return panned(sight, points);
}

/**
 * Moved no farther than it must to show these points, or as many of those nearest to the middle as fit in together.
 * @param {Sight} sight
 * @param {number[][]} points
 * @returns {Camera}
 */
export function panned(sight, points) {
  const { camera, pane, map } = sight;
  const fit = nearest(sight, points);
  const shift = (/** @type {number} */ axis, /** @type {number} */ at, /** @type {number} */ room) => {
    const line = fit.map((point) => (point[axis] ?? 0) * camera.scale + at);
    return at + Math.max(0, SPARE - Math.min(...line)) - Math.max(0, Math.max(...line) - room + SPARE);
  };
  return kept({ camera: { ...camera, x: shift(0, camera.x, pane.width), y: shift(1, camera.y, pane.height) }, pane, map });
}

/**
 * Of these points the ones that the window can show together, those nearest to its middle first.
 * @param {Sight} sight
 * @param {number[][]} points
 */
function nearest({ camera: { x, y, scale }, pane }, points) {
  const far = (/** @type {number[]} */ [a = 0, b = 0]) =>
    Math.max(Math.abs((a * scale + x) / pane.width - 0.5), Math.abs((b * scale + y) / pane.height - 0.5));
  const span = (/** @type {number[][]} */ some, /** @type {number} */ axis) => {
    const line = some.map((point) => (point[axis] ?? 0) * scale);
    return Math.max(...line) - Math.min(...line);
  };
  const fits = (/** @type {number[][]} */ some) =>
    span(some, 0) <= pane.width - 2 * SPARE && span(some, 1) <= pane.height - 2 * SPARE;
  /** @type {number[][]} */
  const found = [];
  for (const point of points.toSorted((one, other) => far(one) - far(other)))
    if (found.length === 0 || fits([...found, point])) found.push(point);
  return found;
}
