/** Preferences apply at once and are kept in the cookie; a new language loads the page again. Without this the form does it. */

import { keepPrefs, keptPrefs } from "../pref-cookie.js";

/** What the page itself shows of them. */
const SHOWN = ["theme", "motion", "text"];

const form = document.querySelector("#preferences");
if (form instanceof HTMLFormElement) {
  const saved = form.querySelector("[data-saved]");
  form.querySelector("button.primary")?.toggleAttribute("hidden", true);
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    keepPrefs({ ...keptPrefs(), [name]: value });
    if (SHOWN.includes(name)) document.documentElement.dataset[name] = value;
    saved?.toggleAttribute("hidden", false);
    if (name === "lang" && value !== document.documentElement.lang) location.reload();
  });
}
