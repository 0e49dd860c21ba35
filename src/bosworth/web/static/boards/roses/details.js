/** What is known about a card, a region or a sea, when somebody asks by touching it. */

import { html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { name, names, phrase, say, t } from "../../js/words.js";
import { describe } from "./describe.js";
import { facts, isPerson, pointsOf, priceOf } from "./facts.js";
import { modelOf } from "./model.js";
import { regionsNow } from "./scene.js";

/** @import {Model} from "./model.js" */

/** @param {{ref: string}} props */
export function Details({ ref }) {
  const shown = table.shown.value;
  const [kind = "", id = ""] = ref.split(":");
  if (!shown || !table.catalog.value) return null;
  const model = modelOf(shown.view);
  const lines = kind === "card" ? cardLines(model, id) : kind === "area" ? areaLines(model, id, regionsNow(shown)) : [];
  return lines.length > 0 && html`<ul class="details-lines">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
}

/** @param {Model} model @param {string} id */
function cardLines(model, id) {
  const { card: cards, cards: all, numbers, titles } = facts();
  const card = cards[id];
  if (!card) return [];
  const value = priceOf(id, model.options);
  const pair = card.home || all.find((other) => other.home === id)?.id;
  const points = pair && [card.kind, cards[pair]?.kind].includes("ship") ? numbers.trade_points : numbers.church_points;
  const title = titles.find((one) => one.counts === card.kind);
  return [
    phrase(["facts-asset", { type: card.kind, region: card.region, cp: pointsOf(id, model.options) }]),
    ...(card.income ? [t("facts-income", { number: card.income })] : []),
    ...(card.garrison ? [t("facts-garrison", { number: card.garrison })] : []),
    phrase(["facts-owner", { player: model.owner[id] || "none" }]),
    ...(model.at[id] ? [phrase(["facts-place", { region: model.at[id] }])] : []),
    ...(isPerson(id) ? [t("facts-price", { white: value * numbers.white_price, black: value * numbers.black_price })] : []),
    ...(pair ? [phrase(["facts-pair", { card: pair, number: points }])] : []),
    ...(title ? [say(["details-title", { title: title.id, player: model.title[title.id] || "none" }])] : []),
  ];
}

/** @param {Model} model @param {string} id @param {any[]} regions */
function areaLines(model, id, regions) {
  const { region: all, zone } = facts();
  const region = all[id];
  if (!region) return zone[id] ? [phrase(["details-zone", { region: zone[id]?.region ?? "" }])] : [];
  const standing = regions.find((row) => row.region === id);
  return [
    t("plaque-tip", { votes: region.votes, one: region.first, two: region.second }),
    ...(model.hasHouses && model.vote[id] ? [phrase(["details-vote", { house: model.vote[id] }])] : []),
    standing?.strengths ? phrase(["look-strengths", { strengths: standing.strengths }]) : t("look-empty"),
    ...(standing?.decided && standing.decided !== "cp" ? [t(`decided-${standing.decided}`)] : []),
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
  const shown = table.shown.value;
  const [kind = "", id = ""] = ref.split(":");
  if (!shown || kind !== "area") return [];
  const model = modelOf(shown.view);
  const here = facts().cards.filter((card) => (model.at[card.id] ?? card.region) === id);
  const seen = here.filter((card) => card.kind !== "noble" || model.owner[card.id]);
  return seen.map((card) => ({ ref: `card:${card.id}`, label: describe(model, card.id) }));
}

/**
 * What was touched, over the map of a wide window, away from where it is.
 * @param {{ref: string, isAbove: boolean, close: () => void}} props
 */
export function DetailsCard({ ref, isAbove, close }) {
  const [kind = "", id = ""] = ref.split(":");
  if (kind !== "card" && kind !== "area") return null;
  return html`<aside class=${`details-card ${isAbove ? "above" : ""}`} aria-live="polite">
    <h3>${name(kind, id)}</h3><button type="button" class="button quiet small" aria-label=${t("details-close")}
      onClick=${close}>×</button>
    <${Details} ref=${ref} />
  </aside>`;
}
