/** My preferences: kept in a cookie that the server reads too, applied to the page at once. */

import { effect, signal } from "./lib.js";
import { keepPrefs, keptPrefs } from "./pref-cookie.js";

/**
 * @typedef {object} Preferences
 * @property {string} lang
 * @property {string} theme  auto, light, dark
 * @property {string} motion  on, off
 * @property {string} pace  brisk, calm, once: how what happens is told
 * @property {string} sound  how loud, from 0 to 100; empty until the person was asked
 * @property {string} music  the same
 * @property {string} mute  off, on: all silent, the volumes kept
 * @property {string} full  off, on: the whole screen
 * @property {string} confirm  on, off
 * @property {string} text  off, on
 */

/** How loud sounds are for whoever wants them. */
export const USUAL_VOLUME = "70";

/** @type {Preferences} */
const USUAL = {
  lang: "",
  theme: "auto",
  motion: "on",
  pace: "brisk",
  sound: "",
  music: "",
  mute: "off",
  full: "off",
  confirm: "on",
  text: "off",
};

/** All preferences as they are now. @type {import("../vendor/signals.js").Signal<Preferences>} */
export const prefs = signal({ ...USUAL, ...keptPrefs() });

/**
 * Change one preference, here and for the server.
 * @param {keyof Preferences} name
 * @param {string} value
 */
export function prefer(name, value) {
  prefs.value = { ...prefs.value, [name]: value };
  keepPrefs(prefs.value);
}

/** Keep the page as the preferences say. */
export function applyPrefs() {
  return effect(() => {
    const { theme, motion, text } = prefs.value;
    Object.assign(document.documentElement.dataset, { theme, motion, text });
  });
}

/** Whether pieces may move before the eye: neither I nor my system wants it otherwise. */
export function mayMove() {
  return prefs.value.motion === "on" && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}
