/** What has just been heard: for panels that come up by themselves and go away again. */

import { useEffect, useState } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { table } from "/static/js/table-state.js";

const STAY = 6000;

/**
 * Whether a line of this name came while the page was open and was not waved away yet; and how to wave it away.
 * It goes by itself after a while, or as soon as something is taken in hand.
 * @param {string} name
 * @returns {[boolean, () => void]}
 */
export function useNews(name) {
  const count = table.log.value.filter((line) => line.say[0] === name).length;
  const [seen, see] = useState(count);
  const isNew = count > seen && !table.isPast.value;
  const dismiss = () => see(count);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(dismiss, STAY);
    return () => clearTimeout(timer);
  }, [isNew, count]);
  useEffect(() => {
    if (isNew && hand.held()) dismiss();
  });
  return [isNew, dismiss];
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
