/** The whole screen: whose wish it is, and what leaving a page has to do with it. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Record<string, () => void>} */
const heard = {};
const listen = (name, listener) => void (heard[name] = listener);
globalThis.addEventListener = listen;
globalThis.location = { protocol: "http:" };
globalThis.document = {
  fullscreenEnabled: true,
  fullscreenElement: null,
  addEventListener: listen,
  cookie: "",
  documentElement: { dataset: {} },
};
const { isFull, watchFullScreen } = await import("../../../src/bosworth/web/static/js/full-screen.js");
const { prefer, prefs } = await import("../../../src/bosworth/web/static/js/prefs.js");

/** The screen is filled, or given back. */
function fill(is) {
  document.fullscreenElement = is ? {} : null;
  heard.fullscreenchange();
}

test("whoever leaves the full screen wants it no longer; a page that is left does not say so, one that is come back to does", () => {
  watchFullScreen();
  prefer("full", "on");
  fill(true);
  assert.ok(isFull.value);
  heard.pagehide();
  fill(false);
  assert.equal(prefs.value.full, "on", "the page was left");
  heard.pageshow();
  fill(true);
  fill(false);
  assert.equal(prefs.value.full, "off", "the person has left it");
});
