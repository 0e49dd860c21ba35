/** The great moments of Lancaster: a law is adopted, and the end. */

import { html } from "/static/js/lib.js";
import { name, t } from "/static/js/words.js";
import { Icon } from "./icons.js";
import { reading } from "./reading.js";

/** @param {{law: string, adopted: number}} args @returns {import("/static/js/shell/herald.js").Cry | null} */
function adopted({ law, adopted: isAdopted }) {
  const ballot = reading.value?.ballots.findLast((one) => one.law === law);
  if (!isAdopted) return null;
  const votes = (/** @type {boolean} */ isYes) =>
    ballot?.votes.reduce((sum, vote) => sum + (vote.isYes === isYes ? vote.number : 0), 0) ?? 0;
  return {
    picture: html`<${Icon} name="law" />`,
    figures: [
      [t("board-yes"), votes(true)],
      [t("board-no"), votes(false)],
    ],
  };
}

/** @returns {import("/static/js/shell/herald.js").Cry | null} */
function ended() {
  const now = reading.value;
  if (!now) return null;
  return {
    picture: html`<${Icon} name="power" />`,
    figures: now.players.map((player) => [name("side", player), now.player(player).power]),
  };
}

/** By the events that tell them. */
export const heralds = { "event-ballots": adopted, "event-over": ended };
