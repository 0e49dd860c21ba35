/**
 * What can be written on an order sheet by touching the map: offers of the board's own, for all parts of the sheet at once. On a
 * narrow window a touch only opens the orders of what was touched: their paths end in something (`put:…`) that is not on the map.
 */

import { hand } from "/static/js/hand.js";
import { table } from "/static/js/table-state.js";
import { isNarrow } from "/static/js/ui.js";
import { edit, setReady, sheet, sheets, takeBack, writesVoid } from "./desk.js";
import { emptyPlan, isMoving, isPlaced, MOVING, PLACED, planOf, roomFor, withChange, withMove } from "./plan.js";

/** @import {Offer, Say} from "/static/js/types.js" */
/** @import {Moving, Placed, Plan, Told} from "./plan.js" */
/** @import {Reading} from "./reading.js" */

/** Reasons for the first entry of a sheet, which may be that there is none of its kind. */
const OF_ONE_ENTRY = ["reason-plan", "reason-done"];

/** @typedef {{plan: Plan, player: string, told: Told, now: Reading}} Writing */

/** The offers of the sheet that is looked at, as the hand wants them. @param {Reading} now */
export function proposal(now) {
  const isDone = sheets(now).every((one) => one.isReady);
  const count = suggestion(now)?.orders.length ?? 0;
  const suggested = count > 0 ? [button("suggested")] : [];
  return {
    offers: isDone ? [button("unready")] : [...onTheMap(now), ...suggested, button("ready")],
    refusals: isDone || writesVoid.value ? [] : (table.shown.value?.refusals ?? []),
    act: (/** @type {string} */ form) => act(now, form),
    undo: () => (isDone ? setReady(now, false) : takeBack(now)),
    clear: () => edit(now, emptyPlan),
    isSheet: true,
    reasons: (/** @type {Say[]} */ all) => (count > 0 ? all.filter(([id]) => !OF_ONE_ENTRY.includes(id)) : all),
  };
}

/**
 * On a narrow window a touch on a card of the display shows first what it would bring; a second one takes it. Null: as the server offers.
 * @param {Reading} now
 */
export function drafting(now) {
  const shown = table.shown.value;
  if (!isNarrow.value || now.view.step !== "draft" || !shown) return null;
  return {
    offers: shown.offers.map((offer) => ({
      ...offer,
      say: /** @type {Say} */ (["draft-take", offer.say[1]]),
      path: [...offer.path, "put:take"],
    })),
    refusals: shown.refusals,
    act: (/** @type {string} */ form) => void hand.send(form),
  };
}

/** @param {string} form @returns {Offer} */
function button(form) {
  return { form, say: [`sheet-${form}`, {}], path: [] };
}

/** @param {Reading} now @returns {Offer[]} */
function onTheMap(now) {
  const { plan, player } = sheet(now);
  const writing = { plan, player, told: now.foretold(player), now };
  return [...MOVING.flatMap((word) => moving(writing, word)), ...placing(writing), ...bidding(writing), ...takingBack(plan)];
}

// --- what can be added -------------------------------------------------------------------------------------------------------

/** @param {Writing} writing @param {Moving} word @returns {Offer[]} */
function moving({ told, now }, word) {
  const [kind, places] = word === "move" ? ["noble", now.printed.regions] : ["ship", now.printed.zones];
  const pieces = now.printed.cards.filter((card) => card.kind === kind);
  return pieces.flatMap(({ id: card }) => {
    const near = told.can[word][card] ?? [];
    const isFree = writesVoid.value && now.view.owner[card];
    const ids = isFree ? places.map(({ id }) => id).filter((id) => id !== now.at[card]) : near;
    return ids.map((to) => ({
      form: `${word} ${card} ${to}`,
      say: /** @type {Say} */ ([`entry-${word}`, { card, to }]),
      path: [`card:${card}`, `area:${to}`],
      outlook: near.includes(to)
        ? [`outlook-${word}`, { cp: now.pointsOf(card), region: now.zone[to]?.region ?? to }]
        : ["outlook-void", {}],
    }));
  });
}

/** @param {Writing} writing @returns {Offer[]} */
function placing(writing) {
  const { plan, player, told, now } = writing;
  const free = PLACED.filter((word) => roomFor(plan, told, word) > 0);
  return now.printed.cards.flatMap(({ id: card, kind }) => {
    const fitting = free.filter((word) => fits(writing, word, card));
    const isAlone = fitting.length === 1 && !(kind !== "bishop" && card in told.can.white);
    const victim = now.view.owner[card] ?? "none";
    const role = victim === player ? "own" : victim === "none" ? "none" : "other";
    return fitting.map((word) => ({
      form: `${word} ${card}`,
      say: /** @type {Say} */ ([`offer-${word}`, { card, cost: now.costOf(player, word, card), role, victim }]),
      path: [`card:${card}`, ...(isNarrow.value ? [`put:${word}`] : isAlone && !writesVoid.value ? [] : [`choice:${word}`])],
      outlook: outlook(writing, word, card),
    }));
  });
}

/** Whether a counter or cube may be put there, and is not there already. @param {Writing} writing @param {Placed} word @param {string} card */
function fits({ plan, told, now }, word, card) {
  const isCube = word === "white" || word === "black";
  if (isCube === !!now.card[card]?.garrison || (isCube && plan[word][card] && !told.several)) return false;
  return writesVoid.value || hasEffect(told, word, card);
}

/** @param {Told} told @param {Placed} word @param {string} card */
function hasEffect({ can }, word, card) {
  return word === "white" || word === "black" ? card in can[word] : can.troop.includes(card);
}

/** @param {Writing} writing @param {Placed} word @param {string} card @returns {Say} */
function outlook({ plan, player, told, now }, word, card) {
  if (!hasEffect(told, word, card)) return ["outlook-void", {}];
  const cost = now.pricesOf(card).black;
  if (word === "white") return ["outlook-white", { card, cost }];
  if (word === "black") {
    const place = now.placeOf(card);
    return ["outlook-black", { card, cost, cp: now.pointsOf(card), region: now.zone[place]?.region ?? place }];
  }
  const garrison = now.card[card]?.garrison ?? 0;
  const there = (plan.troop[card] ?? 0) + (plan.mercenary[card] ?? 0) + 1;
  if (now.view.owner[card] === player) return ["outlook-defend", { garrison, number: garrison + there }];
  return ["outlook-attack", { garrison, number: garrison + 1, placed: there }];
}

/** @param {Writing} writing @returns {Offer[]} */
function bidding({ plan: { bid }, player, told, now }) {
  const canRaise = now.of(player).cash > (bid?.amount ?? 0);
  return told.can.bid
    .filter((region) => region !== bid?.region || canRaise)
    .map((region) => ({
      form: `bid ${region}`,
      say: ["offer-bid", { region }],
      path: [`calais:${region}`, ...(isNarrow.value && (bid?.region ?? region) === region ? ["put:bid"] : [])],
      outlook: ["outlook-bid", { cp: now.numbers.calais_cp, region, number: now.numbers.title_points }],
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

/** @param {Reading} now @param {string} form */
function act(now, form) {
  const [word = "", one = "", two = ""] = form.split(" ");
  if (word === "ready" || word === "unready") return setReady(now, word === "ready");
  if (word === "suggested") return takeSuggestion(now);
  const told = now.foretold(sheet(now).player);
  edit(now, (plan) => {
    if (word === "back" && isMoving(one)) return withMove(plan, one, two, "");
    if (word === "back" && isPlaced(one)) return withChange(plan, told, one, two, -1);
    if (isMoving(word)) return withMove(plan, word, one, two);
    if (word === "bid") return { ...plan, bid: raised(plan.bid, one) };
    return isPlaced(word) ? withChange(plan, told, word, one, 1) : plan;
  });
}

/** A bid that is one higher, or moved to another region. @param {Plan["bid"]} bid @param {string} region */
function raised(bid, region) {
  return { region, amount: bid && bid.region !== region ? bid.amount : (bid?.amount ?? 0) + 1 };
}

// --- what a bot would write --------------------------------------------------------------------------------------------------

/**
 * The sheet that a bot would write, for whoever asked for a hint, with its orders in words and what they cost; null if nobody asked, or
 * it is too late.
 * @param {Reading} now
 */
export function suggestion(now) {
  const hint = hand.hint.value;
  if (!hint || !now.isPlanning || sheet(now).isReady) return null;
  const { bid, ...parts } = planOf(hint.plan);
  const { player } = sheet(now);
  const bought = PLACED.flatMap((word) =>
    Object.entries(parts[word]).map(([card, each]) => each * now.costOf(player, word, card)),
  );
  const plan = { bid, ...parts };
  return { plan, orders: ordersOf(plan), cost: bought.reduce((sum, cost) => sum + cost, bid?.amount ?? 0) };
}

/** @param {Plan} plan @returns {Say[]} */
function ordersOf({ bid, ...parts }) {
  const moved = MOVING.flatMap((word) => Object.entries(parts[word]).map(([card, to]) => said(word, { card, to })));
  const placed = PLACED.flatMap((word) => Object.entries(parts[word]).map(([card, number]) => said(word, { card, number })));
  return [...(bid ? [said("bid", { region: bid.region, number: bid.amount })] : []), ...moved, ...placed];
}

/** @param {string} word @param {Say[1]} args @returns {Say} */
const said = (word, args) => [`entry-${word}`, args];

/**
 * The sheet that would have been better at the moment of the past that is looked at, if that is what is shown there.
 * @param {Reading} now
 */
export function recalled(now) {
  const hint = hand.hint.value;
  const player = table.room.value?.places[table.shown.value?.seat ?? -1]?.seat ?? "";
  return hint?.path && table.isPast.value && now.players.includes(player) ? { player, plan: planOf(hint.plan) } : null;
}

/** Put it in place of what is on the sheet; it can be taken back like any edit. @param {Reading} now */
function takeSuggestion(now) {
  const found = suggestion(now);
  if (found) edit(now, () => found.plan);
  hand.advise(null);
}
