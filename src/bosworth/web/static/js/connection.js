/**
 * The one WebSocket of the page. It comes back for ever; what was sent and not answered is sent again with the same id, which
 * the server carries out once.
 */

import { signal } from "./lib.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20000;
const SILENCE = 25000;
const PATIENCE = 10000;
const FINAL_CODES = [4403, 4404];

/** @typedef {{type: string, [key: string]: any}} Message */

/** A new id for a message: unlike any other. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of the WebSocket of a table. @param {string} table */
export const socketOf = (table) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}`;

export class Connection {
  /**
   * @param {string} url
   * @param {object} handlers
   * @param {(message: Message) => any} handlers.take  gets what is shown, and every message that is no answer to a request
   * @param {() => Message} handlers.greet  the first message on each connection
   * @param {typeof WebSocket} [Socket]
   */
  constructor(url, { take, greet }, Socket = WebSocket) {
    this.url = url;
    this.take = take;
    this.greet = greet;
    this.Socket = Socket;
    /** `opening`, `open`, `waiting` (to try again), `closed` (for good). */
    this.status = signal("opening");
    /** When the next attempt is made, in milliseconds of the clock. */
    this.retryAt = signal(0);
    /** @type {Map<string, {message: Message, resolve: (answer: Message) => void}>} */
    this.unanswered = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined;
  }

  /** Connect now, instead of waiting for the next attempt. */
  open() {
    clearTimeout(this.timer);
    if (this.socket) return;
    this.status.value = "opening";
    const socket = new this.Socket(this.url);
    this.socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = (event) => this.#closed(socket, event.code);
    this.#listen(PATIENCE);
  }

  /**
   * Send a message that wants an answer. It is sent again after a break, until the answer is there, and taken if it shows something.
   * @param {Message} message
   * @returns {Promise<Message>}
   */
  request(message) {
    const id = newId();
    const whole = { ...message, id };
    return new Promise((resolve) => {
      this.unanswered.set(id, { message: whole, resolve });
      this.send(whole);
    });
  }

  /**
   * Send a message if the line is there.
   * @param {Message} message
   */
  send(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** The line may be dead without having said so: ask. */
  check() {
    if (this.status.value === "open") {
      this.send({ type: "ping" });
      this.#listen(PATIENCE);
    } else if (this.status.value === "waiting") {
      this.open();
    }
  }

  #opened() {
    this.status.value = "open";
    this.send(this.greet());
    for (const { message } of this.unanswered.values()) this.send(message);
    this.#listen(SILENCE);
  }

  /** @param {Message} message */
  #heard(message) {
    this.#listen(SILENCE);
    if (message.type !== "refused") this.failures = 0;
    if (message.type === "pong") return;
    const asked = this.unanswered.get(message.answers ?? message.id);
    const taken = asked && message.type !== "shown" ? undefined : this.take(message);
    if (!asked) return;
    this.unanswered.delete(asked.message.id);
    const answer = () => asked.resolve(message);
    void Promise.resolve(taken).then(answer, answer);
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  #closed(socket, code) {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.watch);
    if (FINAL_CODES.includes(code)) {
      this.status.value = "closed";
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + Math.random());
    this.failures += 1;
    this.retryAt.value = Date.now() + wait;
    this.status.value = "waiting";
    this.timer = setTimeout(() => this.open(), wait);
  }

  /**
   * Wait for a sign of life: after a silence ask for one, after another take the line for dead.
   * @param {number} time
   */
  #listen(time) {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (time === SILENCE) this.check();
      else this.#drop();
    }, time);
  }

  #drop() {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.#closed(socket, 1006);
  }
}

/**
 * Let the events of the browser wake the connection: being online again, or looked at again.
 * @param {Connection} connection
 */
export function watchBrowser(connection) {
  addEventListener("online", () => connection.check());
  addEventListener("pageshow", () => connection.check());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.check();
  });
}
