/** The index of the board: which parts it has, in which of them something can be touched, and the way there. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { mayMove } from "/static/js/prefs.js";
import { Toolbar } from "/static/js/toolbar.js";
import { t } from "/static/js/words.js";
import { unfold } from "./panel.js";
import { PARTS, partOf } from "./parts.js";

/** @import {Reading} from "./reading.js" */

/** The parts of the board as buttons. @param {{now: Reading}} props */
export function Sections({ now }) {
  const isThere = (/** @type {string} */ part) =>
    (part !== "king" || now.has("court") || now.has("displeasure")) && (part !== "castle" || now.me !== null);
  const lit = new Set(hand.targets().map((ref) => partOf(now, ref)));
  return html`<${Toolbar} class="sections" label=${t("board-parts")}>
    ${PARTS.filter(([part]) => isThere(part)).map(
      ([part, place]) => html`<button key=${part} type="button"
      class=${`sections-button sections-${part} ${lit.has(part) ? "lit" : ""}`} onClick=${() => goTo(now, part, place)}>${t(`board-part-${part}`)}</button>`,
    )}
  <//>`;
}

/** Open a part and scroll to it. @param {Reading} now @param {string} part @param {string} place */
function goTo(now, part, place) {
  unfold(now, part);
  const scroll = () =>
    document.querySelector(`.lancaster .${place}`)?.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
  requestAnimationFrame(scroll);
}
