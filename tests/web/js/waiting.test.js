/** The waiting room loads itself again when somebody sits down, but never cuts off a form that is under way. */

import assert from "node:assert/strict";
import test, { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] }); // or node would wait for the next sign of life
let socket;
let reloads = 0;
const page = new EventTarget();

globalThis.WebSocket = class {
  constructor() {
    socket = this;
  }

  send() {}
  close() {}
};
globalThis.addEventListener = page.addEventListener.bind(page);
globalThis.document = Object.assign(new EventTarget(), { body: { dataset: { table: "t" } }, visibilityState: "visible" });
globalThis.location = { protocol: "http:", host: "here", reload: () => (reloads += 1) };

/** The room is told, with these people in it. */
function tell(...names) {
  const places = names.map((name) => ({ seat: name, kind: "person", name }));
  socket.onmessage({ data: JSON.stringify({ type: "room", status: "waiting", places }) });
}

test("who comes is seen, and whoever is sitting down is not interrupted", async () => {
  await import("../../../src/bosworth/web/static/js/pages/waiting.js");
  tell("anne");
  tell("anne");
  assert.equal(reloads, 0);
  tell("anne", "bob");
  assert.equal(reloads, 1);
  page.dispatchEvent(new Event("submit"));
  tell("anne", "bob", "cat");
  assert.equal(reloads, 1, "the answer with the cookie of whoever sits down is lost");
  page.dispatchEvent(new Event("pageshow"));
  tell("anne", "bob", "cat", "dan");
  assert.equal(reloads, 2);
});
