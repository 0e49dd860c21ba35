/** For how long something has lasted: counted up after the first second, as wide whatever it comes to. */

import { html, useEffect, useSignal } from "../lib.js";
import { t } from "../words.js";

const SECOND = 1000;

export function Seconds() {
  const count = useSignal(0);
  useEffect(() => {
    const began = performance.now();
    const tick = () => (count.value = Math.round((performance.now() - began) / SECOND));
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, []);
  return html`<span class="seconds" aria-hidden="true">${count.value > 0 && t("seconds", { count: count.value })}</span>`;
}
