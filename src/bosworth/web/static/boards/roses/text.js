/** The board without pictures: headings and lists, with everything that can be touched as buttons. */

import { html } from "/static/js/lib.js";
import { labelled, listed, names, phrase, say, t } from "/static/js/words.js";
import { describe, describePlayer } from "./describe.js";
import { Parliaments } from "./parliament.js";
import { reading } from "./reading.js";
import { OrderSheet } from "./sheet.js";

/** @import {Reading, Region} from "./reading.js" */

/** The whole board as text. */
export function Text() {
  const now = reading.value;
  if (!now) return null;
  return html`<div>
    <h2>${labelled(t("board-turn", { number: now.view.turn, of: now.numbers.turns }), t(`phase-${now.phase}`))}</h2>
    ${now.phase === "draft" && html`<${Cards} now=${now} />`}
    ${now.isPlanning && html`<${OrderSheet} now=${now} />`}
    <h3>${t("head-order")}</h3>
    <ol>${now.view.order.map((player) => html`<li key=${player}>${playerLine(now, player)}</li>`)}</ol>
    ${now.printed.regions.map((region) => html`<${RegionText} key=${region.id} region=${region} now=${now} />`)}
    <${Parliaments} now=${now} />
  </div>`;
}

/** @param {Reading} now @param {string} player */
function playerLine(now, player) {
  const cards = now.holdings(player).map((card) => card.id);
  return listed([describePlayer(now, player), names("card", cards.join(" ")) || t("entry-none")]);
}

/** @param {{now: Reading}} props */
function Cards({ now }) {
  const effects = now.forecast.cards ?? {};
  return html`<h3>${t("display-title", { number: now.view.turn })}</h3>
    <ul>${[...new Set(now.display)].map(
      (id) => html`<li key=${id}>${describe(now, id)}${(effects[id] ?? []).map((effect) => `; ${phrase(effect)}`)}</li>`,
    )}</ul>`;
}

/** @param {{region: Region, now: Reading}} props */
function RegionText({ region: { id, votes, first, second, zones }, now }) {
  const house = (now.hasHouses && now.view.vote[id]) || "none";
  const here = now.printed.cards.filter((card) => [id, ...zones].includes(now.placeOf(card.id)));
  return html`<section>
    <h3>${say(["board-region", { region: id, votes, one: first, two: second, house }])}</h3>
    <ul>${here.map((card) => html`<li key=${card.id}>${describe(now, card.id)}</li>`)}</ul>
  </section>`;
}
