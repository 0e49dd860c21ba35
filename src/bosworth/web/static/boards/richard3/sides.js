/** What belongs to a side: its coat of arms with the score and the crown, its pool, its cards, its dead. */

import { hand } from "/static/js/hand.js";
import { html, useRef, useSignal } from "/static/js/lib.js";
import { mayMove } from "/static/js/prefs.js";
import { table } from "/static/js/table-state.js";
import { isNarrow } from "/static/js/ui.js";
import { name, say, t } from "/static/js/words.js";
import { Deck, Hand, HeldCards, Played } from "./cards.js";
import { Nameless, Token } from "./pieces.js";
import { otherSide, SIDES } from "./reading.js";

/** @import {Block, Reading} from "./reading.js" */

/** Who bears a side's title, if anybody does. @param {Reading} now @param {string} side */
const titleHolder = ({ view }, side) => (view.king_side === side ? view.king : view.pretender);

/** A side's score and title in words. @param {Reading} now @param {string} side */
export function standing(now, side) {
  const block = titleHolder(now, side);
  const args = { side, number: now.view.scores[side] };
  if (!block) return say(["board-throne", args]);
  return say([now.view.king_side === side ? "board-king" : "board-pretender", { ...args, block }]);
}

/** The arms of a side with its running score; the King's side bears the crown. @param {{now: Reading, side: string}} props */
function Shield({ now, side }) {
  const isKing = now.view.king_side === side;
  const holder = titleHolder(now, side);
  const label = standing(now, side);
  return html`<div class=${`sides-shield is-${side} ${isActive(now, side) ? "is-active" : ""}`} title=${label} role="img" aria-label=${label}>
    <svg viewBox="0 0 64 86" aria-hidden="true">
      <path class="sides-field" d="M4 4h56v34c0 22-16 32-28 38c-12-6-28-16-28-38z" />
      <use href=${`/static/atlas/emblems.svg#rose-${side === "york" ? "white" : "red"}`} x="11" y="8" width="42" height="42" />
      ${isKing && html`<use href="/static/atlas/emblems.svg#crown" x="19" y="66" width="26" height="20" />`}
    </svg>
    <b class="sides-score">${now.view.scores[side]}</b>
    <span class="sides-house"><b>${name("side", side)}</b>
      <small>${holder ? `${t(isKing ? "mark-king" : "mark-pretender")} ${name("block", holder)}` : t("board-no-king")}</small></span>
  </div>`;
}

/** Whether it is for this side to act. @param {Reading} now @param {string} side */
function isActive(now, side) {
  if (now.step === "over") return false;
  return now.step === "choose_card" ? !now.view.chosen[side] : now.view.active === side;
}

/** Both trays, the own one first: on a wide window it lies open, and the other one is a strip that opens. @param {{now: Reading}} props */
export function Trays({ now }) {
  const sides = now.side ? [now.side, otherSide(now.side)] : SIDES;
  return html`<div class="sides">${sides.map((side) => html`<${Tray} key=${side} now=${now} side=${side} />`)}</div>`;
}

/** The tray of a side beside the map. @param {{now: Reading, side: string}} props */
function Tray({ now, side }) {
  const isMine = side === now.side;
  const isOpen = useSignal(false);
  const showsAll = isMine || isNarrow.value || isOpen.value;
  return html`<section class=${`sides-tray is-${side} ${isMine ? "is-mine" : ""}`} aria-label=${t("board-tray", { side: name("side", side) })}>
    <${Shield} now=${now} side=${side} />
    <div class="sides-cards"><${Played} now=${now} side=${side} />${!isMine && html`<${HeldCards} now=${now} side=${side} />`}${side === (now.side || SIDES[0]) && html`<${Deck} now=${now} />`}</div>
    ${!isNarrow.value && html`<${Points} now=${now} side=${side} />${isMine && html`<${Hand} now=${now} />`}`}
    ${!isMine && !isNarrow.value && html`<${Unfold} now=${now} side=${side} isOpen=${isOpen} />`}
    ${showsAll && html`<${Pool} now=${now} side=${side} /><${OffMap} now=${now} side=${side} />`}
  </section>`;
}

/** How many wait in the pool of the other side, and the way to see who is out. @param {{now: Reading, side: string, isOpen: {value: boolean}}} props */
function Unfold({ now, side, isOpen }) {
  const number = now.waiting(side).length + (now.view.pools[side] ?? 0);
  return html`<button type="button" class="sides-unfold" aria-expanded=${isOpen.value ? "true" : "false"} onClick=${() => (isOpen.value = !isOpen.value)}>
    <span>${t("board-pool-title")}</span> <b>${number}</b> <i aria-hidden="true"></i></button>`;
}

/** The action points of the side to act: those spent, those left; an event by name. @param {{now: Reading, side: string}} props */
export function Points({ now, side }) {
  const { points, event, treason, active } = now.view;
  const isActing = active === side && ["actions", "moving", "muster_area", "muster_moves", "plague"].includes(now.step);
  const most = now.lastPlayed(side)?.points ?? 0;
  return html`
    ${
      isActing &&
      html`<div class="sides-points" role="img" aria-label=${t("board-points", { number: points })} title=${t("board-points", { number: points })}>
      ${event && html`<small>${name("card", event)}</small>`}
      ${
        most > 0 &&
        html`<span>${Array.from({ length: most }, (_, number) => html`<i key=${number} class=${number < points ? "is-left" : "is-spent"} />`)}</span>
      <b>${points}</b>`
      }
    </div>`
    }
    ${treason === side && html`<p class="chip gold">${t("board-treason-token")}</p>`}`;
}

/** The way down to the own pool, beneath the map of a narrow window, while somebody may be recruited. @param {{now: Reading}} props */
export function ToPool({ now }) {
  if (now.view.active !== now.side || now.step !== "actions") return null;
  const waiting = now.waiting(now.side).length;
  const tray = `.sides-tray.is-${now.side}`;
  return (
    waiting > 0 &&
    html`<button type="button" class="button small sides-to-pool" onClick=${() => show(tray)}>${t("board-pool-title")} <b>${waiting}</b></button>`
  );
}

/** @param {string} selector */
function show(selector) {
  document.querySelector(selector)?.scrollIntoView({ behavior: mayMove() ? "smooth" : "auto" });
}

/** The blocks that wait in the pool: by name if they are mine, else as so many backs. @param {{now: Reading, side: string}} props */
function Pool({ now, side }) {
  const known = new Map(now.waiting(side).map((block) => [block.id, block]));
  const nameless = now.view.pools[side] ?? 0;
  const slots = useSlots(now, [...known.keys()]);
  return html`<div class="sides-pool"><h3>${t("board-pool-title")} <span>${known.size + nameless}</span></h3>
    <div class="pieces-tokens sides-tokens">
      ${slots.map((id) => html`<${Waiting} key=${id} block=${known.get(id)} />`)}
      ${nameless > 0 && html`<${Nameless} class="sides-nameless" side=${side} text=${`×${nameless}`} label=${say(["board-pool-hidden", { side, number: nameless }])} />`}
    </div></div>`;
}

/** Who has waited in this turn, so that whoever still does keeps his place when another leaves. @param {Reading} now @param {string[]} ids */
function useSlots({ view: { campaign, turn } }, ids) {
  const known = useRef({ turn: "", ids: /** @type {string[]} */ ([]) });
  const before = known.current.turn === `${campaign}:${turn}` ? known.current.ids : [];
  const slots = ids.length > 0 ? [...new Set([...before, ...ids])] : [];
  known.current = { turn: `${campaign}:${turn}`, ids: slots };
  return slots;
}

/** A block in the pool, or the place that he has left. @param {{block: Block | undefined}} props */
function Waiting({ block }) {
  if (!block) return html`<span class="sides-left" aria-hidden="true"></span>`;
  return html`<${Token} class="sides-token" block=${block} onTap=${() => hand.held(`block:${block.id}`) && show(".richard3-front")} />`;
}

/** Those who are out: fallen for this campaign, dead for good, not yet of age. @param {{now: Reading, side: string}} props */
function OffMap({ now, side }) {
  const fallen = now.blocksIn("pool", side).filter((block) => block.face_down);
  const minors = now.blocksIn("minor", side);
  const dead = diedInPlay(now, side);
  return html`
    <${Row} title=${t("board-fallen-title")} blocks=${fallen} isDead=${true} />
    <${Row} title=${t("board-minors-title")} blocks=${minors} />
    <${Row} title=${t("board-dead-title")} blocks=${dead} isDead=${true} />`;
}

/**
 * Those of a side who died for good in this game, as the log tells it: he who served both sides is told where he fell.
 * @param {Reading} now
 * @param {string} side
 */
function diedInPlay(now, side) {
  const fell = new Set(table.heard.value.filter((line) => line.say[0] === "event-eliminated").map((line) => line.say[1].block));
  return now.blocksIn("dead", side).filter((block) => fell.has(block.id));
}

/** @param {{title: string, blocks: Block[], isDead?: boolean}} props */
function Row({ title, blocks, isDead = false }) {
  if (blocks.length === 0) return null;
  return html`<div class=${`sides-off-map ${isDead ? "is-fallen" : ""}`}><h3>${title}</h3>
    <div class="pieces-tokens sides-tokens">${blocks.map((block) => html`<${Token} key=${block.id} class="sides-token" block=${block} isDead=${isDead} />`)}</div>
  </div>`;
}
