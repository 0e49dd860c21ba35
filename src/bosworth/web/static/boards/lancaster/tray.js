/** What I have in hand: knights and Lord at court, who may go along, goods; steppers for squires and numbers. */

import { hand } from "/static/js/hand.js";
import { html, useEffect, useSignal } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { name, say, t } from "/static/js/words.js";
import { Amount, Icon } from "./icons.js";
import { Knight, Lord, Side } from "./pieces.js";
import { now } from "./read.js";

/** My court: pieces that can still be placed, and what lies behind my screen. */
export function Tray() {
  const board = now.value;
  if (!board || board.seat === null) return null;
  const { view, seat } = board;
  return html`<section class="tray panel" aria-label=${t("board-tray")}>
    <div class="goods">
      <${Amount} name="gold" value=${view.gold[seat]} label=${t("head-gold")} />
      <${Amount} name="squires" value=${view.squires[seat]} label=${t("head-squires")} />
      <${Amount} name="votes" value=${view.votes[seat]} label=${t("head-votes")} />
      ${board.has("court") && html`<${Amount} name="seal" value=${board.seals(seat)} label=${t("head-seals")} />`}
      ${board.has("displeasure") && html`<${Amount} name="dishonour" value=${view.dishonour[seat]} label=${t("head-dishonour")} />`}
    </div>
    ${board.partiesOf(seat).map((party) => html`<${Court} key=${party} party=${party} />`)}
  </section>`;
}

/** The pieces of one party at court, with the reserve behind them. @param {{party: number}} props */
function Court({ party }) {
  const board = now.value;
  if (!board) return null;
  const who = board.isAlly(party) ? "ally" : "";
  const atCourt = board.knights(board.open.court, party);
  const isGathering = board.step === "company" && board.open.party === party;
  return html`<div class=${`court ${who}`} data-seat=${board.colour(party)}>
    <div class="court-name"><${Side} party=${party} /><${Reserve} party=${party} /></div>
    <div class="court-pieces" data-place=${`${party}.court`}>
      ${atCourt.map(
        (
          strength,
          number,
        ) => html`<${Thing} key=${`${strength}.${number}`} tag="div" class="piece" ref=${`knight:${who}${strength}`}
        label=${name("block", `${who || "k"}${strength}`)}><${Knight} party=${party} strength=${strength} /><//>`,
      )}
      ${
        board.lord(party) === 0 &&
        !isGathering &&
        html`<${Thing} tag="div" class="piece" ref=${`lord:${who || "own"}`} label=${t(who ? "block-ally-lord" : "block-lord")}>
        <${Lord} party=${party} /><//>`
      }
      ${board.has("court") && html`<${Supporters} party=${party} />`}
      ${atCourt.length === 0 && board.lord(party) !== 0 && html`<span class="nobody">${t("board-nobody-at-court")}</span>`}
    </div>
  </div>`;
}

/** Privileges and bishops that may go along. @param {{party: number}} props */
function Supporters({ party }) {
  const board = now.value;
  if (!board) return null;
  const bishops = board.open.bishops[party] - board.open.support_bishops[party];
  const awarded = board.privileges("awarded", party);
  const isOwn = party === board.seat || board.step !== "company" || board.open.party === party;
  return html`
    ${[...new Set(board.privileges("ready", party))].map(
      (kind) => html`<${Thing} key=${kind} tag="div" class="piece companion" ref=${`with:${kind}`}
      label=${t(`companion-${kind}`)}><${Icon} name=${kind} /><span class="caption">${t(`companion-${kind}`)}</span><//>`,
    )}
    ${
      bishops > 0 &&
      isOwn &&
      html`<${Thing} tag="div" class="piece companion" ref="bishop:own" label=${t("board-bishops", { number: bishops })}>
      <${Icon} name="bishop" /><span class="caption">× ${bishops}</span><//>`
    }
    ${awarded.map(
      (kind, number) => html`<span key=${number} class="companion awarded" title=${t("board-awarded-hint")}>
      <${Icon} name=${kind} label=${t(`companion-${kind}`)} /><span class="caption">${t("board-next-round")}</span></span>`,
    )}`;
}

/** Knights not yet in service. @param {{party: number}} props */
function Reserve({ party }) {
  const board = now.value;
  const strengths = board?.knights(board.open.reserve, party) ?? [];
  return html`<span class="reserve" title=${t("head-reserve")} data-place=${`${party}.reserve`}>
    <span class="caption">${t("head-reserve")}</span>
    ${strengths.map((strength, number) => html`<${Knight} key=${number} party=${party} strength=${strength} size=${22} />`)}
    ${strengths.length === 0 && "–"}
  </span>`;
}

/**
 * A number to choose among those offered, with what it would bring; the button does it.
 * @param {{prefix: string, start?: number, act?: string}} props  `act` is a message before the offer on the button
 */
export function Stepper({ prefix, start, act }) {
  const offers = hand.possible().filter((offer) => offer.path.at(-1)?.startsWith(prefix));
  const numbers = offers.map((offer) => Number(offer.path.at(-1)?.slice(prefix.length))).sort((one, other) => one - other);
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  const wanted = useSignal(start ?? least);
  useEffect(() => void (wanted.value = start ?? least), [least, most, prefix]);
  const value = Math.min(Math.max(wanted.value, least), most);
  const chosen = offers.find((offer) => offer.path.at(-1) === `${prefix}${value}`);
  const words = chosen ? [...(act ? [t(act)] : []), say(chosen.say)].join(" · ") : "";
  const hinted = numbers.findLast((number) => hand.hinted(`${prefix}${number}`)) ?? value;
  const step = (/** @type {number} */ by) => void (wanted.value = Math.min(Math.max(value + by, least), most));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  return html`<div class="stepper" data-holds=${numbers.map((number) => `${prefix}${number}`).join(" ")} onKeyDown=${onKeyDown}>
    <div class="stepper-row">
      <button type="button" class=${`step ${hinted < value ? "hinted" : ""}`} aria-label=${t("board-fewer")} disabled=${value <= least} onClick=${() => step(-1)}>−</button>
      <output class="stepper-value" aria-live="polite">${value}</output>
      <button type="button" class=${`step ${hinted > value ? "hinted" : ""}`} aria-label=${t("board-more")} disabled=${value >= most} onClick=${() => step(1)}>+</button>
      <span class="stepper-most">${t("board-of", { number: most })}</span>
    </div>
    ${chosen?.outlook && html`<p class="stepper-outlook">${say(chosen.outlook)}</p>`}
    <${Thing} tag="button" type="button" class="button primary" ref=${`${prefix}${value}`} label=${words}>${words}<//>
  </div>`;
}

/** How many squires go along with the knight just placed. */
export function Retinue() {
  const board = now.value;
  if (!board || board.seat === null) return null;
  const province = board.provinces[board.open.province];
  const strength = board.open.knight & 7;
  return html`<div class="retinue">
    <div class="face-off">
      <${Knight} party=${board.open.party} strength=${strength} size=${56} />
      ${board.open.knight & 16 ? html`<${Icon} name="tudor" label=${t("companion-tudor")} />` : ""}
      ${
        province.holder &&
        html`<span class="against"><${Icon} name="swords" label=${t("board-against")} /></span>
        <${Knight} party=${province.holder.party} strength=${province.holder.strength} size=${56} />
        <span class="total-badge">${province.holder.total}</span>`
      }
    </div>
    <${Stepper} prefix="squires:" />
  </div>`;
}
