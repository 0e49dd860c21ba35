/** The battle board: initiative across, strength down, the defenders above the attackers, reserves as counts. */

import { hand } from "/static/js/hand.js";
import { html, useEffect, useRef } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { name, say, t } from "/static/js/words.js";
import { battleLines, Fallen, Rolls } from "./dice.js";
import { Nameless, Rose, shortName, Token } from "./pieces.js";
import { otherSide, SIDES } from "./reading.js";

/** @import {Block, Reading} from "./reading.js" */

const LETTERS = ["A", "B", "C", "D"];
const CHOICES = ["fire", "charge", "treachery", "retreat", "pass"];
/** Choices that are aimed at one block of the enemy. */
const AT_ENEMY = ["choice:charge", "choice:treachery"];
const ROUNDS = 4;
const STRENGTHS = [1, 2, 3, 4];

/** The field of battle. @param {{now: Reading, onMap: () => void}} props */
export function BattleBoard({ now, onMap }) {
  const attacker = now.view.attacker ?? "";
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (isNarrow.value) section.current?.closest(".board")?.scrollTo({ top: 0 });
  }, [now.view.battle]);
  useEffect(() => takeUpFirst(now), [table.shown.value?.rev, table.shown.value?.at, table.isPast.value]);
  useEffect(showChoice, [hand.holding().join()]);
  return html`<section ref=${section} class=${`battle is-crowd-${crowd(now)}`} style=${{ "--ranks": ranks(now) }} aria-label=${title(now)}>
    <header><h2>${title(now)}</h2><${Rail} now=${now} />
      <button type="button" class="button small quiet" onClick=${onMap}>${t("board-show-map")}</button></header>
    <div class="battle-field">
      <div class="battle-letters" aria-hidden="true">${LETTERS.map((letter) => html`<b key=${letter}>${letter}</b>`)}</div>
      <${Line} now=${now} side=${otherSide(attacker)} role="defends" />
      <${Middle} now=${now} />
      <${Line} now=${now} side=${attacker} role="attacks" />
    </div>
    <${Choices} now=${now} />
  </section>`;
}

/** @param {Reading} now */
function title(now) {
  const { attacker: side, battle: area, round: number } = now.view;
  return say(["board-battle", { side, area, number }]);
}

/** Hold the first block that is due, so that its choices lie open at once. @param {Reading} now */
function takeUpFirst(now) {
  if (now.step !== "battle_turn" || hand.held() || table.isPast.value) return;
  const [first] = hand.targets();
  if (first) hand.tap(first);
}

/** Scroll to the enemies to choose from, or to the block in hand: on a narrow window a great battle is higher than the page. */
function showChoice() {
  const [held = "", choice = ""] = hand.holding();
  const refs = AT_ENEMY.includes(choice) ? hand.targets() : [held];
  for (const ref of refs) document.querySelector(`.battle-fighter[data-ref="${ref}"]`)?.scrollIntoView({ block: "nearest" });
}

/** @param {Reading} now @param {string} side */
function fighters(now, side) {
  return now.blocksIn(now.view.battle, side).filter((block) => !block.reserve);
}

/** How many rows of blocks a side needs. @param {Reading} now @param {string} side */
function rows(now, side) {
  const blocks = fighters(now, side);
  const fullest = (/** @type {Block[]} */ rank) =>
    Math.max(0, ...LETTERS.map((letter) => rank.filter((block) => now.letterOf(block) === letter).length));
  return STRENGTHS.map((strength) => blocks.filter((block) => block.strength === strength)).reduce(
    (sum, rank) => sum + Math.ceil(fullest(rank) / 2),
    0,
  );
}

/** How many rows the fuller side needs, four at most: the more, the smaller the blocks are drawn. @param {Reading} now */
const crowd = (now) => Math.min(4, Math.max(1, ...SIDES.map((side) => rows(now, side))));

/** How many rows both sides need together. @param {Reading} now */
const ranks = (now) => SIDES.reduce((sum, side) => sum + Math.max(1, rows(now, side)), 0);

/** One side's blocks by initiative and strength; the strongest stand next to the middle. @param {{now: Reading, side: string, role: string}} props */
function Line({ now, side, role }) {
  const blocks = fighters(now, side);
  const isDefending = role === "defends";
  const strengths = isDefending ? [1, 2, 3, 4] : [4, 3, 2, 1];
  return html`<div class=${`battle-line is-${side} is-${isDefending ? "defending" : "attacking"}`} data-seat=${side}>
    <h3><${Rose} side=${side} /> ${say([`battle-${role}`, { side }])} <${Reserve} now=${now} side=${side} /></h3>
    <div>${strengths
      .filter((strength) => blocks.some((block) => block.strength === strength))
      .map(
        (strength) => html`<div key=${strength} class="battle-rank">
      <span class="battle-strength" title=${t("board-row", { number: strength })}>${strength}</span>
      ${LETTERS.map(
        (letter) => html`<div key=${letter} class="battle-cell">
        ${blocks.filter((block) => block.strength === strength && now.letterOf(block) === letter).map((block) => html`<${Fighter} key=${block.id} block=${block} />`)}
      </div>`,
      )}
    </div>`,
      )}</div>
  </div>`;
}

/** @param {{block: Block}} props */
function Fighter({ block }) {
  return html`<${Token} block=${block} class=${`battle-fighter ${block.acted ? "is-acted" : ""}`}><${Odds} ref=${`block:${block.id}`} /><//>`;
}

/** What aiming at a block promises: how likely it succeeds and, beneath, how likely the one who charges falls himself. @param {{ref: string}} props */
function Odds({ ref }) {
  const offer = hand.lit(ref) ? hand.possible().find(({ path }) => path.at(-1) === ref) : undefined;
  const { percent, risk } = offer?.outlook?.[1] ?? {};
  if (percent === undefined) return null;
  return html`<span class="battle-odds" aria-hidden="true"><b>${t("battle-percent", { percent })}</b>
    ${risk !== undefined && html`<b class="is-risk">†${t("battle-percent", { percent: risk })}</b>`}</span>`;
}

/** Those who have not joined yet: known ones by name, the others as a number. @param {{now: Reading, side: string}} props */
function Reserve({ now, side }) {
  const known = now.blocksIn(now.view.battle, side).filter((block) => block.reserve);
  const nameless = now.namelessIn(now.view.battle, side);
  if (known.length + nameless === 0) return null;
  return html`<span class="battle-reserve">${t("battle-reserve")}
    ${known.map((block) => html`<span key=${block.id} class="chip">${shortName(block)} ${block.strength}</span>`)}
    ${nameless > 0 && html`<${Nameless} class="battle-nameless" side=${side} text=${t("battle-blocks", { number: nameless })} />`}
  </span>`;
}

/** Between the lines: the round, the last dice, the dead. @param {{now: Reading}} props */
function Middle({ now }) {
  const { round } = now.view;
  const lines = battleLines();
  return html`<div class="battle-middle">
    <div class="battle-rounds" role="img" aria-label=${t("board-round", { number: round, of: ROUNDS })}>
      ${Array.from({ length: ROUNDS }, (_, number) => html`<i key=${number} class=${number + 1 < round ? "is-past" : number + 1 === round ? "is-now" : ""}>${number + 1}</i>`)}
    </div>
    <${Rolls} class="battle-rolls is-brief" lines=${lines} />
    <${Fallen} class="battle-dead" now=${now} lines=${lines} />
  </div>`;
}

/** Who acts next in this round: letter by letter, the defender first. @param {{now: Reading}} props */
function Rail({ now }) {
  const attacker = now.view.attacker ?? "";
  const sides = [otherSide(attacker), attacker];
  const waiting = LETTERS.flatMap((letter) =>
    sides.flatMap((side) => fighters(now, side).filter((block) => !block.acted && now.letterOf(block) === letter)),
  );
  return html`<ol class="battle-rail" aria-label=${t("board-rail")}>
    ${waiting.map((block, number) => html`<li key=${block.id} class=${number === 0 ? "is-now" : ""}><${Rose} side=${block.side} />${now.letterOf(block)} ${shortName(block)}</li>`)}
    ${waiting.length === 0 && html`<li>${t("board-round-over")}</li>`}
  </ol>`;
}

/** What the block in hand may do, each with what it would bring or why not. @param {{now: Reading}} props */
function Choices({ now }) {
  const [held = "", choice = ""] = hand.holding();
  if (now.step !== "battle_turn" || !held.startsWith("block:")) return html`<${Others} now=${now} />`;
  const block = held.slice(6);
  return html`<div class="battle-choices">
    <div class="battle-buttons"><p class="battle-who">${say(["board-acts", { block }])}</p>
      ${CHOICES.map((one) => html`<${Choice} key=${one} held=${held} choice=${one} chosen=${choice} />`)}</div>
    ${choice === "choice:retreat" ? html`<${Retreats} />` : html`<${Outlook} hint=${AT_ENEMY.includes(choice) ? say([`board-odds-${choice.slice(7)}`, { block }]) : ""} />`}
  </div>`;
}

/** Where the block in hand may retreat to. */
function Retreats() {
  return html`<div class="battle-targets">${hand.targets().map(
    (ref) => html`<${Thing} key=${ref} tag="button" type="button" ref=${ref} class="button" label=${name("area", ref.slice(5))}>
      ${name("area", ref.slice(5), "to")}<//>`,
  )}</div>`;
}

/** Hits to be taken, or a block to be won over by Treason: the blocks themselves are lit. @param {{now: Reading}} props */
function Others({ now }) {
  const isAsked = ["treason", "allocate_hits"].includes(now.step) && hand.targets().length > 0;
  return html`<div class="battle-choices"><${Outlook} hint=${isAsked ? t(`choose-${now.step}`) : ""} /></div>`;
}

/** @param {{held: string, choice: string, chosen: string}} props */
function Choice({ held, choice, chosen }) {
  const ref = `choice:${choice}`;
  const offers = (table.shown.value?.offers ?? []).filter((offer) => offer.path[0] === held && offer.path[1] === ref);
  const refusal = (table.shown.value?.refusals ?? []).find(({ path }) => path[0] === held && path[1] === ref);
  if (offers.length === 0 && !refusal) return null;
  const label = t(`deed-${choice}`);
  if (offers.length === 0 && refusal) {
    return html`<button type="button" class="button" aria-disabled="true" title=${say(refusal.say)} onClick=${() => hand.tap(ref)}>${label}</button>`;
  }
  const content = html`<svg viewBox="0 0 24 24" aria-hidden="true"><use href=${`/static/boards/richard3/cards.svg#do-${choice}`} width="24" height="24" /></svg>${label}`;
  if (chosen && chosen !== ref)
    return html`<button type="button" class="button" onClick=${() => change(chosen, ref)}>${content}</button>`;
  return html`<${Thing} tag="button" type="button" ref=${ref} class=${`button ${choice === "fire" ? "primary" : ""} ${chosen ? "is-chosen" : ""}`} label=${label}>${content}<//>`;
}

/** Let go of one choice and take up another. @param {string} from @param {string} to */
function change(from, to) {
  hand.tap(from);
  hand.tap(to);
}

/** What the thing under the pointer would bring; without a pointer what is to be chosen or, if nothing is, what fire would bring. @param {{hint?: string}} props */
function Outlook({ hint = "" }) {
  const ref = hand.pointed.value;
  const [held] = hand.holding();
  const text = (ref && (hand.outlook(ref) || hand.reason(ref))) || hint || (held ? hand.outlook("choice:fire") : "");
  return html`<p class="battle-outlook" aria-hidden=${hint ? undefined : "true"}>${text || "\u00a0"}</p>`;
}
