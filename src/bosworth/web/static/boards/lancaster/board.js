/** Lancaster's board: the map, beside it France, parliament, the King, the others and the question to me, below my castle; one column if narrow. */

import { html, useEffect } from "/static/js/lib.js";
import { useSteady } from "/static/js/shell/steady.js";
import { soundsBy } from "/static/js/sound.js";
import { isNarrow } from "/static/js/ui.js";
import { OtherCastles, OwnCastle } from "./castles.js";
import { France } from "./conflicts.js";
import { Displeasure, KingsCourt, Supply } from "./court.js";
import { Decision } from "./decision.js";
import { Details } from "./details.js";
import { End } from "./end.js";
import { watchFlights } from "./flights.js";
import { heralds } from "./great-moments.js";
import { watchHaste } from "./haste.js";
import { Parliament } from "./laws.js";
import { Provinces } from "./map.js";
import { Hatchings } from "./pieces.js";
import { reading } from "./reading.js";
import { Sections } from "./sections.js";
import SOUNDS from "./sounds.js";
import { Brief, order, Score, Summary } from "./summary.js";
import { Text } from "./text.js";
import { refs, watchTold } from "./told.js";
import { Tray } from "./tray.js";

/** @import {Say, Shown} from "/static/js/types.js" */
/** @import {Reading} from "./reading.js" */

/** Also while the board is words, or a panel stands in its place. */
watchHaste();

/** The whole board; the question to me comes before the map, and so does my castle when I collect, so that the keyboard is soon there. */
function Board() {
  const now = reading.value;
  useEffect(() => watchFlights(), []);
  useEffect(() => watchTold(), []);
  useEffect(showDecision, [now?.isMine && [now.step, now.view.ballot, now.view.law, now.view.province].join(" ")]);
  if (!now) return null;
  const { me } = now;
  const own = me && html`<${Own} key="own" now=${now} me=${me} />`;
  const isOwnFirst = now.step === "castle" && !isNarrow.value;
  return html`<div class="lancaster-box"><div class=${`lancaster lancaster-${now.phase} lancaster-at-${now.isMine ? now.step : "others"}`}>
    <${Hatchings} />
    <${Sections} now=${now} />
    <div class="lancaster-dock"><${Decision} now=${now} /></div>
    ${isOwnFirst && own}
    <div key="provinces" class="lancaster-provinces"><${Provinces} now=${now} /></div>
    <div key="stack" class="lancaster-stack">
      ${[France, Parliament, KingsCourt, Displeasure, OtherCastles, Supply].map((Part) => html`<${Part} key=${Part.name} now=${now} />`)}
    </div>
    ${!isOwnFirst && own}
  </div></div>`;
}

/** What lies before me: as high as it has been in this round, or the map would move whenever a piece comes or goes. @param {{now: Reading, me: string}} props */
function Own({ now, me }) {
  const box = useSteady(isNarrow.value ? "" : `own ${me} ${now.round}`);
  return html`<div class="lancaster-own" data-seat=${me} ref=${box}><${Tray} now=${now} me=${me} /><${OwnCastle} now=${now} me=${me} /></div>`;
}

/** When something new is for me to decide, scroll in one column to where it is decided; beside the map it has a place of its own. */
function showDecision() {
  if (reading.value?.isMine) document.querySelector(".board")?.scrollTo({ top: 0 });
}

/**
 * The prompt of a ballot or a law without its sentence, which stands on the board.
 * @param {Shown} shown
 * @returns {Say | null}
 */
function prompt({ prompt: [id, args] }) {
  return id === "prompt-ballot" || id === "prompt-law" ? [`board-${id}`, args] : null;
}

/** The ballot has its own buttons. @param {Shown} shown */
function hideButtons({ step }) {
  return step === "ballot";
}

export default {
  Board,
  Summary,
  Score,
  Brief,
  order,
  End,
  Text,
  Details,
  prompt,
  hideButtons,
  refs,
  heralds,
  sound: soundsBy(SOUNDS),
};
