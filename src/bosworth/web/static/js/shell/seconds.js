/** For how long something has lasted: counted up after the first second, each second as long as the others. */

import { effect, html, useEffect, useSignal } from "../lib.js";
import { table } from "../table-state.js";
import { t } from "../words.js";

const SECOND = 1000;
/** A clock that rings so much too early, in milliseconds, has rung in time. */
const SLACK = 50;

/**
 * Since when the bot of each seat thinks of its present decision, as far as this page has heard, and after which action.
 * @type {Map<string, {since: number, at: number}>}
 */
const thinking = new Map();
effect(() => {
  const at = table.live.value?.at ?? 0;
  for (const { seat, is_thinking } of table.room.value?.places ?? [])
    if (!is_thinking) thinking.delete(seat);
    else if (thinking.get(seat)?.at !== at) thinking.set(seat, { since: performance.now(), at });
});

/** @param {string} seat */
export function thinkingSince(seat) {
  void table.live.value;
  return thinking.get(seat)?.since ?? performance.now();
}

/** @param {{since?: number, before?: any}} props  when it began, if that was not now; what stands there in the first second */
export function Seconds({ since, before }) {
  const count = useSignal(0);
  useEffect(() => {
    const began = since ?? performance.now();
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const tick = () => {
      const lasted = performance.now() - began + SLACK;
      count.value = Math.floor(lasted / SECOND);
      timer = setTimeout(tick, SECOND - (lasted % SECOND) + SLACK);
    };
    count.value = 0;
    tick();
    return () => clearTimeout(timer);
  }, [since]);
  return html`<span class="seconds" aria-hidden="true">${count.value > 0 ? t("seconds", { count: count.value }) : before}</span>`;
}
