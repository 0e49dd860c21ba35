/** What has just been shown or decided, told on the board: the cards of a turn, and how a battle ended and who fell in it. */

import { hand } from "/static/js/hand.js";
import { computed, effect, html, signal, useEffect, useLayoutEffect, useRef } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { capital, name, say, t } from "/static/js/words.js";
import { CardFace } from "./cards.js";
import { Fallen, fallen, Rolls } from "./dice.js";
import { useNews } from "./news.js";
import { Rose } from "./pieces.js";
import { otherSide } from "./reading.js";

/** @import {Reading} from "./reading.js" */
/** @import {Line, Shown} from "/static/js/types.js" */

/** @typedef {{won: Line, lines: Line[]}} Ended  A battle that is over: the line that says so, and all lines that tell of it. */

const STAY = 6000;

/**
 * The battles that are over, in their order; what follows the last line of one, up to the next, is part of its story.
 * @param {Line[]} lines
 * @returns {Ended[]}
 */
export function endedBattles(lines) {
  const starts = lines.flatMap((line, number) => (line.say[0] === "event-battle" ? [number] : []));
  return starts.flatMap((start, number) => {
    const story = lines.slice(start, starts[number + 1]);
    const won = story.find((line) => line.say[0] === "event-battle-won");
    return won ? [{ won, lines: story }] : [];
  });
}

const ended = computed(() => endedBattles(table.log.value));
/** How many battles were told; none were missed before the page came up. */
const toldBattles = signal(-1);
effect(() => {
  if (toldBattles.value < 0 && table.live.value) toldBattles.value = ended.value.length;
});

/** The first battle that is over and was not told yet. */
const untold = computed(() => (toldBattles.value < 0 || table.isPast.value ? undefined : ended.value[toldBattles.value]));

/** Whether somebody fell in it. */
const isGrave = computed(() => untold.value !== undefined && fallen(untold.value.lines).length > 0);

const goOn = () => void (toldBattles.value += 1);

/** The outcome of a battle stands for the question that waits behind it. @param {Shown} shown */
export function prompt(shown) {
  return hand.isListening.value && shown.step !== "over" ? (untold.value?.won.say ?? null) : null;
}

/** The cards of the turn, for a moment: beside the map, not over it. @param {{now: Reading}} props */
export function CardHerald({ now }) {
  const [news, dismiss] = useNews(["event-cards"]);
  return news ? html`<${Reveal} now=${now} dismiss=${dismiss} />` : null;
}

/** Both cards of the turn, shown together: who goes first, and why. @param {{now: Reading, dismiss: () => void}} props */
function Reveal({ now, dismiss }) {
  const first = now.view.player1;
  const shown = [first, otherSide(first)].map((side) => ({ side, kind: now.lastPlayed(side) }));
  if (!shown[0]?.kind) return null;
  return html`<div class="heralds" role="status">
    <div class="heralds-cards">
      ${shown.map(
        ({ side, kind }) => html`<figure key=${side} class=${side === first ? "is-first" : ""} data-seat=${side}>
        <span class="cards-card heralds-card"><${CardFace} kind=${kind} /></span>
        <figcaption><${Rose} side=${side} /> ${name("side", side)}
          ${kind.event && html`<small>${capital(t(`card-${kind.id}`, {}, "text"))}</small>`}</figcaption>
      </figure>`,
      )}
    </div>
    <p><b>${say(["board-goes-first", { side: first }])}</b> ${t(whyFirst(shown.map(({ kind }) => kind)))}</p>
    <button type="button" class="button small" onClick=${dismiss}>${t("board-close")}</button>
  </div>`;
}

/** Why the first of two cards goes first. @param {any[]} kinds */
function whyFirst([one, other]) {
  if (one.event !== other.event) return "board-first-event";
  return one.points === other.points ? "board-first-pretender" : "board-first-points";
}

/** How the last battle ended: until it was heard if somebody fell, for a moment if not; in the past as long as it is told. @param {{now: Reading}} props */
export function BattleHerald({ now }) {
  const battle = untold.value;
  const isBrief = battle !== undefined && !isGrave.value;
  useEffect(() => {
    if (!isBrief) return undefined;
    const timer = setTimeout(goOn, hand.held() ? 0 : STAY);
    return () => clearTimeout(timer);
  }, [battle, isBrief, hand.held()]);
  const past = pastBattle();
  if (past) return html`<${Aftermath} now=${now} battle=${past} />`;
  if (!battle || (isBrief && now.view.round > 0)) return null;
  return html`<${Aftermath} key=${toldBattles.value} now=${now} battle=${battle} isGrave=${isGrave.value} onEnd=${goOn} />`;
}

/** The battle that ended with the action which the theatre tells, once its end is told. */
function pastBattle() {
  const past = table.moment.value;
  if (!past?.log.some((line) => line.say[0] === "event-battle-won")) return undefined;
  return endedBattles(table.heard.value).findLast(({ won }) => won.at === past.at);
}

/**
 * How a battle ended, with its last dice and its dead. Whoever fell is told before anything is asked: as long as this is in the page.
 * @param {{now: Reading, battle: Ended, isGrave?: boolean, onEnd?: () => void}} props
 */
function Aftermath({ now, battle, isGrave = false, onEnd }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    hand.isListening.value = isGrave;
    return () => void (hand.isListening.value = false);
  }, [isGrave]);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const deaths = battle.lines.filter((line) => ["event-eliminated", "event-king-dead"].includes(line.say[0]));
  return html`<section class="heralds heralds-aftermath" role="status">
    <h3>${say(battle.won.say)}</h3>
    <${Rolls} class="heralds-rolls" lines=${battle.lines} />
    <${Fallen} class="heralds-dead" now=${now} lines=${battle.lines} />
    ${deaths.length > 0 && html`<ul class="heralds-deaths">${deaths.map((line, number) => html`<li key=${number}>${say(line.say)}</li>`)}</ul>`}
    ${onEnd && html`<button type="button" class="button small primary heralds-go-on" ref=${button} onClick=${onEnd}>${t("board-go-on")}</button>`}
  </section>`;
}
