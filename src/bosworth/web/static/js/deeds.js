/** What a person can do at the table besides touching the board: each deed is one message or one question to the server. */

import { get, post, Refusal, remove } from "./api.js";
import { keepOrigin } from "./copy-of.js";
import { hand } from "./hand.js";
import { markSeen } from "./since.js";
import { table } from "./table-state.js";
import { toast } from "./ui.js";
import { has, t } from "./words.js";

/** @typedef {{type: string, [key: string]: any}} Message */

/** Whoever carries messages to the server. @type {{request: (message: Message) => Promise<Message>}} */
let line = { request: async () => ({ type: "refused", code: "offline" }) };

/** @param {typeof line} given */
export function connectDeeds(given) {
  line = given;
  hand.connect(async (actions, afresh) => {
    const isDone = await askForSeat({ type: "act", actions, afresh });
    if (isDone) await takeBackAsked();
    undosAsked = 0;
    return isDone;
  });
}

/**
 * Say why something was refused.
 * @param {string} code
 */
export function tellRefusal(code) {
  toast(t(has(`refused-${code}`) ? `refused-${code}` : "refused-other", { code }));
}

/**
 * @param {Message} message
 * @returns {Promise<Message | null>}  the answer, null if it was refused
 */
async function ask(message) {
  const answer = await line.request(message);
  if (answer.type !== "refused") return answer;
  tellRefusal(answer.code);
  return null;
}

/**
 * Ask for an act of my seat: its answer is what the seat is shown then.
 * @param {Message} message
 */
async function askForSeat(message) {
  const now = table.live.value;
  if (!now || now.seat === null) return false;
  if (message.type === "act" && table.eyes.value === now.seat)
    markSeen(message.afresh ? now.at - now.undo : now.at + message.actions.length);
  return (await ask({ ...message, seat: now.seat, rev: now.rev })) !== null;
}

/** @param {() => Promise<any>} deed */
async function whilePending(deed) {
  if (hand.pending.value) return;
  hand.letGo();
  hand.pending.value = true;
  try {
    await deed();
  } finally {
    hand.pending.value = false;
  }
}

/**
 * Let the board that proposed its own offers take them back in its own way. True if it has one.
 * @param {"undo" | "clear"} way
 */
function ownWay(way) {
  const own = hand.proposed()?.[way];
  own?.();
  return own !== undefined;
}

/** How many actions are to be taken back: also asked for while an act is under way, and done when that is settled. */
let undosAsked = 0;

/** Take back my last open action. */
export function undo() {
  if (ownWay("undo")) return;
  undosAsked += 1;
  void whilePending(takeBackAsked);
}

async function takeBackAsked() {
  for (; undosAsked > 0; undosAsked -= 1) {
    if ((table.live.value?.undo ?? 0) === 0) return stopTakingBack("nothing_to_undo");
    if (!(await askForSeat({ type: "undo", everything: false }))) return stopTakingBack();
  }
}

/** @param {string} [code] */
function stopTakingBack(code) {
  undosAsked = 0;
  if (code) tellRefusal(code);
}

/** Take back all my open actions. */
export const startAgain = () => ownWay("clear") || whilePending(() => askForSeat({ type: "undo", everything: true }));

/** Ask what a bot would do, wait no longer for it, or forget what it said. */
export function askHint() {
  const now = table.live.value;
  if (!now || now.seat === null) return;
  if (hand.isAsking.value) stopWaiting();
  else if (hand.hint.value) hand.advise(null);
  else void waitForHint(now.seat, now.rev);
}

/** How often somebody has begun or ceased to wait for a hint. */
let waits = 0;

function stopWaiting() {
  waits += 1;
  hand.isAsking.value = false;
}

/**
 * Whoever acts while a bot thinks does not want to know any more.
 * @param {number} seat
 * @param {number} rev
 */
async function waitForHint(seat, rev) {
  const acts = hand.acts.value;
  waits += 1;
  const wait = waits;
  hand.isAsking.value = true;
  const answer = await thoughtOf(seat, rev);
  if (wait !== waits) return;
  stopWaiting();
  const now = table.live.value;
  if (hand.acts.value !== acts || seat !== now?.seat || rev !== now.rev || answer.code === "stale") return;
  if (answer.type === "hint") hand.advise(hintOf(answer, seat, rev));
  else tellRefusal(answer.code);
}

/**
 * The thought that goes on, also when nobody waits for it: the server has one at a time for each page.
 * @type {{seat: number, rev: number, answer: Promise<Message>} | null}
 */
let thought = null;

/** @param {number} seat @param {number} rev @returns {Promise<Message>} */
async function thoughtOf(seat, rev) {
  if (thought && (thought.seat !== seat || thought.rev !== rev)) await thought.answer;
  thought ??= { seat, rev, answer: line.request({ type: "hint", seat, rev }) };
  const { answer } = thought;
  return answer.finally(() => {
    if (thought?.answer === answer) thought = null;
  });
}

/** @param {Message} answer @param {number} seat @param {number} rev */
const hintOf = ({ form, reason, more = [], plan = [], chain = [], chances = [] }, seat, rev) => ({
  seat,
  rev,
  form,
  reasons: [reason, ...more],
  plan,
  chain: chain.map((/** @type {any} */ step) => ({ path: [], ...step })),
  chances,
});

/** Give up. */
export async function resign() {
  const seat = table.seat.value;
  if (seat !== null) await ask({ type: "resign", seat });
}

/** @param {string} text */
export const chat = (text) => ask({ type: "chat", text });

/**
 * Keep the private notes of a seat.
 * @param {number} seat
 * @param {string} text
 */
export const note = (seat, text) => ask({ type: "note", seat, text });

/**
 * Ask something of the table by its JSON interface.
 * @param {string} verb
 * @param {object} what
 */
export const askTable = (verb, what) => orRefusal(post(`/api/tables/${table.id}/${verb}`, what));

/**
 * The answer, or null if it was refused, which is told.
 * @param {Promise<any>} asked
 */
const orRefusal = (asked) =>
  asked.catch((error) => {
    tellRefusal(error instanceof Refusal ? error.code : "other");
    return null;
  });

/** Do away with this table, and go on to my other games. */
export async function deleteTable() {
  if (await orRefusal(remove(`/api/tables/${table.id}`))) location.assign("/games");
}

/** Leave my seat: a bot plays it after the time agreed, until I come back. */
export async function leave() {
  if (await askTable("leave", { seat: table.seat.value })) location.assign("/games");
}

/**
 * A new table that goes on after an action of this one, or after the last before it that cannot be taken back.
 * @param {number} at
 */
export async function branch(at) {
  const now = table.live.value;
  const from = now ? Math.min(at, now.at - now.undo) : at;
  const made = await askTable("branch", { at: from, name: t("branch-name", { number: from + 1 }) });
  if (!made?.id) return;
  keepOrigin(made.id);
  location.assign(`/table/${made.id}`);
}

/** Play again: at the table that is made for it, or is there already. */
export async function rematch() {
  const found = await askTable("rematch", {});
  if (found?.id) location.assign(`/table/${found.id}`);
}

/**
 * Moments of the game as a seat saw them.
 * @param {number | null} seat
 * @param {number} from
 * @param {number} to
 * @returns {Promise<any[]>}
 */
export async function fetchMoments(seat, from, to) {
  const who = seat === null ? "" : `seat=${seat}&`;
  const found = await get(`/api/tables/${table.id}/moments?${who}from=${from}&to=${to}`);
  return found;
}

/**
 * Put a text on the clipboard and say so.
 * @param {string} text
 * @param {string} [word] what is said then
 */
export async function copy(text, word = "copied") {
  try {
    await navigator.clipboard.writeText(text);
    toast(t(word));
  } catch {
    prompt(t("copy-this"), text);
  }
}
