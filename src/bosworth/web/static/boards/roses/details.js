/** A card or a region as a card of its own: its picture, whose it is, its figures, and what there is to know besides; the way to the others. */

import { html } from "/static/js/lib.js";
import { name, names, phrase, say, t } from "/static/js/words.js";
import { CardArt } from "./card.js";
import { describe, playerName, printedOn } from "./describe.js";
import { Swatch } from "./glyph.js";
import { reading } from "./reading.js";
import { pairsOf } from "./scores.js";
import { PlayerDetails, TrackDetails } from "./track-details.js";

/** @import {Card, Reading, Region, Standing} from "./reading.js" */

/** @param {{ref: string}} props */
export function Details({ ref }) {
  const now = reading.value;
  const [kind = "", id = ""] = ref.split(":");
  if (!now) return null;
  const card = kind === "card" ? now.card[id] : undefined;
  const region = kind === "area" ? now.region[id] : undefined;
  if (card) return html`<${CardDetails} card=${card} now=${now} />`;
  if (region) return html`<${RegionDetails} region=${region} now=${now} />`;
  const zone = kind === "area" ? now.zone[id] : undefined;
  if (zone) return html`<p class="details-note">${phrase(["details-zone", { region: zone.region }])}</p>`;
  if (kind === "track") return html`<${TrackDetails} now=${now} id=${id} />`;
  if (kind === "side" && now.players.includes(id)) return html`<${PlayerDetails} now=${now} player=${id} />`;
  const { calais_cp: cp, title_points: number } = now.numbers;
  return kind === "calais" ? html`<p class="details-note">${t("bid-explained", { cp, number })}</p>` : null;
}

/** @param {{card: Card, now: Reading}} props */
function CardDetails({ card, now }) {
  const { id, kind } = card;
  const owner = now.view.owner[id];
  const figures = [t("worth-cp", { number: now.pointsOf(id) }), ...printedOn(card)];
  return html`<div class="details-card">
    <div class=${`details-art ${kind === "noble" ? "" : "is-sign"}`} data-seat=${owner ?? undefined}><${CardArt} id=${id} kind=${kind} /></div>
    <div>
      <p class="details-kind">${name("type", kind)} · ${name("area", now.placeOf(id))}</p>
      <p>${owner ? html`<${Swatch} of=${owner} /> ${playerName(now, owner)}` : t("details-nobodys")}</p>
      <p class="details-figures">${figures.map((text) => html`<span key=${text}>${text}</span>`)}</p>
    </div>
    <${Notes} lines=${cardNotes(now, card)} />
  </div>`;
}

/** What else there is to know of a card: its pair, its title, what cubes on it cost, where it may go. @param {Reading} now @param {Card} card */
function cardNotes(now, card) {
  const { id, kind, region, home, garrison } = card;
  const { cards, titles } = now.printed;
  const pair = home || cards.find((other) => other.home === id)?.id;
  const isTrade = pair && [kind, now.card[pair]?.kind].includes("ship");
  const number = isTrade ? now.numbers.trade_points : now.numbers.church_points;
  const title = titles.find((one) => one.counts === kind);
  const goals = now.goalsOf(id);
  return [
    ...(now.at[id] && now.at[id] !== region && kind === "noble" ? [phrase(["details-from", { region }])] : []),
    ...(pair ? [phrase(["facts-pair", { card: pair, number }])] : []),
    ...(title ? [say(["details-title", { title: title.id, player: now.view.title[title.id] ?? "none" }])] : []),
    ...(garrison ? [] : [t("facts-price", now.pricesOf(id))]),
    ...(goals.length > 0 ? [t("details-goals", { areas: names("area", goals.join(" ")) })] : []),
  ];
}

/** @param {{region: Region, now: Reading}} props */
function RegionDetails({ region: { id, votes, first, second, near, zones }, now }) {
  const house = now.hasHouses && now.view.vote[id];
  const lines = [
    t("plaque-tip", { votes, one: first, two: second }),
    ...(house ? [phrase(["details-vote", { house }])] : []),
    t("border-lands", { areas: names("area", near.join(" ")) }),
    t("border-seas", { areas: names("area", zones.join(" ")) }),
  ];
  return html`<div class="details-card">
    <${Strengths} standing=${now.standings[id]} empty=${t("look-empty")} />
    ${now.ordered[id] && html`<${Strengths} standing=${now.ordered[id]} title=${t("details-with-orders")} />`}
    <${Notes} lines=${lines} />
  </div>`;
}

/** How strong everybody is in a region, and what broke a tie. @param {{standing?: Standing, title?: string, empty?: string}} props */
function Strengths({ standing, title, empty }) {
  if (!standing) return html`<p class="details-strengths">${empty}</p>`;
  const { strengths, decided } = standing;
  return html`<p class="details-strengths">${title && html`<span>${title}</span>`}
    ${pairsOf(strengths).map(([player, number]) => html`<b key=${player}><${Swatch} of=${player} /> ${number}</b>`)}
    ${!["cp", "alone"].includes(decided) && html`<small>${t(`decided-${decided}`)}</small>`}</p>`;
}

/** @param {{lines: string[]}} props */
function Notes({ lines }) {
  return lines.length > 0 && html`<ul class="details-notes">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
}

/**
 * The things in a region or a sea, as rows.
 * @param {string} ref
 * @returns {{ref: string, label: string}[]}
 */
export function inside(ref) {
  const now = reading.value;
  const [kind = "", place = ""] = ref.split(":");
  if (!now || kind !== "area") return [];
  const here = now.printed.cards.filter(({ id }) => now.placeOf(id) === place);
  const seen = here.filter((card) => card.kind !== "noble" || now.view.owner[card.id]);
  return seen.map(({ id }) => ({ ref: `card:${id}`, label: describe(now, id) }));
}
