/** Parliament: the laws in force and proposed, each with its sentence and what it would bring to everyone now. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { capital, name, say, t } from "/static/js/words.js";
import { LastCount, sums } from "./count.js";
import { Icon, Pile, signed } from "./icons.js";
import { Side } from "./pieces.js";
import { now } from "./read.js";

/** The picture of a law, by what it gives or asks. @type {[RegExp, string][]} */
const PICTURES = [
  [/dishonour/, "dishonour"],
  [/dungeon/, "dungeon"],
  [/seal/, "seal"],
  [/upgrade|swap/, "upgrade"],
  [/extension_per|buy_extension/, "extension"],
  [/new_knight/, "new_knight"],
  [/vote/, "votes"],
  [/squires_to|squires_per/, "squires"],
  [/exchange|bundle|most_lose/, "gold"],
  [/flip/, "extension"],
  [/recall/, "knight"],
  [/power|deployed|most_knights/, "power"],
];

/** @param {any} law */
export function pictureOf(law) {
  return PICTURES.find(([pattern]) => pattern.test(law.effect))?.[1] ?? "law";
}

/** Both rows of laws. */
export function Parliament() {
  const board = now.value;
  if (!board) return null;
  const { in_force: inForce, proposed, ballot } = board.open;
  const isApplying = board.phase === "parliament" && board.step !== "ballot";
  const isDone = (/** @type {number} */ place) => board.phase !== "placing" && place < ballot;
  return html`<section class="panel parliament" aria-label=${t("board-parliament")}>
    <header class="panel-head"><h2 class="panel-title">${t("board-parliament")}</h2>
      <${Pile} number=${board.view.law_pile.length} label=${t("board-laws-left", { number: board.view.law_pile.length })} /></header>
    <div class="law-row">
      <h3 class="law-row-name">${capital(t("board-in-force"))}</h3>
      <ol class="laws">
        ${inForce.map(
          (/** @type {number} */ law, /** @type {number} */ place) => html`<${Law} key=${law} law=${board.law(law)} kind="force"
          mark=${String(place + 1)} isNow=${isApplying && board.open.law === place} isNext=${place === 0}
          isApplied=${board.phase === "rewards" || (isApplying && place < board.open.law)} />`,
        )}
      </ol>
    </div>
    <div class="law-row">
      <h3 class="law-row-name">${t("board-proposals")}</h3>
      <ol class="laws">
        ${proposed.map(
          (
            /** @type {number} */ law,
            /** @type {number} */ place,
          ) => html`<${Law} key=${law} law=${board.law(law)} kind="proposal"
          mark=${["I", "II", "III"][place] ?? ""} isNow=${board.step === "ballot" && ballot === place} isOver=${isDone(place)} />`,
        )}
      </ol>
    </div>
    ${isApplying && html`<${LastCount} />`}
  </section>`;
}

/**
 * One law as a card.
 * @param {{law: any, kind: string, mark: string, isNow?: boolean, isOver?: boolean, isNext?: boolean, isApplied?: boolean}} props
 */
function Law({ law, kind, mark, isNow = false, isOver = false, isNext = false, isApplied = false }) {
  const board = now.value;
  if (!board || !law) return null;
  const counted = kind === "proposal" ? board.ballots.find((one) => one.law === law.id) : undefined;
  const states = [isNow && "now", isOver && "over", isNext && "oldest"].filter(Boolean).join(" ");
  const title = name("law", law.id);
  const text = capital(name("law", law.id, "text"));
  const foretold = isOver || isApplied || counted ? null : board.foretold(law.id);
  const label = [
    `${mark} ${title} ${text}.`,
    ...(foretold ? [say(foretold)] : []),
    ...(counted ? [t(counted.isAdopted ? "board-adopted" : "board-rejected")] : []),
  ].join(" ");
  return html`<li class=${`law covered ${kind} ${states}`}><${Thing} tag="div" ref=${`law:${law.id}`} label=${label} class="cover" />
    <header class="law-head"><${Icon} name=${pictureOf(law)} /><span class="law-title">${title}</span><span class="law-mark">${mark}</span></header>
    ${!isOver && html`<p class="law-text">${text}.</p>`}
    ${isNext && board.phase === "placing" && html`<p class="law-next">${t("board-oldest")}</p>`}
    ${
      counted
        ? html`<p class=${`law-result ${counted.isAdopted ? "adopted" : "rejected"}`}>
      <${Icon} name=${counted.isAdopted ? "tick" : "cross"} />${t(counted.isAdopted ? "board-adopted" : "board-rejected")} ${sums(counted).join(" : ")}</p>`
        : foretold && html`<${Foretold} foretold=${foretold} />`
    }
    ${isApplied && html`<p class="law-result applied"><${Icon} name="tick" />${t("board-applied")}</p>`}
  </li>`;
}

/** What one entry of a forecast would bring, short. @param {{entry: import("/static/js/types.js").Say}} props */
export function Effect({ entry: [id, args] }) {
  const kind = id.slice("effect-".length);
  const number = args.number;
  if (kind === "choice") return html`<i class="effect">${t("board-may-choose")}</i>`;
  return html`<span class="effect"><${Icon} name=${kind} />${number === undefined || kind === "new_knight" ? "" : html`<b>${signed(number)}</b>`}</span>`;
}

/**
 * The entries of a forecast by player, in turn order.
 * @param {import("/static/js/types.js").Say | null} foretold
 * @returns {{player: number, entries: any[]}[]}
 */
export function byPlayer(foretold) {
  const board = now.value;
  const entries = foretold?.[1].entries ?? [];
  return (board?.order ?? []).map((player) => ({
    player,
    entries: entries.filter((/** @type {any} */ entry) => entry[1].player === board?.colour(player)),
  }));
}

/** What a law would bring now, as a row of small marks. @param {{foretold: import("/static/js/types.js").Say}} props */
function Foretold({ foretold }) {
  if (!foretold[1].entries) return html`<p class="foretold none">${shortly(foretold)}</p>`;
  const rows = byPlayer(foretold).filter(({ entries }) => entries.length > 0);
  if (isForAll(rows)) return html`<p class="foretold none">${t("board-choice-for-all")}</p>`;
  return html`<p class="foretold" title=${say(foretold)}>
    <span class="foretold-row" aria-hidden="true">${alike(rows).map(
      ({ players, entries }) => html`<span key=${players[0]} class="foretold-players">
      ${players.map((player) => html`<${Side} key=${player} party=${player} isShort=${true} />`)}
      ${entries.map((entry, number) => html`<${Effect} key=${number} entry=${entry} />`)}
    </span>`,
    )}</span></p>`;
}

/**
 * Players to whom a law would bring the same, together.
 * @param {{player: number, entries: any[]}[]} rows
 * @returns {{players: number[], entries: any[]}[]}
 */
function alike(rows) {
  const key = (/** @type {any[]} */ entries) => entries.map(([id, { number }]) => `${id} ${number}`).join();
  return rows
    .filter(({ entries }, first) => rows.findIndex((other) => key(other.entries) === key(entries)) === first)
    .map(({ entries }) => ({
      entries,
      players: rows.filter((other) => key(other.entries) === key(entries)).map(({ player }) => player),
    }));
}

/** Whether a forecast says no more than that everybody may choose. @param {{entries: any[]}[]} rows */
export function isForAll(rows) {
  return (
    rows.length === now.value?.players && rows.every(({ entries }) => entries.length === 1 && entries[0][0] === "effect-choice")
  );
}

/** Why nothing can be foretold, without the name of the law. @param {import("/static/js/types.js").Say} foretold */
export function shortly([id]) {
  return t(`board-${id}`);
}
