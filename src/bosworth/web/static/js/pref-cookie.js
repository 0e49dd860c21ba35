/** The cookie of the preferences: the server, the table page and the page of preferences read and write the same one. */

const COOKIE = "bosworth_prefs";
const YEAR = 31536000;

/** What is kept, as far as it can be read. @returns {Record<string, string>} */
export function keptPrefs() {
  const found = globalThis.document?.cookie.split("; ").find((part) => part.startsWith(`${COOKIE}=`));
  try {
    return found ? JSON.parse(decodeURIComponent(found.slice(COOKIE.length + 1))) : {};
  } catch {
    return {};
  }
}

/** @param {object} prefs */
export function keepPrefs(prefs) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${COOKIE}=${encodeURIComponent(JSON.stringify(prefs))}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
