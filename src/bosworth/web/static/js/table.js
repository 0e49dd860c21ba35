/** The table page starts here: fetches words, catalog, map and board, connects, and draws. */

import { get } from "./api.js";
import { Connection, socketOf, watchBrowser } from "./connection.js";
import { tellCopy } from "./copy-of.js";
import { connectDeeds, fetchMoments, tellRefusal } from "./deeds.js";
import { watchFocus } from "./focus.js";
import { watchKeys } from "./keyboard.js";
import { effect } from "./lib.js";
import { watchPointer } from "./pointer.js";
import { applyPrefs, prefer, prefs } from "./prefs.js";
import { watchQuestion } from "./question.js";
import { lookMessage, receive, watchSeating } from "./seating.js";
import { mount } from "./shell.js";
import { watchSince } from "./since.js";
import { table, takeChat, takeRoom } from "./table-state.js";
import { prepareTheatre, replay, watchTheatre } from "./theatre.js";
import { chatRead } from "./ui.js";
import { learn, load } from "./words.js";

/** @import {BoardModule} from "./shell.js" */

const { dataset } = document.body;
table.id = dataset.table ?? "";
table.game = dataset.game ?? "";

/** The page that could not even begin (the server restarts) tries again after so many milliseconds. */
const RETRY = 5000;
let hasChat = false;

/** What came down the socket. @type {Record<string, (message: any) => any>} */
const TAKE = {
  shown: receive,
  room: takeRoom,
  chat: hearChat,
  note: ({ seat, text }) => seat === table.seat.value && (table.note.value = text),
  refused: ({ code }) => tellRefusal(code),
};

/** @param {{since: number, lines: any[]}} message */
function hearChat(message) {
  takeChat(message);
  if (!hasChat) chatRead.value = message.lines.length;
  hasChat = true;
}

async function start() {
  applyPrefs();
  const lang = prefs.value.lang || dataset.lang || "en";
  const [board, facts, atlas, room] = await Promise.all([
    import(`/static/boards/${table.game}/board.js`),
    get(`/api/games/${table.game}`),
    get(`/static/atlas/${table.game}/map.json`),
    get(`/api/tables/${table.id}`),
    load(lang, ["table", table.game]),
  ]);
  learn(facts.words);
  table.catalog.value = facts.catalog;
  table.levels = facts.info.levels;
  table.tempers = facts.info.tempers;
  table.hasQuiet = facts.info.quiet_steps.length > 0;
  table.atlas.value = atlas;
  takeRoom(room);
  if (prefs.value.lang === "") prefer("lang", lang);
  effect(() => void load(prefs.value.lang, ["table", table.game]));
  play(board.default);
}

/** @param {BoardModule} board */
function play(board) {
  const connection = new Connection(socketOf(table.id), {
    take: (message) => TAKE[message.type]?.(message),
    greet: lookMessage,
  });
  connectDeeds(connection);
  prepareTheatre(fetchMoments, board);
  watchSeating((message) => connection.send(message), dataset.replay !== undefined);
  watchTheatre();
  watchSince();
  watchQuestion();
  watchKeys();
  watchPointer();
  watchFocus();
  watchBrowser(connection);
  connection.open();
  mount(document.querySelector("#table") ?? document.body, board, connection);
  if (dataset.replay !== undefined) beginReplay();
  tellCopy();
}

/** The page was opened as a replay, perhaps at a moment, perhaps at one of its lines. */
function beginReplay() {
  const asked = new URLSearchParams(location.search);
  const at = Number(asked.get("at") ?? dataset.replay) || 0;
  const line = Number(asked.get("line") ?? (at > 0 ? Number.MAX_SAFE_INTEGER : 0)) || 0;
  const stop = effect(() => {
    const now = table.live.value;
    if (!now) return;
    const seat = asked.has("seat") ? Number(asked.get("seat")) : now.seat;
    replay({ at, line, seat });
    queueMicrotask(() => stop());
  });
}

try {
  await start();
} catch (error) {
  console.error(error);
  setTimeout(() => location.reload(), RETRY);
}
