/** On a narrow window: the orders that can be given to what was touched on the map, as rows of the sheet at the foot of the map. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { isNarrow } from "/static/js/ui.js";
import { capital, name, t } from "/static/js/words.js";
import { sheet } from "./desk.js";
import { Bid, CubeRow, MoveRow, PostRow } from "./sheet-rows.js";

/** @import {Card, Reading} from "./reading.js" */
/** @import {Writing} from "./sheet-rows.js" */

/**
 * What was touched to be given orders, as the kind and the id of a card or of a box of Calais; null if nothing was.
 * @param {Reading} now
 */
export function ordered(now) {
  const [ref] = isNarrow.value && now.isPlanning ? hand.holding() : [];
  const [kind = "", id = ""] = ref?.split(":") ?? [];
  return kind === "card" || kind === "calais" ? { kind, id } : null;
}

/** @param {{now: Reading}} props */
export function OrderCard({ now }) {
  const touched = ordered(now);
  if (!touched) return null;
  const { plan, player } = sheet(now);
  const writing = { now, plan, player, isBare: true };
  const card = now.card[touched.id];
  const title = card ? name("card", touched.id, "name") : name("title", "captain");
  const put = hand.targets().filter((ref) => ref.startsWith("put:"));
  return html`<section class="order-card" aria-label=${title} data-holds=${put.join(" ")}>
    <header><h3>${capital(title)}</h3><button type="button" class="button quiet small" aria-label=${t("details-close")}
      onClick=${hand.letGo}>×</button></header>
    <ul>${card ? html`<${Rows} card=${card} ...${writing} />` : html`<${Bid} place=${touched.id} ...${writing} />`}</ul>
  </section>`;
}

/** @param {Writing & {card: Card}} props */
function Rows(props) {
  const { card, now, player } = props;
  if (card.garrison) return html`<${PostRow} ...${props} />`;
  const isOwn = now.view.owner[card.id] === player;
  const word = card.kind === "noble" ? "move" : "sail";
  return html`${isOwn && card.kind !== "bishop" && html`<${MoveRow} word=${word} ...${props} />`}
    <${CubeRow} word=${isOwn ? "white" : "black"} ...${props} />`;
}
