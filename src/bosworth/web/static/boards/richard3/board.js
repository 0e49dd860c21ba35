/** The board of Richard III: everything of the printed game, in its place. */

import { hand } from "/static/js/hand.js";
import { html, useEffect, useState } from "/static/js/lib.js";
import { prefs } from "/static/js/prefs.js";
import { isNarrow } from "/static/js/ui.js";
import { t } from "/static/js/words.js";
import { BattleBoard, isFighting } from "./battle.js";
import { Hand } from "./cards.js";
import { Details } from "./details.js";
import { sound } from "./dice.js";
import { End } from "./end.js";
import { BattleHerald, CardHerald, prompt } from "./heralds.js";
import { EnglandMap } from "./map.js";
import { Panels } from "./panels.js";
import { PhaseBar, Standing } from "./phases.js";
import { reading } from "./reading.js";
import { Points, ToPool, Tray } from "./sides.js";
import { Text } from "./text.js";

/** @import {Reading} from "./reading.js" */

/** Map, trays and panels. */
function Board() {
  const now = reading.value;
  const [isMapShown, showMap] = useState(false);
  const isBattle = now !== null && isFighting(now);
  useEffect(() => {
    if (!isBattle) showMap(false);
  }, [isBattle]);
  if (!now) return null;
  const showsBattle = isBattle && !isMapShown;
  return html`<div class=${`r3-board ${showsBattle ? "fighting" : ""}`}>
    <div class="front">
      <${PhaseBar} now=${now} />
      <div class="stage">
        <${EnglandMap} />
        <${BattleHerald} now=${now} />
        ${hand.inspected.value && !isNarrow.value && html`<${Details} ref=${hand.inspected.value} />`}
        ${isBattle && isMapShown && html`<button type="button" class="button primary back-to-battle" onClick=${() => showMap(false)}>${t("board-show-battle")}</button>`}
        ${showsBattle && html`<${BattleBoard} now=${now} onMap=${() => showMap(true)} />`}
      </div>
      ${isNarrow.value && !showsBattle && html`<${Foot} now=${now} />`}
    </div>
    <${Tray} now=${now} side=${0} />
    <${Tray} now=${now} side=${1} />
  </div>`;
}

/** Beneath the map of a narrow window: what is to be decided, the points that are left, the own cards. @param {{now: Reading}} props */
function Foot({ now }) {
  return html`<${Asked} now=${now} />
    <div class="strip"><${Points} now=${now} side=${now.active} /><${ToPool} now=${now} /><${Hand} now=${now} /></div>`;
}

/** Where we are and, on a wide window, what is to be decided or has just been shown: beside the map, so that nothing on it is covered. */
function Summary() {
  const now = reading.value;
  if (!now) return null;
  const isBoardDrawn = !isNarrow.value && prefs.value.text !== "on";
  return html`<${Standing} now=${now} />${isBoardDrawn && html`<${Asked} now=${now} />`}`;
}

/** What has just been shown, and what is asked: not before it was heard who fell. @param {{now: Reading}} props */
function Asked({ now }) {
  if (hand.isListening.value) return null;
  return html`<${CardHerald} now=${now} /><${Panels} now=${now} />`;
}

/** While a block's turn in battle is due its buttons stand on the battle board. @param {import("/static/js/types.js").Shown} shown */
const hideButtons = (shown) => shown.step === "battle_turn";

export default { Board, Summary, End, Text, Details, prompt, hideButtons, sound, overtaken: ["event-scores"] };
