/** Where a card may stand: beside what it speaks of, and nowhere over what can be touched. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 10;
const EDGE = 4;
/** Where in the window it may stand if there is no room beside what it speaks of. */
const SHARES = Array.from({ length: 13 }, (_, number) => number / 12);
/** What can be touched or pressed next. */
const IN_USE = ".thing.lit, .thing.held, .prompt-offers .offer, .beyond, .board .button";

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The best place for a card: it covers as little as possible of what it must not, and is as near as possible to what it speaks of.
 * @param {{width: number, height: number}} card
 * @param {Box} anchor
 * @param {Box} room  the window
 * @param {Box[]} taken
 */
function bestPlace(card, anchor, room, taken) {
  const found = places(card, anchor, room).map((place) => {
    const covered = taken.reduce((sum, box) => sum + overlap(place, box), 4 * overlap(place, anchor));
    const far = Math.hypot(
      place.left + place.right - anchor.left - anchor.right,
      place.top + place.bottom - anchor.top - anchor.bottom,
    );
    return { place, covered, far };
  });
  return found.reduce((best, one) =>
    one.covered < best.covered || (one.covered === best.covered && one.far < best.far) ? one : best,
  );
}

/**
 * Beside the anchor, along its four sides; and all over the window.
 * @param {{width: number, height: number}} card
 * @param {Box} anchor
 * @param {Box} room
 * @returns {Box[]}
 */
function places({ width, height }, anchor, room) {
  const [most, low] = [room.right - width - EDGE, room.bottom - height - EDGE];
  const acrosses = [anchor.left, (anchor.left + anchor.right - width) / 2, anchor.right - width];
  const downs = [anchor.top, (anchor.top + anchor.bottom - height) / 2, anchor.bottom - height];
  const beside = [anchor.right + GAP, anchor.left - GAP - width].flatMap((x) => downs.map((y) => [x, y]));
  const along = [anchor.bottom + GAP, anchor.top - GAP - height].flatMap((y) => acrosses.map((x) => [x, y]));
  const anywhere = SHARES.flatMap((across) => SHARES.map((down) => [across * most, down * low]));
  return [...beside, ...along, ...anywhere].map(([x = 0, y = 0]) => {
    const left = Math.max(room.left + EDGE, Math.min(x, most));
    const top = Math.max(room.top + EDGE, Math.min(y, low));
    return { left, top, right: left + width, bottom: top + height };
  });
}

/**
 * Put a card beside something. If it would cover something in use wherever it stands, it says only the verdict.
 * @param {HTMLElement} card
 * @param {Box} anchor
 */
export function placeBeside(card, anchor) {
  if (card.hidden) return;
  const taken = [...document.querySelectorAll(IN_USE)].map((one) => one.getBoundingClientRect());
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const find = () => bestPlace({ width: card.offsetWidth, height: card.offsetHeight }, anchor, room, taken);
  card.classList.remove("is-short");
  let best = find();
  if (best.covered > 0) {
    card.classList.add("is-short");
    best = find();
  }
  Object.assign(card.style, { left: `${best.place.left}px`, top: `${best.place.top}px` });
}
