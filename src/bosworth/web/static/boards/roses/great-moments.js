/** The great moments of Wars of the Roses: a King is crowned by parliament, and the end. */

import { html } from "/static/js/lib.js";
import { name } from "/static/js/words.js";
import { RoseSign, Sign } from "./glyph.js";
import { reading } from "./reading.js";

/** @param {{house: string, lancaster: number, york: number}} args @returns {import("/static/js/shell/herald.js").Cry | null} */
function crowned({ house, lancaster, york }) {
  if (house === "none") return null;
  return {
    picture: html`<${RoseSign} house=${house} />`,
    figures: [
      [name("side", "lancaster"), lancaster],
      [name("side", "york"), york],
    ],
  };
}

/** @returns {import("/static/js/shell/herald.js").Cry | null} */
function ended() {
  const now = reading.value;
  if (!now) return null;
  return {
    picture: html`<${Sign} id="crown" />`,
    figures: now.players.map((player) => [name("side", player), now.of(player).score]),
  };
}

/** By the events that tell them. */
export const heralds = { "event-king": crowned, "event-game-end": ended, "event-resigned": ended };
