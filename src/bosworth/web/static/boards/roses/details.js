/** What is known about a card, a region or a sea, when somebody asks by touching it. */

import { html } from "/static/js/lib.js";
import { name, names, phrase, say, t } from "/static/js/words.js";
import { describe, ownerLine, printedOn } from "./describe.js";
import { reading } from "./reading.js";

/** @import {Reading} from "./reading.js" */

/** @param {{ref: string}} props */
export function Details({ ref }) {
  return reading.value && html`<${Lines} ref=${ref} now=${reading.value} />`;
}

/** @param {{ref: string, now: Reading}} props */
function Lines({ ref, now }) {
  const [kind = "", id = ""] = ref.split(":");
  const lines = kind === "card" ? cardLines(now, id) : kind === "area" ? areaLines(now, id) : [];
  return lines.length > 0 && html`<ul class="details-lines">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
}

/** @param {Reading} now @param {string} id */
function cardLines(now, id) {
  const card = now.card[id];
  if (!card) return [];
  const { cards, titles } = now.printed;
  const pair = card.home || cards.find((other) => other.home === id)?.id;
  const isTrade = pair && [card.kind, now.card[pair]?.kind].includes("ship");
  const number = isTrade ? now.numbers.trade_points : now.numbers.church_points;
  const title = titles.find((one) => one.counts === card.kind);
  return [
    phrase(["facts-asset", { type: card.kind, region: card.region, cp: now.pointsOf(id) }]),
    ...printedOn(card),
    ownerLine(now, id),
    ...(now.at[id] ? [phrase(["facts-place", { region: now.at[id] }])] : []),
    ...(card.garrison ? [] : [t("facts-price", now.pricesOf(id))]),
    ...(pair ? [phrase(["facts-pair", { card: pair, number }])] : []),
    ...(title ? [say(["details-title", { title: title.id, player: now.view.title[title.id] ?? "none" }])] : []),
  ];
}

/** @param {Reading} now @param {string} id */
function areaLines(now, id) {
  const region = now.region[id];
  if (!region) return now.zone[id] ? [phrase(["details-zone", { region: now.zone[id].region }])] : [];
  const standing = now.standings[id];
  const house = now.hasHouses && now.view.vote[id];
  return [
    t("plaque-tip", { votes: region.votes, one: region.first, two: region.second }),
    ...(house ? [phrase(["details-vote", { house }])] : []),
    standing ? phrase(["look-strengths", { strengths: standing.strengths }]) : t("look-empty"),
    ...(standing && standing.decided !== "cp" ? [t(`decided-${standing.decided}`)] : []),
    ...(now.ordered[id] ? [phrase(["look-with-orders", { strengths: now.ordered[id].strengths }])] : []),
    t("border-lands", { areas: names("area", region.near.join(" ")) }),
    t("border-seas", { areas: names("area", region.zones.join(" ")) }),
  ];
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

/**
 * What was touched, over the map of a wide window, away from where it is.
 * @param {{ref: string, now: Reading, isAbove: boolean, close: () => void}} props
 */
export function DetailsCard({ ref, now, isAbove, close }) {
  const [kind = "", id = ""] = ref.split(":");
  if (kind !== "card" && kind !== "area") return null;
  return html`<aside class=${`details-card ${isAbove ? "is-above" : ""}`} aria-live="polite">
    <h3>${name(kind, id)}</h3><button type="button" class="button quiet small" aria-label=${t("details-close")}
      onClick=${close}>×</button>
    <${Lines} ref=${ref} now=${now} />
  </aside>`;
}
