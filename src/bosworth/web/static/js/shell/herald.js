/** The herald: a great moment, cried out over the board: arms, a line, figures, and where there is one a sentence of the time. */

import { html } from "../lib.js";
import { play, toldLine } from "../theatre.js";
import { has, say, t } from "../words.js";

/** @import {Say} from "../types.js" */

/**
 * What a board says of a great moment.
 * @typedef {object} Cry
 * @property {any} picture  a drawing
 * @property {[string, string | number][]} figures  what is counted, and how much of it there is
 */

/** What is cried out now: only when its line is told. @param {{heralds?: Record<string, (args: any) => Cry | null>}} props */
export function Herald({ heralds = {} }) {
  const line = toldLine.value;
  const cry = line && play.value ? heralds[line.say[0]]?.(line.say[1]) : null;
  if (!line || !cry) return null;
  const [event, args] = line.say;
  const word = event.replace("event-", "herald-");
  return html`<section class="herald" role="status" key=${`${line.at} ${event}`}>
    <div class="herald-arms" aria-hidden="true">${cry.picture}</div>
    <h3 class="herald-line">${say([word, args])}</h3>
    <dl class="herald-figures">${cry.figures.map(([label, figure]) => html`<div key=${label}><dt>${label}</dt><dd>${figure}</dd></div>`)}</dl>
    ${has(word, "quote") && html`<blockquote class="herald-quote"><p>${t(word, {}, "quote")}</p><cite>${t(word, {}, "source")}</cite></blockquote>`}
  </section>`;
}
