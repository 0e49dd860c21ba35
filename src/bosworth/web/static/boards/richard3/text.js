/** The board in words: headings and lists of what stands where. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { labelled, name, say, t } from "/static/js/words.js";
import { describe, describeStack } from "./blocks.js";
import { blocksIn, cardKind, countIn, reading, SIDES } from "./reading.js";
import { standing } from "./sides.js";

/** @import {Reading} from "./reading.js" */

/** Everything that the board shows, as text. */
export function Text() {
  const now = reading.value;
  if (!now) return null;
  const held = now.facts.areas
    .map((/** @type {any} */ area) => area.id)
    .filter((/** @type {string} */ id) => countIn(now, id, 0) + countIn(now, id, 1) > 0);
  return html`<div class="r3-text">
    <h2>${say(["board-date", { number: now.public.campaign, of: now.public.campaigns, year: now.year, turn: now.public.turn, turns: now.facts.turns }])}</h2>
    ${[0, 1].map((side) => html`<p key=${side}>${standing(now, side)}. ${say(["board-cards", { side: SIDES[side] ?? "", number: now.view.hands[side] }])}.</p>`)}
    ${now.view.hand.length > 0 && html`<h3>${t("board-your-hand")}</h3><ul>${now.view.hand.map((/** @type {number} */ card) => html`<li key=${card}><${CardLine} kind=${cardKind(now, card)} /></li>`)}</ul>`}
    <h3>${t("board-map")}</h3>
    <dl>${held.map((/** @type {string} */ id) => html`<${AreaText} key=${id} now=${now} id=${id} />`)}</dl>
    ${[0, 1].map((side) => html`<${PoolText} key=${side} now=${now} side=${side} />`)}
  </div>`;
}

/** @param {{kind: any}} props */
function CardLine({ kind }) {
  const label = `${name("card", kind.id)} – ${t(`card-${kind.id}`, {}, "text")}`;
  return html`<${Thing} tag="button" type="button" ref=${`card:${kind.id}`} class="text-thing" label=${label}>${label}<//>`;
}

/** @param {{now: Reading, id: string}} props */
function AreaText({ now, id }) {
  return html`<dt><${Thing} tag="button" type="button" ref=${`area:${id}`} class="text-thing" label=${name("area", id)}>${name("area", id)}<//></dt>
    ${blocksIn(now, id).map((block) => html`<dd key=${block.id}><${BlockText} block=${block} /></dd>`)}
    ${now.stacks.filter((stack) => stack.where === id).map((stack) => html`<dd key=${stack.key}>${describeStack(stack)}</dd>`)}`;
}

/** @param {{block: import("./reading.js").Block}} props */
function BlockText({ block }) {
  return html`<${Thing} tag="button" type="button" ref=${`block:${block.id}`} class="text-thing" label=${describe(block)}>${describe(block)}<//>`;
}

/** @param {{now: Reading, side: number}} props */
function PoolText({ now, side }) {
  const known = blocksIn(now, "pool", side);
  return html`<h3>${labelled(t("board-tray", { side: name("side", SIDES[side] ?? "") }), t("board-pool-title"))}</h3>
    <ul>${known.map((block) => html`<li key=${block.id}><${BlockText} block=${block} /></li>`)}
      ${now.view.pools[side] > 0 && html`<li>${say(["board-pool-hidden", { side: SIDES[side] ?? "", number: now.view.pools[side] }])}</li>`}</ul>`;
}
