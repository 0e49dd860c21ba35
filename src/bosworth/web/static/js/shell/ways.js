/** The two ways of a turning point in words: what was played, what would have been better. */

import { say, t } from "../words.js";

/** @import {TurningPoint, Way} from "../chances.js" */

/** So many actions are told; the others are counted. */
const MOST = 6;

/**
 * A word for each way with all that is told of it; before them what they have in common.
 * @param {TurningPoint} turn
 * @returns {[string, string][]}
 */
export function waysOf({ both, done, better }) {
  /** @type {[string, string][]} */
  const common = both.map((one) => [t("analysis-both"), say(one)]);
  return [...common, [t("analysis-done"), told(done)], [t("analysis-better"), told(better)]];
}

/** @param {Way} way */
function told({ told: acts, chance }) {
  const texts = counted(acts.map(say));
  const more = Math.max(0, texts.length - MOST);
  const named = texts.slice(0, texts.length - more);
  const offer = [...named, ...(more ? [t("analysis-more", { count: more })] : [])].join(t("list-divider"));
  return t("analysis-chance", { offer, percent: Math.round(100 * chance) });
}

/** What is done several times in a row is said once, with how often. @param {string[]} texts */
function counted(texts) {
  /** @type {{text: string, times: number}[]} */
  const runs = [];
  for (const text of texts) {
    const run = runs.at(-1);
    if (run?.text === text) run.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times > 1 ? `${text} (×${times})` : text));
}
