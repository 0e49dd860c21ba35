/** Cards and pieces in words, for labels and tips. */

import { labelled, name, phrase, say, t } from "../../js/words.js";
import { facts, pointsOf } from "./facts.js";

/** @import {Model} from "./model.js" */

/**
 * Everything about a card in one sentence: its kind and region, worth, income, garrison, owner.
 * @param {Model} model
 * @param {string} id
 */
export function describe(model, id) {
  const card = facts().card[id];
  if (!card) return name("card", id);
  const place = model.at[id] ?? card.region;
  const parts = [
    name("type", card.kind),
    name("area", place),
    t("worth-cp", { number: pointsOf(id, model.options) }),
    ...(card.income ? [t("facts-income", { number: card.income })] : []),
    ...(card.garrison ? [t("facts-garrison", { number: card.garrison })] : []),
    phrase(["facts-owner", { player: model.owner[id] || "none" }]),
  ];
  return labelled(name("card", id), parts.join(", "));
}

/**
 * The name of a player with his House.
 * @param {Model} model
 * @param {string} player
 */
export function playerName(model, player) {
  const house = model.house[player];
  return house ? say(["player-house", { player, house }]) : name("side", player);
}
