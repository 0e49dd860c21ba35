/** Beside the map while orders are carried out: the phase, the rule, the sheets as revealed, the parliament as it grows. */

import { bringIntoSight } from "/static/js/into-sight.js";
import { html, useEffect, useRef } from "/static/js/lib.js";
import { has, name, phrase, say, t } from "/static/js/words.js";
import { Swatch } from "./glyph.js";
import { ParliamentTable } from "./parliament.js";
import { sittings } from "./scores.js";

/** @import {Say} from "/static/js/types.js" */
/** @import {Reading} from "./reading.js" */

/** @param {{now: Reading}} props */
export function Stage({ now }) {
  const { stage } = now;
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const told = stage?.lines.slice(0, stage.index + 1).map((line) => line.say) ?? [];
  const line = told.at(-1);
  useEffect(() => bringIntoSight(section.current?.querySelector(placeOf(line))), [line]);
  if (!line) return null;
  const [id, args] = line;
  const rule = id.replace("event-", "rule-");
  const before = /** @type {Reading["view"]} */ (stage?.before?.view);
  const [sitting] = now.phase === "parliament" || now.phase === "over" ? sittings(now, told, before.turn) : [];
  return html`<section class="stage" ref=${section}>
    <h3>${t(`phase-${now.phase}`)}</h3>
    <p class="stage-line">${id === "event-sheet" ? say(["stage-sheet", { player: args.player }]) : say(line)}</p>
    ${has(rule) && html`<p class="roses-note stage-rule">${t(rule)}</p>`}
    <${Tie} kinds=${now.printed.kinds} decided=${args.decided ?? "cp"} />
    ${sitting ? html`<${ParliamentTable} now=${now} sitting=${sitting} />` : html`<${Revealed} now=${now} current=${args.player} />`}
  </section>`;
}

/** Where that is seen of which a line tells: a sheet, the row of a region, the sums. @param {Say | undefined} line */
function placeOf(line) {
  const { region } = line?.[1] ?? {};
  return `.stage-sheet.is-current, ${region ? `[data-region="${region}"]` : ".parliament tfoot"}`;
}

/** How a tie on control points is broken, and by what it was. @param {{kinds: string[], decided: string}} props */
function Tie({ kinds, decided }) {
  if (decided === "cp" || decided === "alone") return null;
  const step = (/** @type {string} */ id, /** @type {string} */ label) =>
    html`<li key=${id} aria-current=${id === decided ? "step" : undefined}>${label}</li>`;
  return html`<p class="roses-note">${t("tie-explained")}</p>
    <ol class="stage-tie">${kinds.map((kind) => step(kind, name("type", kind)))}${step("order", t("head-order"))}</ol>`;
}

/** All sheets, side by side, from the reveal on. @param {{now: Reading, current: string}} props */
function Revealed({ now, current }) {
  const { sheets } = now;
  return html`<div class="stage-sheets">${now.view.order
    .filter((player) => sheets[player])
    .map(
      (player) => html`<${Sheet} key=${player} player=${player} entries=${sheets[player]} isCurrent=${player === current} />`,
    )}</div>`;
}

/** @param {{player: string, entries: Say[], isCurrent: boolean}} props */
function Sheet({ player, entries, isCurrent }) {
  return html`<div class=${`stage-sheet ${isCurrent ? "is-current" : ""}`} data-seat=${player}>
    <h4><${Swatch} of=${player} /> ${name("side", player)}</h4>
    <ul>${entries.map((entry, number) => html`<li key=${number}>${phrase(entry)}</li>`)}
      ${entries.length === 0 && html`<li>${t("entry-none")}</li>`}</ul>
  </div>`;
}
