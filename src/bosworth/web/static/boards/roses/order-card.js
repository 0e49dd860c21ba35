/** On a narrow window: the orders that can be given to what was touched on the map, as rows of the sheet at the foot of the map. */

import { hand } from "../../js/hand.js";
import { html } from "../../js/lib.js";
import { isNarrow } from "../../js/ui.js";
import { capital, name, t } from "../../js/words.js";
import { isPlanning, sheet } from "./desk.js";
import { facts } from "./facts.js";
import { Bid, CubeRow, MoveRow, PostRow } from "./sheet-rows.js";

/** @import {Model} from "./model.js" */
/** @import {Plan} from "./plan.js" */

/** What was touched to be given orders, as the kind and the id of a card or of a box of Calais; null if nothing was. */
export function ordered() {
  const [ref] = isNarrow.value && isPlanning() ? hand.holding() : [];
  const [kind = "", id = ""] = ref?.split(":") ?? [];
  return kind === "card" || kind === "calais" ? { kind, id } : null;
}

/** @param {{model: Model}} props */
export function OrderCard({ model }) {
  const touched = ordered();
  if (!touched) return null;
  const { plan, player } = sheet();
  const title = touched.kind === "card" ? name("card", touched.id, "name") : t("map-captain");
  const put = hand.targets().filter((ref) => ref.startsWith("put:"));
  return html`<section class="order-card" aria-label=${title} data-holds=${put.join(" ")}>
    <header><h3>${capital(title)}</h3><button type="button" class="button quiet small" aria-label=${t("details-close")}
      onClick=${hand.letGo}>×</button></header>
    ${
      touched.kind === "calais"
        ? html`<ul><${Bid} model=${model} plan=${plan} player=${player} place=${touched.id} /></ul>`
        : html`<${Rows}
      id=${touched.id} model=${model} plan=${plan} player=${player} />`
    }
  </section>`;
}

/** @param {{id: string, model: Model, plan: Plan, player: string}} props */
function Rows({ id, ...props }) {
  const { kind, garrison } = facts().card[id] ?? {};
  if (garrison) return html`<ul><${PostRow} id=${id} ...${props} /></ul>`;
  const isOwn = props.model.owner[id] === props.player;
  const word = kind === "noble" ? "move" : "sail";
  return html`<ul>
    ${isOwn && kind !== "bishop" && html`<${MoveRow} word=${word} id=${id} ...${props} />`}
    <${CubeRow} word=${isOwn ? "white" : "black"} id=${id} ...${props} caption=${t(isOwn ? "sheet-loyal" : "sheet-bribe")} />
  </ul>`;
}
