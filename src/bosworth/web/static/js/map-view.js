/** A map that can be dragged, pinched and zoomed, and that stays where it was put while the game goes on. */

import { effect, html, signal, useEffect, useLayoutEffect, useRef } from "./lib.js";
import { hand } from "./hand.js";
import { mayMove } from "./prefs.js";
import { table } from "./table-state.js";
import { isNarrow } from "./ui.js";
import { t } from "./words.js";
import { watchGestures } from "./map-gestures.js";

/**
 * @typedef {object} Camera  Where the map is: the point of the map at the window's corner is (-x / scale, -y / scale).
 * @property {number} x
 * @property {number} y
 * @property {number} scale
 */

const CLOSEST = 2.2;
const STEP = 1.3;
const GLIDE = 350;
/** The small picture has half a pixel for each unit of the map: beyond this scale the sharp one is worth its weight. */
const SHARP = 0.62;

/** How large a unit of the map is on the screen, in rough steps: boards may draw more when there is more room. */
export const mapScale = signal(1);

/** Where each map was last: kept while the page lives. @type {Map<string, Camera>} */
const cameras = new Map();
/** Who shows the map that is on the page now. @type {Viewer | null} */
let viewer = null;

/** Moves one map in its window. */
class Viewer {
  /**
   * @param {HTMLElement} pane
   * @param {HTMLElement} plane
   * @param {{width: number, height: number, name: string, frame?: number[], locate: (ref: string) => number[] | null}} map
   */
  constructor(pane, plane, map) {
    this.pane = pane;
    this.plane = plane;
    this.map = map;
    this.isSharp = signal(false);
    this.touched = 0;
    this.camera = this.whole();
    this.go(cameras.get(map.name) ?? this.framed());
  }

  /** The smallest scale: the whole map in the window. */
  get least() {
    return Math.min(this.pane.clientWidth / this.map.width, this.pane.clientHeight / this.map.height) || 1;
  }

  /** @returns {Camera} */
  whole() {
    const scale = this.least;
    const { clientWidth, clientHeight } = this.pane;
    return { scale, x: (clientWidth - this.map.width * scale) / 2, y: (clientHeight - this.map.height * scale) / 2 };
  }

  /** Where a map begins: its frame fills the window. */
  framed() {
    const [left = 0, top = 0, right = this.map.width, bottom = this.map.height] = this.map.frame ?? [];
    const { clientWidth: width, clientHeight: height } = this.pane;
    const scale = Math.max(this.least, Math.min(width / (right - left), height / (bottom - top)));
    return { scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale };
  }

  /**
   * Go to a camera, kept within the map.
   * @param {Camera} wanted
   * @param {boolean} [isGliding]
   */
  go(wanted, isGliding = false) {
    const scale = Math.min(Math.max(wanted.scale, this.least), Math.max(CLOSEST, this.least));
    const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    this.camera = {
      scale,
      x: within(wanted.x, this.map.width * scale, this.pane.clientWidth),
      y: within(wanted.y, this.map.height * scale, this.pane.clientHeight),
    };
    this.draw(isGliding);
  }

  /** @param {boolean} [isGliding] */
  draw(isGliding = false) {
    const { x, y, scale } = this.camera;
    this.plane.style.transition = isGliding && mayMove() ? `transform ${GLIDE}ms ease` : "none";
    this.plane.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.plane.style.setProperty("--map-scale", String(scale));
    cameras.set(this.map.name, this.camera);
    mapScale.value = 1.15 ** Math.round(Math.log(scale) / Math.log(1.15));
    if (scale * window.devicePixelRatio > SHARP) this.isSharp.value = true;
  }

  /**
   * Zoom by a factor around a point of the window (its middle unless given).
   * @param {number} factor
   * @param {{x: number, y: number}} [around]
   */
  zoom(factor, around = { x: this.pane.clientWidth / 2, y: this.pane.clientHeight / 2 }) {
    const { x, y, scale } = this.camera;
    const next = Math.min(Math.max(scale * factor, this.least), Math.max(CLOSEST, this.least));
    const real = next / scale;
    this.go({ scale: next, x: around.x - (around.x - x) * real, y: around.y - (around.y - y) * real });
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.go({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /**
   * Bring these points of the map into the window; on a narrow one, come close.
   * @param {number[][]} points
   */
  bring(points) {
    if (points.length === 0) return;
    const xs = points.map((point) => point[0] ?? 0);
    const ys = points.map((point) => point[1] ?? 0);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { clientWidth: width, clientHeight: height } = this.pane;
    const margin = this.map.width * 0.2;
    const fitting = Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin));
    const inside = !isNarrow.value && this.shows(left, top) && this.shows(right, bottom);
    if (inside) return;
    const scale = isNarrow.value ? Math.min(Math.max(fitting, this.least), CLOSEST) : Math.min(this.camera.scale, Math.max(fitting, this.least));
    this.go({ scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale }, true);
  }

  /** @param {number} mapX @param {number} mapY */
  shows(mapX, mapY) {
    const { x, y, scale } = this.camera;
    const [atX, atY] = [mapX * scale + x, mapY * scale + y];
    return atX > 30 && atY > 30 && atX < this.pane.clientWidth - 30 && atY < this.pane.clientHeight - 30;
  }

  /**
   * The points at which things are drawn.
   * @param {string[]} refs
   */
  points(refs) {
    return refs.flatMap((ref) => {
      const found = this.map.locate(ref) ?? placeOf(ref);
      return found ? [found] : [];
    });
  }
}

/**
 * Where the atlas puts an area, a sea or a site.
 * @param {string} ref
 * @returns {number[] | null}
 */
export function placeOf(ref) {
  const id = ref.slice(ref.indexOf(":") + 1);
  const atlas = table.atlas.value ?? {};
  const found = atlas.areas?.[id] ?? atlas.seas?.[id] ?? atlas.sites?.[id];
  return found?.center ?? found?.at ?? found?.label ?? null;
}

/**
 * Bring a thing, or several, into sight.
 * @param {string | string[]} refs
 */
export function focusOn(refs) {
  viewer?.bring(viewer.points([refs].flat()));
}

/** What draws the eye: what was tapped to be looked at, else what is held with its targets, else all that can be touched. */
function whereTheActionIs() {
  const inspected = hand.inspected.value;
  return inspected ? [inspected] : [...hand.holding(), ...hand.targets()];
}

/**
 * The map of a game with whatever is drawn on it, in units of the map.
 *
 * @param {object} props
 * @param {any} [props.atlas]  the map's description (`width`, `height`, …); the table's own unless given
 * @param {string} [props.name]  its folder in /static/atlas; the game's id unless given
 * @param {string} props.label  its name for whoever cannot see it
 * @param {number[]} [props.frame]  the part of the map to begin with: left, top, right, bottom
 * @param {(ref: string) => number[] | null} [props.locate]  where a thing stands that the atlas does not know, such as a block
 * @param {any} [props.children]  SVG drawn on top
 * @param {any} [props.over]  HTML over the window, such as a legend
 */
export function MapView({ atlas = table.atlas.value, name = table.game, label, frame, locate = () => null, children, over }) {
  const pane = useRef(/** @type {HTMLElement | null} */ (null));
  const plane = useRef(/** @type {HTMLElement | null} */ (null));
  const own = useRef(/** @type {Viewer | null} */ (null));
  const { width, height } = atlas;
  useLayoutEffect(() => {
    if (!pane.current || !plane.current) return undefined;
    const made = new Viewer(pane.current, plane.current, { width, height, name, frame, locate });
    own.current = made;
    viewer = made;
    const stops = [watchGestures(made), watchSize(made), watchAction(made)];
    return () => stops.forEach((stop) => stop());
  }, [name, width, height]);
  useEffect(() => {
    if (own.current) own.current.map.locate = locate;
  });
  return html`<div class="map-view" ref=${pane} tabindex="0" role="group" aria-label=${label} aria-description=${t("map-keys")}>
    <div class="map-plane" ref=${plane} onClick=${hand.letGo} style=${{ width: `${width}px`, height: `${height}px` }}>
      <${MapImage} name=${name} viewer=${own} />
      <svg class="map-svg" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height}>${children}</svg>
    </div>
    <div class="map-buttons">
      <button type="button" aria-label=${t("map-closer")} title=${t("map-closer")} onClick=${() => own.current?.zoom(STEP)}>+</button>
      <button type="button" aria-label=${t("map-farther")} title=${t("map-farther")} onClick=${() => own.current?.zoom(1 / STEP)}>−</button>
      <button type="button" aria-label=${t("map-whole")} title=${t("map-whole")} onClick=${() => own.current?.go(own.current.whole(), true)}>⤢</button>
    </div>
    ${over}
  </div>`;
}

/**
 * The painted map: the small picture at first, the sharp one once somebody has come close.
 * @param {{name: string, viewer: {current: Viewer | null}}} props
 */
function MapImage({ name, viewer: of }) {
  const image = useRef(/** @type {HTMLImageElement | null} */ (null));
  useEffect(() => effect(() => {
    if (!of.current?.isSharp.value || !image.current || image.current.dataset.sharp) return;
    const sharp = new Image();
    sharp.onload = () => {
      if (!image.current) return;
      image.current.dataset.sharp = "yes";
      image.current.src = sharp.src;
    };
    sharp.src = `/static/atlas/${name}/map@2x.webp`;
  }), [name]);
  return html`<img ref=${image} class="map-image" alt="" draggable=${false} src=${`/static/atlas/${name}/map.webp`} />`;
}

/** On a narrow window, bring the action into sight, unless the person is moving the map just now. @param {Viewer} made */
function follow(made) {
  const refs = whereTheActionIs();
  if (isNarrow.value && performance.now() - made.touched >= 1500) made.bring(made.points(refs));
}

/** @param {Viewer} made */
function watchSize(made) {
  let isWhole = made.camera.scale <= made.least * 1.01;
  const observer = new ResizeObserver(() => {
    made.go(isWhole ? made.whole() : made.touched ? made.camera : made.framed());
    follow(made);
    isWhole = made.camera.scale <= made.least * 1.01;
  });
  observer.observe(made.pane);
  return () => observer.disconnect();
}

/** Follow the action whenever what can be touched changes. @param {Viewer} made */
function watchAction(made) {
  return effect(() => follow(made));
}
