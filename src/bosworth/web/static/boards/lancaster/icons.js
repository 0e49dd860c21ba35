/** Small pictures of goods, rewards and pieces: our own drawings on a field of 24 by 24, and the rewards made of them. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { t } from "/static/js/words.js";

/** By name: paths, each with the class that colours it. @type {Record<string, [string, string][]>} */
const DRAWN = {
  gold: [
    ["gilt", "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19Z"],
    ["fine", "M12 5.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6ZM8 15.2h8M8.2 13.4l-.9-4.4 2.8 2 1.9-3.4 1.9 3.4 2.8-2-.9 4.4Z"],
  ],
  squires: [
    ["wood", "M12 2.2a4 4 0 0 1 2.6 7.1c2.7 1.2 4 4.4 4.4 8.7H5c.4-4.3 1.7-7.5 4.4-8.7A4 4 0 0 1 12 2.2ZM4.2 18.6h15.6v3.2H4.2Z"],
    ["fine", "M9.4 9.3c1.7.9 3.5.9 5.2 0M4.2 18.6h15.6"],
  ],
  votes: [
    ["paper", "M5 3h14v18H5Z"],
    ["fine", "M7.5 6h9M7.5 18h9"],
    ["bold", "m8 12 3 3 5.4-6"],
  ],
  power: [
    ["gilt", "M3 18.5 1.8 7.2l5.4 4.2L12 3.6l4.8 7.8 5.4-4.2L21 18.5ZM3 19.4h18v2.4H3Z"],
    ["fine", "M3 18.5h18"],
  ],
  knight: [
    ["steel", "M12 2c5 0 7.6 3.2 7.6 8.2V17L15 22H9l-4.6-5v-6.8C4.4 5.2 7 2 12 2Z"],
    ["fine", "M4.5 11h6v3h-6M19.5 11h-6v3h6M12 3v18M9 17.5h1M14 17.5h1"],
  ],
  new_knight: [
    ["steel", "M10 3.5c4.4 0 6.6 2.8 6.6 7.2v5.6L12.6 21H7.4L3.4 16.3v-5.6C3.4 6.3 5.6 3.5 10 3.5Z"],
    ["fine", "M3.5 11.5h5v2.6h-5M16.5 11.5h-5v2.6h5M10 4.5v15.5"],
    ["mark", "M19.5 2v7M16 5.5h7"],
  ],
  upgrade: [
    ["gilt", "M12 2 21 11h-4.5l4.5 4.5v6L12 12.5 3 21.5v-6L7.5 11H3Z"],
    ["fine", "M3 15.5 12 6.5l9 9"],
  ],
  noble_any: [
    ["paper", "M5.5 21.8c0-5 2.5-7.8 6.5-7.8s6.5 2.8 6.5 7.8ZM12 4.8a4.3 4.3 0 1 0 0 8.6a4.3 4.3 0 1 0 0-8.6Z"],
    ["gilt", "M7.2 6.4 6.6 1.6l2.7 1.8L12 1l2.7 2.4 2.7-1.8-.6 4.8Z"],
  ],
  extension: [
    ["stone", "M4 9.5V3h3v2.5h3V3h4v2.5h3V3h3v6.5h-2V22H6V9.5Z"],
    ["fine", "M6 9.5h12M9.8 22v-4.5a2.2 2.2 0 0 1 4.4 0V22M10.5 12.5h3"],
  ],
  cross_channel: [
    ["wood", "M2.5 16h19l-3 5.5h-13Z"],
    ["paper", "M12.5 2.5v11h7.5c-.5-5-3-9-7.5-11ZM11 5v8.5H4.5C5.5 10 7.5 7 11 5Z"],
    ["fine", "M11.8 2v14"],
  ],
  seal: [
    [
      "wax",
      "m12 2 2.2 1.7 2.8-.4 1 2.6 2.6 1-.4 2.8L22 12l-1.8 2.3.4 2.8-2.6 1-1 2.6-2.8-.4L12 22l-2.2-1.7-2.8.4-1-2.6-2.6-1 .4-2.8L2 12l1.8-2.3-.4-2.8 2.6-1 1-2.6 2.8.4Z",
    ],
    ["fine", "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11ZM12 8.5v7M9 10.5l6 3M15 10.5l-6 3"],
  ],
  bishop: [
    ["paper", "M12 1.5C8 5 5.5 9 5.5 13.5c0 3 1 5.5 1.8 7h9.4c.8-1.5 1.8-4 1.8-7C18.5 9 16 5 12 1.5Z"],
    ["bold", "M12 7v8M9 10.5h6"],
    ["gilt", "M6.5 18h11l-.8 3.5H7.3Z"],
  ],
  lord: [
    ["wax", "M4.5 22c0-5.5 2.8-8.5 7.5-8.5s7.5 3 7.5 8.5ZM12 5.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z"],
    ["gilt", "M6.5 6.5 5.8 1l3 2.3L12 .8l3.2 2.5 3-2.3-.7 5.5Z"],
    ["paper", "M7.5 15.5c2.5 2 6.5 2 9 0l1 2c-3 2.2-8 2.2-11 0Z"],
  ],
  tudor: [
    [
      "wax",
      "M12 2.2a4 4 0 0 1 3.7 2.5 4 4 0 0 1 4.9 5 4 4 0 0 1-.7 5.6 4 4 0 0 1-4.6 4.6 4 4 0 0 1-6.6 0 4 4 0 0 1-4.6-4.6 4 4 0 0 1-.7-5.6 4 4 0 0 1 4.9-5A4 4 0 0 1 12 2.2Z",
    ],
    [
      "paper",
      "M12 6.6a2.4 2.4 0 0 1 2.2 1.5 2.4 2.4 0 0 1 2.5 3 2.4 2.4 0 0 1-.3 3 2.4 2.4 0 0 1-2.7 2 2.4 2.4 0 0 1-3.4 0 2.4 2.4 0 0 1-2.7-2 2.4 2.4 0 0 1-.3-3 2.4 2.4 0 0 1 2.5-3A2.4 2.4 0 0 1 12 6.6Z",
    ],
    ["gilt", "M12 10.2a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8Z"],
  ],
  shield: [
    ["steel", "M3.5 3h17v8c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11Z"],
    ["bold", "M12 5.5v13.5M6 9.5h12"],
  ],
  archer: [
    ["mark", "M7 2.5c8 3.5 8 15.5 0 19"],
    ["hair", "M7 2.5v19"],
    ["mark", "M2.5 12h18M17 8.5l3.8 3.5-3.8 3.5M2 9.5 4.8 12 2 14.5"],
  ],
  dishonour: [
    ["dark", "M3.5 3h17v8c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11Z"],
    ["pale", "m13.5 3-3 6.5 4 2.5-4.5 9.5"],
  ],
  dungeon: [
    ["stone", "M4 22V9a8 8 0 0 1 16 0v13Z"],
    ["bold", "M8.5 5.5V22M12 4v18M15.5 5.5V22M4.5 13.5h15"],
  ],
  law: [
    ["paper", "M6 2.5h12.5a2 2 0 0 1 2 2V7H17v12.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V17h3Z"],
    ["fine", "M9 7h5M9 10.5h5M9 14h5"],
  ],
  swords: [["mark", "M4 3l13.5 14.5M20 3 6.5 17.5M3.5 15.5l5 5M20.5 15.5l-5 5M5 19l-2.5 2.5M19 19l2.5 2.5"]],
  choice: [
    ["mark", "M8 8.5c0-5.5 8.5-5.5 8.5-.5 0 3.5-4.3 3.5-4.3 7"],
    ["dark", "M12.2 18a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4Z"],
  ],
  hidden: [
    ["wood", "M3 5c6 2.5 12 2.5 18 0v14c-6 2.5-12 2.5-18 0Z"],
    ["fine", "M9 6.8v14M15 6.8v14"],
  ],
  tile: [
    ["leaf", "M3 3h18v18H3Z"],
    ["fine", "m12 6 1.8 4h4.2l-3.4 2.7 1.3 4.3L12 14.5 8.1 17l1.3-4.3L6 10h4.200Z"],
  ],
  tick: [["mark", "m4 13 5.5 5.5L20 6"]],
  cross: [["mark", "M5 5l14 14M19 5 5 19"]],
};

/** Things that are drawn like another. @type {Record<string, string>} */
const ALIKE = { noble: "noble_any", seals: "seal", pardon: "dishonour" };

/**
 * A small picture; `label` says it to whoever cannot see it.
 * @param {{name: string, label?: string, class?: string, x?: number, y?: number, size?: number}} props
 */
export function Icon({ name, label, class: own = "", x, y, size }) {
  const paths = DRAWN[ALIKE[name] ?? name] ?? [];
  const box = size === undefined ? {} : { width: size, height: size };
  return html`<svg class=${`icons-icon ${own}`} viewBox="0 0 24 24" x=${x} y=${y} ...${box}
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${paths.map(([paint, d]) => html`<path class=${`icons-${paint}`} d=${d} />`)}
  </svg>`;
}

/**
 * One part of a reward, as a picture with its amount; crossed out if it brings nothing.
 * @param {{kind: string, number: number, isVoid?: boolean}} props
 */
export function Part({ kind, number, isVoid = false }) {
  const words = t(`reward-${kind}-${number}`);
  const label = isVoid ? t("board-void", { list: words }) : words;
  return html`<span class=${`icons-part ${isVoid ? "is-void" : ""}`}><${Icon} name=${kind} label=${label} />${number > 1 && html`<b aria-hidden="true">${number}</b>`}</span>`;
}

/**
 * A whole reward; of one for an ally, what is void is crossed out.
 * @param {{reward: [string, number][], isVoid?: (kind: string) => boolean, class?: string}} props
 */
export function Reward({ reward, isVoid = () => false, class: own = "" }) {
  return html`<span class=${`icons-reward ${own}`}>${reward.map(([kind, number]) => html`<${Part} key=${kind} kind=${kind} number=${number} isVoid=${isVoid(kind)} />`)}</span>`;
}

/** A reward in words. @param {[string, number][]} reward */
export function rewardWords(reward) {
  return reward.map(([kind, number]) => t(`reward-${kind}-${number}`)).join(", ");
}

/** A number with a proper minus. @param {number} number */
export function written(number) {
  return String(number).replace("-", "−");
}

/** A number with its sign. @param {number} number */
export function signed(number) {
  return number > 0 ? `+${number}` : written(number);
}

/**
 * How much of something there is; what is behind a screen is a screen.
 * @param {{name: string, value: number | null | undefined, label: string}} props
 */
export function Amount({ name, value, label }) {
  const isHidden = value === null || value === undefined;
  const text = isHidden ? `${label}: ${t("board-behind-screen")}` : `${label}: ${value}`;
  return html`<span class=${`icons-amount ${isHidden ? "is-hidden" : ""}`}>
    <${Icon} name=${name} label=${text} /><b aria-hidden="true">${isHidden ? t("board-hidden") : written(value)}</b>
  </span>`;
}

/**
 * How much there is of several things.
 * @param {{kind: string, value: number | null, label: string}[]} goods
 */
export function amounts(goods) {
  return goods.map(({ kind, value, label }) => html`<${Amount} key=${kind} name=${kind} value=${value} label=${label} />`);
}

/**
 * How many cards or tiles are still to come.
 * @param {{of: string, number: number, label: string}} props
 */
export function Pile({ of: id, number, label }) {
  return html`<${Thing} tag="span" class="icons-pile" ref=${`pile:${id}`} label=${label}>${number}<//>`;
}

/** What something costs. @param {{name: string, number: number, class?: string}} props */
export function Price({ name, number, class: own = "" }) {
  return html`<span class=${`icons-price ${own}`}>−<${Icon} name=${name} /><b>${number}</b></span>`;
}
