/** The index of a narrow window: which parts the board has, in which of them something can be touched, and the way there. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { mayMove } from "/static/js/prefs.js";
import { Toolbar } from "/static/js/toolbar.js";
import { t } from "/static/js/words.js";

/** @import {Reading} from "./reading.js" */

/** The parts in the order of the index: each with the class of what it goes to. @type {[string, string][]} */
const PARTS = [
  ["map", "lancaster-provinces"],
  ["castle", "castles-own"],
  ["france", "conflicts"],
  ["parliament", "laws"],
  ["king", "court"],
  ["others", "castles-others"],
];
/** Where things lie by their kind; areas and pieces are told apart by their names. @type {Record<string, string>} */
const LIES = {
  noble: "map",
  space: "castle",
  card: "france",
  favour: "france",
  law: "parliament",
  bishop: "king",
  side: "others",
};

/** The part in which a thing lies, or an empty text if it lies in none. @param {Reading} now @param {string} ref */
function partOf(now, ref) {
  const [kind = "", id = ""] = ref.split(":");
  if (kind === "area") return now.provinces.some((province) => province.id === id) ? "map" : "king";
  if (kind === "piece") return /^(dungeon|lord)\./.test(id) ? "king" : "france";
  return LIES[kind] ?? "";
}

/** The parts of the board as buttons. @param {{now: Reading}} props */
export function Sections({ now }) {
  const isThere = (/** @type {string} */ part) =>
    (part !== "king" || now.has("court") || now.has("displeasure")) && (part !== "castle" || now.me !== null);
  const lit = new Set(hand.targets().map((ref) => partOf(now, ref)));
  return html`<${Toolbar} class="sections" label=${t("board-parts")}>
    ${PARTS.filter(([part]) => isThere(part)).map(
      ([part, place]) => html`<button key=${part} type="button" class=${`sections-button ${lit.has(part) ? "lit" : ""}`}
      onClick=${() => goTo(place)}>${t(`board-part-${part}`)}</button>`,
    )}
  <//>`;
}

/** Scroll to a part. @param {string} place */
function goTo(place) {
  document.querySelector(`.lancaster .${place}`)?.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
}
