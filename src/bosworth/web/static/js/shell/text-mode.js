/** Text mode: the whole table as headings, lists and buttons, on the same hand as the board. */

import { hand } from "../hand.js";
import { html } from "../lib.js";
import { table } from "../table-state.js";
import { play } from "../theatre.js";
import { capital, say, t } from "../words.js";
import { nameOf } from "./names.js";
import { Row } from "./sheet.js";

/** @import {Offer} from "../types.js" */
/** @import {BoardModule} from "../shell.js" */

const RECENT = 8;

/** @param {{board: BoardModule}} props */
export function TextMode({ board }) {
  const shown = table.shown.value;
  if (!shown) return null;
  const { End, Text } = board;
  const groups = grouped(hand.possible());
  return html`<article class="text-mode">
    <h2 class="visually-hidden">${say(shown.prompt)}</h2>
    ${
      groups.size > 0 &&
      html`<section><h2>${t("text-offers")}</h2>
      ${[...groups].map(([ref, offers]) => html`<${Group} key=${ref} title=${capital(nameOf(ref))} offers=${offers} />`)}</section>`
    }
    ${shown.step === "over" && !play.value && End && html`<section class="end"><${End} /></section>`}
    ${
      shown.refusals.length > 0 &&
      html`<section><details><summary>${t("text-refusals")}</summary>
      <ul>${shown.refusals.map((one) => html`<li>${say(one.say)}</li>`)}</ul></details></section>`
    }
    ${Text && html`<section><h2>${t("text-board")}</h2><${Text} /></section>`}
    <section><h2>${t("text-recent")}</h2>
      <ol>${table.heard.value.slice(-RECENT).map((line) => html`<li>${say(line.say)}</li>`)}</ol></section>
  </article>`;
}

/**
 * Offers by the thing that is touched first.
 * @param {Offer[]} offers
 */
function grouped(offers) {
  /** @type {Map<string, Offer[]>} */
  const groups = new Map();
  for (const offer of offers) {
    const ref = offer.path[0] ?? "";
    groups.set(ref, [...(groups.get(ref) ?? []), offer]);
  }
  return groups;
}

/** @param {{title: string, offers: Offer[]}} props */
function Group({ title, offers }) {
  return html`<div>${title && html`<h3>${title}</h3>`}
    <ul class="rows">${offers.map((offer) => html`<${Row} key=${offer.form} offer=${offer} />`)}</ul></div>`;
}
