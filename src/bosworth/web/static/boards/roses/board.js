/** Wars of the Roses: the board, its summary, its end, and how it reads without pictures. */

import { hand } from "../../js/hand.js";
import { effect, html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { isNarrow } from "../../js/ui.js";
import { foretold, isPlanning, sheet, sheets } from "./desk.js";
import { Details, inside } from "./details.js";
import { End } from "./end.js";
import { facts } from "./facts.js";
import { RosesMap } from "./map.js";
import { OrderCard, ordered } from "./order-card.js";
import { lookOf, Panel, PanelTabs, phaseKey } from "./panel.js";
import { proposal } from "./proposal.js";
import { Purse } from "./purse.js";
import { onStage, present, regionsNow } from "./scene.js";
import { suggestion } from "./suggestion.js";
import { Summary } from "./summary.js";
import { Text } from "./text.js";
import { Tracks } from "./tracks.js";

/** @import {Model} from "./model.js" */
/** @import {Say, Shown} from "../../js/types.js" */

/** While sheets are written the hand has their offers instead of the server's, also where a panel or the text stands for the board. */
effect(() => hand.propose(table.catalog.value && isPlanning() ? proposal() : null));

function Board() {
  const shown = table.shown.value;
  if (!shown || !table.catalog.value || !table.atlas.value) return null;
  const model = present(shown);
  const props = { model, shown };
  return html`<div class=${`roses phase-${model.phase}`}>
    ${isNarrow.value ? html`<${NarrowBody} ...${props} />` : html`<${WideBody} ...${props} />`}
  </div>`;
}

/** @typedef {{model: Model, shown: Shown}} Props */

/** @param {Props} props */
function WideBody({ model, shown }) {
  return html`<div class="roses-body">
    <${Tracks} model=${model} />
    <${DrawnMap} model=${model} shown=${shown} />
    <aside class="roses-panel">
      <${PanelTabs} model=${model} />
      <div class="panel-body" key=${`${phaseKey(model)} ${lookOf(model)}`}><${Panel} model=${model} shown=${shown} /></div>
    </aside>
  </div>`;
}

/**
 * Map and panel lie on each other, one of them in sight: so each stays where it was left. While orders are carried out both are
 * in sight.
 * @param {Props} props
 */
function NarrowBody({ model, shown }) {
  const { player } = sheet();
  return html`<div class="roses-narrow">
    <${PanelTabs} model=${model} />
    ${isPlanning() && player && html`<${Purse} player=${player} cash=${model.cash[player] ?? 0} />`}
    <div class=${`roses-stack look-${lookOf(model)} ${onStage() ? "staged" : ""}`}>
      <${DrawnMap} model=${model} shown=${shown} />
      <div class="panel-body" key=${phaseKey(model)} tabindex="0"><${Panel} model=${model} shown=${shown} /></div>
      ${lookOf(model) === "map" && html`<${OrderCard} model=${model} />`}
    </div>
  </div>`;
}

/** @param {Props} props */
function DrawnMap({ model, shown }) {
  const writing = isPlanning() ? sheet() : null;
  return html`<${RosesMap} model=${model} plan=${writing?.plan ?? null} writer=${writing?.player ?? ""}
    regions=${onStage() ? [] : regionsNow(shown)} />`;
}

/** While a sheet is written the parts of it are one to the person who writes. @param {Shown} shown @returns {Say | null} */
function prompt(shown) {
  if (onStage()) return [`phase-${present(shown).phase}`, {}];
  if (!isPlanning() || shown.seat === null) return null;
  const { player } = sheet();
  const mover = held();
  if (mover) return ["plan-held", { card: mover }];
  const hinted = suggestion();
  if (hinted) return ["plan-suggested", { count: hinted.count, cost: hinted.cost }];
  return sheets().every((one) => one.isReady) ? ["plan-done", { player }] : ["plan-prompt", { player }];
}

/** The noble or ship that is held, to be sent somewhere; an empty text if none is. */
function held() {
  const id = hand.holding()[0]?.replace("card:", "") ?? "";
  const { can } = foretold(sheet().player);
  return id in can.move || id in can.sail ? id : "";
}

/** Whether the orders that can be given to what was touched are on the board itself. */
function handles() {
  return ordered() !== null;
}

/** Lines that are about Calais, where the map shows the bids. */
const AT_CALAIS = ["event-bid", "event-captain"];

/** The things that a line of the log speaks of. @param {Say} say @returns {string[]} */
function refs(say) {
  const found = hand.refsOf(say).filter((ref) => !ref.startsWith("title:"));
  const boxes = AT_CALAIS.includes(say[0]) ? facts().numbers.calais : [];
  return [...found, ...boxes.map((/** @type {string} */ region) => `calais:${region}`)];
}

/**
 * From where these lines are played without being asked: from the reveal of the sheets on.
 * @param {import("../../js/types.js").Line[]} lines
 */
function autoTheatre(lines) {
  return lines.find((line) => line.say[0] === "event-sheet")?.at ?? false;
}

export default { Board, Summary, End, Text, Details, inside, prompt, handles, refs, autoTheatre };
