/** What people say to each other, and what I note for myself. */

import { chat, note } from "../deeds.js";
import { html, useEffect, useRef, useSignal } from "../lib.js";
import { table } from "../table-state.js";
import { chatRead } from "../ui.js";
import { language, t } from "../words.js";

const PAUSE = 800;

export function ChatPanel() {
  const text = useSignal("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = table.chat.value;
  const isQuiet = table.room.value?.is_quiet ?? false;
  useEffect(() => {
    chatRead.value = lines.length;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said && !isQuiet && (await chat(said))) text.value = "";
  };
  return html`<section class="chat-panel" aria-label=${t("chat-title")}>
    <ol class="chat" ref=${list} tabindex="0" aria-label=${t("chat-title")}>
      ${lines.length === 0 && html`<li class="chat-none">${t("chat-none")}</li>`}
      ${lines.map((line, number) => html`<li key=${number}><strong><bdi>${line.who}</bdi></strong> <time>${clock(line.time)}</time><br /><bdi>${line.text}</bdi></li>`)}
    </ol>
    <p class="chat-agreed" role="status">${agreed()}</p>
    ${
      table.mine.value.length > 0 &&
      html`<form class="chat-form" onSubmit=${send}>
      <input type="text" maxlength="500" autocomplete="off" aria-label=${t("chat-say")} placeholder=${t("chat-say")} value=${text.value}
        readonly=${isQuiet} onInput=${(/** @type {any} */ event) => (text.value = event.target.value)} />
      <button class="button small" disabled=${isQuiet}>${t("chat-send")}</button>
    </form>`
    }
  </section>`;
}

/** What the table has agreed about talk that the rules forbid: that the chat is closed now, or that it will be. */
function agreed() {
  const room = table.room.value;
  if (room?.settings.talk !== "pauses") return "";
  return t(room.is_quiet ? "chat-closed" : "chat-pauses", { when: t("quiet-when") });
}

/** @param {number} time */
function clock(time) {
  return new Date(time * 1000).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" });
}

/** Private notes, kept by themselves a moment after the last key. */
export function NotesPanel() {
  const state = useSignal("");
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  if (table.seat.value === null) return html`<p class="notes-none">${t("notes-none")}</p>`;
  const write = (/** @type {any} */ event) => {
    const text = event.target.value;
    const seat = table.seat.value;
    table.note.value = text;
    state.value = "notes-writing";
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      if (seat !== null && (await note(seat, text))) state.value = "notes-saved";
    }, PAUSE);
  };
  return html`<section class="notes-panel">
    <textarea aria-label=${t("notes-title")} maxlength="8000" placeholder=${t("notes-hint")} value=${table.note.value} onInput=${write}></textarea>
    <p class="notes-state" role="status">${state.value ? t(state.value) : t("notes-private")}</p>
  </section>`;
}
