/** Phase 3 as a sequence: offices, provinces A to I, castles, conflicts; what was taken, where we are, and the decisions in it. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { name, say, t } from "/static/js/words.js";
import { Icon, Price, Reward } from "./icons.js";
import { Arms, Charge, Knight, Side } from "./pieces.js";
import { provinceName } from "./reading.js";

/** @import {Province, Reading} from "./reading.js" */

/** The pictures of what may be taken in a province. @type {Record<string, string[]>} */
const TAKEN = {
  noble: ["noble_any"],
  reward: ["reward"],
  tile: ["tile"],
  both: ["noble_any", "reward"],
  both_tile: ["noble_any", "tile"],
  nothing: [],
};

/** Where the rewards have come to. @param {{now: Reading}} props */
export function Sequence({ now }) {
  const part = partOf(now);
  return html`<ol class="rewards-sequence" aria-label=${t("board-sequence")}>
    ${now.has("court") && html`<li class="rewards-stage is-done"><span class="rewards-name">${t("board-offices")}</span></li>`}
    ${now.provinces.map((province) => html`<${ProvinceStage} key=${province.id} now=${now} province=${province} isOn=${part === "provinces"} />`)}
    ${now.order.map((player) => html`<${CastleStage} key=${player} now=${now} player=${player} part=${part} />`)}
    ${now.conflicts.map(
      ({
        id,
        slot,
      }) => html`<li key=${id} class=${`rewards-stage ${part === "conflicts" && now.view.slot === slot ? "is-current" : ""}`}>
      <span class="rewards-name">${name("card", id)}</span></li>`,
    )}
  </ol>`;
}

const PROVINCES = ["court_awards", "next_province", "province", "province_done", "crossing", "surrey"];
const CASTLES = ["next_castle", "castle", "castle_goes_on"];
const CONFLICTS = ["next_conflict", "ransom", "next_ransom", "conflict_won", "conflict_lost", "end_of_round", "final_scoring"];

/** Which of the parts of phase 3 is on: provinces, castles or conflicts. @param {Reading} now */
function partOf({ step, view: { after } }) {
  if (CONFLICTS.includes(step)) return "conflicts";
  if (PROVINCES.includes(step) || after === "province_done") return "provinces";
  return CASTLES.includes(step) || after === "castle_goes_on" ? "castles" : "conflicts";
}

/** The classes of a stage. @param {boolean} isNow @param {boolean} isOver */
function stage(isNow, isOver) {
  return `rewards-stage ${isNow ? "is-current" : isOver ? "is-done" : ""}`;
}

/** A province in the sequence. @param {{now: Reading, province: Province, isOn: boolean}} props */
function ProvinceStage({ now, province, isOn }) {
  const taken = now.lines.findLast(({ say: [id, args] }) => id === "event-takes" && args.province === province.id)?.say[1];
  const reached = now.province?.number ?? (now.view.province ? now.provinces.length : -1);
  const isOver = !isOn || province.number < reached;
  const isNow = isOn && province.number === reached;
  const title = taken ? say(["event-takes", taken]) : name("area", province.id);
  return html`<li class=${stage(isNow, isOver)} title=${title} aria-current=${isNow ? "step" : undefined}>
    <span class="rewards-name" aria-hidden="true">${province.letter}</span><span class="visually-hidden">${title}</span>
    ${
      taken
        ? html`<${Charge} colour=${taken.party} /><${Taken} choice=${taken.choice} province=${province} />`
        : province.holder && !isOver
          ? html`<${Charge} colour=${province.holder} />`
          : html`<span class="lancaster-note" aria-hidden="true">–</span>`
    }
  </li>`;
}

/** What was taken, in pictures. @param {{choice: string, province: Province}} props */
function Taken({ choice, province }) {
  const kinds = (TAKEN[choice] ?? []).flatMap((part) => (part === "reward" ? province.reward.map(([kind]) => kind) : [part]));
  return html`<span class="rewards-took">${kinds.map((kind, number) => html`<${Icon} key=${number} name=${kind} class="rewards-icon" />`)}${kinds.length === 0 && "–"}</span>`;
}

/** A castle in the sequence. @param {{now: Reading, player: string, part: string}} props */
function CastleStage({ now, player, part }) {
  const isNow = part === "castles" && now.owner(now.view.party) === player;
  const isOver = part === "conflicts" || (part === "castles" && !now.view.todo.includes(player));
  return html`<li class=${stage(isNow, isOver)} aria-current=${isNow ? "step" : undefined}>
    <${Icon} name="extension" class="rewards-icon" label=${t("board-castle-of")} /><${Side} now=${now} party=${player} isShort=${true} /></li>`;
}

/** What the holder of a province takes. @param {{now: Reading, province: Province}} props */
export function TakeReward({ now, province }) {
  const { party } = now.view;
  const noble = html`<${NobleTile} now=${now} letter=${province.noble} />`;
  const reward = html`<${Reward} reward=${province.reward} isVoid=${(/** @type {string} */ kind) => now.isVoid(party, kind)} />`;
  const tile = html`<span class="rewards-tile"><${Reward} reward=${province.tile ?? []} isVoid=${(/** @type {string} */ kind) => now.isVoid(party, kind, true)} /></span>`;
  const price = html`<${Price} name="gold" number=${now.printed.figures.price_of_both} />`;
  const choices = {
    noble,
    reward,
    both: html`${noble}<span>+</span>${reward}${price}`,
    ...(province.tile ? { tile, both_tile: html`${noble}<span>+</span>${tile}${price}` } : {}),
    nothing: html`<${Icon} name="cross" />`,
  };
  return html`<div>
    <p class="rewards-who"><${Knight} now=${now} party=${party} strength=${province.knight || 1} size=${44} /><span class="rewards-place">${provinceName(province)}</span></p>
    <div class="rewards-list">${Object.entries(choices).map(([id, body]) => {
      const offer = now.shown.offers.find(({ path }) => path[0] === `take:${id}`);
      const reason = hand.reason(`take:${id}`);
      if (!offer && !reason) return null;
      return html`<div key=${id} class=${`rewards-choice lancaster-choice lancaster-covered ${offer ? "" : "is-closed"}`}>
        <${Thing} tag="button" type="button" class="lancaster-cover" ref=${`take:${id}`} label=${offer ? say(offer.say) : t(`board-take-${id}`)} />
        <span class="rewards-body" aria-hidden="true">${body}</span>
        <small>${offer ? say(offer.outlook ?? offer.say) : reason}</small></div>`;
    })}</div>
  </div>`;
}

/** A noble as a tile. @param {{now: Reading, letter: string}} props */
export function NobleTile({ now, letter }) {
  return html`<span class="rewards-noble"><${Arms} now=${now} letter=${letter} wide=${18} />${letter}</span>`;
}
