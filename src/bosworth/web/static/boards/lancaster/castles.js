/** Castles: six spaces with knights and extensions, and the table of nobles; my own large, those of the others small. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { t } from "/static/js/words.js";
import { amounts, Icon, Reward, rewardWords } from "./icons.js";
import { Panel } from "./panel.js";
import { Arms, Ghost, Knight, Side, Stack } from "./pieces.js";

/** @import {Reading, Space as SpaceOfCastle} from "./reading.js" */

/** My castle with its table of nobles, and my ally's. @param {{now: Reading, me: string}} props */
export function OwnCastle({ now, me }) {
  return html`<section class="panel lancaster-panel castles-own" aria-label=${t("board-own-castle")}>
    <h2 class="lancaster-title">${t("board-own-castle")}</h2>
    <div class="castles-row">
      ${now.partiesOf(me).map(
        (party) => html`<div key=${party} class=${`castles-castle ${now.isAlly(party) ? "is-ally" : ""}`} data-seat=${party}>
        ${now.isAlly(party) && html`<h3 class="castles-subtitle"><${Side} now=${now} party=${party} /></h3>`}
        <div class="castles-spaces">${now.castle(party).map((space) => html`<${Space} key=${space.id} now=${now} space=${space} party=${party} />`)}</div>
      </div>`,
      )}
      <${Nobles} now=${now} player=${me} />
    </div>
  </section>`;
}

/** What covers a space. @param {SpaceOfCastle} space */
export function extensionName({ extension }) {
  return t(extension === "flipped" ? "board-flipped" : "board-extension");
}

/** What a space is, said to whoever cannot see it. @param {SpaceOfCastle} space */
export function described(space) {
  const price = t("board-space", { rewards: rewardWords(space.reward), number: space.price });
  if (space.extension) return `${price}, ${extensionName(space)}`;
  return space.knight ? `${price}, ${t("board-knight", { number: space.knight })}` : price;
}

/** The states in which a space is drawn. @param {SpaceOfCastle} space */
function states({ extension, knight, isPending }) {
  const found = [
    extension && "is-built",
    extension === "flipped" && "is-flipped",
    knight && "is-taken",
    isPending && "is-pending",
  ];
  return found.filter(Boolean).join(" ");
}

/** A space of my castle. @param {{now: Reading, space: SpaceOfCastle, party: string}} props */
function Space({ now, space, party }) {
  const ref = `space:${space.id}`;
  const isPreview = hand.lit(ref) && hand.pointed.value === ref;
  return html`<${Thing} tag="div" ref=${ref} label=${described(space)} class=${`castles-space ${states(space)}`}>
    <span><${Reward} reward=${space.reward} /></span>
    <span class="castles-place" data-place=${`${party}.${space.id}`}>
      ${space.knight ? html`<${Knight} now=${now} party=${party} strength=${space.knight} size=${40} class="castles-knight" />` : isPreview && html`<${Ghost} now=${now} size=${40} class="castles-knight" />`}
      ${space.extension && html`<${Icon} name="extension" class="castles-tower" label=${extensionName(space)} />`}
    </span>
    <span class="castles-price">${space.price ? html`<${Icon} name="squires" class="castles-price-icon" />−${space.price}` : ""}</span>
  <//>`;
}

/** How many nobles sit at a player's table, and what they are worth. @param {Reading} now @param {string} player */
export function nobleWords(now, player) {
  const { nobles: seated } = now.player(player);
  const power = now.printed.figures.noble_points[seated.length] ?? 0;
  return t("board-table", { number: seated.length, list: seated.join(" ") || "–", power });
}

/** The nobles at a player's table, with what they are worth. @param {{now: Reading, player: string, isSmall?: boolean}} props */
function Nobles({ now, player, isSmall = false }) {
  const { nobles } = now.player(player);
  const points = now.printed.figures.noble_points[nobles.length] ?? 0;
  const inside = html`${(isSmall ? nobles : now.provinces.map(({ letter }) => letter)).map(
    (letter) => html`<span key=${letter} class=${`castles-noble ${nobles.includes(letter) ? "is-seated" : ""}`}>
      ${!isSmall && html`<${Arms} now=${now} letter=${letter} wide=${16} class="castles-arms" />`}${letter}</span>`,
  )}
    ${(!isSmall || points > 0) && html`<span class="castles-worth">${isSmall && "+"}<${Icon} name="power" />${points}</span>`}`;
  if (isSmall) return html`<div class="castles-nobles is-small">${inside}</div>`;
  return html`<${Thing} tag="div" class="castles-nobles" ref=${`table:${player}`} label=${nobleWords(now, player)}>${inside}<//>`;
}

/** The castles of the others. @param {{now: Reading}} props */
export function OtherCastles({ now }) {
  const others = now.order.filter((player) => player !== now.me);
  return html`<${Panel} now=${now} part="others" title=${t("board-castles")} class="castles-others">
    <div class="castles-other-list">${others.map((player) => html`<${Other} key=${player} now=${now} player=${player} />`)}</div>
  <//>`;
}

/** Everything that one can see of another player. @param {{now: Reading, player: string}} props */
function Other({ now, player }) {
  const [gold, squires, votes, ...others] = now.goods(player);
  const power = { kind: "power", label: t("head-power"), value: now.player(player).power };
  const seen = [power, votes, gold, squires, ...others].flatMap((good) => (good?.value == null ? [] : [good]));
  const ref = `castle:${player}`;
  const label = [
    now.who(player),
    t("board-castle-of"),
    nobleWords(now, player),
    ...now.partiesOf(player).flatMap((party) => now.castle(party).map(described)),
  ];
  return html`<article class=${`castles-other lancaster-covered ${hand.focused(ref) ? "is-told" : ""}`} data-seat=${player}>
    <${Thing} tag="div" class="lancaster-cover" ref=${ref} label=${label.join(", ")} />
    <${Thing} tag="span" class="castles-other-name" ref=${`side:${player}`} label=${now.who(player)}><${Side} now=${now} party=${player} />
      ${now.view.first === player && html`<span class="castles-first">1</span>`}<//>
    <span class="castles-goods">${amounts(seen)}</span>
    <${Nobles} now=${now} player=${player} isSmall=${true} />
    ${now.partiesOf(player).map((party) => html`<${Household} key=${party} now=${now} party=${party} />`)}
  </article>`;
}

/** Knights and castle of a party, small. @param {{now: Reading, party: string}} props */
function Household({ now, party }) {
  const { court, reserve, ready, bishops, lord } = now.party(party);
  const along = [...ready, ...Array(bishops).fill("bishop")];
  return html`<div class="castles-household">
    ${now.isAlly(party) && html`<span class="castles-household-name"><${Side} now=${now} party=${party} /></span>`}
    <div class="castles-mini-spaces">${now.castle(party).map((space) => html`<${MiniSpace} key=${space.id} now=${now} space=${space} party=${party} />`)}</div>
    <div class="castles-court" data-place=${`${party}.court`}><span class="lancaster-note">${t("head-court")}</span><${Stack} now=${now} party=${party} knights=${court} size=${26} />
      ${lord === "home" && html`<${Icon} name="lord" label=${t("block-lord")} />`}
      ${along.map((kind, number) => html`<${Icon} key=${number} name=${kind} label=${t(kind === "bishop" ? "head-bishops" : `companion-${kind}`)} />`)}
      ${court.length + along.length === 0 && lord !== "home" && "–"}</div>
    <div class="castles-court"><span class="castles-reserve lancaster-note">${t("head-reserve")}</span>${reserve.join(" ") || "–"}</div>
  </div>`;
}

/** A space of another's castle. @param {{now: Reading, space: SpaceOfCastle, party: string}} props */
function MiniSpace({ now, space, party }) {
  return html`<span class=${`castles-mini-space ${states(space)}`} data-place=${`${party}.${space.id}`}>
    <span class="castles-mini-reward" aria-hidden="true">${space.reward.map(([kind]) => html`<${Icon} key=${kind} name=${kind} class="castles-mini-icon" />`)}</span>
    ${space.knight ? html`<${Knight} now=${now} party=${party} strength=${space.knight} size=${22} label="" />` : ""}
    ${space.extension && html`<${Icon} name="extension" class="castles-tower" />`}
  </span>`;
}
