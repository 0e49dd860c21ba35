/** The menu: the table itself, my preferences, ways out. */

import { hasAudio } from "../audio.js";
import { origin } from "../copy-of.js";
import { askTable, branch, copy, deleteTable, leave, resign } from "../deeds.js";
import { canFill, fillOrNot, isFull } from "../full-screen.js";
import { html, useSignal } from "../lib.js";
import { PACES } from "../pace.js";
import { prefer, prefs } from "../prefs.js";
import { sound } from "../sound.js";
import { table } from "../table-state.js";
import { replay } from "../theatre.js";
import { dialog } from "../ui.js";
import { LANGUAGES, t } from "../words.js";
import { Dialog } from "./dialogs.js";
import { botName, sideName, tableName } from "./names.js";
import { Rematch } from "./rematch.js";

/** @import {Room} from "../types.js" */

/**
 * Settings of the table, each with its choices.
 * @returns {[string, string[]][]}
 */
const settings = () => [
  ["absence", ["wait", "bot"]],
  ["away", table.levels],
  ["grace", ["60", "300", "3600", "86400"]],
  ["onlookers", ["yes", "no"]],
  ...(table.hasQuiet ? /** @type {[string, string[]][]} */ ([["talk", ["free", "pauses"]]]) : []),
];

/** Preferences, each with its choices. @type {[keyof import("../prefs.js").Preferences, string[]][]} */
const PREFERENCES = [
  ["mute", ["off", "on"]],
  ["theme", ["auto", "light", "dark"]],
  ["motion", ["on", "off"]],
  ["pace", PACES],
  ["confirm", ["on", "off"]],
  ["text", ["off", "on"]],
];

const USUAL_TEMPER = "normal";

/** What has a volume. @type {("sound" | "music")[]} */
const VOLUMES = ["sound", "music"];

export function Menu() {
  const room = table.room.value;
  if (!room) return null;
  return html`<${Dialog} title=${tableName()} name="menu">
    <div class="menu-columns">
      <${TableDeeds} room=${room} />
      <${Preferences} />
      ${room.is_owner && html`<${OwnerDeeds} room=${room} />`}
    </div>
  <//>`;
}

/** @param {{room: Room}} props */
function TableDeeds({ room }) {
  const isSeated = table.seat.value !== null;
  const isOver = table.live.value?.step === "over";
  const close = (/** @type {() => void} */ deed) => () => {
    dialog.value = "";
    deed();
  };
  const giveUp = () => (prefs.value.confirm === "on" ? (dialog.value = "resign") : void resign());
  return html`<section class="menu-list">
    <h3>${t("menu-game")}</h3>
    <button type="button" class="button" onClick=${close(replay)}>${t("menu-replay")}</button>
    <a class="button" href=${`/api/tables/${table.id}/record`} download>${t("replay-export")}</a>
    <button type="button" class="button" onClick=${close(() => branch(table.live.value?.at ?? 0))}>${t("menu-branch")}</button>
    ${origin() && html`<a class="button menu-origin" href=${`/table/${origin()}`}>${t("copy-origin")}</a>`}
    ${isOver && html`<button type="button" class="button" onClick=${() => (dialog.value = "analysis")}>${t("analysis-open")}</button>`}
    ${room.secret && html`<button type="button" class="button" onClick=${() => (dialog.value = "dice")}>${t("dice-verify")}</button>`}
    <${Rematch} />
    ${
      isSeated &&
      !isOver &&
      html`<button type="button" class="button" onClick=${close(leave)}>${t("menu-leave")}</button>
      <button type="button" class="button danger menu-resign" onClick=${close(giveUp)}>${t("menu-resign")}</button>`
    }
    <h3>${t("menu-elsewhere")}</h3>
    <a class="button" href="/next">${t("menu-next-game")}</a>
    <a class="button" href="/games">${t("menu-my-games")}</a>
    <a class="button" href=${`/new?game=${table.game}`}>${t("menu-new-game")}</a>
    <a class="button" href=${`/rules/${table.game}`} target="_blank" rel="noopener">${t("menu-rules-page")}</a>
    <a class="button" href="/">${t("menu-home")}</a>
  </section>`;
}

function Preferences() {
  return html`<section class="menu-list">
    <h3>${t("my-title")}</h3>
    <${Choice} label=${t("my-lang")} value=${prefs.value.lang} choices=${Object.keys(LANGUAGES)}
      nameOf=${(/** @type {keyof typeof LANGUAGES} */ lang) => LANGUAGES[lang]} choose=${(/** @type {string} */ value) => prefer("lang", value)} />
    ${hasAudio && VOLUMES.map((name) => html`<${Volume} key=${name} name=${name} />`)}
    ${PREFERENCES.map(
      ([name, choices]) => html`<${Choice} key=${name} label=${t(`my-${name}`)} value=${prefs.value[name]} choices=${choices}
      nameOf=${(/** @type {string} */ one) => t(`my-${name}-${one}`)} choose=${(/** @type {string} */ value) => prefer(name, value)} />`,
    )}
    ${canFill() && html`<label class="menu-check"><input type="checkbox" class="menu-full" checked=${isFull.value} onChange=${fillOrNot} /> ${t("my-full")}</label>`}
    ${
      table.mine.value.length > 1 &&
      html`<label class="menu-check"><input type="checkbox" checked=${table.isAlone.value}
      onChange=${(/** @type {any} */ event) => (table.isAlone.value = event.target.checked)} /> ${t("my-alone")}</label>`
    }
  </section>`;
}

/** How loud; a sound tells how loud that is. Whoever makes it louder wants to hear it. @param {{name: "sound" | "music"}} props */
function Volume({ name }) {
  const set = (/** @type {any} */ event) => {
    prefer(name, event.target.value);
    prefer("mute", "off");
  };
  return html`<label class="menu-choice"><span>${t(`my-${name}`)}</span>
    <input type="range" class="sound-volume" name=${name} min="0" max="100" step="5" value=${prefs.value[name] || "0"}
      onInput=${set} onChange=${() => name === "sound" && sound("coins")} /></label>`;
}

/**
 * @param {{label: string, value: string, choices: string[], nameOf: (one: any) => string, choose: (value: string) => void}} props
 */
function Choice({ label, value, choices, nameOf, choose }) {
  return html`<label class="menu-choice"><span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${choices.map((one) => html`<option value=${one} selected=${one === value}>${nameOf(one)}</option>`)}
    </select></label>`;
}

/** @param {{room: Room}} props */
function OwnerDeeds({ room }) {
  const name = useSignal(room.name);
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    void askTable("rename", { name: name.value.trim() });
  };
  const invite = async (/** @type {number | null} */ seat) => {
    const made = await askTable("invite", { seat });
    if (made?.url) await copy(made.url, made.reach === "computer" ? "copied-here-only" : "copied");
  };
  const open = room.places.map((place, number) => ({ place, number })).filter(({ place }) => place.kind === "open");
  return html`<section class="menu-list">
    <h3>${t("menu-table")}</h3>
    <form class="menu-rename" onSubmit=${rename}>
      <input type="text" maxlength="60" aria-label=${t("menu-name")} placeholder=${t("menu-name")} value=${name.value} onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
      <button class="button small">${t("menu-rename")}</button>
    </form>
    ${open.map(({ place, number }) => html`<button type="button" key=${number} class="button" onClick=${() => invite(number)}>${t("menu-invite", { side: sideName(place.seat) })}</button>`)}
    <button type="button" class="button" onClick=${() => invite(null)}>${t("menu-watch-link")}</button>
    ${settings().map(([key, choices]) =>
      key === "away"
        ? html`<${StandIn} key=${key} spec=${room.settings.away ?? ""} />`
        : html`<${Choice} key=${key} label=${t(`settings-${key}`)} value=${room.settings[key] ?? choices[0]}
      choices=${withPresent(choices, room.settings[key])} nameOf=${(/** @type {string} */ one) => settingName(key, one)}
      choose=${(/** @type {string} */ value) => askTable("settings", { settings: { [key]: value } })} />`,
    )}
    ${isMineAlone(room) && html`<button type="button" class="button danger menu-delete" onClick=${askToDelete}>${t("menu-delete")}</button>`}
  </section>`;
}

/** The bot that plays for those away: its level, and beside a level of the ladder its temper. @param {{spec: string}} props */
function StandIn({ spec }) {
  const [level = "", temper = USUAL_TEMPER] = spec.split(":");
  const agree = (/** @type {string} */ away) => askTable("settings", { settings: { away } });
  const tempered = (/** @type {string} */ one) => (one === USUAL_TEMPER ? level : `${level}:${one}`);
  return html`<${Choice} label=${t("settings-away")} value=${level} choices=${withPresent(table.levels, level)} nameOf=${botName} choose=${agree} />
    ${table.levels.includes(level) && html`<${Choice} label=${t("settings-temper")} value=${temper} choices=${table.tempers} nameOf=${(/** @type {string} */ one) => t(`temper-${one}`)} choose=${(/** @type {string} */ one) => agree(tempered(one))} />`}`;
}

/** Nobody else sits here. @param {Room} room */
function isMineAlone(room) {
  return room.places.every((place) => place.is_mine || place.kind === "bot" || place.kind === "open");
}

function askToDelete() {
  dialog.value = prefs.value.confirm === "on" ? "delete" : "";
  if (!dialog.value) void deleteTable();
}

/** @param {string[]} choices @param {string | undefined} present */
function withPresent(choices, present) {
  return present && !choices.includes(present) ? [present, ...choices] : choices;
}

/** @param {string} key @param {string} value */
function settingName(key, value) {
  if (key === "grace") return t("settings-grace-time", { minutes: Math.round(Number(value) / 60) });
  if (key === "talk" && value === "pauses") return t("settings-talk-pauses", { when: t("quiet-when") });
  return t(`settings-${key}-${value}`);
}
