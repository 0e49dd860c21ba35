/** The order in which I collect the rewards of my castle: dragged with mouse, pen or finger, or moved with keys and buttons. */

import { hand } from "/static/js/hand.js";
import { html, useEffect, useSignal } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { Toolbar } from "/static/js/toolbar.js";
import { t } from "/static/js/words.js";
import { described } from "./castles.js";
import { Icon, Price, Reward, rewardWords } from "./icons.js";
import { chain, fates, moved, placeAt } from "./order.js";
import { Side } from "./pieces.js";

/** @import {Reading, Space} from "./reading.js" */

/** The rewards of my castle that I have still to collect, in the order in which I want them. @param {{now: Reading}} props */
export function CastleOrder({ now }) {
  const order = useSignal(/** @type {string[]} */ ([]));
  const forgone = useSignal(/** @type {string[]} */ ([]));
  const me = now.me ?? "";
  const pending = now
    .partiesOf(me)
    .flatMap((party) => now.castle(party).flatMap((space) => (space.isPending ? [{ ...space, party }] : [])));
  const key = pending.map((space) => space.id).join(" ");
  useEffect(() => {
    const ids = key.split(" ").filter(Boolean);
    order.value = [...order.value.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.value.includes(id))];
    if (!key) forgone.value = [];
  }, [key]);
  if (pending.length === 0) return null;
  const spaces = order.value.flatMap((id) => pending.filter((space) => space.id === id));
  const move = (/** @type {string} */ id, /** @type {number} */ to) => void (order.value = moved(order.value, id, to));
  const toggle = (/** @type {string} */ id) =>
    void (forgone.value = forgone.value.includes(id) ? forgone.value.filter((one) => one !== id) : [...forgone.value, id]);
  const offered = now.shown.offers.map(({ form }) => form);
  const fate = fates(spaces, forgone.value, now.player(me).squires ?? 0, offered);
  return html`<div class="castle-order">
    ${spaces.length > 1 && html`<p class="lancaster-note">${t("board-order-hint")}</p>`}
    <${Toolbar} label=${t("board-order-hint")}><${Sortable} move=${move}>${spaces.map(
      (space, place) => html`<${OrderItem} key=${space.id} now=${now} space=${space} place=${place} last=${spaces.length - 1}
      fate=${fate[place] ?? ""} isForgone=${forgone.value.includes(space.id)} move=${move} toggle=${toggle} />`,
    )}<//><//>
    ${fate.includes("taken") && html`<button type="button" class="button primary" onClick=${() => collect(chain(spaces, fate))}>${t("board-collect-all")}</button>`}
  </div>`;
}

/**
 * A list whose items can be dragged. The list itself holds the pointer, because its items change places under it.
 * @param {{move: (id: string, to: number) => void, children?: any}} props
 */
function Sortable({ move, children }) {
  const dragged = useSignal("");
  const start = (/** @type {PointerEvent} */ event) => {
    const touched = /** @type {Element} */ (event.target);
    const id = touched.closest(".castle-order-item")?.getAttribute("data-id") ?? "";
    const isScrolling = event.pointerType === "touch" && !touched.closest(".castle-order-grip");
    if (!id || isScrolling || touched.closest("button")) return;
    dragged.value = id;
    event.preventDefault();
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  };
  const drag = (/** @type {PointerEvent} */ event) => {
    if (!dragged.value) return;
    const bottoms = [.../** @type {Element} */ (event.currentTarget).children].map((item) => item.getBoundingClientRect().bottom);
    move(dragged.value, placeAt(bottoms, event.clientY));
  };
  const drop = () => void (dragged.value = "");
  return html`<ol class=${`castle-order-list ${dragged.value ? "is-dragging" : ""}`} onPointerDown=${start} onPointerMove=${drag} onPointerUp=${drop}
    onLostPointerCapture=${drop}>${children}</ol>`;
}

/**
 * One reward in my order.
 * @param {{now: Reading, space: Space & {party: string}, place: number, last: number, fate: string, isForgone: boolean, move: (id: string, to: number) => void, toggle: (id: string) => void}} props
 */
function OrderItem({ now, space, place, last, fate, isForgone, move, toggle }) {
  const rewards = rewardWords(space.reward);
  const pale = fate === "taken" ? "" : "castle-order-pale";
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    move(space.id, place + by);
  };
  return html`<li class=${`castle-order-item ${hand.hinted(`space:${space.id}`) ? "hinted" : ""}`} data-id=${space.id} onKeyDown=${onKeyDown}>
    ${last > 0 && html`<span class="castle-order-grip" aria-hidden="true">⠿</span>`}
    <${Thing} tag="span" class="castle-order-what" ref=${`reward:${space.id}`} label=${described(space)}>${now.isAlly(space.party) && html`<${Side} now=${now} party=${space.party} />`}<${Reward} reward=${space.reward} class=${pale} />
      ${space.price > 0 && html`<${Price} name="squires" number=${space.price} class=${pale} />`}
      ${fate === "unpaid" && html`<small class="castle-order-note">${t("board-unpaid")}</small>`}<//>
    <span class="castle-order-buttons">
      ${
        last > 0 &&
        html`<button type="button" class="lancaster-step castle-order-step" aria-label=${t("board-earlier", { rewards })} disabled=${place === 0} onClick=${() => move(space.id, place - 1)}>↑</button>
        <button type="button" class="lancaster-step castle-order-step" aria-label=${t("board-later", { rewards })} disabled=${place === last} onClick=${() => move(space.id, place + 1)}>↓</button>`
      }
      ${
        space.price > 0 &&
        last > 0 &&
        html`<button type="button" class="lancaster-step castle-order-step" aria-pressed=${isForgone} aria-label=${t("board-forgo", { rewards })} title=${t("board-forgo", { rewards })}
        onClick=${() => toggle(space.id)}><${Icon} name="cross" /></button>`
      }
    </span>
  </li>`;
}

/**
 * Collect in this order up to the next decision; if that is refused, only the first.
 * @param {string[]} forms
 */
async function collect(forms) {
  if (forms.length === 0) return;
  if (!(await hand.send(forms)) && forms.length > 1) await hand.send(forms.slice(0, 1));
}
