/** What a board reads out of what is shown: made once for each thing that is shown, and only if it is asked for. */

import { computed } from "./lib.js";
import { table } from "./table-state.js";

/**
 * The reading of what is drawn now, null before anything came.
 * @template T
 * @param {new (shown: import("./types.js").Shown, printed: any) => T} Reading
 * @returns {import("../vendor/signals.js").ReadonlySignal<T | null>}
 */
export const readingOf = (Reading) =>
  computed(() => {
    const shown = table.shown.value;
    const printed = table.catalog.value;
    return shown && printed ? new Reading(shown, printed) : null;
  });
