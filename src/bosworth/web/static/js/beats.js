/** Beats: what a seat saw when a line of the log was told, put together from what differs between one view and the next. */

/** @import {Change, Line, Shown} from "./types.js" */

/**
 * A view with these changes; what is not changed is shared with the old one.
 * @param {any} view
 * @param {Change[]} changes
 */
export function changed(view, changes) {
  return changes.reduce((old, [path, value]) => put(old, path, value), view);
}

/**
 * @param {any} old
 * @param {(string | number)[]} path
 * @param {any} value
 * @returns {any}
 */
function put(old, [key, ...rest], value) {
  if (key === undefined) return value;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  copy[key] = put(old[key], rest, value);
  return copy;
}

/**
 * The same moment with the view of each beat at its line. They are told from the last one back, so this goes the same way.
 * @param {Shown} moment
 * @returns {Shown}
 */
export function withViews(moment) {
  let { view } = moment;
  const log = moment.log.toReversed().map((line) => {
    if (!line.beat) return line;
    view = changed(view, line.beat);
    return { ...line, view, step: line.step || moment.step };
  });
  return { ...moment, log: log.toReversed() };
}

/**
 * What is to be drawn when a line of an action is told: the last beat up to then, before the first one the moment before the
 * action, and with the last line, unless it is a beat, or behind it, what came of it all. In the middle of an action it is nobody's
 * turn.
 * @param {Shown | null} before
 * @param {Shown} after
 * @param {number} index
 * @returns {Shown}
 */
export function seenAt(before, after, index) {
  const log = after.log.slice(0, index + 1);
  const beat = log.findLast((line) => line.view);
  const isLast = index >= after.log.length - 1;
  if (index >= after.log.length || (isLast && !log.at(-1)?.view)) return after;
  if (!beat) return before ? { ...before, at: after.at, since: after.since, log } : { ...after, log };
  const { prompt } = before ?? after;
  return { ...after, prompt, actors: [], view: beat.view, step: beat.step || after.step, forecast: {}, log };
}
