/** Since when the present question stands: what was meant for what stood there before must not answer it. */

import { hand } from "./hand.js";
import { effect } from "./lib.js";
import { table } from "./table-state.js";

/** For so many milliseconds a question is deaf to what may have been meant for what was there before. */
const DEAF = 400;

/** What is asked, since when, and whether something was told until then. */
let asked = { what: "", at: -Infinity, wasTold: false };

/** When the present question came up. */
export const askedAt = () => asked.at;

/** Whether the question has only just come up. */
export const isFresh = () => performance.now() - asked.at < DEAF;

/** Whether something was told until just now: a key may still have been meant for that. */
export const isJustTold = () => asked.wasTold && isFresh();

/** Watch what is asked. */
export function watchQuestion() {
  return effect(() => {
    const step = hand.proposed()?.isSheet ? "sheet" : table.live.value?.step;
    const what = table.isPast.value ? "told" : `${step}:${table.seat.value}`;
    if (what !== asked.what) asked = { what, at: performance.now(), wasTold: asked.what === "told" };
  });
}
