/** Decisions outside battle that want a panel: hunger, crowded exile, a captive, an heir who comes of age, battles to choose from. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { capital, name, say, t } from "/static/js/words.js";
import { Token } from "./blocks.js";
import { Politics, phaseOf } from "./phases.js";
import { areaFacts, blocksIn, countIn } from "./reading.js";

/** @import {Reading} from "./reading.js" */

const CROWDED = ["attrition", "exile_excess"];
const PLACES = ["choose_battle", "heir_entry", "muster_area", "plague"];

/** The panel of the decision that is due, if it has one. @param {{now: Reading}} props */
export function Panels({ now }) {
  return html`
    ${phaseOf(now) === "politics" && html`<${Politics} now=${now} />`}
    ${CROWDED.includes(now.step) && html`<${Crowded} now=${now} />`}
    ${PLACES.includes(now.step) && html`<${Areas} now=${now} />`}
    ${now.step === "execute" && html`<${Captive} now=${now} />`}`;
}

/** Too many in one area: its blocks to choose from. @param {{now: Reading}} props */
function Crowded({ now }) {
  const id = now.facts.places[now.public.area];
  if (!id) return null;
  const facts = areaFacts(now, id);
  const mine = now.seat === now.active ? blocksIn(now, id, now.active) : [];
  return html`<section class="panel crowded">
    <h3>${t(`crowded-${now.step}`, { area: name("area", id) })}</h3>
    <p>${t("board-feeds", { limit: facts.limit, number: countIn(now, id, now.active), losses: now.public.losses })}</p>
    <div class="tokens">${mine.map((block) => html`<${Token} key=${block.id} block=${block} />`)}</div>
  </section>`;
}

/** Areas to choose from, as a list besides the map. @param {{now: Reading}} props */
function Areas({ now }) {
  const offers = (table.shown.value?.offers ?? []).filter(
    (offer) => offer.path.length === 1 && offer.path[0]?.startsWith("area:"),
  );
  if (offers.length === 0 || offers.length > 12) return null;
  return html`<section class="panel"><h3>${t(`choose-${now.step}`)}</h3>
    <div class="targets">${offers.map(
      (
        offer,
      ) => html`<${Thing} key=${offer.form} tag="button" type="button" class="button small" ref=${offer.path[0]} label=${say(offer.say)}>
      ${capital(name("area", String(offer.path[0]).slice(5)))} ${now.step === "choose_battle" && offer.outlook ? html`<small>${say(offer.outlook)}</small>` : ""}<//>`,
    )}</div>
  </section>`;
}

/** The captive heir whose life is at stake. @param {{now: Reading}} props */
function Captive({ now }) {
  const captive = now.blocks.find((block) => block.id === ["L_clarence", "Y_exeter"][now.active]);
  return html`<section class="panel captive"><h3>${t("board-captive")}</h3>
    ${captive && html`<div class="tokens"><${Token} block=${captive} tag="div" /></div>`}
    ${hand.buttons().length > 0 && html`<p>${t("board-captive-choice")}</p>`}</section>`;
}
