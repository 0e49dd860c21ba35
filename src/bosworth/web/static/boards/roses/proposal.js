/**
 * What can be written on an order sheet by touching the map: offers of the board's own, for all parts of the sheet at once. On a
 * narrow window a touch only opens the orders of what was touched: their paths end in something (`put:…`) that is not on the map.
 */

import { table } from "../../js/table-state.js";
import { isNarrow } from "../../js/ui.js";
import { clear, deskOf, edit, setReady, sheet, sheets, takeBack, writesVoid } from "./desk.js";
import { costOf, facts, isPerson, pointsOf } from "./facts.js";
import { places } from "./model.js";
import { countOf, isPlaced, isVoid, limitOf, withChange, withMove } from "./plan.js";
import { suggestion, takeSuggestion } from "./suggestion.js";

/** @import {Offer, Say} from "../../js/types.js" */
/** @import {Desk, Moving, Placed, Plan} from "./plan.js" */

/** The offers of the sheet that is looked at, as the hand wants them. */
export function proposal() {
  const isDone = sheets().every((one) => one.isReady);
  return {
    offers: isDone ? [button("unready", ["sheet-unready", {}])] : [...onTheMap(), ...suggested(), button("ready", ["sheet-ready", {}])],
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
  const desk = deskOf(player);
  return [...moving(plan, desk), ...placing(plan, desk), ...bidding(plan, desk), ...takingBack(plan)];
}

// --- what can be added -------------------------------------------------------------------------------------------------------

/** @param {Plan} plan @param {Desk} desk @returns {Offer[]} */
function moving(plan, desk) {
  const { cards, regions, zones } = facts();
  return cards.flatMap((card) => {
    if (card.kind !== "noble" && card.kind !== "ship") return [];
    const word = card.kind === "noble" ? "move" : "sail";
    const places = word === "move" ? regions : zones;
    return places
      .map((place) => place.id)
      .filter((to) => desk.can[word][card.id]?.includes(to) || (writesVoid.value && desk.owner[card.id] !== ""))
      .map((to) => move(plan, desk, word, card.id, to));
  });
}

/** @param {Plan} plan @param {Desk} desk @param {Moving} word @param {string} card @param {string} to @returns {Offer} */
function move(plan, desk, word, card, to) {
  const { zone } = facts();
  const options = table.shown.value?.view.options;
  const args = { cp: pointsOf(card, options), region: zone[to]?.region ?? to };
  return {
    form: `${word} ${card} ${to}`,
    say: [`entry-${word}`, { card, to }],
    path: [`card:${card}`, `area:${to}`],
    outlook: isVoid(plan, desk, word, card, to) ? ["outlook-void", {}] : [`outlook-${word}`, args],
  };
}

/** @param {Plan} plan @param {Desk} desk @returns {Offer[]} */
function placing(plan, desk) {
  /** @type {Placed[]} */
  const words = ["troop", "mercenary", "white", "black"];
  const free = words.filter((word) => limitOf(desk, word) > countOf(plan, word));
  return facts().cards.flatMap(({ id }) => {
    const fitting = free.filter((word) => fits(plan, desk, word, id));
    const isAlone = fitting.length === 1 && !(facts().card[id]?.kind !== "bishop" && desk.can.white.includes(id));
    return fitting.map((word) => ({
      form: `${word} ${id}`,
      say: /** @type {Say} */ ([`offer-${word}`, { card: id, ...offerArgs(desk, word, id) }]),
      path: [`card:${id}`, ...(isNarrow.value ? [`put:${word}`] : isAlone && !writesVoid.value ? [] : [`choice:${word}`])],
      outlook: outlook(plan, desk, word, id),
    }));
  });
}

/**
 * Whether a counter or cube may be put there, and is not there already.
 * @param {Plan} plan
 * @param {Desk} desk
 * @param {Placed} word
 * @param {string} card
 */
function fits(plan, desk, word, card) {
  const isCube = word === "white" || word === "black";
  if (isCube !== isPerson(card)) return false;
  const several = table.shown.value?.view.options.cubes_per_person === "several";
  if (isCube && plan[word][card] && !several) return false;
  return writesVoid.value || !isVoid(plan, desk, word, card);
}

/** @param {Desk} desk @param {Placed} word @param {string} card */
function offerArgs(desk, word, card) {
  const owner = desk.owner[card] || "none";
  return { cost: costOf(word, card), role: owner === desk.player ? "own" : owner === "none" ? "none" : "other", victim: owner };
}

/** @param {Plan} plan @param {Desk} desk @param {Placed} word @param {string} card @returns {Say} */
function outlook(plan, desk, word, card) {
  if (isVoid(plan, desk, word, card)) return ["outlook-void", {}];
  const { card: cards, zone } = facts();
  const { options, public: open } = table.shown.value?.view;
  if (word === "white") return ["outlook-white", { card, cost: costOf("black", card) }];
  if (word === "black") {
    const place = places(open)[card] ?? cards[card]?.region ?? "";
    const region = zone[place]?.region ?? place;
    return ["outlook-black", { card, cost: costOf("black", card), cp: pointsOf(card, options), region }];
  }
  const garrison = cards[card]?.garrison ?? 0;
  const there = (plan.troop[card] ?? 0) + (plan.mercenary[card] ?? 0) + 1;
  if (desk.owner[card] === desk.player) return ["outlook-defend", { garrison, number: garrison + there }];
  return ["outlook-attack", { garrison, number: garrison + 1, placed: there }];
}

/** @param {Plan} plan @param {Desk} desk @returns {Offer[]} */
function bidding(plan, desk) {
  const { numbers } = facts();
  const rest = desk.cash - (plan.bid?.amount ?? 0);
  return desk.can.bid
    .filter((/** @type {string} */ region) => region !== plan.bid?.region || rest > 0)
    .map((/** @type {string} */ region) => ({
      form: `bid ${region}`,
      say: ["offer-bid", { region }],
      path: [`calais:${region}`, ...(isNarrow.value && (plan.bid?.region ?? region) === region ? ["put:bid"] : [])],
      outlook: ["outlook-bid", { cp: numbers.calais_cp, region, number: numbers.title_points }],
    }));
}

/** The marks of what is on the sheet: touching one takes it back. @param {Plan} plan @returns {Offer[]} */
function takingBack(plan) {
  /** @type {(Placed | Moving)[]} */
  const words = ["move", "sail", "troop", "mercenary", "white", "black"];
  return words.flatMap((word) => Object.keys(plan[word]).map((card) => ({
    form: `back ${word} ${card}`,
    say: /** @type {Say} */ (["sheet-back", { card }]),
    path: [`order:${word}.${card}`],
  })));
}

// --- what is done ------------------------------------------------------------------------------------------------------------

/** @param {string} form */
function act(form) {
  const [word = "", one = "", two = ""] = form.split(" ");
  if (word === "ready" || word === "unready") return setReady(word === "ready");
  if (word === "suggested") return takeSuggestion();
  edit((plan, desk) => {
    if (word === "back" && (one === "move" || one === "sail")) return withMove(plan, one, two, "");
    if (word === "back" && isPlaced(one)) return withChange(plan, desk, one, two, -1);
    if (word === "move" || word === "sail") return withMove(plan, word, one, two);
    if (word === "bid") return { ...plan, bid: raised(plan.bid, one) };
    return isPlaced(word) ? withChange(plan, desk, word, one, 1) : plan;
  });
}

/** A bid that is one higher, or moved to another region. @param {Plan["bid"]} bid @param {string} region */
function raised(bid, region) {
  return { region, amount: bid && bid.region !== region ? bid.amount : (bid?.amount ?? 0) + 1 };
}
