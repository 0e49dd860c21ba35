/** The draft: the cards on display, who takes one when, and what comes back to it. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { name, names, t } from "/static/js/words.js";
import { DisplayCard } from "./card.js";
import { Swatch } from "./glyph.js";

/** @import {Reading} from "./reading.js" */

/** @param {{now: Reading}} props */
export function Display({ now }) {
  const chart = [...now.printed.cards.map(({ id }) => id), "merc"];
  const cards = chart.filter((id) => now.display.includes(id));
  return html`<section class="draft">
    <h3>${t("display-title", { number: now.view.turn })}</h3>
    <${Queue} now=${now} />
    <div class="draft-cards">${cards.map((id) => html`<${DisplayCard} key=${id} id=${id} now=${now} />`)}</div>
    <${ComingBack} now=${now} />
    <p class="roses-note">${t("display-rest")}</p>
  </section>`;
}

/** Cards of places that have become nobody's: they are shown next turn. @param {{now: Reading}} props */
export function ComingBack({ now }) {
  const cards = names("card", now.view.face_up.join(" "));
  return cards ? html`<p class="roses-note">${t("board-neutral", { cards })}</p>` : null;
}

/** Who picks now, and who after. @param {{now: Reading}} props */
function Queue({ now }) {
  const [first = "", ...rest] = pickers(now);
  return html`<ol class="draft-queue" aria-label=${t("draft-queue")}>
    ${first && html`<li key="first" aria-current="step"><${Swatch} of=${first} /> <b>${name("side", first)}</b></li>`}
    ${rest.map(
      (player, place) =>
        html`<li key=${place}><${Thing} tag="span" ref=${`side:${player}`} label=${name("side", player)}><${Swatch} of=${player} /><//></li>`,
    )}
  </ol>`;
}

/** Who is to pick, and who after him: turn order again and again, in the first turn every second round backwards. @param {Reading} now */
function pickers({ view: { turn, order, picks }, numbers }) {
  const [first, later] = numbers.picks[order.length];
  const laps = Array.from({ length: turn > 1 ? later : first }, (_, lap) => (turn === 1 && lap % 2 ? order.toReversed() : order));
  return laps.flat().slice(picks);
}
