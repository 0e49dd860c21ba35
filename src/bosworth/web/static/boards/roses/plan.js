/** An order sheet that is being written: its entries by kind and card. What may be written, and in which order, the server knows. */

/**
 * @typedef {object} Plan
 * @property {{region: string, amount: number} | null} bid
 * @property {Record<string, string>} move  by noble
 * @property {Record<string, string>} sail  by ship
 * @property {Record<string, number>} troop  by location
 * @property {Record<string, number>} mercenary
 * @property {Record<string, number>} white  by person
 * @property {Record<string, number>} black
 *
 * @typedef {{player: string, plan: Plan, isReady: boolean}} Sheet
 *
 * @typedef {"troop" | "mercenary" | "white" | "black"} Placed
 * @typedef {"move" | "sail"} Moving
 *
 * @typedef {{entry: string, number: number, cost: number, fate: "stands" | "void" | "unpaid", unpaid: number}} Order
 * @typedef {object} Told  What the server tells of a sheet as it stands.
 * @property {Order[]} lines
 * @property {number} cost
 * @property {number} left
 * @property {string[]} dropped
 * @property {Can} can
 * @property {Record<Placed, number>} most  how many there are of each kind
 * @property {boolean} several  whether a person takes more than one cube
 *
 * @typedef {object} Can  What has an effect; cubes with their prices.
 * @property {string[]} bid
 * @property {Record<string, string[]>} move
 * @property {Record<string, string[]>} sail
 * @property {string[]} troop
 * @property {Record<string, number>} white
 * @property {Record<string, number>} black
 */

/** @type {Placed[]} */
export const PLACED = ["troop", "mercenary", "white", "black"];
/** @type {Moving[]} */
export const MOVING = ["move", "sail"];

/** @returns {Plan} */
export function emptyPlan() {
  return { bid: null, move: {}, sail: {}, troop: {}, mercenary: {}, white: {}, black: {} };
}

/** The plan that the entries of a sheet make. @param {(string | null)[]} entries */
export function planOf(entries) {
  const plan = emptyPlan();
  for (const entry of entries) {
    const [word = "", one = "", two = ""] = entry?.split(" ") ?? [];
    if (word === "bid") plan.bid = { region: one, amount: 0 };
    else if (word === "amount" && plan.bid) plan.bid.amount = Number(one);
    else if (isMoving(word)) plan[word][one] = two;
    else if (isPlaced(word)) plan[word][one] = (plan[word][one] ?? 0) + 1;
  }
  return plan;
}

/** The entries of a plan, which the server puts in order. @param {Plan} plan @returns {string[]} */
export function entriesOf(plan) {
  const { bid } = plan;
  return [
    ...(bid && bid.amount > 0 ? [`bid ${bid.region}`, `amount ${bid.amount}`] : []),
    ...MOVING.flatMap((word) => Object.entries(plan[word]).map(([card, to]) => `${word} ${card} ${to}`)),
    ...PLACED.flatMap((word) => Object.entries(plan[word]).flatMap(([card, number]) => Array(number).fill(`${word} ${card}`))),
  ];
}

/**
 * The entries of all sheets of the seat. The server takes one sheet after the other: one that is followed by another with something on
 * it is sent as finished, and the last of them only when all are ready, since nothing is revealed before that.
 * @param {Sheet[]} all
 */
export function entriesOfAll(all) {
  const isDone = all.every((one) => one.isReady);
  const last = all.findLastIndex(({ plan }) => entriesOf(plan).length > 0);
  const isSent = (/** @type {number} */ place) => isDone || place < last || (all[place]?.isReady && place < all.length - 1);
  const end = all.findIndex((_, place) => !isSent(place));
  return all
    .slice(0, end < 0 ? all.length : end + 1)
    .flatMap((one, place) => [...entriesOf(one.plan), ...(isSent(place) ? ["commit"] : [])]);
}

/** @param {string} word @returns {word is Placed} */
export const isPlaced = (word) => PLACED.some((one) => one === word);

/** @param {string} word @returns {word is Moving} */
export const isMoving = (word) => MOVING.some((one) => one === word);

/** How many more counters or cubes of a kind there are. @param {Plan} plan @param {Told} told @param {Placed} word */
export function roomFor(plan, told, word) {
  return Object.values(plan[word]).reduce((room, number) => room - number, told.most[word]);
}

/**
 * The same plan with one more or less somewhere, as far as there are any.
 * @param {Plan} plan
 * @param {Told} told
 * @param {Placed} word
 * @param {string} card
 * @param {number} change
 * @returns {Plan}
 */
export function withChange(plan, told, word, card, change) {
  const number = Math.max(0, (plan[word][card] ?? 0) + Math.min(change, roomFor(plan, told, word)));
  const { [card]: _, ...rest } = plan[word];
  return { ...plan, [word]: number > 0 ? { ...rest, [card]: number } : rest };
}

/**
 * The same plan with a noble or ship sent somewhere; nowhere, or where it is sent already: it stays.
 * @param {Plan} plan
 * @param {Moving} word
 * @param {string} card
 * @param {string} to
 * @returns {Plan}
 */
export function withMove(plan, word, card, to) {
  const { [card]: before, ...rest } = plan[word];
  return { ...plan, [word]: to === "" || to === before ? rest : { ...rest, [card]: to } };
}
