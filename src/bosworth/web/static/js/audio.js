/**
 * The one audio context of the page, with a channel for sounds and one for music, as loud as preferred. A browser lets nothing be heard
 * before a person has touched the page; what should have sounded until then is lost. Where there is no Web Audio there is silence.
 */

import { effect, signal } from "./lib.js";
import { prefs } from "./prefs.js";

/** @typedef {{sounds: GainNode, music: GainNode}} Desk */

/** What wakes a sleeping context up. */
const GESTURES = ["pointerdown", "pointerup", "keydown"];
/** A sound that could not begin within so many milliseconds comes too late. */
const TOO_LATE = 600;
/** Seconds in which a volume changes. */
const GLIDE = 0.4;
const HALL = 1.6;

export const hasAudio = typeof AudioContext !== "undefined";
/** Whether the page was touched, so that it may be heard. */
export const isTouched = signal(false);

/** @type {AudioContext | null} */
let context = null;
/** @type {Desk | null} */
let channels = null;

/**
 * How loud a channel is by my preferences: from 0 to 1, felt as even steps.
 * @param {"sound" | "music"} name
 * @param {import("./prefs.js").Preferences} wishes
 */
export function volume(name, wishes = prefs.value) {
  const { mute, [name]: wish } = wishes;
  return mute === "on" ? 0 : (Number(wish) / 100) ** 2 || 0;
}

/** Listen for the first touch, and keep the channels as loud as preferred. */
export function watchAudio() {
  if (!hasAudio) return;
  const wake = () => {
    if (navigator.userActivation?.hasBeenActive === false) return;
    isTouched.value = true;
    if (context?.state === "suspended") void context.resume();
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  effect(() => {
    const [sounds, music] = [volume("sound"), volume("music")];
    if (!channels || !context) return;
    channels.sounds.gain.setTargetAtTime(sounds, context.currentTime, GLIDE / 4);
    channels.music.gain.setTargetAtTime(music, context.currentTime, GLIDE / 4);
  });
}

/**
 * Do something with the channels as soon as they can be heard, unless that takes too long.
 * @param {(channels: Desk, context: AudioContext) => void} play
 * @param {number} [patience]  in milliseconds
 */
export function whenHeard(play, patience = TOO_LATE) {
  if (!hasAudio || !isTouched.peek()) return;
  context ??= new AudioContext();
  const here = context;
  const made = (channels ??= laid(here));
  if (here.state === "running") return play(made, here);
  const asked = performance.now();
  here.resume().then(
    () => performance.now() - asked < patience && play(made, here),
    () => undefined,
  );
}

/** @param {AudioContext} here */
function laid(here) {
  const made = layDesk(here);
  made.sounds.gain.value = volume("sound", prefs.peek());
  made.music.gain.value = volume("music", prefs.peek());
  return made;
}

/**
 * Two channels into a small hall of stone, and a guard against all too loud coincidences.
 * @param {BaseAudioContext} here
 * @returns {Desk}
 */
export function layDesk(here) {
  const guard = new DynamicsCompressorNode(here, { threshold: -9, knee: 6, ratio: 12, attack: 0.002, release: 0.2 });
  const whole = new GainNode(here, { gain: 0.7 });
  const hall = new ConvolverNode(here, { buffer: echoOf(here) });
  const far = new GainNode(here, { gain: 0.35 });
  whole.connect(guard).connect(here.destination);
  far.connect(hall).connect(whole);
  const channel = () => {
    const gain = new GainNode(here);
    gain.connect(whole);
    gain.connect(far);
    return gain;
  };
  return { sounds: channel(), music: channel() };
}

/** What a hall answers to a clap: noise that dies away. @param {BaseAudioContext} here */
function echoOf(here) {
  const { sampleRate } = here;
  const made = new AudioBuffer({ numberOfChannels: 2, length: Math.round(HALL * sampleRate), sampleRate });
  for (const side of [0, 1]) {
    const samples = made.getChannelData(side);
    for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 4;
  }
  return made;
}
