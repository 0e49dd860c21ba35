/** The order in which a castle is collected: what becomes of each reward, and the acts that carry it out. */

/** The same order with one thing at another place. @param {string[]} order @param {string} id @param {number} to */
export function moved(order, id, to) {
  if (!order.includes(id)) return order;
  const rest = order.filter((one) => one !== id);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/**
 * The place in a list at which a pointer is: the first item that does not end above it, else the last.
 * @param {number[]} bottoms  where the items end
 * @param {number} y
 */
export function placeAt(bottoms, y) {
  const place = bottoms.findIndex((bottom) => y < bottom);
  return place < 0 ? bottoms.length - 1 : place;
}

/**
 * What becomes of each reward in this order: `taken`, `forgone` by choice, `unpaid` if the squires do not suffice by then.
 * @param {any[]} spaces
 * @param {string[]} forgone
 * @param {number} squires
 * @param {string[]} offered  the acts that are offered now
 * @returns {string[]}
 */
export function fates(spaces, forgone, squires, offered) {
  let left = squires;
  return spaces.map((space) => {
    const isVoid = space.price > 0 && squires >= space.price && !offered.includes(`collect ${space.id}`);
    if (forgone.includes(space.id) || isVoid) return "forgone";
    if (space.price > left) return "unpaid";
    left -= space.price;
    for (const [kind, number] of space.reward) if (kind === "squires") left += number;
    return "taken";
  });
}

/**
 * The acts that collect these rewards: as long as the order matters, and no further than the first upgrade, which asks whom.
 * @param {any[]} spaces
 * @param {string[]} fate  what becomes of each
 */
export function chain(spaces, fate) {
  const forms = [];
  let left = spaces;
  for (const space of spaces.filter((_, place) => fate[place] === "taken")) {
    if (!left.some((one) => one.needs_choice)) return forms;
    forms.push(`collect ${space.id}`);
    left = left.filter((one) => one !== space);
    if (space.reward[0][0] === "upgrade") return forms;
  }
  return left.length > 0 ? [...forms, "done"] : forms;
}
