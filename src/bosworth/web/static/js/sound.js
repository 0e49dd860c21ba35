/** Small sounds, made by the browser itself: a chime when it is my turn, dice on the table. Silent unless preferred otherwise. */

import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;

function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/**
 * A bell-like tone.
 * @param {number} pitch
 * @param {number} delay
 */
function tone(pitch, delay) {
  const at = audio();
  const start = at.currentTime + delay;
  const voice = new OscillatorNode(at, { type: "triangle", frequency: pitch });
  const volume = new GainNode(at, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + 1);
}

/**
 * A die that knocks on wood: a very short burst of noise.
 * @param {number} delay
 */
function knock(delay) {
  const at = audio();
  const buffer = at.createBuffer(1, at.sampleRate * 0.05, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 6;
  const source = new AudioBufferSourceNode(at, { buffer });
  const wood = new BiquadFilterNode(at, { type: "bandpass", frequency: 900 + Math.random() * 900, Q: 2 });
  const volume = new GainNode(at, { gain: 0.6 });
  source.connect(wood).connect(volume).connect(at.destination);
  source.start(at.currentTime + delay);
}

/** @param {() => void} play */
function ifWanted(play) {
  if (prefs.value.sound === "on" && typeof AudioContext !== "undefined") play();
}

/** It is my turn. */
export function chime() {
  ifWanted(() => [392, 523.25, 659.25].forEach((pitch, number) => tone(pitch, number * 0.12)));
}

/** Dice roll. */
export function dice() {
  ifWanted(() => [0, 0.07, 0.16, 0.22, 0.35].forEach(knock));
}
