/**
 * What happens at the table is told as it happens. What the server shows becomes the present at once, but what led there is played
 * first, beat by beat, so that the finished position is never seen before its story and nothing is asked before it is told.
 */

import { withViews } from "./beats.js";
import { batch } from "./lib.js";
import { isTold } from "./pace.js";
import { table, takeShown } from "./table-state.js";
import { perform, weightOf } from "./theatre.js";
import { curtain } from "./ui.js";

/** @import {Line, Shown} from "./types.js" */

/**
 * Take what the server shows, and tell how it came about.
 * @param {any} message
 * @param {boolean} [isPublic]  whether the view is an onlooker's although a seat may act
 */
export function present(message, isPublic = false) {
  batch(() => {
    const before = table.live.peek();
    const eyes = table.eyes.peek();
    const heard = table.log.peek();
    const shown = takeShown(message, isPublic);
    if (!before || !isTold() || table.eyes.peek() !== eyes || curtain.peek() !== null) return;
    const isOwn = message.answers !== undefined;
    tell(before, withViews(shown), new Set(heard.slice(shown.since).map(textOf)), isOwn);
  });
}

/**
 * The same for a seat that has just come to the page: what has happened since it last looked is told first.
 * @param {any} message
 * @param {number} seen  the last action that it knows of
 */
export function presentAfter(message, seen) {
  batch(() => {
    const shown = withViews(takeShown(message));
    const known = shown.log.findLast((line) => line.at === seen && line.view);
    if (known && isTold())
      tell({ ...shown, at: seen, view: known.view, step: known.step || shown.step }, shown, new Set(), false, "since");
  });
}

/**
 * @param {Shown} before
 * @param {Shown} shown
 * @param {Set<string>} heard  what was heard before it was settled
 * @param {boolean} isOwn  whether it began with an act of this seat
 * @param {"live" | "since"} [kind]
 */
function tell(before, shown, heard, isOwn, kind) {
  const fresh = shown.log.filter((line) => line.at > before.at);
  const untold = fresh.filter((line) => !heard.has(textOf(line)));
  const [first, ...others] = isOwn && !isRoll(untold[0]) ? untold.slice(1) : untold;
  if (first && [first, ...others].some((line) => weightOf(line) !== "aside"))
    perform(table.eyes.peek(), momentsOf(before, shown, fresh), first, kind);
}

/** @param {Line} line */
const textOf = (line) => JSON.stringify(line.say);

/** Whoever has done something knows that he has, but not how his dice have fallen. @param {Line | undefined} line */
const isRoll = (line) => line !== undefined && "dice" in line.say[1];

/**
 * The moments from one thing shown to the next, as the server would tell them to whoever looks back.
 * @param {Shown} before
 * @param {Shown} shown
 * @param {Line[]} fresh
 */
function momentsOf(before, shown, fresh) {
  const found = [withNothingToDo(before)];
  for (let at = before.at + 1; at <= shown.at; at += 1) {
    const log = fresh.filter((line) => line.at === at);
    const last = log.findLast((line) => line.view);
    const seen = last ? { view: last.view, step: last.step } : {};
    const { view, step, prompt, actors } = { ...before, ...found.at(-1), ...seen };
    found.push({ ...withNothingToDo(shown), ...(at < shown.at ? { view, step, prompt, actors } : {}), at, log });
  }
  return /** @type {Shown[]} */ (found);
}

/** @param {Shown} shown @returns {Shown} */
const withNothingToDo = (shown) => ({ ...shown, offers: [], refusals: [], hits: [], forecast: {}, undo: 0, log: [] });
