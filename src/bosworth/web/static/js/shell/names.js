/** How things, sides, people and the table are called. */

import { table } from "../table-state.js";
import { capital, has, isNamed, name, t } from "../words.js";

/** @import {Place} from "../types.js" */

/** The name of the table, or else of its game. */
export function tableName() {
  return table.room.value?.name || (has("game-name") ? t("game-name") : "Bosworth");
}

/**
 * The name of a thing, if it has one in the words of the game.
 * @param {string} ref
 */
export function nameOf(ref) {
  const [kind = "", id = ""] = ref.split(":");
  return isNamed(kind, id) ? name(kind, id, "name") : "";
}

/**
 * The name of a seat's side.
 * @param {string} seat
 */
export function sideName(seat) {
  return capital(isNamed("side", seat) ? name("side", seat, "name") : seat);
}

/**
 * Who sits there, in words.
 * @param {Place} place
 */
export function personName(place) {
  if (place.kind === "open") return t("seat-empty");
  if (place.kind === "bot") return t("seat-bot", { level: botName(place.name) });
  return place.name || t("seat-person");
}

/**
 * A bot by its level, and by its temper if it has one of its own: `master:aggressive`.
 * @param {string} spec
 */
export function botName(spec) {
  const [level = "", temper] = spec.replace(/^bot:/, "").split("/", 1).join("").split(":");
  const named = has(`level-${level}`) ? t(`level-${level}`) : level;
  return temper ? t("bot-named", { level: named, temper: t(`temper-${temper}`) }) : named;
}
