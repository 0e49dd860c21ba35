/** Cards and players in words, for labels and tips. */

import { labelled, name, phrase, say, t } from "/static/js/words.js";

/** @import {Card, Reading} from "./reading.js" */

/** What is printed on a card besides its kind and place. @param {Card} card */
export function printedOn({ income, garrison }) {
  return [
    ...(income ? [t("facts-income", { number: income })] : []),
    ...(garrison ? [t("facts-garrison", { number: garrison })] : []),
  ];
}

/** Whose a card is. @param {Reading} now @param {string} id */
export function ownerLine(now, id) {
  return phrase(["facts-owner", { player: now.view.owner[id] ?? "none" }]);
}

/**
 * Everything about a card in one sentence: its kind and region, worth, income, garrison, owner.
 * @param {Reading} now
 * @param {string} id
 */
export function describe(now, id) {
  const card = now.card[id];
  if (!card) return name("card", id);
  const worth = t("worth-cp", { number: now.pointsOf(id) });
  const parts = [name("type", card.kind), name("area", now.placeOf(id)), worth, ...printedOn(card), ownerLine(now, id)];
  return labelled(name("card", id), parts.join(", "));
}

/** The name of a player with his House. @param {Reading} now @param {string} player */
export function playerName(now, player) {
  const { house } = now.of(player);
  return house ? say(["player-house", { player, house }]) : name("side", player);
}
