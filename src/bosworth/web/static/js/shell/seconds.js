/** For how long something has lasted: counted up after the first second, each second as long as the others. */

import { effect, html, useEffect, useSignal } from "../lib.js";
import { table } from "../table-state.js";
import { t } from "../words.js";

const SECOND = 1000;
/** A clock that rings so much too early, in milliseconds, has rung in time. */
const SLACK = 50;

/** Since when the bot of each seat thinks, as far as this page has heard. @type {Map<string, number>} */
const thinking = new Map();
effect(() => {
  for (const { seat, is_thinking } of table.room.value?.places ?? [])
    if (!is_thinking) thinking.delete(seat);
    else if (!thinking.has(seat)) thinking.set(seat, performance.now());
});

/** @param {string} seat */
export const thinkingSince = (seat) => thinking.get(seat) ?? performance.now();

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
    tick();
    return () => clearTimeout(timer);
  }, [since]);
  return html`<span class="seconds" aria-hidden="true">${count.value > 0 ? t("seconds", { count: count.value }) : before}</span>`;
}
