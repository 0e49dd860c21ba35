/** Small signs on buttons, drawn in a square of 24. */

import { html } from "../lib.js";

const PATHS = {
  first: "M6 5v14M18 6l-8 6 8 6z",
  back: "M16 6l-8 6 8 6z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  next: "M7 6l8 6-8 6zM18 6v12",
  last: "M6 6l8 6-8 6zM18 5v14",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
  again: "M5 5v5h5M5.5 10a8 8 0 1 1-1 5",
  close: "M6 6l12 12M18 6L6 18",
  fold: "M6 9l6 6 6-6",
  aside: "M4 5h16v14H4zM14.5 5v14",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  silence: "M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  text: "M4 6h16M4 10h16M4 14h16M4 18h9",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.8.8-1 1.5-1 2.5H9c0-1-.2-1.7-1-2.5A6 6 0 0 1 12 3z",
};

/** @param {{of: keyof typeof PATHS}} props */
export function Sign({ of }) {
  return html`<svg class="shell-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${PATHS[of]} /></svg>`;
}
