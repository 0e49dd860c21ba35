/** The index of the board: which parts it has, in which of them something can be touched, and the way there. It folds what can be folded. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { mayMove } from "/static/js/prefs.js";
import { Toolbar } from "/static/js/toolbar.js";
import { isNarrow } from "/static/js/ui.js";
import { t } from "/static/js/words.js";
import { isNeeded, isOpen, unfold } from "./panel.js";
import { PARTS, partOf } from "./parts.js";

/** @import {Reading} from "./reading.js" */

/** Which parts there are, besides those that every game has. @type {Record<string, (now: Reading) => boolean>} */
const IS_THERE = {
  king: (now) => now.has("court") || now.has("displeasure"),
  castle: (now) => now.me !== null,
  supply: (now) => now.view.options.supply === "strict",
};

/** The parts of the board as buttons. @param {{now: Reading}} props */
export function Sections({ now }) {
  const [lit, hinted] = [hand.targets(), hand.meant()].map((refs) => new Set(refs.map((ref) => partOf(now, ref))));
  const states = (/** @type {string} */ part) => `${lit?.has(part) ? "lit" : ""} ${hinted?.has(part) ? "hinted" : ""}`;
  const expanded = (/** @type {string} */ part) => (isNarrow.value ? undefined : isOpen(now, part) ? "true" : "false");
  return html`<${Toolbar} class="sections" label=${t("board-parts")}>
    ${PARTS.filter(([part]) => IS_THERE[part]?.(now) ?? true).map(
      ([part, place]) => html`<button key=${part} type="button" aria-expanded=${expanded(part)}
      class=${`sections-button sections-${part} ${states(part)}`} onClick=${() => goOrFold(now, part, place)}>${t(`board-part-${part}`)}</button>`,
    )}
  <//>`;
}

/** Open a part and scroll to it; fold one that is in sight already, unless it is needed. @param {Reading} now @param {string} part @param {string} place */
function goOrFold(now, part, place) {
  const folds = isOpen(now, part) && !isNeeded(now, part) && isInSight(place);
  unfold(now, part, !folds);
  const scroll = () =>
    document.querySelector(`.lancaster .${place}`)?.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
  if (!folds) requestAnimationFrame(scroll);
}

/** Whether the title of a part is in sight. @param {string} place */
function isInSight(place) {
  const [head, stack] = [`.lancaster .${place} .lancaster-head`, ".lancaster-stack"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  return head !== undefined && stack !== undefined && head.top > stack.top - 1 && head.bottom < stack.bottom + 1;
}
