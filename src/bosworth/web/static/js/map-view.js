/** A map that can be dragged, pinched and zoomed, and that stays where it was put while the game goes on. */

import { hand } from "./hand.js";
import { bringIntoSight } from "./into-sight.js";
import { effect, html, signal, useEffect, useLayoutEffect, useRef } from "./lib.js";
import {
  around,
  following,
  framed,
  isSame,
  kept,
  least,
  panned,
  resized,
  shows,
  still,
  trailing,
  whole,
  zoomed,
} from "./map-camera.js";
import { watchGestures } from "./map-gestures.js";
import { mayMove } from "./prefs.js";
import { table } from "./table-state.js";
import { isNarrow } from "./ui.js";
import { t } from "./words.js";

/** @import {Camera, Chart} from "./map-camera.js" */

/**
 * @typedef {object} Standing  Where a map is, whether a person put it there, and the decision it went to last.
 * @property {Camera} camera
 * @property {boolean} isMoved
 * @property {string} decision
 */

const STEP = 1.3;
const GLIDE = 350;
/** The small picture has half a pixel for each unit of the map: beyond this scale the sharp one is worth its weight. */
const SHARP = 0.62;
/** After so many milliseconds without a change somebody stays where he is. */
const SETTLE = 400;

/** How large a unit of the map is on the screen, in rough steps: boards may draw more when there is more room. */
export const mapScale = signal(1);

/** Where each map was last: kept while the page lives. @type {Map<string, Standing>} */
const standings = new Map();
/** Who shows the map that is on the page now. @type {Viewer | null} */
let viewer = null;

/** Moves one map in its window. */
class Viewer {
  /**
   * @param {HTMLElement} pane
   * @param {HTMLElement} plane
   * @param {Chart & {name: string, locate: (ref: string) => number[] | null}} map
   */
  constructor(pane, plane, map) {
    this.pane = pane;
    this.plane = plane;
    this.map = map;
    this.isSharp = signal(false);
    /** The size of the window, and whether it showed the whole map, or what a map begins with, when the map was last moved. */
    this.fitted = { ...this.size, isWhole: false, isFramed: false };
    this.standing = standings.get(map.name) ?? { camera: framed(this.size, map), isMoved: false, decision: "" };
    standings.set(map.name, this.standing);
    this.go(this.standing.camera);
  }

  get size() {
    return { width: this.pane.clientWidth, height: this.pane.clientHeight };
  }

  get sight() {
    return { camera: this.standing.camera, pane: this.size, map: this.map };
  }

  /**
   * Go to a camera, kept within the map.
   * @param {Camera} wanted
   * @param {boolean} [isGliding]
   */
  go(wanted, isGliding = false) {
    this.put(kept({ ...this.sight, camera: wanted }), isGliding);
  }

  /** @param {Camera} camera @param {boolean} [isGliding] */
  put(camera, isGliding = false) {
    this.standing.camera = camera;
    const { x, y, scale } = camera;
    const isFramed = isSame(this.standing.camera, framed(this.size, this.map));
    this.fitted = { ...this.size, isWhole: scale <= least(this.size, this.map) * 1.01, isFramed };
    this.plane.style.transition = isGliding && mayMove() ? `transform ${GLIDE}ms ease` : "none";
    this.plane.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.plane.style.setProperty("--map-scale", String(scale));
    mapScale.value = 1.15 ** Math.round(Math.log(scale) / Math.log(1.15));
    this.isSharp.value = scale * window.devicePixelRatio > SHARP;
  }

  /**
   * A person zooms by a factor, around a point of the window (its middle unless given).
   * @param {number} factor
   * @param {{x: number, y: number}} [point]
   */
  zoom(factor, point = { x: this.size.width / 2, y: this.size.height / 2 }) {
    this.standing.isMoved = true;
    this.go(zoomed(this.sight, factor, point));
  }

  /** A person drags. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    const { x, y, scale } = this.standing.camera;
    this.standing.isMoved = true;
    this.go({ scale, x: x + dx, y: y + dy });
  }

  /** Show the whole map; on a wide window, where that hides nothing, it stays so until it is asked for again. From then on the map follows. */
  showWhole() {
    const isBack = isNarrow.value || this.fitted.isWhole;
    this.standing.isMoved = !isBack;
    this.go(isBack && !isNarrow.value ? framed(this.size, this.map) : whole(this.size, this.map), true);
  }

  /**
   * Bring these things into the window: on a narrow one come close, on a wide one only if they are out of sight, and go back no farther
   * than it takes to see them all.
   * @param {string[]} refs
   */
  bring(refs) {
    const points = this.points(refs);
    if (points.length === 0) return;
    if (isNarrow.value) {
      bringIntoSight(this.pane);
      return this.go(around(points, this.size, this.map), true);
    }
    if (points.every((point) => shows(this.sight, point))) return;
    const near = { ...this.sight, camera: panned(this.level, points) };
    const isEnough = points.every((point) => shows(near, point));
    this.go(isEnough ? near.camera : around(points, this.size, this.map, near.camera.scale), true);
  }

  /** What is seen at the scale at which the map began, unless a person has chosen another. */
  get level() {
    const { isMoved, camera } = this.standing;
    const { width, height } = this.size;
    if (isMoved) return this.sight;
    const factor = framed(this.size, this.map).scale / camera.scale;
    return { ...this.sight, camera: zoomed(this.sight, factor, { x: width / 2, y: height / 2 }) };
  }

  /** Go where the action is. */
  follow() {
    const refs = whereTheActionIs();
    const decision = decisionNow();
    if (refs.length === 0) return;
    const state = { isNew: decision !== this.standing.decision, isMoved: this.standing.isMoved, isHolding: hand.held() };
    const points = this.points(refs);
    const wanted = isNarrow.value ? following(this.sight, points, state) : trailing(this.level, points, state);
    this.standing.decision = decision;
    if (wanted) this.go(wanted, true);
  }

  /** The window has another size now. */
  fit() {
    const { camera, isMoved, decision } = this.standing;
    if (this.size.width === 0) return;
    if (isNarrow.value && decision && this.isOnlyLowered) this.put(still(camera, this.size, this.map));
    else if (this.fitted.isWhole && (isMoved || isNarrow.value)) this.go(whole(this.size, this.map));
    else if (isMoved || (isNarrow.value && decision)) this.go(resized(camera, this.fitted, this.size));
    else if (isNarrow.value || !decision || this.fitted.isFramed || this.fitted.width === 0) this.go(framed(this.size, this.map));
    else this.go(this.level.camera);
    if (!isAdvised()) this.follow();
  }

  /** Whether only the height of the window has changed, and what showed the whole map would still do so, or it is for a while: something is told. */
  get isOnlyLowered() {
    const isStillWhole = whole(this.size, this.map).scale === this.standing.camera.scale;
    const isTold = table.isPast.value || isAdvised();
    return this.fitted.width === this.size.width && (!this.fitted.isWhole || isStillWhole || isTold);
  }

  /**
   * The points at which things are drawn.
   * @param {string[]} refs
   */
  points(refs) {
    return refs.flatMap((ref) => {
      const found = this.map.locate(ref) ?? placeOf(ref);
      return found?.length ? [found] : [];
    });
  }
}

/** Whether a hint stands beneath the map, or is waited for. */
const isAdvised = () => hand.hint.value !== null || hand.isAsking.value;

/** What the atlas has a place for. */
const PLACES = ["area", "sea", "site"];

/**
 * Where the atlas puts an area, a sea or a site.
 * @param {string} ref
 * @returns {number[] | null}
 */
export function placeOf(ref) {
  const [kind = "", id = ""] = ref.split(":");
  if (!PLACES.includes(kind)) return null;
  const atlas = table.atlas.value ?? {};
  const found = atlas.areas?.[id] ?? atlas.seas?.[id] ?? atlas.sites?.[id];
  return found?.center ?? found?.at ?? found?.label ?? null;
}

/**
 * Bring a thing, or several, into sight.
 * @param {string | string[]} refs
 */
export function focusOn(refs) {
  viewer?.bring([refs].flat());
}

/**
 * Whether all these things are on the map that is on the page.
 * @param {string[]} refs
 */
export function areOnMap(refs) {
  return viewer?.points(refs).length === refs.length;
}

/** What draws the eye: what was tapped to be looked at, else what is held with its targets, else all that can be touched. */
function whereTheActionIs() {
  const inspected = hand.inspected.value;
  return inspected ? [inspected] : [...hand.holding(), ...hand.targets()];
}

/** The decision that is to be made, by name; another one when the same comes back after others acted. */
function decisionNow() {
  const now = table.shown.value;
  return `${now?.step}:${now?.actors.join()}:${table.isMyTurn.value}`;
}

/**
 * The map of a game with whatever is drawn on it, in units of the map.
 *
 * @param {object} props
 * @param {string} props.label  its name for whoever cannot see it
 * @param {number[]} [props.frame]  the part of the map to begin with: left, top, right, bottom
 * @param {(ref: string) => number[] | null} [props.locate]  where a thing stands that the atlas does not know, such as a block; `[]`: not on the map
 * @param {any} [props.children]  SVG drawn on top
 * @param {any} [props.over]  HTML over the window, such as a legend
 */
export function MapView({ label, frame, locate = () => null, children, over }) {
  const [atlas, name] = [table.atlas.value, table.game];
  const pane = useRef(/** @type {HTMLElement | null} */ (null));
  const plane = useRef(/** @type {HTMLElement | null} */ (null));
  const own = useRef(/** @type {Viewer | null} */ (null));
  const { width, height } = atlas;
  useLayoutEffect(() => {
    if (!pane.current || !plane.current) return undefined;
    const made = new Viewer(pane.current, plane.current, { width, height, name, frame, locate });
    own.current = made;
    viewer = made;
    const stops = [watchGestures(made), watchSize(made), effect(() => made.follow())];
    return () => {
      stops.forEach((stop) => stop());
      if (viewer === made) viewer = null;
    };
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
      <button type="button" tabindex="-1" aria-label=${t("map-closer")} title=${t("map-closer")} onClick=${() => own.current?.zoom(STEP)}>+</button>
      <button type="button" tabindex="-1" aria-label=${t("map-farther")} title=${t("map-farther")} onClick=${() => own.current?.zoom(1 / STEP)}>−</button>
      <button type="button" tabindex="-1" aria-label=${t("map-whole")} title=${t("map-whole")} onClick=${() => own.current?.showWhole()}>⤢</button>
    </div>
    ${over}
  </div>`;
}

/**
 * Do something once the page has come to rest; answers with how to give it up. While its styles still arrive, and until the map has
 * been measured with them, its window may be much larger than it will be.
 * @param {() => void} deed
 */
function whenSettled(deed) {
  let wasComplete = false;
  let timer = 0;
  const look = () => {
    if (wasComplete) return deed();
    wasComplete = document.readyState === "complete";
    wait();
  };
  const wait = () => void (timer = window.setTimeout(look, SETTLE));
  wait();
  return () => clearTimeout(timer);
}

/**
 * The painted map: the small picture at first, the sharp one once somebody has come close and stays there.
 * @param {{name: string, viewer: {current: Viewer | null}}} props
 */
function MapImage({ name, viewer: of }) {
  const image = useRef(/** @type {HTMLImageElement | null} */ (null));
  useEffect(
    () =>
      effect(() => {
        if (!of.current?.isSharp.value || !image.current || image.current.dataset.sharp) return undefined;
        return whenSettled(() => sharpen(image, `/static/atlas/${name}/map@2x.webp`));
      }),
    [name],
  );
  return html`<img ref=${image} class="map-image" alt="" draggable=${false} src=${`/static/atlas/${name}/map.webp`} />`;
}

/**
 * Put a sharper picture in the place of another as soon as it is here.
 * @param {{current: HTMLImageElement | null}} image
 * @param {string} src
 */
function sharpen(image, src) {
  const sharp = new Image();
  sharp.onload = () => {
    if (!image.current) return;
    image.current.dataset.sharp = "yes";
    image.current.src = src;
  };
  sharp.src = src;
}

/** @param {Viewer} made */
function watchSize(made) {
  const observer = new ResizeObserver(() => made.fit());
  observer.observe(made.pane);
  return () => observer.disconnect();
}
