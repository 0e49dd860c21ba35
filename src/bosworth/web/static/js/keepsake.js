/** Small things that this browser remembers; where it may not, they are forgotten with the page. */

/** @type {Map<string, string>} */
const forNow = new Map();

/**
 * What was kept under a name, or null.
 * @param {string} name
 */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return forNow.get(name) ?? null;
  }
}

/**
 * Keep a text under a name.
 * @param {string} name
 * @param {string} text
 */
export function keep(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    forNow.set(name, text);
  }
}
