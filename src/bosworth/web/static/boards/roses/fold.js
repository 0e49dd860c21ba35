/**
 * Carrying out what the log tells, line by line: in this game a whole turn is resolved by one action, and the theatre shows it
 * step by step. Nothing is decided here; every line says what came of it.
 */

import { facts } from "./facts.js";
import { emptyStage, modelOf } from "./model.js";

/** @import {Model} from "./model.js" */
/** @import {Line} from "../../js/types.js" */

/** @typedef {(model: Model, args: Record<string, any>) => void} Step */

/** The phase that each happening belongs to. @type {Record<string, string>} */
const PHASES = {
  turn: "order", house: "order", display: "draft", pick: "draft", mercenaries: "draft", boxed: "draft",
  income: "income", aid: "income", "aid-declined": "income", committed: "planning",
  sheet: "deployment", bid: "deployment", captain: "deployment", dropped: "deployment", unpaid: "deployment",
  moved: "deployment", sailed: "deployment", "white-placed": "deployment", attackers: "deployment", defenders: "deployment",
  "bribe-won": "bribery", "bribe-failed": "bribery",
  garrison: "combat", battle: "combat", conquered: "combat", neutral: "combat",
  region: "parliament", "region-empty": "parliament", vote: "parliament", king: "parliament",
  "title-points": "parliament", trade: "parliament", church: "parliament", "turn-end": "parliament",
  "game-end": "over", resigned: "over",
};

/** What each happening changes on the board. @type {Record<string, Step>} */
const STEPS = {
  turn: (model, { number, order }) => Object.assign(model, { turn: number, order: order.split(" ") }),
  display: (model, { cards }) => {
    model.display = cards.split(" ").map(plain);
    model.faceUp = [];
    model.picks = 0;
  },
  pick: (model, { player, card }) => {
    const at = model.display.indexOf(plain(card));
    model.display = model.display.toSpliced(at, at < 0 ? 0 : 1);
    model.picks += 1;
    if (card in model.owner) model.owner[card] = player;
    else model.box = [...model.box, plain(card)];
  },
  mercenaries: (model, { player, number }) => {
    add(model.mercs, player, number);
    model.stack -= number;
  },
  boxed: (model, { cards }) => {
    model.box = [...model.box, ...cards.split(" ").map(plain)];
    model.display = [];
  },
  income: (model, { player, number }) => add(model.cash, player, number),
  aid: (model, { player, number }) => {
    add(model.cash, player, number);
    model.aid[player] = false;
  },
  committed: (model, { player }) => void (model.committed[player] = true),
  sheet: (model, { player, entry }) => void (model.sheets[player] = entry),
  bid: (model, { player, number }) => {
    model.bids[player] = number;
    add(model.cash, player, -number);
  },
  captain: (model, { player, region }) => void (model.captain = player === "none" ? null : { player, region }),
  moved: (model, { card, to }) => void (model.at[card] = to),
  sailed: (model, { card, to }) => void (model.at[card] = to),
  "white-placed": (model, { card }) => add(model.whites, card, 1),
  attackers: (model, { player, card, number }) => void (model.attackers[card] = { ...model.attackers[card], [player]: number }),
  defenders: (model, { card, number }) => void (model.defenders[card] = number),
  "bribe-failed": (model, { player, victim, card }) => {
    add(model.whites, card, -1);
    model.clash = clash("bribe-failed", card, player, victim);
  },
  "bribe-won": (model, { player, victim, card }) => {
    model.owner[card] = player;
    model.clash = clash("bribe-won", card, player, victim);
  },
  garrison: (model, { card, number }) => add(model.defenders, card, number),
  battle: (model, { player, victim, card, attackers, defenders }) => {
    model.clash = { ...clash("battle", card, player, victim), attackers, defenders };
    model.defenders[card] = Math.max(0, defenders - attackers);
    model.attackers[card] = { ...model.attackers[card], [player]: Math.max(0, attackers - defenders) };
  },
  conquered: (model, { player, card }) => {
    model.defenders[card] = model.attackers[card]?.[player] ?? 0;
    delete model.attackers[card]?.[player];
    model.owner[card] = player;
    model.faceUp = model.faceUp.filter((one) => one !== card);
  },
  neutral: (model, { card }) => {
    model.owner[card] = "";
    model.faceUp = [...model.faceUp, card];
  },
  title: (model, { title, player }) => void (model.title[title] = player === "none" ? "" : player),
  region: (model, { region, first, second, strengths }) => {
    const { first: most, second: less } = facts().region[region] ?? { first: 0, second: 0 };
    model.scored[region] = { first, second, strengths };
    add(model.score, first, most);
    if (second !== "none") add(model.score, second, less);
  },
  "region-empty": (model, { region }) => void (model.vote[region] = ""),
  vote: (model, { region, house }) => void (model.vote[region] = house === "none" ? "" : house),
  king: (model, { house }) => {
    model.kings[model.turn - 1] = house === "none" ? "" : house;
    for (const player of model.players) if (model.house[player] === house) add(model.score, player, facts().numbers.king_points);
  },
  "title-points": (model, { player, number }) => add(model.score, player, number),
  trade: (model, { player, number }) => add(model.score, player, number),
  church: (model, { player, number }) => add(model.score, player, number),
  "turn-end": (model) => {
    Object.assign(model, emptyStage(), { captain: null });
    for (const [region, house] of Object.entries(model.vote)) model.vote[region] = house || "lancaster";
  },
  "game-end": (model, { players }) => void (model.winners = players.split(" ")),
};

/**
 * The board after some lines of the log, from the view before them.
 * @param {any} view
 * @param {Line[]} lines
 * @returns {Model}
 */
export function folded(view, lines) {
  const model = modelOf(view);
  for (const { say: [id, args] } of lines) {
    const event = id.replace("event-", "");
    model.clash = null;
    model.phase = PHASES[event] ?? model.phase;
    if (model.phase === "parliament") Object.assign(model, { whites: {}, defenders: {}, attackers: {} });
    STEPS[event]?.(model, args);
  }
  return model;
}

/** @param {Record<string, number>} sums @param {string} key @param {number} number */
function add(sums, key, number) {
  sums[key] = (sums[key] ?? 0) + number;
}

/** @param {string} card */
function plain(card) {
  return card.startsWith("merc") ? "merc" : card;
}

/** @param {string} kind @param {string} card @param {string} player @param {string} victim */
function clash(kind, card, player, victim) {
  return { kind, card, player, victim, attackers: 0, defenders: 0 };
}
