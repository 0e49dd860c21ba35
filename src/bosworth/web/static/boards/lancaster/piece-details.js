/** The cards of pieces and of what belongs to a party: what they are in pictures, and what they may do in words. */

import { html } from "/static/js/lib.js";
import { capital, labelled, listed, name, t } from "/static/js/words.js";
import { extensionName, nobleWords } from "./castles.js";
import { trackWords } from "./court.js";
import { Icon, Reward } from "./icons.js";
import { Knight, Lord, Side, Stack } from "./pieces.js";

/** @import {Reading} from "./reading.js" */

/** What goes along with a knight, and what it does there. @type {Record<string, string>} */
const COMPANIONS = { tudor: "details-tudor", shield: "details-shield", archer: "details-archer" };

/** A picture beside what there is to say. @param {{picture: any, title: string, children?: any}} props */
function Piece({ picture, title, children }) {
  return html`<h3 class="details-title">${picture} ${capital(title)}</h3>${children}`;
}

/** A knight of mine or of my ally's, at court or where he stands. @param {Reading} now @param {string} id */
export function knight(now, id) {
  const named = id.split(".").at(-1) ?? "";
  const party = now.partyOf(named);
  const strength = Number(named.slice(-1));
  const next = strength + 1;
  const left = now.party(party).reserve.filter((one) => one === next).length;
  return html`<${Piece} picture=${html`<${Knight} now=${now} party=${party} strength=${strength} size=${44} />`} title=${name("block", `${now.prefix(party) || "k"}${strength}`)}>
    <p>${t("details-knight")}</p>
    ${strength < 4 && html`<p class="details-goods"><${Knight} now=${now} party=${party} strength=${next} size=${26} /> ${t("details-upgrade", { number: next, left })}</p>`}<//>`;
}

/** @param {Reading} now @param {string} id */
export function lord(now, id) {
  const party = now.partyOf(id);
  return html`<${Piece} picture=${html`<${Lord} now=${now} party=${party} />`} title=${t(now.isAlly(party) ? "block-ally-lord" : "block-lord")}><p>${t("details-lord")}</p><//>`;
}

/** @param {Reading} _now @param {string} kind */
export function companion(_now, kind) {
  const words = COMPANIONS[kind];
  if (!words) return null;
  return html`<${Piece} picture=${html`<${Icon} name=${kind} />`} title=${t(`companion-${kind}`)}><p>${t(words)}</p><//>`;
}

/** What an office has brought for the next round. @param {Reading} now @param {string} kind */
export function awarded(now, kind) {
  return html`${companion(now, kind)}<p class="details-note">${capital(t("board-awarded-hint"))}.</p>`;
}

/** @param {Reading} now @param {string} id */
export function bishop(now, id) {
  const isKings = id === "supply";
  const { bishops, support_bishops: out } = now.party(now.partyOf("own"));
  const number = isKings ? now.view.bishops_left : bishops - out;
  return html`<${Piece} picture=${html`<${Icon} name="bishop" />`} title=${t(isKings ? "board-bishops-left" : "board-bishops", { number })}>
    ${isKings && html`<p>${t("details-bishop-taken")}</p>`}<p>${t("details-bishop")}</p><//>`;
}

/** @param {Reading} now */
export function seal(now) {
  const title = t("board-seals-left", { number: now.view.seals_left });
  return html`<${Piece} picture=${html`<${Icon} name="seal" />`} title=${title}><p>${t("details-seal")}</p><//>`;
}

/** The knights of a party that are not yet in service. @param {Reading} now @param {string} party */
export function reserve(now, party) {
  if (!now.parties.includes(party)) return null;
  return html`<h3 class="details-title"><${Side} now=${now} party=${party} /> <small>${t("head-reserve")}</small></h3>
    <p class="details-goods"><${Stack} now=${now} party=${party} knights=${now.party(party).reserve} size=${30} /></p>
    <p>${t("details-reserve")}</p>`;
}

/** The castle of another, and his ally's: every space with what stands on it, and his knights at court and in reserve. @param {Reading} now @param {string} id */
export function castle(now, id) {
  if (!now.players.includes(id)) return null;
  return html`<h3 class="details-title"><${Side} now=${now} party=${id} /> <small>${t("board-castle-of")}</small></h3>
    <p>${nobleWords(now, id)}</p>
    ${now.partiesOf(id).map((party) => html`<${Household} key=${party} now=${now} party=${party} />`)}`;
}

/** @param {{now: Reading, party: string}} props */
function Household({ now, party }) {
  const { court, reserve: waiting } = now.party(party);
  return html`${now.isAlly(party) && html`<p><${Side} now=${now} party=${party} /></p>`}
    <ul class="details-spaces">${now.castle(party).map(
      (
        space,
      ) => html`<li key=${space.id} class="details-goods"><${Reward} reward=${space.reward} /> ${capital(name("area", space.id))}
      ${space.knight > 0 && html`<${Knight} now=${now} party=${party} strength=${space.knight} size=${24} />`}
      ${space.extension && html`<${Icon} name="extension" /> <small>${extensionName(space)}</small>`}</li>`,
    )}</ul>
    <dl class="details-facts">
      <div class="details-fact"><dt class="details-label">${t("head-court")}</dt><dd class="details-value"><${Stack} now=${now} party=${party} knights=${court} size=${26} />${court.length === 0 && "–"}</dd></div>
      <div class="details-fact"><dt class="details-label">${t("head-reserve")}</dt><dd class="details-value">${waiting.join(" ") || "–"}</dd></div>
    </dl>`;
}

/** What an empty space of the track of dishonour costs. @param {Reading} now @param {string} id */
export function track(now, id) {
  if (id !== "dishonour") return null;
  return html`<${Piece} picture=${html`<${Icon} name="dishonour" />`} title=${t("board-dishonour-track")}>
    <ul class="details-spaces">${trackWords(now).map((line) => html`<li key=${line}>${capital(line)}.</li>`)}</ul><//>`;
}

/** How many cards or tiles are still to come. @param {Reading} now @param {string} id */
export function pile(now, id) {
  const words = pileWords(now, id);
  return words && html`<h3 class="details-title">${capital(words)}</h3>`;
}

/** @param {Reading} now @param {string} id */
export function pileWords({ view }, id) {
  if (id === "conflicts") return t("board-conflicts-left", { number: view.conflict_pile.length });
  if (id === "laws") return t("board-laws-left", { number: view.law_pile.length });
  return id === "tiles" ? t("board-tiles-left", { number: view.bag.length }) : "";
}

/** Nobles at a table, and what so many are worth at the end. @param {Reading} now @param {string} player */
export function nobles(now, player) {
  if (!now.players.includes(player)) return null;
  const worth = now.printed.figures.noble_points;
  const points = worth.map((power, number) => labelled(String(number), power));
  return html`<${Piece} picture=${html`<${Icon} name="noble" />`} title=${nobleWords(now, player)}>
    <p class="details-note">${capital(t("board-noble-points"))} – ${listed(points.slice(1))}</p><//>`;
}
