/** The board of Richard III: everything of the printed game, in its place. */

import { html, useEffect, useState } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { isNarrow } from "/static/js/ui.js";
import { t } from "/static/js/words.js";
import { BattleBoard, isFighting } from "./battle.js";
import { Hand, Reveal } from "./cards.js";
import { Details } from "./details.js";
import { Aftermath, sound } from "./dice.js";
import { End } from "./end.js";
import { EnglandMap } from "./map.js";
import { useNews } from "./news.js";
import { Panels, hasPanel } from "./panels.js";
import { PhaseBar, Summary } from "./phases.js";
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
        ${!isNarrow.value && html`<${Panels} now=${now} />`}
        <${Heralds} now=${now} />
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
  return html`<${Panels} now=${now} />
    <div class="strip"><${Points} now=${now} side=${now.active} /><${ToPool} now=${now} /><${Hand} now=${now} /></div>`;
}

/** What has just been shown or decided, for a moment, since the board goes on at once. @param {{now: Reading}} props */
function Heralds({ now }) {
  const [news, dismiss] = useNews(["event-cards", "event-battle-won"]);
  if (hasPanel(now)) return null;
  if (news === "event-cards") return html`<${Reveal} now=${now} dismiss=${dismiss} />`;
  return news ? html`<${Aftermath} now=${now} dismiss=${dismiss} />` : null;
}

/** While a block's turn in battle is due its buttons stand on the battle board. @param {import("/static/js/types.js").Shown} shown */
const hideButtons = (shown) => shown.step === "battle_turn";

export default { Board, Summary, End, Text, Details, hideButtons, sound, overtaken: ["event-scores"] };
