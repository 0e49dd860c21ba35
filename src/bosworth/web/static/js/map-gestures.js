/** What fingers, mouse, wheel and keys do to a map: drag, pinch, wheel, + − 0 and the arrows. */

const THRESHOLD = 6;
const PAN = 60;
const STEP = 1.25;

/**
 * @typedef {object} Movable  What gestures move.
 * @property {HTMLElement} pane
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, around?: {x: number, y: number}) => void} zoom
 * @property {() => void} showWhole
 */

/**
 * Follow all gestures on a map until the returned function is called.
 * @param {Movable} map
 */
export function watchGestures(map) {
  const fingers = new Fingers(map);
  /** @type {[string, (event: any) => void, AddEventListenerOptions?][]} */
  const listeners = [
    ["pointerdown", (event) => fingers.down(event)],
    ["pointermove", (event) => fingers.move(event)],
    ["pointerup", (event) => fingers.up(event)],
    ["pointercancel", (event) => fingers.up(event)],
    ["click", (event) => fingers.click(event), { capture: true }],
    ["wheel", (event) => wheel(map, event), { passive: false }],
    ["keydown", (event) => key(map, event)],
  ];
  for (const [name, listener, options] of listeners) map.pane.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener, options] of listeners) map.pane.removeEventListener(name, listener, options);
  };
}

/** One finger drags, two pinch; a short touch is a touch and goes through to whatever lies beneath. */
class Fingers {
  /** @param {Movable} map */
  constructor(map) {
    this.map = map;
    /** @type {Map<number, {x: number, y: number}>} */
    this.at = new Map();
    this.start = { x: 0, y: 0 };
    this.isDragging = false;
  }

  /** A drag is over with the next touch wherever that is: after one of a finger there is no click. @param {PointerEvent} event */
  down(event) {
    if (this.at.size === 0) this.isDragging = false;
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest(".map-buttons"))) return;
    this.at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.at.size === 1) this.start = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.at.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && event.buttons === 0) return this.up(event);
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y) > THRESHOLD;
    if (!this.isDragging && !far && this.at.size === 1) return;
    if (!this.isDragging) this.grab(event);
    const others = [...this.at.entries()].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.at.set(event.pointerId, now);
    const other = others[0];
    if (other) this.pinch(before, now, other);
    else this.map.pan(now.x - before.x, now.y - before.y);
  }

  /** @param {PointerEvent} event */
  grab(event) {
    this.isDragging = true;
    this.map.pane.setPointerCapture(event.pointerId);
    this.map.pane.classList.add("dragging");
  }

  /**
   * @param {{x: number, y: number}} before
   * @param {{x: number, y: number}} now
   * @param {{x: number, y: number}} other
   */
  pinch(before, now, other) {
    const box = this.map.pane.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.map.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.map.zoom(is / was, { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top });
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.at.delete(event.pointerId);
    if (this.at.size === 0) this.map.pane.classList.remove("dragging");
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!this.isDragging) return;
    this.isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/**
 * @param {Movable} map
 * @param {WheelEvent} event
 */
function wheel(map, event) {
  event.preventDefault();
  const box = map.pane.getBoundingClientRect();
  const lines = event.deltaMode === 1 ? 20 : 1;
  map.zoom(Math.exp((-event.deltaY * lines) / 500), { x: event.clientX - box.left, y: event.clientY - box.top });
}

/**
 * @param {Movable} map
 * @param {KeyboardEvent} event
 */
function key(map, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOwn = event.target === map.pane;
  /** @type {Record<string, () => void>} */
  const anywhere = {
    "+": () => map.zoom(STEP),
    "=": () => map.zoom(STEP),
    "-": () => map.zoom(1 / STEP),
    0: () => map.showWhole(),
  };
  /** @type {Record<string, () => void>} */
  const onTheMap = {
    ArrowLeft: () => map.pan(PAN, 0),
    ArrowRight: () => map.pan(-PAN, 0),
    ArrowUp: () => map.pan(0, PAN),
    ArrowDown: () => map.pan(0, -PAN),
  };
  const move = anywhere[event.key] ?? (isOwn ? onTheMap[event.key] : undefined);
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}
