/** "If you attack": what a battle for an area promises my side, asked of the server, which knows no more than I do. */

import { get } from "/static/js/api.js";
import { hand } from "/static/js/hand.js";
import { html, useEffect, useSignal } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { name, say, t } from "/static/js/words.js";
import { otherSide } from "./reading.js";

/** @import {Reading} from "./reading.js" */
/** @typedef {{figures: {blocks: string[]}, lines: import("/static/js/types.js").Say[]}} Odds */

const MOST_KEPT = 40;
/** What was answered in this position and the last ones; nothing where there can be no battle. @type {Map<string, Promise<Odds | null>>} */
const kept = new Map();

/** @param {{now: Reading, id: string}} props */
export function BattleOdds({ now, id }) {
  const found = useSignal(/** @type {Odds | null} */ (null));
  const isMine = table.seat.value !== null && !table.isPast.value && !now.view.winner;
  const blocks = hand.lit(`area:${id}`) ? onTheirWay(now) : [];
  const isAttack = isMine && now.countIn(id, otherSide(now.side)) > 0;
  const where = isAttack ? `${table.seat.value}:${table.live.value?.rev}:${id}:${blocks}` : "";
  useEffect(() => {
    found.value = null;
    if (!where) return undefined;
    let isGone = false;
    void ask(where, id, blocks).then((odds) => !isGone && (found.value = odds));
    return () => void (isGone = true);
  }, [where]);
  const odds = found.value;
  if (!where || !odds) return null;
  return html`<section class="details-odds" aria-label=${t("odds-title")}>
    <h4>${t("odds-title")}</h4>
    ${odds.figures.blocks.length > 0 && html`<p class="details-printed">${odds.figures.blocks.map((block) => name("block", block)).join(", ")}</p>`}
    <ul>${odds.lines.map((line) => html`<li key=${line[0] + JSON.stringify(line[1])}>${say(line)}</li>`)}</ul>
  </section>`;
}

/** Who would fall on a place that is touched now: the block in hand, or the one that is on its way. @param {Reading} now */
function onTheirWay(now) {
  const held = hand.holding().filter((ref) => ref.startsWith("block:"));
  return held.length > 0 || !now.view.mover ? held.map((ref) => ref.slice(6)) : [now.view.mover];
}

/** @param {string} where @param {string} id @param {string[]} blocks  who attacks besides those who stand there; none: whoever can come */
function ask(where, id, blocks) {
  let answer = kept.get(where);
  if (!answer) {
    answer = get(`/api/tables/${table.id}/odds?seat=${table.seat.value}&place=${id}&with=${blocks}`).catch(() => null);
    kept.set(where, answer);
    for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  }
  return answer;
}
