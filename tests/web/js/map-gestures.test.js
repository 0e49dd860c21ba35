/** What fingers and mouse do to a map, and when a touch goes through to what lies beneath. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** What is touched: something on the map, or one of its buttons. */
class Spot {
  constructor(isButton = false) {
    this.isButton = isButton;
  }

  closest() {
    return this.isButton ? this : null;
  }
}
globalThis.Element = Spot;
const { watchGestures } = await import("../../../src/bosworth/web/static/js/map-gestures.js");

const [LAND, BUTTON] = [new Spot(), new Spot(true)];
/** @type {Record<string, (event: any) => void>} */
let heard = {};
let moves = [];

const pane = {
  addEventListener: (name, listener) => void (heard[name] = listener),
  removeEventListener: (name) => void delete heard[name],
  setPointerCapture: () => undefined,
  getBoundingClientRect: () => ({ left: 0, top: 0 }),
  classList: { add: () => undefined, remove: () => undefined },
};

beforeEach(() => {
  heard = {};
  moves = [];
  watchGestures({
    pane,
    pan: (dx, dy) => moves.push(["pan", dx, dy]),
    zoom: (factor) => moves.push(["zoom", factor]),
    showWhole: () => moves.push(["whole"]),
  });
});

const finger = (x, y, pointerId = 1, target = LAND) => ({
  button: 0,
  buttons: 1,
  pointerType: "touch",
  pointerId,
  target,
  clientX: x,
  clientY: y,
});

/** Whether a click goes through. */
function click() {
  let isHeard = true;
  const stop = () => {
    isHeard = false;
  };
  heard.click({ stopPropagation: stop, preventDefault: () => undefined });
  return isHeard;
}

function drag(fromX, toX, pointerId = 1) {
  heard.pointerdown(finger(fromX, 50, pointerId));
  heard.pointermove(finger(toX, 50, pointerId));
  heard.pointerup(finger(toX, 50, pointerId));
}

test("a short touch goes through, and moves nothing", () => {
  drag(100, 103);
  assert.deepEqual(moves, []);
  assert.ok(click());
});

test("a mouse that dragged has clicked nothing; its next click counts", () => {
  drag(100, 140);
  assert.deepEqual(moves, [["pan", 40, 0]]);
  assert.ok(!click());
  assert.ok(click());
});

test("after a finger has dragged, and no click came, the next touch counts, of the map as of its buttons", () => {
  for (const target of [LAND, BUTTON]) {
    drag(100, 140);
    heard.pointerdown(finger(20, 20, 2, target));
    heard.pointerup(finger(20, 20, 2, target));
    assert.ok(click());
  }
});

test("after two fingers have pinched, a button counts too", () => {
  heard.pointerdown(finger(100, 100, 1));
  heard.pointerdown(finger(200, 100, 2));
  heard.pointermove(finger(300, 100, 2));
  assert.deepEqual(moves, [
    ["pan", 50, 0],
    ["zoom", 2],
  ]);
  for (const pointerId of [1, 2]) heard.pointerup(finger(100, 100, pointerId));
  heard.pointerdown(finger(20, 20, 3, BUTTON));
  assert.ok(click());
});

test("a button that is touched while a finger drags lets the drag be one", () => {
  heard.pointerdown(finger(100, 50));
  heard.pointermove(finger(140, 50));
  heard.pointerdown(finger(20, 20, 2, BUTTON));
  heard.pointermove(finger(180, 50));
  assert.deepEqual(moves, [
    ["pan", 40, 0],
    ["pan", 40, 0],
  ]);
});
