/** Preferences apply at once and are kept in the cookie; a new language loads the page again. Without this the form does it. */

import { keepPrefs } from "../pref-cookie.js";

const NAMES = ["lang", "theme", "motion", "sound", "confirm", "text"];

/** @param {HTMLFormElement} form @returns {Record<string, string>} */
function chosen(form) {
  const data = new FormData(form);
  return Object.fromEntries(NAMES.map((name) => [name, String(data.get(name) ?? "")]));
}

/** @param {Record<string, string>} prefs */
function apply(prefs) {
  for (const name of ["theme", "motion", "text"]) document.documentElement.dataset[name] = prefs[name];
}

const form = document.querySelector("#preferences");
if (form instanceof HTMLFormElement) {
  const saved = form.querySelector("[data-saved]");
  form.querySelector("button.primary")?.toggleAttribute("hidden", true);
  form.addEventListener("change", () => {
    const prefs = chosen(form);
    keepPrefs(prefs);
    apply(prefs);
    saved?.toggleAttribute("hidden", false);
    if (prefs.lang !== document.documentElement.lang) location.reload();
  });
}
