/** Asked once, at the first table, quietly beside everything else: with sound and music, or without. Until then all is silent. */

import { hasAudio } from "../audio.js";
import { html } from "../lib.js";
import { prefer, prefs, USUAL_VOLUME } from "../prefs.js";
import { sound } from "../sound.js";
import { t } from "../words.js";
import { Sign } from "./sign.js";

/** The answers, each with the volumes that come of it. @type {[string, string, string][]} */
const ANSWERS = [
  ["sound-all", USUAL_VOLUME, "50"],
  ["sound-only", USUAL_VOLUME, "0"],
  ["sound-none", "0", "0"],
];

export function SoundQuestion() {
  if (!hasAudio || prefs.value.sound !== "" || prefs.value.music !== "") return null;
  const answer = (/** @type {string} */ loud, /** @type {string} */ music) => () => {
    prefer("sound", loud);
    prefer("music", music);
    sound("coins");
  };
  return html`<section class="sound-question" aria-label=${t("sound-question")}>
    <p class="sound-asked"><${Sign} of="sound" /> <span class="sound-words">${t("sound-question")}</span></p>
    <div class="sound-answers">
      ${ANSWERS.map(([word, loud, music]) => html`<button type="button" key=${word} class="button small" onClick=${answer(loud, music)}>${t(word)}</button>`)}
    </div>
  </section>`;
}
