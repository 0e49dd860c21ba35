/** A number to choose among those offered. */

import { hand } from "/static/js/hand.js";
import { html, useEffect, useSignal } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { say, t } from "/static/js/words.js";

/**
 * A number to choose among those offered, with what it would bring; the button does it.
 * @param {{prefix: string, start?: number, act?: string}} props  `act` is the message on the button, where one sees what is chosen
 */
export function Stepper({ prefix, start, act }) {
  const offers = hand.possible().filter((offer) => offer.path.at(-1)?.startsWith(prefix));
  const numbers = offers.map((offer) => Number(offer.path.at(-1)?.slice(prefix.length))).sort((one, other) => one - other);
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  const wanted = useSignal(start ?? least);
  useEffect(() => void (wanted.value = start ?? least), [least, most, prefix]);
  const value = Math.min(Math.max(wanted.value, least), most);
  const chosen = offers.find((offer) => offer.path.at(-1) === `${prefix}${value}`);
  const words = chosen ? [...(act ? [t(act)] : []), say(chosen.say)].join(" · ") : "";
  const hinted = numbers.findLast((number) => hand.hinted(`${prefix}${number}`)) ?? value;
  const step = (/** @type {number} */ by) => void (wanted.value = Math.min(Math.max(value + by, least), most));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  return html`<div class=${`stepper ${act ? "is-brief" : ""}`} data-holds=${numbers.map((number) => `${prefix}${number}`).join(" ")} onKeyDown=${onKeyDown}>
    <div class="stepper-row">
      <button type="button" class=${`lancaster-step ${hinted < value ? "hinted" : ""}`} aria-label=${t("board-fewer")} disabled=${value <= least} onClick=${() => step(-1)}>−</button>
      <output class="stepper-value" aria-live="polite">${value}</output>
      <button type="button" class=${`lancaster-step ${hinted > value ? "hinted" : ""}`} aria-label=${t("board-more")} disabled=${value >= most} onClick=${() => step(1)}>+</button>
      <span class="stepper-most">${t("board-of", { number: most })}</span>
    </div>
    ${chosen?.outlook && html`<p class="stepper-outlook">${say(chosen.outlook)}</p>`}
    <${Thing} tag="button" type="button" class="button primary" ref=${`${prefix}${value}`} label=${words}>${act ? t(act) : words}<//>
  </div>`;
}
