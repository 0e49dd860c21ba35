/** What lies over the page: short notices, the broken line, the curtain, the screen reader's voice. */

import { hand } from "../hand.js";
import { html, useEffect, useRef, useSignal } from "../lib.js";
import { raiseCurtain } from "../seating.js";
import { table } from "../table-state.js";
import { curtain, dropToast, spoken, toasts } from "../ui.js";
import { say, t } from "../words.js";
import { sideName } from "./names.js";

/** @import {Connection} from "../connection.js" */

export function Toasts() {
  return html`<div class="toasts">
    ${toasts.value.map(({ id, text }) => html`<button type="button" key=${id} class="toast" onClick=${() => dropToast(id)}>${text}</button>`)}
  </div>`;
}

/** Speaks what changes: what has hit me and the prompt, the lines of the log, notices. In the past the theatre speaks for itself. */
export function LiveRegion() {
  const now = table.isPast.value ? null : table.live.value;
  return html`<div class="visually-hidden">
    <p aria-live="polite">${now ? [...now.hits, now.prompt].map(say).join(" ") : ""}</p>
    <p aria-live="polite" aria-atomic="true">${spoken.value}</p>
    <p aria-live="assertive">${hand.refusal.value ? say(hand.refusal.value.say) : ""}</p>
  </div>`;
}

/**
 * The line to the server is broken: when it is tried again, and a button to do so now. The seconds are for the eye alone: a screen
 * reader would read them one by one.
 */
export function LineBanner(/** @type {{connection: Connection | null}} */ { connection }) {
  const now = useSignal(Date.now());
  const status = connection?.status.value ?? "open";
  useEffect(() => {
    if (status !== "waiting") return undefined;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [status]);
  if (!connection || status === "open" || (status === "opening" && connection.failures === 0)) return null;
  const seconds = Math.max(0, Math.ceil((connection.retryAt.value - now.value) / 1000));
  const text = status === "waiting" ? t("line-waiting", { seconds }) : t(status === "closed" ? "line-closed" : "line-opening");
  return html`<div class="line-banner">
    <span class="visually-hidden" role="status">${t(status === "closed" ? "line-closed" : "line-opening")}</span><span aria-hidden="true">${text}</span>
    ${status === "waiting" && html`<button type="button" class="button small" onClick=${() => connection.open()}>${t("line-now")}</button>`}
  </div>`;
}

/** "Pass to York": nothing private is in the page beneath. */
export function Curtain() {
  const seat = curtain.value;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const place = seat === null ? undefined : table.room.value?.places[seat];
  if (!place) return null;
  const alone = () => {
    table.isAlone.value = true;
    raiseCurtain();
  };
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
    <div class="curtain-card" data-seat=${place.seat}>
      <span class="swatch" aria-hidden="true"></span>
      <h2 id="curtain-title">${t("curtain-pass", { side: sideName(place.seat) })}</h2>
      <p>${t("curtain-away")}</p>
      <button type="button" class="button primary" ref=${button} onClick=${raiseCurtain}>${t("curtain-ready", { side: sideName(place.seat) })}</button>
      <button type="button" class="button quiet small" onClick=${alone}>${t("curtain-alone")}</button>
    </div>
  </div>`;
}
