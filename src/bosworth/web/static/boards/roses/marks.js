/** What lies on the map while orders are written or carried out: counters, cubes, arrows, and the place where it happens. */

import { html } from "../../js/lib.js";
import { Thing } from "../../js/thing.js";
import { say } from "../../js/words.js";
import { fateOf } from "./desk.js";
import { Glyph } from "./glyphs.js";
import { locate, nextSpot } from "./layout.js";

/** @import {Model} from "./model.js" */
/** @import {Moving, Placed, Plan} from "./plan.js" */

/**
 * Counters and white cubes that stand on the board while the sheets are carried out.
 * @param {{model: Model}} props
 */
export function Counters({ model }) {
  const attacks = Object.entries(model.attackers).flatMap(([card, players]) =>
    Object.entries(players)
      .filter(([, number]) => number > 0)
      .map(([player, number], place) => ({ card, player, number, place })),
  );
  return html`<g class="counters">
    ${Object.entries(model.defenders).map(
      ([card, number]) =>
        number > 0 &&
        at(
          model,
          card,
          56,
          34,
          html`<${Counter}
      player=${model.owner[card] ?? ""} number=${number} sign="noble" />`,
        ),
    )}
    ${attacks.map(({ card, player, number, place }) =>
      at(
        model,
        card,
        -78 - place * 72,
        14,
        html`<${Counter} player=${player}
      number=${number} sign="troop" />`,
      ),
    )}
    ${Object.entries(model.whites).map(
      ([card, number]) =>
        number > 0 &&
        at(
          model,
          card,
          40,
          -44,
          html`<${Cube}
      colour="white" />`,
        ),
    )}
  </g>`;
}

/**
 * Where a card is on the map, or would be: a noble whom nobody has stands nowhere, and may still be written of, to bluff.
 * @param {Model} model
 * @param {string} card
 */
function spotOf(model, card) {
  return locate(model, `card:${card}`) ?? nextSpot(model, model.at[card] ?? "");
}

/** @param {Model} model @param {string} card @param {number} dx @param {number} dy @param {any} child */
function at(model, card, dx, dy, child) {
  const [x = 0, y = 0] = spotOf(model, card);
  return html`<g transform=${`translate(${x + dx} ${y + dy})`}>${child}</g>`;
}

/** @param {{player: string, number: number, sign: string}} props */
function Counter({ player, number, sign }) {
  return html`<g class="counter" aria-hidden="true">
    <rect x="-34" y="-25" width="68" height="50" rx="9" fill=${player ? `url(#fill-${player})` : undefined} />
    <rect class="number-ground" x="-29" y="-20" width="58" height="40" rx="6" />
    <${Glyph} id=${sign} x=${-13} y=${0} size=${28} /><text x="13" y="10">${number}</text>
  </g>`;
}

/** @param {{colour: string, number?: number}} props */
function Cube({ colour, number = 1 }) {
  return html`<g class=${`cube ${colour}`} aria-hidden="true">
    <${Glyph} id="cube" size=${44} /><path class="edges" d="M-16.5 -9L0 0L16.5 -9M0 0V19" />
    ${number > 1 ? html`<text y="8">${number}</text>` : ""}
  </g>`;
}

// --- orders that are being written -------------------------------------------------------------------------------------------

/** @param {{model: Model, plan: Plan, writer: string}} props */
export function Orders({ model, plan, writer }) {
  return html`<g class="orders">
    <defs><marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4"
      orient="auto-start-reverse"><path d="M0 0L10 5L0 10Z" /></marker></defs>
    ${moves(model, plan, "move", writer)}${moves(model, plan, "sail", writer)}
    ${Object.keys({ ...plan.troop, ...plan.mercenary }).map(
      (card) => html`<${Posted} key=${card} card=${card} model=${model}
      plan=${plan} writer=${writer} />`,
    )}
    ${cubes(model, plan, "white")}${cubes(model, plan, "black")}
  </g>`;
}

/** @param {Model} model @param {Plan} plan @param {Moving} word @param {string} writer */
function moves(model, plan, word, writer) {
  return Object.entries(plan[word]).map(([card, to]) => {
    const [x = 0, y = 0] = spotOf(model, card);
    const [tx = 0, ty = 0] = spotOf({ ...model, at: { ...model.at, ...plan[word] } }, card);
    const bend = `Q${(x + tx) / 2 + (ty - y) * 0.15} ${(y + ty) / 2 - (tx - x) * 0.15} ${tx} ${ty}`;
    const isLost = fateOf(writer, `${word} ${card} ${to}`) === "void";
    return html`<${Thing} key=${card} ref=${`order:${word}.${card}`} class=${`order-move ${isLost ? "void" : ""}`}
      label=${say([`entry-${word}`, { card, to }])}>
      <path class="arrow-ground" d=${`M${x} ${y}${bend}`} /><path class="arrow" d=${`M${x} ${y}${bend}`}
        marker-end="url(#arrow-head)" />
    <//>`;
  });
}

/** Troops and mercenaries that are to go to a location. @param {{card: string, model: Model, plan: Plan, writer: string}} props */
function Posted({ card, model, plan, writer }) {
  const isOwn = model.owner[card] === writer;
  /** @type {Placed[]} */
  const words = ["troop", "mercenary"];
  return at(
    model,
    card,
    isOwn ? 56 : -78,
    isOwn ? 34 : 14,
    html`${words
      .filter((word) => plan[word][card])
      .map(
        (word, place) => html`
    <${Thing} key=${word} ref=${`order:${word}.${card}`} label=${say([`entry-${word}`, { card, number: plan[word][card] }])}
      class=${`order-post ${fateOf(writer, `${word} ${card}`) === "void" ? "void" : ""}`} transform=${`translate(0 ${place * 54})`}>
      <${Counter} player=${writer} number=${plan[word][card]}
        sign=${word === "mercenary" ? "mercenary" : isOwn ? "noble" : "troop"} />
    <//>`,
      )}`,
  );
}

/** @param {Model} model @param {Plan} plan @param {Placed} word */
function cubes(model, plan, word) {
  return Object.entries(plan[word]).map(([card, number]) =>
    at(
      model,
      card,
      40,
      -44,
      html`
    <${Thing} ref=${`order:${word}.${card}`} class="order-cube" label=${say([`entry-${word}`, { card, number }])}><${Cube}
      colour=${word} number=${number} /><//>`,
    ),
  );
}

// --- where it happens --------------------------------------------------------------------------------------------------------

/** A bribe or a battle, large, where it takes place. @param {{model: Model}} props */
export function Clash({ model }) {
  const { clash } = model;
  if (!clash) return null;
  const isBattle = clash.kind === "battle";
  return at(
    model,
    clash.card,
    0,
    -110,
    html`<g class=${`clash ${clash.kind}`}>
    <rect x="-130" y="-50" width="260" height="100" rx="16" />
    <rect x="-118" y="-38" width="76" height="76" rx="10" fill=${`url(#fill-${clash.player})`} />
    ${
      isBattle
        ? html`<circle class="number-ground" cx="-80" r="28" /><text x="-80" y="16">${clash.attackers}</text>`
        : html`<g
      transform="translate(-80 0)"><${Cube} colour="black" /></g>`
    }
    <text x="0" y="16">${isBattle ? "⚔" : clash.kind === "bribe-won" ? "→" : "✕"}</text>
    <rect x="42" y="-38" width="76" height="76" rx="10"
      fill=${clash.victim !== "none" ? `url(#fill-${clash.victim})` : undefined} class="victim" />
    ${
      isBattle
        ? html`<circle class="number-ground" cx="80" r="28" /><text x="80" y="16">${clash.defenders}</text>`
        : html`<g
      transform="translate(80 0)">${clash.kind === "bribe-failed" && html`<${Cube} colour="white" />`}</g>`
    }
  </g>`,
  );
}
