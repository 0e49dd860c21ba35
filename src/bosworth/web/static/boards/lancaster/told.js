/** What is told is seen: the things that a line of the log speaks of, and how they come into sight while the past is drawn. */

import { hand } from "/static/js/hand.js";
import { bringIntoSight } from "/static/js/into-sight.js";
import { effect } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { partOf } from "./parts.js";
import { reading } from "./reading.js";

/** @import {Say} from "/static/js/types.js" */
/** @import {Reading} from "./reading.js" */

/**
 * The things that a line of the log speaks of; of a ballot its law. A player is one of them only where nothing else is.
 * @param {Say} message
 */
export function refs(message) {
  const now = reading.value;
  const all = hand.refsOf(message).map((ref) => (now ? drawnAs(now, ref, message[1].party ?? "") : ref));
  if (now && message[0] === "event-ballot") all.push(`law:${now.view.proposed[now.view.ballot]}`);
  const things = all.filter((ref) => !ref.startsWith("side:"));
  return things.length > 0 ? things : all;
}

/**
 * A place as it is drawn: a conflict is a card, a space of a castle is mine or lies with those of its owner, and a court is nowhere.
 * @param {Reading} now
 * @param {string} ref
 * @param {string} party
 */
function drawnAs(now, ref, party) {
  const [kind, id = ""] = ref.split(":");
  if (kind !== "area") return ref;
  if (id in now.printed.conflicts) return `card:${id}`;
  const isSpace = [...now.printed.spaces, ...now.printed.ally_spaces].some((space) => space.id === id);
  if (isSpace) return now.isOurs(party) ? `space:${id}` : `castle:${now.owner(party)}`;
  return partOf(now, ref) ? ref : `side:${party}`;
}

/** While the past is drawn, bring what is told into sight. */
export function watchTold() {
  return effect(() => {
    const lights = hand.lights();
    if (table.isPast.value && lights.length > 0) requestAnimationFrame(() => requestAnimationFrame(() => lights.forEach(bring)));
  });
}

/** @param {string} ref */
function bring(ref) {
  const all = [...document.querySelectorAll(`[data-ref="${ref}"]`)].filter((one) => one.getClientRects().length > 0);
  bringIntoSight(all[0]);
}
