/**
 * What can be written on an order sheet by touching the map: offers of the board's own, for all parts of the sheet at once. On a
 * narrow window a touch only opens the orders of what was touched: their paths end in something (`put:…`) that is not on the map.
 */

import { table } from "../../js/table-state.js";
import { isNarrow } from "../../js/ui.js";
import { clear, edit, foretold, setReady, sheet, sheets, takeBack, writesVoid } from "./desk.js";
import { facts, isPerson, pointsOf, priceOf } from "./facts.js";
import { modelOf } from "./model.js";
import { isPlaced, MOVING, PLACED, roomFor, withChange, withMove } from "./plan.js";
import { suggestion, takeSuggestion } from "./suggestion.js";

/** @import {Offer, Say} from "../../js/types.js" */
/** @import {Model} from "./model.js" */
/** @import {Moving, Placed, Plan, Told} from "./plan.js" */

/** @typedef {{plan: Plan, player: string, told: Told, model: Model}} Writing */

/** The offers of the sheet that is looked at, as the hand wants them. */
export function proposal() {
  const isDone = sheets().every((one) => one.isReady);
  return {
    offers: isDone
      ? [button("unready", ["sheet-unready", {}])]
      : [...onTheMap(), ...suggested(), button("ready", ["sheet-ready", {}])],
    refusals: isDone || writesVoid.value ? [] : (table.shown.value?.refusals ?? []),
    act,
    undo: isDone ? () => setReady(false) : takeBack,
    clear,
  };
}

/** @param {string} form @param {Say} say @returns {Offer} */
function button(form, say) {
  return { form, say, path: [] };
}

/** @returns {Offer[]} */
function suggested() {
  return suggestion()?.count ? [button("suggested", ["sheet-suggested", {}])] : [];
}

/** @returns {Offer[]} */
function onTheMap() {
  const { plan, player } = sheet();
  const writing = { plan, player, told: foretold(player), model: modelOf(table.shown.value?.view) };
  return [...MOVING.flatMap((word) => moving(writing, word)), ...placing(writing), ...bidding(writing), ...takingBack(plan)];
}

// --- what can be added -------------------------------------------------------------------------------------------------------

/** @param {Writing} writing @param {Moving} word @returns {Offer[]} */
function moving({ told, model }, word) {
  const { cards, regions, zones, zone } = facts();
  const [kind, places] = word === "move" ? ["noble", regions] : ["ship", zones];
  return cards
    .filter((card) => card.kind === kind)
    .flatMap(({ id: card }) => {
      const near = told.can[word][card] ?? [];
      const ids = writesVoid.value && model.owner[card] ? places.map(({ id }) => id).filter((id) => id !== model.at[card]) : near;
      return ids.map((to) => ({
        form: `${word} ${card} ${to}`,
        say: /** @type {Say} */ ([`entry-${word}`, { card, to }]),
        path: [`card:${card}`, `area:${to}`],
        outlook: near.includes(to)
          ? [`outlook-${word}`, { cp: pointsOf(card, model.options), region: zone[to]?.region ?? to }]
          : ["outlook-void", {}],
      }));
    });
}

/** @param {Writing} writing @returns {Offer[]} */
function placing(writing) {
  const { plan, player, told, model } = writing;
  const free = PLACED.filter((word) => roomFor(plan, told, word) > 0);
  return facts().cards.flatMap(({ id: card, kind }) => {
    const fitting = free.filter((word) => fits(writing, word, card));
    const isAlone = fitting.length === 1 && !(kind !== "bishop" && card in told.can.white);
    const victim = model.owner[card] || "none";
    const role = victim === player ? "own" : victim === "none" ? "none" : "other";
    return fitting.map((word) => ({
      form: `${word} ${card}`,
      say: /** @type {Say} */ ([`offer-${word}`, { card, cost: costOf(told, word, card), role, victim }]),
      path: [`card:${card}`, ...(isNarrow.value ? [`put:${word}`] : isAlone && !writesVoid.value ? [] : [`choice:${word}`])],
      outlook: outlook(writing, word, card),
    }));
  });
}

/** Whether a counter or cube may be put there, and is not there already. @param {Writing} writing @param {Placed} word @param {string} card */
function fits({ plan, told }, word, card) {
  const isCube = word === "white" || word === "black";
  if (isCube !== isPerson(card) || (isCube && plan[word][card] && !told.several)) return false;
  return writesVoid.value || hasEffect(told, word, card);
}

/** @param {Told} told @param {Placed} word @param {string} card */
function hasEffect({ can }, word, card) {
  return word === "white" || word === "black" ? card in can[word] : can.troop.includes(card);
}

/**
 * What one counter or cube costs on a card; a void one costs nothing.
 * @param {Told} told
 * @param {Placed} word
 * @param {string} card
 */
export function costOf({ can }, word, card) {
  if (word === "troop") return facts().numbers.troop_price;
  return word === "mercenary" ? 0 : (can[word][card] ?? 0);
}

/** @param {Writing} writing @param {Placed} word @param {string} card @returns {Say} */
function outlook({ plan, player, told, model }, word, card) {
  if (!hasEffect(told, word, card)) return ["outlook-void", {}];
  const { card: cards, numbers, zone } = facts();
  if (word === "white") return ["outlook-white", { card, cost: priceOf(card, model.options) * numbers.black_price }];
  if (word === "black") {
    const place = model.at[card] || (cards[card]?.region ?? "");
    return [
      "outlook-black",
      { card, cost: costOf(told, word, card), cp: pointsOf(card, model.options), region: zone[place]?.region ?? place },
    ];
  }
  const garrison = cards[card]?.garrison ?? 0;
  const there = (plan.troop[card] ?? 0) + (plan.mercenary[card] ?? 0) + 1;
  if (model.owner[card] === player) return ["outlook-defend", { garrison, number: garrison + there }];
  return ["outlook-attack", { garrison, number: garrison + 1, placed: there }];
}

/** @param {Writing} writing @returns {Offer[]} */
function bidding({ plan, player, told, model }) {
  const { numbers } = facts();
  const rest = (model.cash[player] ?? 0) - (plan.bid?.amount ?? 0);
  return told.can.bid
    .filter((region) => region !== plan.bid?.region || rest > 0)
    .map((region) => ({
      form: `bid ${region}`,
      say: ["offer-bid", { region }],
      path: [`calais:${region}`, ...(isNarrow.value && (plan.bid?.region ?? region) === region ? ["put:bid"] : [])],
      outlook: ["outlook-bid", { cp: numbers.calais_cp, region, number: numbers.title_points }],
    }));
}

/** The marks of what is on the sheet: touching one takes it back. @param {Plan} plan @returns {Offer[]} */
function takingBack(plan) {
  return [...MOVING, ...PLACED].flatMap((word) =>
    Object.keys(plan[word]).map((card) => ({
      form: `back ${word} ${card}`,
      say: /** @type {Say} */ (["sheet-back", { card }]),
      path: [`order:${word}.${card}`],
    })),
  );
}

// --- what is done ------------------------------------------------------------------------------------------------------------

/** @param {string} form */
function act(form) {
  const [word = "", one = "", two = ""] = form.split(" ");
  if (word === "ready" || word === "unready") return setReady(word === "ready");
  if (word === "suggested") return takeSuggestion();
  edit((plan, told) => {
    if (word === "back" && (one === "move" || one === "sail")) return withMove(plan, one, two, "");
    if (word === "back" && isPlaced(one)) return withChange(plan, told, one, two, -1);
    if (word === "move" || word === "sail") return withMove(plan, word, one, two);
    if (word === "bid") return { ...plan, bid: raised(plan.bid, one) };
    return isPlaced(word) ? withChange(plan, told, word, one, 1) : plan;
  });
}

/** A bid that is one higher, or moved to another region. @param {Plan["bid"]} bid @param {string} region */
function raised(bid, region) {
  return { region, amount: bid && bid.region !== region ? bid.amount : (bid?.amount ?? 0) + 1 };
}
