/** The cookie of the preferences: the server, the table page and the page of preferences read and write the same one. */

const COOKIE = "bosworth_prefs";
const YEAR = 31536000;
/** What cookies of earlier versions say, in today's words. Nobody had been asked: off was the default. */
const EARLIER_SOUND = new Map([
  ["on", "70"],
  ["off", ""],
]);

/** What is kept, as far as it can be read. @returns {Record<string, string>} */
export function keptPrefs() {
  const found = globalThis.document?.cookie.split("; ").find((part) => part.startsWith(`${COOKIE}=`));
  try {
    return found ? inTodaysWords(JSON.parse(decodeURIComponent(found.slice(COOKIE.length + 1)))) : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} kept */
const inTodaysWords = (kept) => ({ ...kept, sound: EARLIER_SOUND.get(kept.sound ?? "") ?? kept.sound ?? "" });

/** @param {object} prefs */
export function keepPrefs(prefs) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${COOKIE}=${encodeURIComponent(JSON.stringify(prefs))}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
