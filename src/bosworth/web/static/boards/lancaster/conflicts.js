/** The war in France: conflict cards with their three spaces, and the King's favours for those who go there. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { listed, name, t } from "/static/js/words.js";
import { Icon, Pile, Reward, rewardWords } from "./icons.js";
import { Ghost, Knight, partyInHand, Side, Stack } from "./pieces.js";
import { now } from "./read.js";

/** All conflicts, the second attempts first, and the favours. */
export function France() {
  const board = now.value;
  if (!board) return null;
  return html`<section class="panel france" aria-label=${t("board-conflicts")}>
    <header class="panel-head"><h2 class="panel-title">${t("board-conflicts")}</h2><${Favours} />
      <${Pile} number=${board.view.conflict_pile.length} label=${t("board-conflicts-left", { number: board.view.conflict_pile.length })} /></header>
    <div class=${`conflicts of-${board.conflicts.length}`}>
      ${board.conflicts.map((conflict) => html`<${Conflict} key=${conflict.id} conflict=${conflict} />`)}
      ${board.conflicts.length === 0 && html`<p class="nothing">${t("board-no-conflicts")}</p>`}
    </div>
  </section>`;
}

/** What a card is, said to whoever cannot see it. @param {any} conflict */
export function described(conflict) {
  const board = now.value;
  const entries = conflict.entries.map((/** @type {any} */ entry) =>
    entry ? `${board?.who(entry.party)} ${entry.total}${entry.archer ? ` (${t("companion-archer")})` : ""}` : t("board-empty"),
  );
  return listed([
    name("card", conflict.id, "text"),
    ...(conflict.isSecond ? [t("board-second")] : []),
    t("look-conflict", { number: conflict.strength, list: conflict.power.join(" / ") }),
    t("board-english", { number: conflict.english }),
    entries.join(", "),
  ]);
}

/** One card. @param {{conflict: any}} props */
function Conflict({ conflict }) {
  const ref = `card:${conflict.id}`;
  const isWon = conflict.english > 0 && conflict.english >= conflict.strength;
  const isPreview = hand.lit(ref) && hand.pointed.value === ref;
  const values = isWon ? conflict.power : [...conflict.power.slice(1), 0];
  return html`<div class=${`conflict covered ${conflict.isSecond ? "second" : ""} ${isPreview ? "preview" : ""}`} data-place=${ref}>
    <${Thing} tag="div" ref=${ref} label=${described(conflict)} class="cover" />
    <header class="conflict-head">
      <span class="conflict-name">${name("card", conflict.id)} <small>${conflict.year}</small></span>
      <span class=${`conflict-strength ${isWon ? "won" : ""}`} title=${t("board-english-against", { one: conflict.english, other: conflict.strength })}>
        <b>${conflict.english}</b><${Icon} name="swords" /><b>${conflict.strength}</b></span>
    </header>
    <div class="conflict-power" title=${t("board-spoils")}>
      <${Icon} name="power" />${conflict.power.map(
        (/** @type {number} */ power, /** @type {number} */ rank) => html`<span key=${rank} class="spoil">${power}</span>`,
      )}
      ${conflict.isSecond && html`<span class="second-mark">${t("board-second")}</span>`}
    </div>
    <ol class="conflict-spaces">
      ${conflict.entries.map(
        (/** @type {any} */ entry, /** @type {number} */ place) =>
          html`<${Space} key=${place} entry=${entry} conflict=${conflict} power=${entry ? values[entry.rank - 1] : 0} isNext=${isPreview && place === nextPlace(conflict)} />`,
      )}
    </ol>
  </div>`;
}

/** Where the knight in hand would stand: with its own, or in the top-most empty space. @param {any} conflict */
function nextPlace(conflict) {
  const party = partyInHand();
  const own = conflict.entries.findIndex((/** @type {any} */ entry) => entry?.party === party && !entry.archer);
  return own >= 0 ? own : conflict.entries.indexOf(null);
}

/**
 * One space of a card: a stack of knights, an archer, or nobody.
 * @param {{entry: any, conflict: any, power: number, isNext: boolean}} props
 */
function Space({ entry, conflict, power, isNext }) {
  const board = now.value;
  if (!entry) return html`<li class="conflict-space empty">${isNext && html`<${Ghost} size=${30} />`}</li>`;
  const whose = board?.isAlly(entry.party) ? "ally" : "";
  const isMine = board?.owner(entry.party) === board?.seat;
  return html`<li class="conflict-space" data-seat=${board?.colour(entry.party)}>
    <${Side} party=${entry.party} isShort=${true} />
    ${entry.archer && html`<${Icon} name="archer" label=${t("companion-archer")} />`}
    ${
      !entry.archer &&
      isMine &&
      entry.strengths.map(
        (/** @type {number} */ strength, /** @type {number} */ copy) => html`<${Piece} key=${copy}
      reference=${`piece:${conflict.id}.${whose}${strength}`} party=${entry.party} strength=${strength} />`,
      )
    }
    <${Stack} party=${entry.party} strengths=${isMine ? [] : entry.strengths} size=${30} tudors=${entry.tudors} squires=${entry.squires} />
    ${isNext && html`<${Ghost} size=${30} />`}
    <span class="entry-total"><b>${entry.total}</b><small>${t("board-rank", { number: entry.rank })}${!board?.isAlly(entry.party) && power > 0 ? ` · +${power}` : ""}</small></span>
  </li>`;
}

/** A knight of mine that may be chosen where it stands. @param {{reference: string, party: number, strength: number}} props */
export function Piece({ reference, party, strength }) {
  if (!hand.lit(reference) && !hand.reason(reference)) return html`<${Knight} party=${party} strength=${strength} size=${30} />`;
  return html`<${Thing} tag="span" class="piece small" ref=${reference} label=${t("board-knight", { number: strength })}>
    <${Knight} party=${party} strength=${strength} size=${30} /><//>`;
}

/** The favours of the King, face up or spent. */
function Favours() {
  const board = now.value;
  if (!board) return null;
  const party = board.step === "favour" && board.isMine ? board.open.party : partyInHand();
  const isVoid = (/** @type {string} */ kind) => board.isVoid(party, kind);
  const inPlay = board.figures.favours_in_play[board.players];
  const tiles = board.printed.favours.map((/** @type {any} */ favour, /** @type {number} */ number) => ({
    ...favour,
    isInPlay: (inPlay >> number) & 1,
    isUp: (board.open.favours >> number) & 1,
  }));
  return html`<div class="favours" role="group" aria-label=${t("board-king-favours")}>
    <h3 class="caption">${t("board-king-favours")}</h3>
    ${tiles
      .filter((/** @type {any} */ tile) => tile.isInPlay)
      .map(
        (/** @type {any} */ tile) => html`<${Thing} key=${tile.id} tag="div"
      class=${`favour ${tile.isUp ? "" : "spent"}`} ref=${`favour:${tile.id}`} label=${`${rewardWords(tile.reward)}${tile.isUp ? "" : `, ${t("board-spent")}`}`}>
      ${tile.isUp ? html`<${Reward} reward=${tile.reward} isVoid=${isVoid} />` : html`<span class="tile-back" aria-hidden="true"></span>`}
    <//>`,
      )}
  </div>`;
}
