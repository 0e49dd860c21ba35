/** The panels beside the map: each has a title that folds it, and is folded by itself while it would only take room. */

import { hand } from "/static/js/hand.js";
import { html, signal } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { isNarrow } from "/static/js/ui.js";
import { t } from "/static/js/words.js";
import { partOf } from "./parts.js";

/** @import {Reading} from "./reading.js" */

/** Which windows have room for what: a panel is open by itself in these phases, in windows of at least this height. @type {Record<string, Record<string, number>>} */
const ROOM = {
  france: { placing: 0, parliament: 0, rewards: 0, over: 0 },
  king: { placing: 0, parliament: 1000, rewards: 1000, over: 0 },
  parliament: { placing: 880, parliament: 0, rewards: 1000, over: 0 },
  others: { placing: 1000, parliament: 880, rewards: 880, over: 0 },
  supply: { placing: 1000, parliament: 1000, rewards: 1000, over: 0 },
};

/** How high the window is. */
const height = signal(globalThis.innerHeight ?? 0);
globalThis.addEventListener?.("resize", () => void (height.value = innerHeight));

/** What a person has folded or unfolded, in which phase. @type {import("/static/vendor/signals.js").Signal<Record<string, boolean>>} */
const chosen = signal({});

/** What can be touched, or is told of; a player who is told of has his line in the summary. */
const wanted = () => [...hand.targets(), ...(table.isPast.value ? hand.lights().filter((ref) => !ref.startsWith("side:")) : [])];

/** Whether a part cannot be folded: something in it can be touched or is told of. @param {Reading} now @param {string} part */
export function isNeeded(now, part) {
  return isNarrow.value || wanted().some((ref) => partOf(now, ref) === part);
}

/** Whether a panel is open: if it is needed; else as a person wants it, or if there is room for it. @param {Reading} now @param {string} part */
export function isOpen(now, part) {
  if (isNeeded(now, part)) return true;
  return chosen.value[`${now.phase} ${part}`] ?? height.value >= (ROOM[part]?.[now.phase] ?? 0);
}

/** Open a panel, or fold it, as long as the phase lasts. @param {Reading} now @param {string} part @param {boolean} [open] */
export function unfold(now, part, open = true) {
  chosen.value = { ...chosen.value, [`${now.phase} ${part}`]: open };
}

/**
 * A panel with its title; what is `beside` the title stays when it is folded, and `brief` stands for its contents then.
 * @param {{now: Reading, part: string, title: string, class: string, beside?: any, brief?: any, children?: any}} props
 */
export function Panel({ now, part, title, class: own, beside, brief, children }) {
  const open = isOpen(now, part);
  return html`<section class=${`panel lancaster-panel ${own} ${open ? "" : "is-folded"}`} aria-label=${title}>
    <header class="lancaster-head">
      <h2 class="lancaster-title">${
        isNarrow.value
          ? title
          : html`<button type="button" class="lancaster-fold" tabindex="-1" aria-expanded=${open ? "true" : "false"}
        title=${t(open ? "board-fold" : "board-unfold")} onClick=${() => unfold(now, part, !open)}>${title}</button>`
      }</h2>
      ${beside}
    </header>
    ${open ? children : brief}
  </section>`;
}
