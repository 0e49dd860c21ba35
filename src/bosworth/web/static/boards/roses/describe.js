/** Cards and players in words, for labels and tips. */

import { labelled, listed, name, phrase, say, t } from "/static/js/words.js";

/** @import {Card, Reading} from "./reading.js" */

/** What is printed on a card besides its kind and place. @param {Card} card */
export function printedOn({ income, garrison }) {
  return [
    ...(income ? [t("facts-income", { number: income })] : []),
    ...(garrison ? [t("facts-garrison", { number: garrison })] : []),
  ];
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
  const owner = phrase(["facts-owner", { player: now.view.owner[id] ?? "none" }]);
  const parts = [name("type", card.kind), name("area", now.placeOf(id)), worth, ...printedOn(card), owner];
  return labelled(name("card", id), parts.join(", "));
}

/** The name of a player with his House. @param {Reading} now @param {string} player */
export function playerName(now, player) {
  const { house } = now.of(player);
  return house ? say(["player-house", { player, house }]) : name("side", player);
}

/** Everything public about a player in one sentence. @param {Reading} now @param {string} player */
export function describePlayer(now, player) {
  const { score, cash, mercenaries, aid, part } = now.of(player);
  return listed([
    labelled(playerName(now, player), `${score} ${t("points-short")}`),
    `£${cash} (+${now.incomeOf(player)})`,
    labelled(t("head-mercenaries"), mercenaries),
    labelled(t("head-aid"), t(aid ? "aid-left" : "aid-used")),
    ...now.counted(player).map(({ kind, number }) => labelled(name("type", kind), number)),
    ...now.titlesHeld(player).map(({ id }) => name("title", id)),
    ...(now.phase === "planning" && part === "committed" ? [t("player-ready")] : []),
  ]);
}
