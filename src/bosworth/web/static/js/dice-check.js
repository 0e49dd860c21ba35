/**
 * Verify the dice of a finished game: the commitment that was shown at the start fits the secret, and every draw follows from
 * the secret by the method of `bosworth.kernel.chance.FairDice`.
 */

/** @typedef {[kind: string, n: number, outcome: number | number[]]} Draw  a die from 1, a pick from 0, or the order after a shuffle */

const encoder = new TextEncoder();

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {ArrayBuffer} buffer */
function hexOf(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Recomputes draws from a secret. */
class FairDice {
  /** @param {CryptoKey} key */
  constructor(key) {
    this.key = key;
    this.drawn = 0;
  }

  /**
   * @param {number} n
   * @param {number} part
   */
  async part(n, part) {
    const faces = BigInt(n);
    const limit = ((1n << 64n) / faces) * faces;
    for (let attempt = 0; ; attempt += 1) {
      const digest = await crypto.subtle.sign("HMAC", this.key, encoder.encode(`${this.drawn}:${part}:${attempt}`));
      const value = new DataView(digest).getBigUint64(0);
      if (value < limit) return Number(value % faces);
    }
  }

  /** @param {Draw} draw */
  async outcome([kind, n]) {
    const found = kind === "shuffle" ? await this.shuffled(n) : (await this.part(n, 0)) + (kind === "roll" ? 1 : 0);
    this.drawn += 1;
    return found;
  }

  /** @param {number} n */
  async shuffled(n) {
    const items = Array.from({ length: n }, (_, number) => number);
    for (let last = n - 1; last > 0; last -= 1) {
      const other = await this.part(last + 1, last);
      [items[last], items[other]] = [Number(items[other]), Number(items[last])];
    }
    return items;
  }
}

/** Whether this browser can do it: only on a safe connection (or on this machine). */
export function canVerify() {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Check all dice of a game.
 * @param {string} commitment  shown at the start
 * @param {string} secret  shown at the end
 * @param {Draw[]} draws
 * @returns {Promise<{isCommitted: boolean, count: number, wrong: number[]}>}  `wrong`: the numbers of draws that do not fit
 */
export async function verify(commitment, secret, draws) {
  const raw = bytes(secret);
  const isCommitted = hexOf(await crypto.subtle.digest("SHA-256", raw)) === commitment;
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const dice = new FairDice(key);
  /** @type {number[]} */
  const wrong = [];
  for (const [number, draw] of draws.entries()) {
    const found = await dice.outcome(draw);
    if (String(found) !== String(draw[2])) wrong.push(number);
  }
  return { isCommitted, count: draws.length, wrong };
}
