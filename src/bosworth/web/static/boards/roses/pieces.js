/** Locations, bishops, nobles and ships on the map: each is one node that moves from where it was. */

import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { name } from "/static/js/words.js";
import { describe } from "./describe.js";
import { Arms, Glyph } from "./glyph.js";
import { spots } from "./spots.js";

/** @import {Card, Reading} from "./reading.js" */
/** @import {Spot} from "./spots.js" */

/** All of them, those that move on top. @param {{now: Reading}} props */
export function Pieces({ now }) {
  const { sites, bishops } = table.atlas.value;
  const at = spots(now);
  const of = (/** @type {string} */ kind) => now.printed.cards.filter((card) => card.kind === kind && at[card.id]);
  return html`
    ${Object.keys(sites).map((id) => html`<${Site} key=${id} card=${now.card[id]} now=${now} />`)}
    ${Object.keys(bishops).map((id) => html`<${Bishop} key=${id} card=${now.card[id]} now=${now} />`)}
    ${Object.entries(sites).map(([id, { at: place }]) => html`<${SiteName} key=${`name ${id}`} id=${id} at=${place} />`)}
    ${of("ship").map((card) => html`<${Ship} key=${card.id} card=${card} now=${now} spot=${at[card.id]} />`)}
    ${of("noble").map((card) => html`<${Noble} key=${card.id} card=${card} now=${now} spot=${at[card.id]} />`)}
    ${at.captain && html`<${Captain} key="captain" now=${now} spot=${at.captain} />`}`;
}

/**
 * A card on the map, with all that can be said and done about it.
 * @param {{card: Card, now: Reading, class: string, transform?: string, style?: any, children?: any}} props
 */
function Piece({ card: { id }, now, class: own, children, ...rest }) {
  return html`<${Thing} ref=${`card:${id}`} within=${`area:${now.placeOf(id)}`} label=${describe(now, id)}
    class=${`${own} ${status(now, id)}`} ...${rest}>${children}<//>`;
}

/** @param {Reading} now @param {string} id */
function status({ view }, id) {
  if (view.owner[id]) return `is-owned is-${view.owner[id]}`;
  if (view.display.includes(id)) return "is-neutral is-shown";
  return view.box.includes(id) ? "is-neutral is-gone" : "is-neutral";
}

/** The name of a place where there is little room. @param {string} id */
function shortName(id) {
  const whole = name("card", id);
  return whole.length > 12 ? whole.split(" ")[0] : whole;
}

/** @param {string | null | undefined} player */
const fill = (player) => (player ? `url(#fill-${player})` : undefined);

/** @param {Spot} spot */
const moved = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` });

/** What grows a little while the map is small: a piece with the disc that is touched, of this size. @param {{hit: number, children?: any}} props */
function Body({ hit, children }) {
  return html`<g class="pieces-body"><circle class="pieces-hit" r=${hit} />${children}</g>`;
}

/** A castle, town or port: its sign on the mark of its owner, with income and garrison. @param {{card: Card, now: Reading}} props */
function Site({ card, now }) {
  const { id, kind, income, garrison } = card;
  const [x, y] = table.atlas.value.sites[id].at;
  const owner = now.view.owner[id];
  return html`<${Piece} card=${card} now=${now} class=${`pieces-site is-${kind}`} transform=${`translate(${x} ${y})`}>
    <${Body} hit=${56}>
      ${
        kind === "castle"
          ? html`<rect class="pieces-frame" x="-40" y="-40" width="80" height="80" rx="8" fill=${fill(owner)} />`
          : html`<circle class="pieces-frame" r="43" fill=${fill(owner)} />`
      }
      <circle class="glyph-ground pieces-ground" r="26" />
      <${Glyph} id=${kind} size=${38} class="pieces-sign" />
    <//>
    ${income > 0 && html`<${Income} number=${income} />`}
    ${owner && html`<${Garrison} number=${garrison} />`}
  <//>`;
}

/** Over all places, so that none covers the name of another. @param {{id: string, at: number[]}} props */
function SiteName({ id, at: [x, y] }) {
  return html`<g transform=${`translate(${x} ${y})`} aria-hidden="true"><text class="pieces-name">${shortName(id)}</text></g>`;
}

/** @param {{number: number}} props */
function Income({ number }) {
  return html`<g aria-hidden="true" class="pieces-income"><circle r="20" /><text y="10.500">${number}</text></g>`;
}

/** @param {{number: number}} props */
function Garrison({ number }) {
  return html`<g aria-hidden="true" class="pieces-garrison"><${Glyph} id="noble" size=${48} class="pieces-shield" /><text
    y="8">${number}</text></g>`;
}

/** @param {{card: Card, now: Reading}} props */
function Bishop({ card, now }) {
  const [x, y] = table.atlas.value.bishops[card.id].at;
  return html`<${Piece} card=${card} now=${now} class="pieces-bishop" transform=${`translate(${x} ${y})`}>
    <${Body} hit=${44}>
      <rect class="pieces-frame" x="-30" y="-34" width="60" height="68" rx="28" fill=${fill(now.view.owner[card.id])} />
      <circle class="glyph-ground pieces-ground" r="19" />
      <${Glyph} id="bishop" size=${30} class="pieces-sign" />
    <//>
  <//>`;
}

/** A noble with his arms, on a disc of his owner's. @param {{card: Card, now: Reading, spot: Spot}} props */
function Noble({ card, now, spot }) {
  const { id } = card;
  return html`<${Piece} card=${card} now=${now} class="pieces-noble" style=${moved(spot)}>
    <${Body} hit=${52}>
      <circle class="pieces-frame" r="46" fill=${fill(now.view.owner[id])} />
      <${Arms} id=${id} x=${-23} y=${-33} width=${46} height=${55} />
    <//>
    <${Points} number=${now.pointsOf(id)} />
  <//>`;
}

/** @param {{number: number}} props */
function Points({ number }) {
  const half = number > 9 ? 27 : 19;
  return html`<g aria-hidden="true" class="pieces-points"><rect x=${-half} y="-18" width=${2 * half} height="36" rx="18" /><text y="10.500">
    ${number}</text></g>`;
}

/** @param {{now: Reading, spot: Spot}} props */
function Captain({ now, spot }) {
  return html`<g class="pieces-captain" style=${moved(spot)}>
    <${Body} hit=${0}>
      <circle class="pieces-frame" r="46" fill=${fill(now.view.captain)} />
      <circle class="glyph-ground" r="28" cy="-4" />
      <${Glyph} id="captain" y=${-4} size=${40} />
    <//>
    <${Points} number=${now.numbers.calais_cp} />
  </g>`;
}

/** @param {{card: Card, now: Reading, spot: Spot}} props */
function Ship({ card, now, spot }) {
  const { id, home } = card;
  return html`<${Piece} card=${card} now=${now} class="pieces-ship" style=${moved(spot)}>
    <${Body} hit=${52}>
      <path class="pieces-frame" d="M-46 8H46L30 44H-30Z" fill=${fill(now.view.owner[id])} />
      <path class="pieces-sail" d="M-4 -46H4V4H-4ZM8 -40C30 -34 38 -18 38 2H8ZM-8 -30C-24 -24 -32 -12 -34 2H-8Z" />
    <//>
    <text class="pieces-ship-name" aria-hidden="true">${shortName(home)}</text>
  <//>`;
}
