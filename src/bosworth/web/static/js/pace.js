/** How long each thing that is told stands before the eye. */

import { computed } from "./lib.js";
import { prefs } from "./prefs.js";
import { say } from "./words.js";

/** @import {Line} from "./types.js" */

/** @typedef {"great" | "scene" | "beat" | "aside"} Weight  How much is made of a line: a herald, a panel to be read, a beat on the board, the log alone. */

/** What may be preferred: `once` tells nothing by itself. */
export const PACES = ["once", "brisk", "calm"];

/** In milliseconds: a beat, each sign of its sentence, at most; a scene and a great moment at least. */
const TIMES = {
  brisk: { beat: 450, sign: 9, most: 1500, scene: 1800, great: 2600 },
  calm: { beat: 900, sign: 22, most: 4500, scene: 4000, great: 6000 },
};

/** What only the log tells passes in so much of the time. */
const ASIDE = 0.4;

/** How quickly things are told. */
export const pace = computed(() => prefs.value.pace);

/** Whether what happens is told as it happens. */
export const isTold = () => pace.value !== "once";

/**
 * How long a line stands; whoever looks back although he wants things at once does so briskly.
 * @param {Line | null} line
 * @param {Weight} weight
 */
export function dwell(line, weight) {
  const times = TIMES[pace.value === "calm" ? "calm" : "brisk"];
  const { beat, sign, most } = times;
  const time = Math.min(most, beat + (line ? say(line.say).length * sign : 0));
  if (weight === "great" || weight === "scene") return Math.max(times[weight], time);
  return weight === "aside" ? time * ASIDE : time;
}
