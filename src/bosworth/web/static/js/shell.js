/** The table page around a board: prompt, board, seats, log, chat, notes, theatre, dialogs. */

import { watchAudio } from "./audio.js";
import { leadOn } from "./focus.js";
import { watchFullScreen } from "./full-screen.js";
import { hand } from "./hand.js";
import { effect, html, render, useEffect, useErrorBoundary } from "./lib.js";
import { watchMusic } from "./music.js";
import { prefs } from "./prefs.js";
import { AnalysisPanel } from "./shell/analysis-panel.js";
import { ChatPanel, NotesPanel } from "./shell/chat-panel.js";
import { DeleteQuestion, Help, ResignQuestion } from "./shell/dialogs.js";
import { DicePanel } from "./shell/dice-panel.js";
import { Herald } from "./shell/herald.js";
import { LogPanel } from "./shell/log-panel.js";
import { Menu } from "./shell/menu.js";
import { tableName } from "./shell/names.js";
import { OutOfSight } from "./shell/out-of-sight.js";
import { Curtain, LineBanner, LiveRegion, Toasts } from "./shell/overlays.js";
import { PromptBar } from "./shell/prompt-bar.js";
import { SeatsPanel } from "./shell/seats-panel.js";
import { Sheet, sheetRef } from "./shell/sheet.js";
import { isOpen, Side } from "./shell/side.js";
import { SoundQuestion } from "./shell/sound-question.js";
import { useSteadyFoot } from "./shell/steady.js";
import { presentTab, Tabs } from "./shell/tabs.js";
import { TextMode } from "./shell/text-mode.js";
import { TheatreBar } from "./shell/theatre-bar.js";
import { Tip } from "./shell/tip.js";
import { MenuButton, TopBar } from "./shell/top-bar.js";
import { sound, soundLines, soundOf } from "./sound.js";
import { table } from "./table-state.js";
import { isInSight, play, skip, toldLine } from "./theatre.js";
import { curtain, dialog, isNarrow, isPanelUp, spoken, tab, watchWidth } from "./ui.js";
import { say, t } from "./words.js";

/** @import {Connection} from "./connection.js" */
/** @import {Line, Say, Shown} from "./types.js" */

/**
 * What `/static/boards/<game>/board.js` exports by default.
 * @typedef {object} BoardModule
 * @property {() => any} Board  fills the centre of the page
 * @property {() => any} [Summary]  a compact strip above the side column: turn, phase; beside the seats, which have the scores
 * @property {(props: {seat: string}) => any} [Score]  how a seat stands, in its row of the list of seats: a figure or two
 * @property {() => string[]} [order]  the seats in the order of play, for that list
 * @property {() => any} [Brief]  turn and phase in the strip that is left of the side column when it is folded
 * @property {() => boolean} [asks]  whether something is decided in the Summary, so that the side column must be open
 * @property {() => any} [End]  the final table
 * @property {() => any} [Text]  the board as headings and lists
 * @property {(props: {ref: string}) => any} [Details]  what there is to say about a tapped thing
 * @property {(shown: Shown) => Say | null} [prompt]  another text for the prompt
 * @property {(shown: Shown) => boolean} [hideButtons]  whether the board draws the offers that are buttons itself
 * @property {(ref: string) => boolean} [handles]  whether the board itself shows what can be done with this held thing
 * @property {(say: Say) => string[]} [refs]  the things that a message speaks of
 * @property {(ref: string) => {ref: string, label: string}[]} [inside]  the pieces in an area
 * @property {string[]} [overtaken]  ids of messages of which only the last of several matters in the log
 * @property {Record<string, (args: any) => import("./shell/herald.js").Cry | null>} [heralds]  great moments, by the events that tell them
 * @property {string[]} [scenes]  ids of messages with which the board shows something that wants to be read
 * @property {(line: Line) => string} [sound]  which sound of the palette a line has, or none
 */

/** @type {Record<string, () => any>} */
const DIALOGS = {
  menu: Menu,
  help: Help,
  dice: DicePanel,
  analysis: AnalysisPanel,
  resign: ResignQuestion,
  delete: DeleteQuestion,
};

/** Of many lines that come at once, so many are spoken. */
const MOST_SPOKEN = 3;

/** @type {[string, string][]} */
const TABS = [
  ["log", "log-title"],
  ["chat", "chat-title"],
  ["notes", "notes-title"],
];

/**
 * Draw the page.
 * @param {Element} place
 * @param {BoardModule} board
 * @param {Connection | null} [connection]
 */
export function mount(place, board, connection = null) {
  watchWidth();
  place.replaceChildren();
  place.removeAttribute("aria-busy");
  render(html`<${Page} board=${board} connection=${connection} />`, place);
  watchTitle();
  watchReady();
  watchAudio();
  watchMusic();
  watchFullScreen();
  watchSounds(board);
}

/** @param {{board: BoardModule, connection: Connection | null}} props */
function Page({ board, connection }) {
  const Open = DIALOGS[dialog.value];
  const isVeiled = curtain.value !== null;
  const shape = isNarrow.value ? "narrow" : isOpen(board) ? "wide" : "wide is-unsided";
  return html`<div class=${`table-shell ${shape} ${play.value ? "in-theatre" : ""}`} data-holding=${hand.holding().join(" ")}>
    <${SkipLink} />
    ${isNarrow.value ? html`<h1 class="visually-hidden">${tableName()}</h1>` : html`<${TopBar} />`}
    <${LineBanner} connection=${connection} />
    ${!isVeiled && table.shown.value && (isNarrow.value ? html`<${Narrow} board=${board} />` : html`<${Wide} board=${board} />`)}
    ${Open && html`<${Open} key=${dialog.value} />`}
    <${OutOfSight} /><${Curtain} /><${Tip} board=${board} /><${Toasts} /><${LiveRegion} />
  </div>`;
}

/** The first stop of the keyboard: past all the bars, to what can be touched. */
function SkipLink() {
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault();
    leadOn();
  };
  return html`<a class="skip" href="#table" inert=${curtain.value !== null} onClick=${skip}>${t("skip-to-board")}</a>`;
}

/** @param {{board: BoardModule}} props */
function Wide({ board }) {
  const { Summary } = board;
  return html`
    ${play.value ? html`<${TheatreBar} />` : html`<${PromptBar} board=${board} />`}
    <div class="board-area" data-pending=${hand.pending.value} onClickCapture=${skipped}><${Centre} board=${board} /><${Herald} heralds=${board.heralds} /></div>
    <${Side} board=${board} tabs=${TABS} summary=${Summary && html`<div class="summary"><${Guarded}><${Summary} /><//></div>`}>
      <${Panel} board=${board} name=${presentTab(TABS)} />
      <${SoundQuestion} />
    <//>`;
}

/** @param {{board: BoardModule}} props */
function Narrow({ board }) {
  const { Summary } = board;
  const isUp = isPanelUp.value;
  const foot = useSteadyFoot(isUp ? "" : (table.shown.value?.step ?? ""));
  return html`
    ${Summary && html`<div class="summary"><${Guarded}><${Summary} /><//></div>`}
    <div class="board-area" data-pending=${hand.pending.value} onClickCapture=${skipped}>
      ${isUp ? html`<div class="panel-area"><${Panel} board=${board} name=${tab.value} /></div>` : html`<${Centre} board=${board} /><${Herald} heralds=${board.heralds} />`}
    </div>
    <div class=${`foot ${!isUp && sheetRef(board) ? "with-sheet" : ""}`} ref=${foot}>
      <${TheatreBar} />
      ${!isUp && html`<${Sheet} board=${board} />`}
      ${!play.value && html`<${PromptBar} board=${board} />`}
      <${SoundQuestion} />
      <div class="foot-bar"><${Tabs} tabs=${[["board", "tab-board"], ["seats", "seats-title"], ...TABS]} /><${MenuButton} /></div>
    </div>`;
}

/** A touch of the board while something is told asks for the next thing; buttons stay buttons. @param {Event} event */
function skipped(event) {
  const isButton = event.target instanceof Element && event.target.closest("button:not(.thing), a, input, select, summary");
  if (!play.value || play.value.kind === "replay" || isButton) return;
  event.stopPropagation();
  void skip();
}

/**
 * What a board draws: if it fails, the rest of the page goes on, and it is tried again with the next thing shown.
 * @param {{children?: any, otherwise?: any}} props
 */
function Guarded({ children, otherwise = null }) {
  const [error, tryAgain] = useErrorBoundary((/** @type {Error} */ found) => console.error(found));
  const now = table.shown.value;
  useEffect(() => void (error && tryAgain()), [now]);
  return error ? otherwise : children;
}

/** @param {{board: BoardModule}} props */
function Centre({ board }) {
  const text = html`<${TextMode} board=${board} />`;
  return html`<${Guarded} otherwise=${text}><${Drawn} board=${board} /><//>`;
}

/** @param {{board: BoardModule}} props */
function Drawn({ board }) {
  if (prefs.value.text === "on") return html`<${TextMode} board=${board} />`;
  const { Board, End } = board;
  const isOver = table.shown.value?.step === "over" && !play.value;
  return html`<div class="board"><h2 class="visually-hidden">${t("tab-board")}</h2>${isOver && End && html`<div class="end"><${Guarded}><${End} /><//></div>`}<${Board} /></div>`;
}

/** @param {{board: BoardModule, name: string}} props */
function Panel({ board, name }) {
  if (name === "seats") return html`<${SeatsPanel} board=${board} />`;
  if (name === "chat") return html`<${ChatPanel} />`;
  if (name === "notes") return html`<${NotesPanel} />`;
  return html`<${LogPanel} refs=${board.refs ?? hand.refsOf} overtaken=${board.overtaken ?? []} />`;
}

/** Say on the body when the page is drawn, for whoever waits for it. */
function watchReady() {
  return effect(() => {
    if (table.shown.value || curtain.value !== null) requestAnimationFrame(() => void (document.body.dataset.ready = "yes"));
  });
}

/** The title of the window says whose turn it is, so that a tab in the background does too; before whoever looks it keeps the secret. */
function watchTitle() {
  return effect(() => {
    const game = tableName();
    const isToldHere = play.value !== null && play.value.kind !== "replay" && isInSight.value;
    const now = isToldHere ? null : table.live.value;
    const isMine = table.isMyTurn.value;
    document.title = now ? `${isMine ? "● " : ""}${isMine ? t("title-my-turn") : say(now.prompt)} · ${game}` : game;
    document.documentElement.lang = prefs.value.lang || document.documentElement.lang;
  });
}

/**
 * What is heard: a bell when my turn comes, and whoever is here has been told how; what lines of the log sound like, and new lines of the log for the screen reader.
 * @param {BoardModule} board
 */
function watchSounds(board) {
  let wasMine = true;
  let known = 0;
  /** What was told last: the theatre may come to rest on a line more than once. @type {Line | null} */
  let last = null;
  return effect(() => {
    const told = toldLine.value;
    const isMine = table.isMyTurn.value;
    const isDue = isMine && !wasMine && !(play.value && isInSight.value);
    if (isDue) sound("bell");
    wasMine = isMine && (wasMine || isDue);
    if (play.value) {
      if (told && told !== last) sound(soundOf(board, told));
      last = told;
      known = table.log.peek().length;
      return;
    }
    const log = table.log.value;
    const fresh = known > 0 ? log.slice(known) : [];
    known = log.length;
    soundLines(board, fresh);
    if (fresh.length > 0)
      spoken.value = fresh
        .slice(-MOST_SPOKEN)
        .map((line) => say(line.say))
        .join(" ");
  });
}
