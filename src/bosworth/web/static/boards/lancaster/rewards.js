/** Phase 3 as a sequence: offices, provinces A to I, castles, conflicts; what was taken, where we are, and the decisions in it. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { name, say, t } from "/static/js/words.js";
import { Icon, Reward } from "./icons.js";
import { Arms, Charge, Knight, Side } from "./pieces.js";
import { now, provinceName } from "./read.js";

/** The pictures of what may be taken in a province. @type {Record<string, string[]>} */
const TAKEN = {
  noble: ["noble_any"],
  reward: ["reward"],
  tile: ["tile"],
  both: ["noble_any", "reward"],
  both_tile: ["noble_any", "tile"],
  nothing: [],
};

/** Where the rewards have come to. */
export function Sequence() {
  const board = now.value;
  if (board?.phase !== "rewards") return null;
  return html`<ol class="sequence" aria-label=${t("board-sequence")}>
    ${board.has("court") && html`<li class="stage done"><span class="stage-name">${t("board-offices")}</span></li>`}
    ${board.provinces.map((province) => html`<${ProvinceStage} key=${province.id} province=${province} />`)}
    ${board.order.map((player) => html`<${CastleStage} key=${player} player=${player} />`)}
    ${board.conflicts.map(
      (
        conflict,
      ) => html`<li key=${conflict.id} class=${`stage ${board.step === "ransom" && board.open.slot === conflict.slot ? "current" : ""}`}>
      <span class="stage-name">${name("card", conflict.id)}</span></li>`,
    )}
  </ol>`;
}

const PROVINCES = ["court_awards", "next_province", "province", "province_done", "crossing", "surrey"];
const CASTLES = ["next_castle", "castle", "castle_goes_on"];
const CONFLICTS = ["next_conflict", "ransom", "next_ransom", "conflict_won", "conflict_lost", "end_of_round", "final_scoring"];

/** Which of the parts of phase 3 is on: provinces, castles or conflicts. */
function part() {
  const board = now.value;
  if (!board) return "";
  if (CONFLICTS.includes(board.step)) return "conflicts";
  if (PROVINCES.includes(board.step) || board.open.after === 25) return "provinces";
  if (CASTLES.includes(board.step) || board.open.after === 27) return "castles";
  return "conflicts";
}

/** A province in the sequence. @param {{province: any}} props */
function ProvinceStage({ province }) {
  const board = now.value;
  if (!board) return null;
  const taken = board.lines.findLast(({ say: [id, args] }) => id === "event-takes" && args.province === province.id)?.say[1];
  const isOver = part() !== "provinces" || province.number < board.open.province;
  const isNow = part() === "provinces" && province.number === board.open.province;
  const states = isNow ? "current" : isOver ? "done" : "";
  const title = taken ? say(["event-takes", taken]) : name("area", province.id);
  return html`<li class=${`stage ${states}`} title=${title} aria-current=${isNow ? "step" : undefined}>
    <span class="stage-name" aria-hidden="true">${province.letter}</span><span class="visually-hidden">${title}</span>
    ${
      taken
        ? html`<${Charge} colour=${taken.party} /><${Taken} choice=${taken.choice} province=${province} />`
        : province.holder && !isOver
          ? html`<${Charge} colour=${board.colour(province.holder.party)} />`
          : html`<span class="nothing" aria-hidden="true">–</span>`
    }
  </li>`;
}

/** What was taken, in pictures. @param {{choice: string, province: any}} props */
function Taken({ choice, province }) {
  const kinds = (TAKEN[choice] ?? []).flatMap((part_) =>
    part_ === "reward" ? province.reward.map((/** @type {any} */ one) => one[0]) : [part_],
  );
  return html`<span class="took">${kinds.map((kind, number) => html`<${Icon} key=${number} name=${kind} />`)}${kinds.length === 0 && "–"}</span>`;
}

/** A castle in the sequence. @param {{player: number}} props */
function CastleStage({ player }) {
  const board = now.value;
  if (!board) return null;
  const isNow = part() === "castles" && board.owner(board.open.party) === player;
  const isOver = part() === "conflicts" || (part() === "castles" && !isNow && !((board.open.todo >> player) & 1));
  return html`<li class=${`stage ${isNow ? "current" : isOver ? "done" : ""}`} aria-current=${isNow ? "step" : undefined}>
    <${Icon} name="extension" label=${t("board-castle-of")} /><${Side} party=${player} isShort=${true} /></li>`;
}

/** What the holder of a province takes. */
export function TakeReward() {
  const board = now.value;
  if (board?.step !== "province" || !board.isMine) return null;
  const province = board.provinces[board.open.province];
  const { party } = board.open;
  const reward = html`<${Reward} reward=${province.reward} isVoid=${(/** @type {string} */ kind) => board.isVoid(party, kind)} />`;
  const tile = html`<span class="tile-frame"><${Reward} reward=${province.tile ?? []} isVoid=${(/** @type {string} */ kind) => board.isVoid(party, kind, true)} /></span>`;
  const choices = [
    { id: "noble", body: html`<${NobleTile} letter=${province.noble} />` },
    { id: "reward", body: reward },
    { id: "both", body: html`<${NobleTile} letter=${province.noble} /><span>+</span>${reward}<${Price} />` },
    ...(province.tile
      ? [
          { id: "tile", body: tile },
          { id: "both_tile", body: html`<${NobleTile} letter=${province.noble} /><span>+</span>${tile}<${Price} />` },
        ]
      : []),
    { id: "nothing", body: html`<${Icon} name="cross" />` },
  ];
  return html`<div class="take">
    <p class="take-who"><${Knight} party=${board.open.party} strength=${province.holder?.strength ?? 1} size=${44} /><span class="take-place">${provinceName(province)}</span></p>
    <div class="take-list">${choices.map(({ id, body }) => {
      const offer = board.shown.offers.find(({ path }) => path[0] === `take:${id}`);
      const reason = hand.reason(`take:${id}`);
      if (!offer && !reason) return null;
      return html`<div key=${id} class=${`take-choice covered ${offer ? "" : "closed"}`}>
        <${Thing} tag="button" type="button" class="cover" ref=${`take:${id}`} label=${offer ? say(offer.say) : t(`board-take-${id}`)} />
        <span class="take-body" aria-hidden="true">${body}</span>
        <small>${offer ? (offer.outlook ? say(offer.outlook) : say(offer.say)) : reason}</small></div>`;
    })}</div>
  </div>`;
}

/** What both together cost. */
function Price() {
  const board = now.value;
  return html`<span class="price">−<${Icon} name="gold" /><b>${board?.figures.price_of_both}</b></span>`;
}

/** A noble as a tile. @param {{letter: string}} props */
export function NobleTile({ letter }) {
  return html`<span class="noble-card"><${Arms} letter=${letter} wide=${18} />${letter}</span>`;
}
