/** The prompt: what to do now, the offers that are buttons, and what can be taken back. */

import { askHint, startAgain, undo } from "../deeds.js";
import { hand } from "../hand.js";
import { html } from "../lib.js";
import { markSeen, news, watchNews } from "../since.js";
import { table } from "../table-state.js";
import { replay } from "../theatre.js";
import { Toolbar } from "../toolbar.js";
import { dialog, isNarrow } from "../ui.js";
import { capital, say, t } from "../words.js";
import { Hint } from "./hint.js";
import { nameOf } from "./names.js";
import { Rematch } from "./rematch.js";
import { Seconds, thinkingSince } from "./seconds.js";
import { Sign } from "./sign.js";

/** @import {Offer, Shown} from "../types.js" */
/** @import {BoardModule} from "../shell.js" */

/**
 * @param {{board: BoardModule}} props
 */
export function PromptBar({ board }) {
  const shown = table.shown.value;
  if (!shown) return null;
  const text = board.prompt?.(shown) ?? shown.prompt;
  const isDrawn = board.hideButtons?.(shown) ?? false;
  const isOver = shown.step === "over" && !table.isPast.value;
  const acting = shown.actors.length === 1 ? table.room.value?.places[shown.actors[0] ?? 0]?.seat : undefined;
  return html`<section class=${`prompt-bar ${isOver ? "over" : ""}`} aria-label=${t("prompt-label")} aria-busy=${hand.pending.value}>
    <div class="prompt-words">
      ${acting && html`<span class="swatch" data-seat=${acting} aria-hidden="true"></span>`}
      <div class="prompt-told">
        ${shown.hits.length > 0 && html`<p class="prompt-hit">${shown.hits.map(say).join(" ")}</p>`}
        <p class="prompt-text" tabindex="-1">${say(text)}</p>
        <${Aside} isHeldShown=${!isDrawn} />
      </div>
    </div>
    <${Toolbar} class="prompt-deeds" label=${t("prompt-label")}>
      ${!isDrawn && html`<${OfferButtons} />`}
      ${isOver && html`<${AfterTheEnd} />`}
      ${isNarrow.value && html`<${Thinking} shown=${shown} />`}
      <${Tools} shown=${shown} />
    <//>
  </section>`;
}

/**
 * Why the last touch did nothing, what is held (unless the board says so itself), and what a bot would do.
 * @param {{isHeldShown: boolean}} props
 */
function Aside({ isHeldShown }) {
  const refusal = hand.refusal.value;
  if (refusal) return html`<p class="prompt-reason" key=${refusal.count}>${say(refusal.say)}</p>`;
  const held = isHeldShown ? hand.holding().map(nameOf).filter(Boolean) : [];
  return html`${held.length > 0 && html`<${Held} names=${held} />`} <${Hint} />`;
}

/** @param {{names: string[]}} props */
function Held({ names }) {
  return html`<p class="prompt-held">${t("hand-holds", { what: capital(names.join(" · ")) })}${" "}
    <button type="button" class="button quiet small" onClick=${hand.letGo}>${t("hand-let-go")}</button></p>`;
}

/** For how long the bots have thought for whom everybody waits: on a narrow window no list of seats tells it. @param {{shown: Shown}} props */
function Thinking({ shown }) {
  const places = (table.room.value?.places ?? []).filter(
    ({ is_thinking }, number) => is_thinking && shown.actors.includes(number),
  );
  if (places.length === 0 || table.isMyTurn.value) return null;
  return html`<span class="prompt-seconds"><${Seconds} since=${Math.min(...places.map(({ seat }) => thinkingSince(seat)))} /></span>`;
}

function OfferButtons() {
  const buttons = hand.buttons();
  const all = table.shown.value?.offers.length ?? 0;
  return html`<div class="prompt-offers">
    ${buttons.map((offer, number) => html`<${OfferButton} key=${offer.form} offer=${offer} number=${number + 1} isLast=${all === 1} />`)}
  </div>`;
}

/**
 * One offer as a button; the only one that is left is orange.
 * @param {{offer: Offer, number: number, isLast: boolean}} props
 */
function OfferButton({ offer, number, isLast }) {
  const isHinted = hand.hint.value?.form === offer.form;
  const outlook = offer.outlook ? say(offer.outlook) : "";
  return html`<button
    type="button"
    class=${`button offer ${isLast ? "continue" : ""} ${isHinted ? "hinted" : ""}`}
    data-form=${offer.form}
    aria-keyshortcuts=${number < 10 ? String(number) : undefined}
    title=${outlook || undefined}
    disabled=${hand.pending.value}
    onClick=${() => hand.carryOut(offer.form)}
    onPointerEnter=${() => hand.light(offer.path.length > 0 ? offer.path : hand.refsOf(offer.say))}
    onPointerLeave=${() => hand.light([])}
  >${say(offer.say)}</button>`;
}

/** @param {{shown: Shown}} props */
function Tools({ shown }) {
  const isPresent = !table.isPast.value;
  return html`<div class="prompt-tools">
    <${News} />
    ${isPresent && shown.undo > 0 && html`<${Tool} sign="undo" word="undo-one" press=${undo} keys="u" isBusy=${hand.pending.value} />`}
    ${isPresent && shown.undo > 1 && html`<${Tool} sign="again" word="undo-all" press=${startAgain} isBusy=${hand.pending.value} />`}
    ${isPresent && table.isMyTurn.value && html`<${HintTool} />`}
    <button type="button" class="button quiet small help-button" aria-label=${t("help-open")} title=${t("help-open")}
      onClick=${() => (dialog.value = "help")} aria-keyshortcuts="?">?</button>
  </div>`;
}

/** Asks for a hint, stops the bot that thinks of one, or hides the one that is told. */
function HintTool() {
  const word = hand.isAsking.value ? "hint-stop" : hand.hint.value ? "hint-hide" : "hint-ask";
  return html`<${Tool} sign=${word === "hint-ask" ? "hint" : "close"} kind="hint" word=${word} press=${askHint} keys="h" isQuiet />`;
}

/**
 * A button with a sign; where there is little room its word is for the screen reader alone.
 * @param {{sign: string, kind?: string, word: string, press: () => void, keys?: string, isQuiet?: boolean, isBusy?: boolean}} props
 */
function Tool({ sign, kind = sign, word, press, keys, isQuiet = false, isBusy = false }) {
  return html`<button type="button" class=${`button small tool-${kind} ${isQuiet ? "quiet" : ""}`} title=${t(word, {}, "label")} aria-label=${t(word, {}, "label")}
    aria-keyshortcuts=${keys} disabled=${isBusy} onClick=${press}><${Sign} of=${sign} /> <span class="tool-word">${t(word)}</span></button>`;
}

/** What there is to do when the game is over; once a rematch is proposed, another game is found in the menu. */
function AfterTheEnd() {
  const room = table.room.value;
  return html`<div class="prompt-offers">
    <${Rematch} class="small" isBrief />
    <button type="button" class="button small" onClick=${() => replay()}><${Sign} of="play" /> ${t("menu-replay")}</button>
    <button type="button" class="button small tool-analysis" onClick=${() => (dialog.value = "analysis")}>${t("analysis-open")}</button>
    ${room?.secret && html`<button type="button" class="button small" onClick=${() => (dialog.value = "dice")}>${t("dice-verify")}</button>`}
  </div>`;
}

/** What others did meanwhile, to be watched or skipped. */
function News() {
  const found = news.value;
  if (!found || table.isPast.value) return null;
  return html`<span class="news">
    <button type="button" class="button small" onClick=${watchNews} aria-label=${t("since-news", { count: found.count })}>
      <${Sign} of="play" /> <span class="tool-word">${t("since-news", { count: found.count })}</span><span class="tool-count">${found.count}</span></button>
    <button type="button" class="button quiet small" aria-label=${t("since-skip")} title=${t("since-skip")} onClick=${() => markSeen()}><${Sign} of="close" /></button>
  </span>`;
}
