/** The board of Richard III: everything of the printed game, in its place. */

import { hand } from "/static/js/hand.js";
import { html, useEffect, useState } from "/static/js/lib.js";
import { soundsBy } from "/static/js/sound.js";
import { table } from "/static/js/table-state.js";
import { isNarrow } from "/static/js/ui.js";
import { t } from "/static/js/words.js";
import { BattleBoard } from "./battle.js";
import { Hand } from "./cards.js";
import { Details } from "./details.js";
import { End } from "./end.js";
import { heralds } from "./great-moments.js";
import { BattleHerald } from "./heralds.js";
import { EnglandMap } from "./map.js";
import { Asked } from "./panels.js";
import { PhaseBar } from "./phases.js";
import { reading } from "./reading.js";
import { Points, ToPool, Trays } from "./sides.js";
import SOUNDS from "./sounds.js";
import { asks, Brief, Score, Summary } from "./summary.js";
import { Text } from "./text.js";

/** @import {Reading} from "./reading.js" */

/** Map, trays and panels. */
function Board() {
  const now = reading.value;
  const [isMapShown, showMap] = useState(false);
  const atlas = table.atlas.value;
  const isBattle = now?.isFighting ?? false;
  useEffect(() => {
    if (!isBattle) showMap(false);
  }, [isBattle]);
  if (!now) return null;
  const showsBattle = isBattle && !isMapShown;
  return html`<div class=${`richard3-board ${showsBattle ? "is-fighting" : ""}`}>
    <div class="richard3-front">
      <${PhaseBar} now=${now} />
      <div class="richard3-stage">
        ${atlas && html`<${EnglandMap} now=${now} atlas=${atlas} />`}
        <${BattleHerald} now=${now} />
        ${hand.inspected.value && !hand.held() && !isNarrow.value && html`<${Details} ref=${hand.inspected.value} />`}
        ${isBattle && isMapShown && html`<button type="button" class="button primary richard3-to-battle" onClick=${() => showMap(false)}>${t("board-show-battle")}</button>`}
        ${showsBattle && html`<${BattleBoard} now=${now} onMap=${() => showMap(true)} />`}
      </div>
      ${isNarrow.value && !showsBattle && html`<${Foot} now=${now} />`}
    </div>
    <${Trays} now=${now} />
  </div>`;
}

/** Beneath the map of a narrow window: what is to be decided, the points that are left, the own cards. @param {{now: Reading}} props */
function Foot({ now }) {
  return html`<${Asked} now=${now} />
    <div class="richard3-strip"><${Points} now=${now} side=${now.view.active} /><${ToPool} now=${now} /><${Hand} now=${now} /></div>`;
}

/** While a block's turn in battle is due its buttons stand on the battle board. @param {import("/static/js/types.js").Shown} shown */
const hideButtons = (shown) => shown.step === "battle_turn";

export default {
  Board,
  Summary,
  Score,
  Brief,
  asks,
  End,
  Text,
  Details,
  hideButtons,
  heralds,
  sound: soundsBy(SOUNDS),
  scenes: ["event-cards", "event-battle-won"],
  overtaken: ["event-scores"],
};
