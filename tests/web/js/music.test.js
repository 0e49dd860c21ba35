/** The player of the music: one piece at a time, however often it is turned off and on. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** Anything of Web Audio: whatever is asked of it or done with it, it is there. */
const sounding = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : sounding),
  set: () => true,
  apply: () => sounding,
  construct: () => sounding,
});
/** Settles what the context was asked for. @type {() => void} */
let wake = () => undefined;
const waking = new Promise((resolve) => {
  wake = () => resolve(undefined);
});
class Context {
  state = "suspended";
  sampleRate = 10;
  currentTime = 0;
  resume = () => waking;
}
class Buffer {
  getChannelData = () => new Float32Array(1);
}
const silent = [
  "GainNode",
  "DynamicsCompressorNode",
  "ConvolverNode",
  "OscillatorNode",
  "BiquadFilterNode",
  "AudioBufferSourceNode",
];
Object.assign(globalThis, {
  AudioContext: Context,
  AudioBuffer: Buffer,
  ...Object.fromEntries(silent.map((name) => [name, sounding])),
  location: { protocol: "http:" },
  document: { hidden: false, addEventListener: () => undefined, cookie: "", documentElement: { dataset: {} } },
});
const { isTouched } = await import("../../../src/bosworth/web/static/js/audio.js");
const { OFTEN, watchMusic } = await import("../../../src/bosworth/web/static/js/music.js");
const { prefer } = await import("../../../src/bosworth/web/static/js/prefs.js");

test("turned off and on before anything can be heard, it plays once", async () => {
  const clocks = mock.method(globalThis, "setInterval", () => 0);
  isTouched.value = true;
  prefer("music", "50");
  const stop = watchMusic();
  prefer("music", "0");
  prefer("music", "50");
  wake();
  await new Promise((done) => setTimeout(done));
  assert.equal(clocks.mock.calls.filter((call) => call.arguments[1] === OFTEN).length, 1);
  stop();
});
