/** Castles: six spaces with knights and extensions, and the table of nobles; my own large, those of the others small. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { t } from "/static/js/words.js";
import { Amount, Icon, Reward, rewardWords } from "./icons.js";
import { Arms, Ghost, Knight, Side, Stack } from "./pieces.js";
import { now } from "./read.js";

/** My castle with its table of nobles, and my ally's. */
export function OwnCastle() {
  const board = now.value;
  if (!board || board.seat === null) return null;
  return html`<section class="panel own-castle" aria-label=${t("board-own-castle")}>
    <h2 class="panel-title">${t("board-own-castle")}</h2>
    <div class="castle-row">
      ${board.partiesOf(board.seat).map(
        (party) => html`<div key=${party} class=${`castle ${board.isAlly(party) ? "ally" : ""}`} data-seat=${board.colour(party)}>
        ${board.isAlly(party) && html`<h3 class="panel-subtitle"><${Side} party=${party} /></h3>`}
        <div class="spaces">${board.castle(party).map((space) => html`<${Space} key=${space.id} space=${space} party=${party} />`)}</div>
      </div>`,
      )}
      <${Nobles} player=${board.seat} />
    </div>
  </section>`;
}

/** What a space is, said to whoever cannot see it. @param {any} space */
export function described(space) {
  const price = t("board-space", { rewards: rewardWords(space.reward), number: space.price });
  if (space.extension) return `${price}, ${t(space.extension === 2 ? "board-flipped" : "board-extension")}`;
  return space.knight ? `${price}, ${t("board-knight", { number: space.knight })}` : price;
}

/** A space of my castle. @param {{space: any, party: number}} props */
function Space({ space, party }) {
  const states = [
    space.extension && "built",
    space.extension === 2 && "flipped",
    space.knight && "taken",
    space.isPending && "pending",
  ];
  const ref = `space:${space.id}`;
  const isPreview = hand.lit(ref) && hand.pointed.value === ref;
  return html`<${Thing} tag="div" ref=${ref} label=${described(space)} class=${`space ${states.filter(Boolean).join(" ")} ${isPreview ? "preview" : ""}`}>
    <span class="space-reward"><${Reward} reward=${space.reward} /></span>
    <span class="space-place" data-place=${`${party}.${space.id}`}>
      ${space.knight ? html`<${Knight} party=${party} strength=${space.knight} size=${40} />` : isPreview && html`<${Ghost} size=${40} />`}
      ${space.extension ? html`<${Icon} name="extension" class="tower" label=${t(space.extension === 2 ? "board-flipped" : "board-extension")} />` : ""}
    </span>
    <span class="space-price">${space.price ? html`<${Icon} name="squires" />−${space.price}` : ""}</span>
  <//>`;
}

/** The nobles at a player's table, with what they are worth. @param {{player: number, isSmall?: boolean}} props */
function Nobles({ player, isSmall = false }) {
  const board = now.value;
  if (!board) return null;
  const seated = board.nobles(player);
  const points = board.figures.noble_points[seated.length];
  return html`<div class=${`table-of-nobles ${isSmall ? "small" : ""}`} role="img"
    aria-label=${t("board-table", { number: seated.length, list: seated.join(" ") || "–", power: points })}>
    ${(isSmall ? seated : board.printed.letters).map(
      (/** @type {string} */ letter) => html`<span key=${letter} class=${`noble-seat ${seated.includes(letter) ? "seated" : ""}`}>
      ${!isSmall && html`<${Arms} letter=${letter} wide=${16} />`}${letter}</span>`,
    )}
    ${(!isSmall || points > 0) && html`<span class="noble-worth" title=${t("board-noble-points")}>${isSmall && "+"}<${Icon} name="power" />${points}</span>`}
  </div>`;
}

/** The castles of the others. */
export function OtherCastles() {
  const board = now.value;
  if (!board) return null;
  const others = board.order.filter((player) => player !== board.seat);
  return html`<section class="panel others" aria-label=${t("board-castles")}>
    <h2 class="panel-title">${t("board-castles")}</h2>
    <div class="other-list">${others.map((player) => html`<${Other} key=${player} player=${player} />`)}</div>
  </section>`;
}

/** Everything that one can see of another player. @param {{player: number}} props */
function Other({ player }) {
  const board = now.value;
  if (!board) return null;
  return html`<article class="other" data-seat=${board.colour(player)}>
    <${Thing} tag="span" class="other-name" ref=${`side:${board.colour(player)}`} label=${board.who(player)}><${Side} party=${player} />
      ${board.open.first === player && html`<span class="first-mark" title=${t("board-first")}>1</span>`}<//>
    <${OtherGoods} player=${player} />
    <${Nobles} player=${player} isSmall=${true} />
    ${board.partiesOf(player).map((party) => html`<${Household} key=${party} party=${party} />`)}
  </article>`;
}

/** What another has, as far as it does not lie behind a screen. @param {{player: number}} props */
function OtherGoods({ player }) {
  const board = now.value;
  if (!board) return null;
  const { view, open } = board;
  const goods = [
    ["power", "head-power", open.power[player]],
    ["votes", "head-votes", view.votes[player]],
    ["gold", "head-gold", view.gold[player]],
    ["squires", "head-squires", view.squires[player]],
    ...(board.has("court") ? [["seal", "head-seals", board.seals(player)]] : []),
    ...(board.has("displeasure") ? [["dishonour", "head-dishonour", view.dishonour[player]]] : []),
  ];
  return html`<span class="other-goods">${goods.filter(([, , value]) => value !== null).map(([kind, label, value]) => html`<${Amount} key=${kind} name=${kind} value=${value} label=${t(label)} />`)}</span>`;
}

/** Knights and castle of a party, small. @param {{party: number}} props */
function Household({ party }) {
  const board = now.value;
  if (!board) return null;
  const court = board.knights(board.open.court, party);
  const reserve = board.knights(board.open.reserve, party);
  const along = [...board.privileges("ready", party), ...Array(board.open.bishops[party]).fill("bishop")];
  return html`<div class=${`household ${board.isAlly(party) ? "ally" : ""}`}>
    ${board.isAlly(party) && html`<span class="household-name"><${Side} party=${party} /></span>`}
    <div class="mini-spaces">${board.castle(party).map((space) => html`<${MiniSpace} key=${space.id} space=${space} party=${party} />`)}</div>
    <div class="mini-court" data-place=${`${party}.court`}><span class="caption">${t("head-court")}</span><${Stack} party=${party} strengths=${court} size=${26} />
      ${board.lord(party) === 0 && html`<${Icon} name="lord" label=${t("block-lord")} />`}
      ${along.map((kind, number) => html`<${Icon} key=${number} name=${kind} label=${t(kind === "bishop" ? "head-bishops" : `companion-${kind}`)} />`)}
      ${court.length + along.length === 0 && board.lord(party) !== 0 && "–"}</div>
    <div class="mini-court reserve"><span class="caption">${t("head-reserve")}</span>${reserve.join(" ") || "–"}</div>
  </div>`;
}

/** A space of another's castle. @param {{space: any, party: number}} props */
function MiniSpace({ space, party }) {
  const states = [space.extension && "built", space.extension === 2 && "flipped", space.knight && "taken"]
    .filter(Boolean)
    .join(" ");
  return html`<span class=${`mini-space ${states}`} title=${described(space)} data-place=${`${party}.${space.id}`}>
    <span class="visually-hidden">${described(space)}</span>
    <span class="mini-reward" aria-hidden="true">${space.reward.map((/** @type {[string, number]} */ [kind]) => html`<${Icon} key=${kind} name=${kind} />`)}</span>
    ${space.knight ? html`<${Knight} party=${party} strength=${space.knight} size=${22} label="" />` : ""}
    ${space.extension ? html`<${Icon} name="extension" class="tower" />` : ""}
  </span>`;
}
