/** Questions with one answer: which of them are answered without being asked, and which piece is taken up by itself. */

/** @import {Shown} from "/static/js/types.js" */

/**
 * The answer to a question that has only one: one that everybody at the table could give, as the server says, or that follows from
 * a placement of mine that nobody has seen yet. An empty text if there is a choice, or if others could learn from its speed what
 * lies behind my screen.
 * @param {Shown} shown
 */
export function onlyAnswer({ step, offers, forecast }) {
  const [only, ...others] = offers;
  return only && others.length === 0 && (step === "retinue" || forecast?.forced) ? only.form : "";
}

/**
 * The one piece that can be placed, if there is one alone; an empty text otherwise.
 * @param {Shown} shown
 */
export function onlyPiece({ step, offers }) {
  const pieces = new Set(offers.map(({ path }) => path[0] ?? ""));
  const [only = ""] = pieces;
  return step === "place" && pieces.size === 1 ? only : "";
}
