/** The board in words: headings and lists of what stands where. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { labelled, name, say, t } from "/static/js/words.js";
import { SendHome } from "./panels.js";
import { describe, describeStack } from "./pieces.js";
import { reading, SIDES } from "./reading.js";
import { standing } from "./sides.js";

/** @import {Block, Reading} from "./reading.js" */

/** Everything that the board shows, as text. */
export function Text() {
  const now = reading.value;
  if (!now) return null;
  const held = Object.keys(now.printed.areas).filter((id) => SIDES.some((side) => now.countIn(id, side) > 0));
  const cards = now.view.hands[now.side] ?? [];
  return html`<div>
    <h2>${say(["board-date", now.date])}</h2>
    ${SIDES.map((side) => html`<p key=${side}>${standing(now, side)}. ${say(["board-cards", { side, number: now.view.cards[side] }])}.</p>`)}
    <${SendHome} />
    ${cards.length > 0 && html`<h3>${t("board-your-hand")}</h3><ul>${cards.map((card, number) => html`<li key=${number}><${CardLine} id=${card} /></li>`)}</ul>`}
    <h3>${t("board-map")}</h3>
    <dl>${held.map((id) => html`<${AreaText} key=${id} now=${now} id=${id} />`)}</dl>
    ${SIDES.map((side) => html`<${PoolText} key=${side} now=${now} side=${side} />`)}
  </div>`;
}

/** @param {{id: string}} props */
function CardLine({ id }) {
  const label = `${name("card", id)} – ${t(`card-${id}`, {}, "text")}`;
  return html`<${Thing} tag="button" type="button" ref=${`card:${id}`} class="text-thing" label=${label}>${label}<//>`;
}

/** @param {{now: Reading, id: string}} props */
function AreaText({ now, id }) {
  return html`<dt><${Thing} tag="button" type="button" ref=${`area:${id}`} class="text-thing" label=${name("area", id)}>${name("area", id)}<//></dt>
    ${now.blocksIn(id).map((block) => html`<dd key=${block.id}><${BlockText} block=${block} /></dd>`)}
    ${now.stacksIn(id).map((stack) => html`<dd key=${stack.key}>${describeStack(stack)}</dd>`)}`;
}

/** @param {{block: Block}} props */
function BlockText({ block }) {
  return html`<${Thing} tag="button" type="button" ref=${`block:${block.id}`} class="text-thing" label=${describe(block)}>${describe(block)}<//>`;
}

/** @param {{now: Reading, side: string}} props */
function PoolText({ now, side }) {
  const nameless = now.view.pools[side] ?? 0;
  return html`<h3>${labelled(t("board-tray", { side: name("side", side) }), t("board-pool-title"))}</h3>
    <ul>${now.blocksIn("pool", side).map((block) => html`<li key=${block.id}><${BlockText} block=${block} /></li>`)}
      ${nameless > 0 && html`<li>${say(["board-pool-hidden", { side, number: nameless }])}</li>`}</ul>`;
}
