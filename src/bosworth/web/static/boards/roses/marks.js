/** What lies on the map while orders are written or carried out: counters, cubes, arrows, and the place where it happens. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { say } from "/static/js/words.js";
import { Glyph } from "./glyph.js";
import { spotOf } from "./spots.js";

/** @import {Moving, Placed, Plan} from "./plan.js" */
/** @import {Reading} from "./reading.js" */

/** Where a mark lies, from the middle of its card: own counters, those of attackers, and cubes. */
const DEFENCE = { dx: 56, dy: 34 };
const ATTACK = { dx: -78, dy: 14 };
const CUBE = { dx: 40, dy: -44 };

/** Something beside a card. @param {{now: Reading, card: string, dx: number, dy: number, children?: any}} props */
function Beside({ now, card, dx, dy, children }) {
  const { x, y } = spotOf(now, card);
  return html`<g transform=${`translate(${x + dx} ${y + dy})`}>${children}</g>`;
}

/** Counters and white cubes that stand on the board while the sheets are carried out. @param {{now: Reading}} props */
export function Counters({ now }) {
  const { attackers, defenders, whites, owner } = now.view;
  const attacks = Object.entries(attackers).flatMap(([player, at]) =>
    Object.entries(at).map(([card, number]) => ({ player, card, number })),
  );
  const before = (/** @type {number} */ place) =>
    attacks.slice(0, place).filter(({ card }) => card === attacks[place]?.card).length;
  return html`<g class="marks-counters">
    ${Object.entries(defenders).map(
      ([
        card,
        number,
      ]) => html`<${Beside} key=${`d ${card}`} now=${now} card=${card} ...${DEFENCE}><${Counter} player=${owner[card]}
      number=${number} sign="noble" /><//>`,
    )}
    ${attacks.map(
      ({ player, card, number }, place) => html`<${Beside} key=${`a ${card} ${player}`} now=${now} card=${card}
      dx=${ATTACK.dx - before(place) * 72} dy=${ATTACK.dy}><${Counter} player=${player} number=${number} sign="troop" /><//>`,
    )}
    ${Object.keys(whites).map(
      (card) => html`<${Beside} key=${`w ${card}`} now=${now} card=${card} ...${CUBE}><${Cube} colour="white" /><//>`,
    )}
  </g>`;
}

/** @param {{player?: string | null, number: number, sign: string}} props */
function Counter({ player, number, sign }) {
  const more = number > 9 ? 9 : 0;
  return html`<g class="marks-counter" aria-hidden="true">
    <rect x=${-34 - more} y="-25" width=${68 + 2 * more} height="50" rx="9" fill=${player ? `url(#fill-${player})` : undefined} />
    <rect class="glyph-ground" x=${-29 - more} y="-20" width=${58 + 2 * more} height="40" rx="6" />
    <${Glyph} id=${sign} x=${-13 - more} y=${0} size=${28} /><text x=${13 + more / 2} y="10">${number}</text>
  </g>`;
}

/** @param {{colour: string, number?: number}} props */
function Cube({ colour, number = 1 }) {
  return html`<g class=${`marks-cube is-${colour}`} aria-hidden="true">
    <${Glyph} id="cube" size=${44} class="marks-face" /><path class="marks-edges" d="M-16.5 -9L0 0L16.5 -9M0 0V19" />
    ${number > 1 && html`<text y="8">${number}</text>`}
  </g>`;
}

// --- orders that are being written -------------------------------------------------------------------------------------------

/** @typedef {{now: Reading, plan: Plan, player: string}} Writing */

/** @param {Writing} props */
export function Orders(props) {
  const { plan } = props;
  const posted = Object.keys({ ...plan.troop, ...plan.mercenary });
  return html`<g class="marks-orders">
    <defs><marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4"
      orient="auto-start-reverse"><path d="M0 0L10 5L0 10Z" /></marker></defs>
    ${moves(props, "move")}${moves(props, "sail")}
    ${posted.map((card) => html`<${Posted} key=${card} card=${card} ...${props} />`)}
    ${cubes(props, "white")}${cubes(props, "black")}
  </g>`;
}

/** @param {Writing} writing @param {string} entry */
function isVoid({ now, player }, entry) {
  return now.foretold(player).lines.some((line) => line.entry === entry && line.fate === "void");
}

/** @param {Writing} writing @param {Moving} word */
function moves(writing, word) {
  const { now, plan } = writing;
  const after = { printed: now.printed, view: now.view, at: { ...now.at, ...plan[word] } };
  return Object.entries(plan[word]).map(([card, to]) => {
    const { x, y } = spotOf(now, card);
    const end = spotOf(after, card);
    const [bx, by] = [(x + end.x) / 2 + (end.y - y) * 0.15, (y + end.y) / 2 - (end.x - x) * 0.15];
    const d = `M${x} ${y}Q${bx} ${by} ${end.x} ${end.y}`;
    return html`<${Thing} key=${card} ref=${`order:${word}.${card}`} label=${say([`entry-${word}`, { card, to }])}
      class=${`marks-move ${isVoid(writing, `${word} ${card} ${to}`) ? "is-void" : ""}`}>
      <path class="marks-arrow-ground" d=${d} /><path class="marks-arrow" d=${d} marker-end="url(#arrow-head)" />
    <//>`;
  });
}

/** Troops and mercenaries that are to go to a location. @param {Writing & {card: string}} props */
function Posted({ card, ...writing }) {
  const { now, plan, player } = writing;
  const isOwn = now.view.owner[card] === player;
  const signs = { troop: isOwn ? "noble" : "troop", mercenary: "mercenary" };
  /** @type {("troop" | "mercenary")[]} */
  const words = ["troop", "mercenary"];
  const here = words.filter((word) => plan[word][card]);
  return html`<${Beside} now=${now} card=${card} ...${isOwn ? DEFENCE : ATTACK}>${here.map((word, place) => {
    const number = plan[word][card] ?? 0;
    return html`<${Thing} key=${word} ref=${`order:${word}.${card}`} label=${say([`entry-${word}`, { card, number }])}
      class=${`marks-post ${isVoid(writing, `${word} ${card}`) ? "is-void" : ""}`} transform=${`translate(0 ${place * 54})`}>
      <${Counter} player=${player} number=${number} sign=${signs[word]} /><//>`;
  })}<//>`;
}

/** @param {Writing} writing @param {Placed} word */
function cubes({ now, plan }, word) {
  return Object.entries(plan[word]).map(
    ([card, number]) => html`<${Beside} key=${`${word} ${card}`} now=${now} card=${card} ...${CUBE}>
    <${Thing} ref=${`order:${word}.${card}`} class="marks-put" label=${say([`entry-${word}`, { card, number }])}><${Cube}
      colour=${word} number=${number} /><//><//>`,
  );
}

// --- where it happens --------------------------------------------------------------------------------------------------------

/** A bribe or a battle, large, where it takes place. @param {{now: Reading}} props */
export function Clash({ now }) {
  const { clash } = now;
  if (!clash) return null;
  const { kind, card, player, victim, attackers, defenders } = clash;
  const isBattle = kind === "battle";
  const sign = isBattle ? "⚔" : kind === "bribe-won" ? "→" : "✕";
  return html`<${Beside} now=${now} card=${card} dx=${0} dy=${-110}><g class="marks-clash">
    <rect x="-130" y="-50" width="260" height="100" rx="16" />
    <rect x="-118" y="-38" width="76" height="76" rx="10" fill=${`url(#fill-${player})`} />
    <${Force} x=${-80} number=${isBattle ? attackers : null} cube="black" />
    <text x="0" y="16">${sign}</text>
    <rect x="42" y="-38" width="76" height="76" rx="10" fill=${victim !== "none" ? `url(#fill-${victim})` : undefined}
      class="marks-victim" />
    <${Force} x=${80} number=${isBattle ? defenders : null} cube=${kind === "bribe-failed" ? "white" : ""} />
  </g><//>`;
}

/** What one side has there: so many counters, or a cube. @param {{x: number, number: number | null, cube: string}} props */
function Force({ x, number, cube }) {
  if (number === null) return cube ? html`<g transform=${`translate(${x} 0)`}><${Cube} colour=${cube} /></g>` : null;
  return html`<circle class="glyph-ground" cx=${x} r="28" /><text x=${x} y="16">${number}</text>`;
}
