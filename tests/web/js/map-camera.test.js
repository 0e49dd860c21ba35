import assert from "node:assert/strict";
import { test } from "node:test";
import {
  around,
  following,
  framed,
  kept,
  resized,
  shows,
  still,
  trailing,
  whole,
  zoomed,
} from "../../../src/bosworth/web/static/js/map-camera.js";

const map = { width: 1600, height: 2000, frame: [200, 200, 1400, 1800] };
const phone = { width: 390, height: 480 };
const desktop = { width: 900, height: 700 };
const kent = [1300, 1500];
const essex = [1250, 1300];
const scots = [600, 150];
const unmoved = { isNew: false, isMoved: false };
const sightOf = (camera, pane = phone) => ({ camera, pane, map });
/** The part of the map that is in the window. */
const part = ({ x, y, scale }, { width, height }) => ({
  left: -x / scale,
  top: -y / scale,
  right: (width - x) / scale,
  bottom: (height - y) / scale,
});

test("the whole map is in the window, its frame fills it, and nothing leads beyond its edge", () => {
  const { left, top, right, bottom } = part(whole(phone, map), phone);
  assert.ok(left <= 0 && top <= 0 && right >= map.width && bottom >= map.height);
  assert.ok(framed(phone, map).scale > whole(phone, map).scale);
  const beyond = part(kept(sightOf({ scale: 1, x: 500, y: -9999 })), phone);
  assert.ok(beyond.left === 0);
  assert.equal(beyond.bottom, map.height);
  assert.ok(kept(sightOf({ scale: 99, x: 0, y: 0 })).scale < 3);
  assert.equal(kept(sightOf({ scale: 0.01, x: 0, y: 0 })).scale, whole(phone, map).scale);
});

test("a new decision brings all that is lit into sight, with a margin, and not so close that one is lost", () => {
  for (const points of [[kent], [kent, essex], [kent, essex, scots]]) {
    const camera = following(sightOf(framed(phone, map)), points, { ...unmoved, isNew: true });
    assert.ok(points.every((point) => shows(sightOf(camera), point)));
    const seen = part(camera, phone);
    assert.ok(seen.right - seen.left >= 0.42 * map.width - 1e-6);
  }
  assert.ok(around([kent], phone, map).scale > framed(phone, map).scale, "closer than at the beginning");
  const nearlyAll = [
    [320, 320],
    [1280, 320],
    [1280, 1680],
  ];
  assert.deepEqual(around(nearlyAll, phone, map), framed(phone, map), "as at the beginning, rather than a little closer");
});

test("the same decision moves nothing as long as all that is lit is in sight", () => {
  const camera = around([kent, essex], phone, map);
  assert.equal(following(sightOf(camera), [kent], unmoved), null);
  assert.notEqual(following(sightOf(camera), [kent, scots], unmoved), null);
  assert.equal(following(sightOf(camera), [], unmoved), null, "nothing is lit on the map");
  assert.equal(following(sightOf(camera, { width: 0, height: 0 }), [scots], unmoved), null, "the map is hidden");
});

test("what is decided beside the map brings its frame back", () => {
  const camera = around([kent], phone, map);
  assert.deepEqual(following(sightOf(camera), [], { ...unmoved, isNew: true }), framed(phone, map));
  assert.equal(following(sightOf(camera), [], { isNew: true, isMoved: true }), null);
});

test("where a person has put the map it stays, unless nothing that is lit can be seen there", () => {
  const moved = { isNew: true, isMoved: true };
  const camera = around([kent], phone, map);
  assert.equal(following(sightOf(camera), [kent, scots], moved), null);
  assert.notEqual(following(sightOf(camera), [scots], moved), null);
});

test("a wide window comes no closer than it is", () => {
  const { scale } = framed(desktop, map);
  assert.ok(around([kent], desktop, map, scale).scale <= scale);
});

test("zooming keeps the point under the fingers; another size of the window keeps its middle", () => {
  const camera = around([kent, essex], phone, map);
  const finger = { x: 200, y: 240 };
  const under = ({ x, y, scale }) => [(finger.x - x) / scale, (finger.y - y) / scale].map(Math.round);
  assert.deepEqual(under(zoomed(sightOf(camera), 1.3, finger)), under(camera));
  const low = { width: 390, height: 300 };
  const middle = ({ y, scale }, { height }) => Math.round((height / 2 - y) / scale);
  assert.equal(middle(resized(camera, phone, low), low), middle(camera, phone));
});

test("when only the lower end of the window moves, the map stays where it is as long as it fills the window as before", () => {
  const close = around([kent], phone, map);
  for (const height of [phone.height - 60, phone.height - 9])
    assert.deepEqual(still(close, { ...phone, height }, map), close, "larger than the window");
  const all = whole({ ...phone, height: 600 }, map);
  assert.ok(all.y > 50, "it begins in the middle");
  for (const height of [660, 590]) assert.deepEqual(still(all, { ...phone, height }, map), all, "smaller than the window");
  const low = { ...phone, height: map.height * all.scale + 20 };
  assert.equal(still(all, low, map).y, 20, "it does not leave the window");
  const bottom = { ...close, y: phone.height - map.height * close.scale };
  assert.equal(still(bottom, { ...phone, height: phone.height + 40 }, map).y, bottom.y + 40, "nothing leads beyond its edge");
});

test("on a wide window the map keeps its scale and pans no farther than it must", () => {
  const begin = framed(desktop, { ...map, frame: [0, 600, 1600, 1400] });
  const sight = { camera: begin, pane: desktop, map };
  const wanted = { isNew: true, isMoved: false, isHolding: false };
  assert.equal(trailing(sight, [kent.with(1, 1000)], wanted), null, "what is in sight moves nothing");
  const moved = trailing(sight, [scots, [600, 1000]], wanted);
  assert.equal(moved.scale, begin.scale);
  assert.ok([scots, [600, 1000]].every((point) => shows({ ...sight, camera: moved }, point)));
  const far = [scots, [600, 1000], [600, 1900]];
  assert.equal(trailing(sight, far, { ...wanted, isNew: false }), null, "the same decision goes on where it is");
  assert.equal(trailing(sight, far, { ...wanted, isMoved: true }), null, "it stays where a person has put it");
  assert.notEqual(trailing(sight, [scots], { ...wanted, isNew: false, isMoved: true }), null, "unless nothing can be seen");
  const some = trailing(sight, far, wanted);
  assert.equal(
    some === null || shows({ ...sight, camera: some }, [600, 1000]),
    true,
    "what was in sight is not lost for what cannot be shown with it",
  );
});
