/** Parliament: the laws in force and proposed, each with its sentence and what it would bring to everyone now. */

import { html } from "/static/js/lib.js";
import { useSteady } from "/static/js/shell/steady.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { capital, name, say, t } from "/static/js/words.js";
import { LastCount, sides } from "./count.js";
import { Icon, Pile, signed } from "./icons.js";
import { Panel } from "./panel.js";
import { Side } from "./pieces.js";

/**
 * @import {Say} from "/static/js/types.js"
 * @import {Reading} from "./reading.js"
 * @typedef {{player: string, entries: Say[]}} Row  What a law would bring to one player.
 */

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

/** @param {Reading} now @param {string} law */
export function pictureOf(now, law) {
  const effect = now.printed.laws[law]?.effect ?? "";
  return PICTURES.find(([pattern]) => pattern.test(effect))?.[1] ?? "law";
}

/** Both rows of laws. @param {{now: Reading}} props */
export function Parliament({ now }) {
  const { in_force, proposed, ballot, law: applied, law_pile } = now.view;
  const isApplying = now.phase === "parliament" && now.step !== "ballot";
  const number = law_pile.length;
  const beside = html`<${Pile} of="laws" number=${number} label=${t("board-laws-left", { number })} />`;
  const brief = html`<${Brief} now=${now} />`;
  return html`<${Panel} now=${now} part="parliament" title=${t("board-parliament")} class="laws" beside=${beside} brief=${brief}>
    <div class="laws-row">
      <h3 class="laws-row-name">${capital(t("board-in-force"))}</h3>
      <${Laws} now=${now} row="force">
        ${in_force.map(
          (law, place) => html`<${Law} key=${law} now=${now} law=${law} kind="force" mark=${String(place + 1)}
          isNow=${isApplying && applied === place} isNext=${place === 0}
          isApplied=${now.phase === "rewards" || (isApplying && place < applied)} />`,
        )}
      <//>
    </div>
    <div class="laws-row">
      <h3 class="laws-row-name">${t("board-proposals")}</h3>
      <${Laws} now=${now} row="proposals">
        ${proposed.map(
          (law, place) => html`<${Law} key=${law} now=${now} law=${law} kind="proposal" mark=${["I", "II", "III"][place] ?? ""}
          isNow=${now.step === "ballot" && ballot === place} isOver=${now.phase !== "placing" && place < ballot && isCounted(now, law)} />`,
        )}
      <//>
    </div>
    ${isApplying && html`<${LastCount} now=${now} />`}
  <//>`;
}

/** A row of laws: as high as it has been in the phase, whether it is foretold what they would bring or not. @param {{now: Reading, row: string, children?: any}} props */
function Laws({ now, row, children }) {
  const list = useSteady(isNarrow.value ? "" : `laws ${row} ${now.round} ${now.phase}`);
  return html`<ol class="laws-list" ref=${list}>${children}</ol>`;
}

/** Whether it was voted on this round. @param {Reading} now @param {string} law */
const isCounted = (now, law) => now.ballots.some((one) => one.law === law);

/** All laws by their titles alone. @param {{now: Reading}} props */
function Brief({ now }) {
  const rows = [
    { kind: "force", laws: now.view.in_force },
    { kind: "proposal", laws: now.view.proposed },
  ];
  return html`<div class="laws-brief">${rows.flatMap(({ kind, laws }) =>
    laws.map(
      (law) => html`<${Thing} key=${law} tag="div" class=${`laws-short is-${kind}`} ref=${`law:${law}`} label=${name("law", law)}>
      <${Icon} name=${pictureOf(now, law)} /><span>${name("law", law)}</span><//>`,
    ),
  )}</div>`;
}

/**
 * One law as a card.
 * @param {{now: Reading, law: string, kind: string, mark: string, isNow?: boolean, isOver?: boolean, isNext?: boolean, isApplied?: boolean}} props
 */
function Law({ now, law, kind, mark, isNow = false, isOver = false, isNext = false, isApplied = false }) {
  const counted = kind === "proposal" ? now.ballots.find((one) => one.law === law) : undefined;
  const result = counted && t(counted.isAdopted ? "board-adopted" : "board-rejected");
  const title = name("law", law);
  const text = capital(name("law", law, "text"));
  const foretold = isOver || isApplied || counted ? null : now.foretold(law);
  const label = [`${mark} ${title} ${text}.`, ...(foretold ? [say(foretold)] : []), ...(result ? [result] : [])].join(" ");
  return html`<li class=${`laws-law lancaster-covered is-${kind} ${isNow ? "is-now" : ""} ${isOver ? "is-over" : ""}`}><${Thing} tag="div" ref=${`law:${law}`} label=${label} class="lancaster-cover" />
    <header class="laws-head"><${Icon} name=${pictureOf(now, law)} /><span class="laws-title">${title}</span><span class="laws-mark">${mark}</span></header>
    ${!isOver && html`<p class="laws-text">${text}.</p>`}
    ${isNext && now.phase === "placing" && html`<p class="laws-next">${t("board-oldest")}</p>`}
    ${
      counted
        ? html`<p class=${`laws-result ${counted.isAdopted ? "is-adopted" : "is-rejected"}`}>
      <${Icon} name=${counted.isAdopted ? "tick" : "cross"} />${result} ${sides(counted)
        .map(({ sum }) => sum)
        .join(" : ")}</p>`
        : foretold && html`<${Foretold} now=${now} foretold=${foretold} />`
    }
    ${isApplied && html`<p class="laws-result"><${Icon} name="tick" />${t("board-applied")}</p>`}
  </li>`;
}

/** What one entry of a forecast would bring, short. @param {{entry: Say}} props */
export function Effect({ entry: [id, { number }] }) {
  const kind = id.slice("effect-".length);
  if (kind === "choice") return html`<i class="laws-effect">${t("board-may-choose")}</i>`;
  return html`<span class="laws-effect"><${Icon} name=${kind} />${number === undefined || kind === "new_knight" ? "" : html`<b>${signed(number)}</b>`}</span>`;
}

/** The entries of a forecast by player, in turn order. @param {Reading} now @param {Say} foretold @returns {Row[]} */
export function byPlayer(now, [, { entries = [] }]) {
  return now.order.map((player) => ({
    player,
    entries: entries.filter((/** @type {Say} */ entry) => entry[1].player === player),
  }));
}

/** What a law would bring now, as a row of small marks. @param {{now: Reading, foretold: Say}} props */
function Foretold({ now, foretold }) {
  const rows = byPlayer(now, foretold).filter(({ entries }) => entries.length > 0);
  const short = inShort(now, foretold, rows);
  if (short) return html`<p class="laws-foretold is-short">${short}</p>`;
  return html`<p class="laws-foretold">
    <span class="laws-foretold-row" aria-hidden="true">${alike(rows).map(
      ({ players, entries }) => html`<span key=${players[0]} class="laws-players">
      ${players.map((player) => html`<${Side} key=${player} now=${now} party=${player} isShort=${true} />`)}
      ${entries.map((entry, number) => html`<${Effect} key=${number} entry=${entry} />`)}
    </span>`,
    )}</span></p>`;
}

/** Players to whom a law would bring the same, together. @param {Row[]} rows */
function alike(rows) {
  const key = (/** @type {Row} */ { entries }) => entries.map(([id, { number }]) => `${id} ${number}`).join();
  return [...new Set(rows.map(key))].map((same) => {
    const group = rows.filter((row) => key(row) === same);
    return { players: group.map(({ player }) => player), entries: group[0]?.entries ?? [] };
  });
}

/**
 * What a forecast comes to in one sentence: that nothing can be foretold and why, or that everybody may choose; empty if it says more.
 * @param {Reading} now @param {Say} foretold @param {Row[]} rows
 */
export function inShort(now, [id, args], rows) {
  if (!args.entries) return t(`board-${id}`);
  const isChoice = rows.every(({ entries }) => entries.length === 1 && entries[0]?.[0] === "effect-choice");
  return isChoice && rows.length === now.players.length ? t("board-choice-for-all") : "";
}
