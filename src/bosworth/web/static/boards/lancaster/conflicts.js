/** The war in France: conflict cards with their three spaces, and the King's favours for those who go there. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { listed, name, t } from "/static/js/words.js";
import { Icon, Pile, Reward, rewardWords } from "./icons.js";
import { Panel } from "./panel.js";
import { Ghost, partyInHand, Side, Stack } from "./pieces.js";

/** @import {Conflict as Card, Entry, Reading} from "./reading.js" */

/** All conflicts, the second attempts first, and the favours. @param {{now: Reading}} props */
export function France({ now }) {
  const number = now.view.conflict_pile.length;
  const beside = html`<${Favours} now=${now} /><${Pile} of="conflicts" number=${number} label=${t("board-conflicts-left", { number })} />`;
  return html`<${Panel} now=${now} part="france" title=${t("board-conflicts")} class="conflicts" beside=${beside}>
    <div class=${`conflicts-list conflicts-of-${now.conflicts.length}`}>
      ${now.conflicts.map((conflict) => html`<${Conflict} key=${conflict.id} now=${now} conflict=${conflict} />`)}
      ${now.conflicts.length === 0 && html`<p class="lancaster-note">${t("board-no-conflicts")}</p>`}
    </div>
  <//>`;
}

/** What a card is, said to whoever cannot see it. @param {Reading} now @param {Card} conflict */
export function described(now, conflict) {
  const entries = conflict.entries.map((entry) =>
    entry ? `${now.who(entry.holder)} ${entry.total}${entry.archer ? ` (${t("companion-archer")})` : ""}` : t("board-empty"),
  );
  return listed([
    name("card", conflict.id, "text"),
    ...(conflict.isSecond ? [t("board-second")] : []),
    t("look-conflict", { number: conflict.strength, list: conflict.spoils.join(" / ") }),
    t("board-english", { number: conflict.english }),
    entries.join(", "),
  ]);
}

/** One card. @param {{now: Reading, conflict: Card}} props */
function Conflict({ now, conflict }) {
  const ref = `card:${conflict.id}`;
  const next = hand.lit(ref) && hand.pointed.value === ref ? nextPlace(now, conflict) : -1;
  return html`<div class=${`conflicts-card lancaster-covered ${conflict.isSecond ? "is-second" : ""}`} data-place=${ref}>
    <${Thing} tag="div" ref=${ref} label=${described(now, conflict)} class="lancaster-cover" />
    <header class="conflicts-head">
      <span class="conflicts-name">${name("card", conflict.id)} <small class="conflicts-year">${conflict.year}</small></span>
      <span class=${`conflicts-strength ${conflict.is_won ? "is-won" : ""}`}>
        <b>${conflict.english}</b><${Icon} name="swords" class="conflicts-swords" /><b>${conflict.strength}</b></span>
    </header>
    <div class="conflicts-power">
      <${Icon} name="power" />${conflict.spoils.map((power, rank) => html`<span key=${rank} class="conflicts-spoil">${power}</span>`)}
      ${conflict.isSecond && html`<span class="conflicts-second">${t("board-second")}</span>`}
    </div>
    <ol class="conflicts-spaces">
      ${conflict.entries.map((entry, place) => html`<${Space} key=${place} now=${now} entry=${entry} card=${conflict.id} isNext=${place === next} isTied=${isTied(conflict, entry)} size=${now.conflicts.length > 3 ? 26 : 30} />`)}
    </ol>
  </div>`;
}

/** Whether another of the same strength stands on the card. @param {Card} conflict @param {Entry | null} entry */
function isTied({ entries }, entry) {
  return entry !== null && entries.filter((one) => one?.total === entry.total).length > 1;
}

/** Where the knight in hand would stand: with its own, or in the top-most empty space. @param {Reading} now @param {Card} conflict */
function nextPlace(now, { entries }) {
  const party = partyInHand(now);
  const own = entries.findIndex((entry) => entry?.holder === party && !entry.archer);
  return own >= 0 ? own : entries.indexOf(null);
}

/**
 * One space of a card: a stack of knights, an archer, or nobody.
 * @param {{now: Reading, entry: Entry | null, card: string, isNext: boolean, isTied: boolean, size: number}} props
 */
function Space({ now, entry, card, isNext, isTied, size }) {
  const ghost = isNext && html`<${Ghost} now=${now} size=${size} />`;
  if (!entry) return html`<li class="conflicts-space is-empty">${ghost}</li>`;
  const { holder, archer, knights, tudors, squires, total, rank, power } = entry;
  return html`<li class="conflicts-space" data-seat=${holder}>
    <${Side} now=${now} party=${holder} isShort=${true} />
    ${archer > 0 && html`<${Icon} name="archer" label=${t("companion-archer")} />`}
    <${Stack} now=${now} party=${holder} knights=${knights} size=${size} place=${card} tudors=${tudors} squires=${squires} isLoose=${now.isOurs(holder)} />
    ${ghost}
    <span class="conflicts-total"><b>${total}</b><small class="conflicts-rank">${isTied ? "= " : ""}${t("board-rank", { number: rank })}${power > 0 ? ` · +${power}` : ""}</small></span>
  </li>`;
}

/** The favours of the King, face up or spent. @param {{now: Reading}} props */
function Favours({ now }) {
  const party = now.step === "favour" && now.isMine ? now.view.party : partyInHand(now);
  const isVoid = (/** @type {string} */ kind) => now.isVoid(party, kind);
  const inPlay = now.printed.favours.filter(({ players }) => players.includes(String(now.players.length)));
  return html`<div class="conflicts-favours" role="group" aria-label=${t("board-king-favours")}>
    <h3 class="lancaster-note conflicts-caption">${t("board-king-favours")}</h3>
    ${inPlay.map(({ id, reward }) => {
      const isUp = now.view.favours.includes(id);
      const label = `${rewardWords(reward)}${isUp ? "" : `, ${t("board-spent")}`}`;
      return html`<${Thing} key=${id} tag="div" class=${`conflicts-favour ${isUp ? "" : "is-spent"}`} ref=${`favour:${id}`} label=${label}>
        <${Reward} reward=${reward} isVoid=${isVoid} class=${isUp ? "" : "conflicts-face-down"} />
      <//>`;
    })}
  </div>`;
}
