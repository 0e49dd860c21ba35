/** A knight with whom no squire can go: nobody need be asked how many. */

/** @import {Shown} from "/static/js/types.js" */

/**
 * The act by which a knight who was just placed goes alone, if he cannot do otherwise; an empty text if there is a choice, or if the
 * question was come back to by undoing.
 * @param {Shown} before  what was shown when the act was sent
 * @param {Shown} after  what is shown now
 */
export function goesAlone(before, after) {
  const isJustPlaced = before.step === "place" && after.step === "retinue" && after.at > before.at;
  const [only, ...others] = after.offers;
  return isJustPlaced && only?.path[0] === "squires:0" && others.length === 0 ? only.form : "";
}
