/** Questions to the server besides the WebSocket: moments, seats, links. */

/** An answer that was no success: `code` says why, as in docs/protocol.md. */
export class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function ask(path, options = {}) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...options });
  } catch {
    throw new Refusal("offline");
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(body?.code ?? String(answer.status));
  return body;
}

/** @param {string} path */
export function get(path) {
  return ask(path);
}

/** @param {string} path */
export function remove(path) {
  return ask(path, { method: "DELETE" });
}

/**
 * @param {string} path
 * @param {object} what
 */
export function post(path, what) {
  return ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) });
}
