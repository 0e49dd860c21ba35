/** What there is to say about a thing that was tapped. */

import { html } from "/static/js/lib.js";
import { capital, name, say } from "/static/js/words.js";
import { described as conflictWords } from "./conflicts.js";
import { reading } from "./reading.js";
import { provinceWords } from "./text.js";

/** A province, a conflict or a law in words. @param {{ref: string}} props */
export function Details({ ref }) {
  const now = reading.value;
  const [kind = "", id = ""] = ref.split(":");
  const province = now?.provinces.find((one) => one.id === id);
  const conflict = now?.conflicts.find((one) => one.id === id);
  if (now && province && (kind === "area" || kind === "noble")) return html`<p>${provinceWords(now, province)}</p>`;
  if (now && conflict && kind === "card") return html`<p>${conflictWords(now, conflict)}</p>`;
  const foretold = now?.foretold(id);
  return kind === "law" ? html`<p>${capital(name("law", id, "text"))}.</p>${foretold && html`<p>${say(foretold)}.</p>`}` : null;
}
