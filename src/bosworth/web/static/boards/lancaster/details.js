/** What there is to say about a thing, with pictures: for the card beside the pointer and the sheet of a narrow window. */

import { html } from "/static/js/lib.js";
import { capital, labelled, name, say, t } from "/static/js/words.js";
import { described as spaceWords } from "./castles.js";
import { stocked } from "./court.js";
import { amounts, Icon, Part, Price, Reward, rewardWords } from "./icons.js";
import { byPlayer, Effect, inShort, pictureOf } from "./laws.js";
import * as pieces from "./piece-details.js";
import { Knight, Side, Stack } from "./pieces.js";
import { provinceName, reading } from "./reading.js";
import { NobleTile } from "./rewards.js";

/** @import {Conflict, Entry, Office, Province, Reading} from "./reading.js" */

/** By kind of thing: what draws its card, nothing if there is none of this name. @type {Record<string, (now: Reading, id: string) => any>} */
const CARDS = {
  area: (now, id) => province(now, id) ?? office(now, id) ?? dungeon(now, id),
  noble,
  card: conflict,
  law,
  space,
  favour,
  side: player,
  goods: player,
  reward: space,
  knight: pieces.knight,
  piece: pieces.knight,
  lord: pieces.lord,
  with: pieces.companion,
  awarded: pieces.awarded,
  bishop: pieces.bishop,
  seal: pieces.seal,
  reserve: pieces.reserve,
  castle: pieces.castle,
  track: pieces.track,
  table: pieces.nobles,
  pile: pieces.pile,
  supply,
};

/** All about a province, a noble, a conflict, a law, a space of a castle, an office, a favour or a player. @param {{ref: string}} props */
export function Details({ ref }) {
  const now = reading.value;
  const [kind = "", id = ""] = ref.split(":");
  const card = now && CARDS[kind]?.(now, id);
  return card ? html`<div class="details">${card}</div>` : null;
}

/** A line with its label. @param {{label: any, children?: any}} props */
function Fact({ label, children }) {
  return html`<div class="details-fact"><dt class="details-label">${label}</dt><dd class="details-value">${children}</dd></div>`;
}

/** @param {Reading} now @param {string} id */
function province(now, id) {
  const found = now.provinces.find((one) => one.id === id);
  if (!found) return null;
  const { least, reward, tile, holder, nobles, noble: letter } = found;
  return html`<h3 class="details-title">${provinceName(found)}</h3>
    <dl class="details-facts">
      <${Fact} label=${capital(t("board-least", { number: least }))}>${holder ? html`<${Holder} now=${now} party=${holder} province=${found} />` : t("board-empty")}<//>
      <${Fact} label=${t("head-reward")}><${Reward} reward=${reward} /> ${rewardWords(reward)}<//>
      ${tile && html`<${Fact} label=${t("details-tile")}><${Reward} reward=${tile} /> ${rewardWords(tile)}<//>`}
      <${Fact} label=${t("head-nobles")}>${nobles > 0 ? html`<${NobleTile} now=${now} letter=${letter} /> × ${nobles}` : t("board-no-nobles")}<//>
    </dl>`;
}

/** Whoever holds a province, in pictures. @param {{now: Reading, party: string, province: Province}} props */
function Holder({ now, party, province: { knight, squires, tudor, shield, total } }) {
  return html`<${Knight} now=${now} party=${party} strength=${knight} size=${34} />
    ${squires > 0 && html`<span class="details-goods"><${Icon} name="squires" label=${t("head-squires")} /><b>${squires}</b></span>`}
    ${tudor > 0 && html`<${Icon} name="tudor" label=${t("companion-tudor")} />`}
    ${shield > 0 && html`<${Icon} name="shield" label=${t("companion-shield")} />`}
    <b>${t("board-total", { number: total })}</b>`;
}

/** @param {Reading} now @param {string} id */
function noble(now, id) {
  const found = now.provinces.find((one) => one.id === id);
  if (!found?.nobles) return found && html`<p>${capital(t("board-no-nobles"))}.</p>`;
  const seated = now.players.filter((one) => now.player(one).nobles.includes(found.noble));
  return html`<h3 class="details-title"><${NobleTile} now=${now} letter=${found.noble} /> ${t("details-noble", { letter: found.noble })}</h3>
    <dl class="details-facts">
      <${Fact} label=${name("area", id)}>× ${found.nobles}<//>
      <${Fact} label=${t("details-seated")}>${seated.length > 0 ? seated.map((one) => html`<${Side} key=${one} now=${now} party=${one} />`) : "–"}<//>
    </dl>`;
}

/** @param {Reading} now @param {string} id */
function conflict(now, id) {
  const found = now.conflicts.find((one) => one.id === id);
  return found && html`<${ConflictCard} now=${now} conflict=${found} />`;
}

/** A conflict: strengths, spoils, ranks; who wins as things stand, or has won. @param {{now: Reading, conflict: Conflict, isFought?: boolean}} props */
export function ConflictCard({ now, conflict: found, isFought = false }) {
  const { id, english, strength, spoils, is_won: isWon, isSecond, year } = found;
  return html`<h3 class="details-title"><${Icon} name="swords" /> ${name("card", id)} <small>${year}</small>
      ${isSecond && html`<b class="details-grave">${t("board-second")}</b>`}<span class="details-spoils"><${Icon} name="power" />${spoils.join(" / ")}</span></h3>
    <p>${capital(t("board-english-against", { one: english, other: strength }))}. ${t(`details-${isWon ? "england" : "france"}-${isFought ? "won" : "wins"}`)}</p>
    <p class="details-note">${t("board-spoils")}.</p>
    <${Ranks} now=${now} conflict=${found} />`;
}

/** Who stands how high, and what that brings as things are. @param {{now: Reading, conflict: Conflict}} props */
function Ranks({ now, conflict: { entries } }) {
  const ranked = entries.flatMap((entry) => (entry ? [entry] : [])).sort((one, other) => one.rank - other.rank);
  const isTie = new Set(ranked.map(({ total }) => total)).size < ranked.length;
  if (ranked.length === 0) return null;
  return html`<ol class="details-ranks">${ranked.map((entry) => html`<${Ranked} key=${entry.rank} now=${now} entry=${entry} />`)}</ol>
    ${isTie && html`<p class="details-note">${t("board-tie")}</p>`}`;
}

/** @param {{now: Reading, entry: Entry}} props */
function Ranked({ now, entry: { holder, archer, knights, tudors, squires, total, rank, power } }) {
  return html`<li class="details-rank"><span>${t("board-rank", { number: rank })}</span><${Side} now=${now} party=${holder} />
    <span class="details-goods">${archer > 0 && html`<${Icon} name="archer" label=${t("companion-archer")} />`}
      <${Stack} now=${now} party=${holder} knights=${knights} size=${26} tudors=${tudors} squires=${squires} /></span>
    <b>${total}</b><span class="details-gain">${power > 0 && html`<${Icon} name="power" />+${power}`}</span></li>`;
}

/** @param {Reading} now @param {string} id */
function law(now, id) {
  if (!(id in now.printed.laws)) return null;
  const foretold = now.foretold(id);
  const rows = foretold ? byPlayer(now, foretold) : [];
  const short = foretold ? inShort(now, foretold, rows) : "";
  return html`<h3 class="details-title"><${Icon} name=${pictureOf(now, id)} /> ${name("law", id)}</h3>
    <p>${capital(name("law", id, "text"))}.</p>
    ${short && html`<p class="details-note">${short}</p>`}
    ${
      foretold &&
      !short &&
      html`<dl class="details-facts" aria-label=${say(foretold)}>${rows.map(
        ({ player: who, entries }) => html`<${Fact} key=${who} label=${html`<${Side} now=${now} party=${who} />`}>
        ${entries.length > 0 ? entries.map((entry, number) => html`<${Effect} key=${number} entry=${entry} />`) : "–"}<//>`,
      )}</dl>`
    }`;
}

/** A space of my castle or of my ally's. @param {Reading} now @param {string} id */
function space(now, id) {
  const parties = now.partiesOf(now.me ?? now.players[0] ?? "");
  const found = parties.flatMap((party) => now.castle(party).map((one) => ({ ...one, party }))).find((one) => one.id === id);
  if (!found) return null;
  return html`<h3 class="details-title"><${Icon} name="extension" /> ${capital(name("area", id))}</h3>
    <p class="details-goods"><${Reward} reward=${found.reward} />${found.price > 0 && html` <${Price} name="squires" number=${found.price} />`}
      ${found.knight > 0 && html` <${Knight} now=${now} party=${found.party} strength=${found.knight} size=${30} />`}</p>
    <p>${capital(spaceWords(found))}.</p>`;
}

/** @param {Reading} now @param {string} id */
function favour(now, id) {
  const found = now.printed.favours.find((one) => one.id === id);
  const isUp = now.view.favours.includes(id);
  return (
    found &&
    html`<h3 class="details-title">${t("board-king-favours")}</h3>
    <p><${Reward} reward=${found.reward} /> ${capital(rewardWords(found.reward))}${!isUp && ` (${t("board-spent")})`}</p>`
  );
}

/** An office of the King, or his treasury. @param {Reading} now @param {string} id */
function office(now, id) {
  if (id === "treasury" && now.has("court")) return treasury(now);
  const found = now.offices.find((one) => one.id === id);
  return found && html`<h3 class="details-title">${name("area", id)}</h3><${Terms} now=${now} office=${found} />`;
}

/** @param {{now: Reading, office: Office}} props */
function Terms({ now, office: { tribute, seals, privilege, holder, candidate } }) {
  const [kind, number] = tribute;
  return html`<dl class="details-facts">
    <${Fact} label=${t("head-tribute")}><${Part} kind=${kind} number=${number} /> ${rewardWords([tribute])}<//>
    <${Fact} label=${t("head-reward")}>${seals > 0 && html`<span class="details-goods"><${Icon} name="seal" label=${t("head-seals")} /><b>${seals}</b></span>`}<${Icon} name=${privilege} /> ${t(`companion-${privilege}`)}<//>
    <${Fact} label=${t("head-holder")}>${holder ? html`<${Side} now=${now} party=${holder} />` : t("board-vacant")}<//>
    ${candidate && html`<${Fact} label=${t("head-candidate")}><${Side} now=${now} party=${candidate} /> <b>${now.party(candidate).company}</b><//>`}
  </dl>`;
}

/** @param {Reading} now */
function treasury(now) {
  return html`<h3 class="details-title">${t("board-the-treasury")}</h3><${Goods} goods=${stocked(now.view.treasury)} />`;
}

/** What the supply holds. @param {Reading} now */
function supply(now) {
  return html`<h3 class="details-title">${t("board-supply")}</h3><${Goods} goods=${stocked(now.view.stock)} />`;
}

/** How much of several things, each with its picture and its name. @param {{goods: {kind: string, value: number | null, label: string}[]}} props */
function Goods({ goods }) {
  return html`<ul class="details-spaces">${goods.map(
    (good) =>
      html`<li key=${good.kind} class="details-goods">${amounts([good])} ${good.label}${good.value === null && ` (${t("board-behind-screen")})`}</li>`,
  )}</ul>`;
}

/** @param {Reading} now @param {string} id */
function dungeon(now, id) {
  if (id !== "dungeon" || !now.has("displeasure")) return null;
  const inside = now.parties.filter((party) => now.party(party).dungeon.length > 0);
  const neutral = now.printed.figures.neutral_knight[now.players.length] ?? 0;
  return html`<h3 class="details-title"><${Icon} name="dungeon" /> ${capital(name("area", id))}</h3>
    <p class="details-goods">${inside.map((party) => html`<${Stack} key=${party} now=${now} party=${party} knights=${now.party(party).dungeon} size=${28} />`)}${inside.length + neutral === 0 && capital(t("board-empty"))}</p>
    ${neutral > 0 && html`<p>${capital(labelled(t("board-neutral"), neutral))}</p>`}`;
}

/** @param {Reading} now @param {string} id */
function player(now, id) {
  if (!(id in now.view.players)) return null;
  const { power, nobles } = now.player(id);
  const isFirst = now.view.first === id;
  const goods = [{ kind: "power", label: t("head-power"), value: power }, ...now.goods(id)];
  return html`<h3 class="details-title"><${Side} now=${now} party=${id} />${isFirst && html` <small>${t("board-first")}</small>`}</h3>
    <${Goods} goods=${goods} />
    <dl class="details-facts">
      <${Fact} label=${t("head-nobles")}>${nobles.join(" ") || "–"}<//>
      ${now.partiesOf(id).map(
        (
          party,
        ) => html`<${Fact} key=${party} label=${now.isAlly(party) ? html`<${Side} now=${now} party=${party} />` : t("head-court")}>
        <${Stack} now=${now} party=${party} knights=${now.party(party).court} size=${28} />${now.party(party).court.length === 0 && "–"}<//>`,
      )}
    </dl>`;
}
