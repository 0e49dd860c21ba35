/** What was heard last. */

import { table } from "/static/js/table-state.js";

/**
 * The lines of the log from the last one with this name on, that one included; none if it never came.
 * @param {string} name
 */
export function linesSince(name) {
  const lines = table.heard.value;
  const from = lines.findLastIndex((line) => line.say[0] === name);
  return from < 0 ? [] : lines.slice(from);
}

/** What the theatre tells now, if it is one of these. @param {string[]} names */
export function toldNow(...names) {
  const line = table.moment.value?.log.at(-1);
  return line && names.includes(line.say[0]) ? line : null;
}
