/** What has just been heard: for panels that come up by themselves and go away again. */

import { hand } from "/static/js/hand.js";
import { useEffect, useState } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";

const STAY = 6000;

/**
 * The lines of the log from the last one with this name on, that one included; none if it never came.
 * @param {string} name
 */
export function linesSince(name) {
  const lines = table.heard.value;
  const from = lines.findLastIndex((line) => line.say[0] === name);
  return from < 0 ? [] : lines.slice(from);
}

/**
 * The name of the last of these lines, if it came while the page was open and was not waved away yet; and how to wave it away.
 * It goes by itself after a while, or as soon as something is done.
 * @param {string[]} names
 * @returns {[string, () => void]}
 */
export function useNews(names) {
  const told = table.log.value.filter((line) => names.includes(line.say[0]));
  const [seen, see] = useState(told.length);
  const isNew = told.length > seen && !table.isPast.value;
  const isBusy = hand.held() || (table.shown.value?.undo ?? 0) > 0;
  const dismiss = () => see(told.length);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(dismiss, isBusy ? 0 : STAY);
    return () => clearTimeout(timer);
  }, [isNew, isBusy, told.length]);
  return [isNew ? (told.at(-1)?.say[0] ?? "") : "", dismiss];
}

/**
 * The lines that came since this was last drawn; none at first, in the past, or after a while.
 * @param {number} stay  milliseconds
 */
export function useFreshLines(stay) {
  const all = table.log.value;
  const [known, know] = useState(all.length);
  useEffect(() => {
    if (all.length === known) return undefined;
    const timer = setTimeout(() => know(all.length), all.length < known ? 0 : stay);
    return () => clearTimeout(timer);
  }, [all.length, known]);
  return table.isPast.value ? [] : all.slice(known);
}
