/** The board without pictures: headings and lists, with everything that can be touched as buttons. */

import { html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { labelled, listed, name, names, phrase, say, t } from "../../js/words.js";
import { describe, playerName } from "./describe.js";
import { isPlanning } from "./desk.js";
import { facts } from "./facts.js";
import { holdings, incomeOf, modelOf } from "./model.js";
import { Parliaments } from "./parliament.js";
import { foretoldSitting } from "./scores.js";
import { OrderSheet } from "./sheet.js";

/** @import {Model} from "./model.js" */

/** The whole board as text. */
export function Text() {
  const shown = table.shown.value;
  if (!shown || !table.catalog.value) return null;
  const model = modelOf(shown.view);
  const forecast = shown.forecast ?? {};
  return html`<div class="roses-text">
    <h2>${labelled(t("board-turn", { number: model.turn, of: facts().numbers.turns }), t(`phase-${model.phase}`))}</h2>
    ${model.phase === "draft" && html`<${Cards} model=${model} effects=${forecast.cards ?? {}} />`}
    ${isPlanning() && html`<${OrderSheet} model=${model} />`}
    <h3>${t("head-order")}</h3>
    <ol>${model.order.map((player) => html`<li key=${player}>${playerLine(model, player)}</li>`)}</ol>
    ${facts().regions.map((region) => html`<${RegionText} key=${region.id} id=${region.id} model=${model} />`)}
    <${Parliaments} model=${model} foretold=${foretoldSitting(shown, model)} />
  </div>`;
}

/** @param {Model} model @param {string} player */
function playerLine(model, player) {
  const titles = facts()
    .titles.filter((title) => model.title[title.id] === player)
    .map((title) => name("title", title.id));
  return listed([
    labelled(playerName(model, player), `${model.score[player]} ${t("points-short")}`),
    `£${model.cash[player]} (+${incomeOf(model, player)})`,
    labelled(t("head-mercenaries"), String(model.mercs[player])),
    labelled(t("head-aid"), t(model.aid[player] ? "aid-left" : "aid-used")),
    ...titles,
    names(
      "card",
      holdings(model, player)
        .map((card) => card.id)
        .join(" "),
    ) || t("entry-none"),
  ]);
}

/** @param {{model: Model, effects: Record<string, any[]>}} props */
function Cards({ model, effects }) {
  return html`<h3>${t("display-title", { number: model.turn })}</h3>
    <ul>${[...new Set(model.display)].map(
      (id) => html`<li key=${id}>
      ${facts().card[id] ? describe(model, id) : name("card", id)}
      ${(effects[id] ?? []).map((effect) => `; ${phrase(effect)}`)}</li>`,
    )}</ul>`;
}

/** @param {{id: string, model: Model}} props */
function RegionText({ id, model }) {
  const region = facts().region[id];
  const house = model.hasHouses ? model.vote[id] || "none" : "none";
  const here = facts().cards.filter(
    (card) => (model.at[card.id] ?? card.region) === id || region?.zones.includes(model.at[card.id] ?? ""),
  );
  return html`<section>
    <h3>${say(["board-region", { region: id, votes: region?.votes, one: region?.first, two: region?.second, house }])}</h3>
    <ul>${here.map((card) => html`<li key=${card.id}>${describe(model, card.id)}</li>`)}</ul>
  </section>`;
}
