/** Wars of the Roses: the board, its summary, its end, and how it reads without pictures. */

import { hand } from "/static/js/hand.js";
import { effect, html } from "/static/js/lib.js";
import { soundsBy } from "/static/js/sound.js";
import { table } from "/static/js/table-state.js";
import { isNarrow } from "/static/js/ui.js";
import { sheet, sheets } from "./desk.js";
import { Details, inside } from "./details.js";
import { End } from "./end.js";
import { heralds } from "./great-moments.js";
import { RosesMap } from "./map.js";
import { OrderCard, ordered } from "./order-card.js";
import { lookOf, Panel, PanelTabs, phaseKey } from "./panel.js";
import { drafting, proposal, suggestion } from "./proposal.js";
import { Purse } from "./purse.js";
import { reading } from "./reading.js";
import SOUNDS from "./sounds.js";
import { Brief, order, Summary } from "./summary.js";
import { Text } from "./text.js";
import { Score } from "./tracks.js";

/** @import {Say} from "/static/js/types.js" */
/** @import {Reading} from "./reading.js" */

/** While sheets are written the hand has their offers instead of the server's, also where a panel or the text stands for the board. */
effect(() => {
  const now = reading.value;
  hand.propose(now?.isPlanning ? proposal(now) : now && drafting(now));
});

/** Where a seat plays for a whole House its emblem has the colours of the two whom it leads: the House's own is another player's. */
effect(() => {
  for (const [house, players] of Object.entries(reading.value?.led ?? {})) {
    const [one, other] = players;
    const halves = `linear-gradient(90deg, transparent 50%, var(--seat-${other}) 50%), var(--hatch-${one}), var(--seat-${one})`;
    document.documentElement.style.setProperty(`--emblem-${house}`, halves);
  }
});

function Board() {
  const now = reading.value;
  if (!now || !table.atlas.value) return null;
  return html`<div class=${`roses roses-phase-${now.phase}`}>
    ${isNarrow.value ? html`<${NarrowBody} now=${now} />` : html`<${WideBody} now=${now} />`}
  </div>`;
}

/** @param {{now: Reading}} props */
function WideBody({ now }) {
  return html`<div class="roses-body">
    <${RosesMap} now=${now} />
    <aside class="roses-panel">
      <${PanelTabs} now=${now} />
      <div class="panel-body" key=${`${phaseKey(now)} ${lookOf(now)}`}><${Panel} now=${now} /></div>
    </aside>
  </div>`;
}

/**
 * Map and panel lie on each other, one of them in sight: so each stays where it was left. While orders are carried out both are
 * in sight.
 * @param {{now: Reading}} props
 */
function NarrowBody({ now }) {
  const { player } = sheet(now);
  const look = lookOf(now);
  return html`<div class="roses-narrow">
    <${PanelTabs} now=${now} />
    ${now.isPlanning && player && html`<${Purse} now=${now} player=${player} />`}
    <div class=${`roses-stack roses-look-${look} ${now.stage ? "is-staged" : ""}`}>
      <${RosesMap} now=${now} />
      <div class="panel-body" key=${phaseKey(now)} tabindex="0"><${Panel} now=${now} /></div>
      ${look === "map" && html`<${OrderCard} now=${now} />`}
    </div>
  </div>`;
}

/** While a sheet is written the parts of it are one to the person who writes. @returns {Say | null} */
function prompt() {
  const now = reading.value;
  if (!now?.isPlanning) return null;
  const { player } = sheet(now);
  const mover = held(now);
  if (mover) return ["plan-held", { card: mover }];
  const hinted = suggestion(now);
  if (hinted) return ["plan-suggested", { count: hinted.orders.length, cost: hinted.cost, orders: hinted.orders }];
  return [sheets(now).every((one) => one.isReady) ? "plan-done" : "plan-prompt", { player }];
}

/** The noble or ship that is held, to be sent somewhere; an empty text if none is. @param {Reading} now */
function held(now) {
  const id = hand.holding()[0]?.replace("card:", "") ?? "";
  const { can } = now.foretold(sheet(now).player);
  return id in can.move || id in can.sail ? id : "";
}

/** Whether the orders that can be given to what was touched are on the board itself. */
function handles() {
  return !!reading.value && ordered(reading.value) !== null;
}

/** Lines that are about Calais, where the map shows the bids. */
const AT_CALAIS = ["event-bid", "event-captain"];

/** The things that a line of the log speaks of. @param {Say} say @returns {string[]} */
function refs(say) {
  const found = hand.refsOf(say).filter((ref) => !ref.startsWith("title:"));
  /** @type {string[]} */
  const boxes = AT_CALAIS.includes(say[0]) ? table.catalog.value.numbers.calais : [];
  return [...found, ...boxes.map((region) => `calais:${region}`)];
}

const sound = soundsBy(SOUNDS);

export default { Board, Summary, Score, Brief, order, End, Text, Details, inside, prompt, handles, refs, heralds, sound };
