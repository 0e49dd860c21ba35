/** Knights fly from where they stood to where they stand now: what the eye needs to follow a move. */

import { effect } from "/static/js/lib.js";
import { mayMove } from "/static/js/prefs.js";
import { table } from "/static/js/table-state.js";

/** @typedef {{element: Element, box: DOMRect, place: string}} Seen */

const LASTS = 450;
const MOST = 12;

/** Where every knight stands now, by what it is. @returns {Map<string, Seen[]>} */
function look() {
  /** @type {Map<string, Seen[]>} */
  const found = new Map();
  for (const element of document.querySelectorAll(".lancaster .pieces-knight[data-piece]")) {
    const place = element.closest("[data-place]")?.getAttribute("data-place") ?? "";
    const piece = element.getAttribute("data-piece") ?? "";
    if (place) found.set(piece, [...(found.get(piece) ?? []), { element, box: element.getBoundingClientRect(), place }]);
  }
  return found;
}

/**
 * Those of the first list that have no counterpart at the same place in the second.
 * @param {Seen[]} some
 * @param {Seen[]} others
 */
function without(some, others) {
  const left = others.map((one) => one.place);
  return some.filter(({ place }) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Send a picture of a knight from one place to another. @param {Seen} from @param {Seen} to */
function fly(from, to) {
  const picture = /** @type {SVGElement} */ (to.element.cloneNode(true));
  picture.classList.add("is-flying");
  picture.setAttribute("aria-hidden", "true");
  for (const name of ["x", "y"]) picture.removeAttribute(name);
  picture.setAttribute("width", String(to.box.width));
  picture.setAttribute("height", String(to.box.height));
  picture.style.left = `${to.box.left}px`;
  picture.style.top = `${to.box.top}px`;
  document.querySelector(".lancaster")?.append(picture);
  to.element.classList.add("is-arriving");
  const start = `translate(${from.box.left - to.box.left}px, ${from.box.top - to.box.top}px) scale(${from.box.height / to.box.height || 1})`;
  const flight = picture.animate([{ transform: start }, { transform: "none" }], { duration: LASTS, easing: "ease-in-out" });
  const land = () => {
    picture.remove();
    to.element.classList.remove("is-arriving");
  };
  flight.finished.then(land, land);
}

/** @param {Map<string, Seen[]>} before */
function compare(before) {
  const after = look();
  const flights = [...after].flatMap(([piece, seen]) => {
    const arrived = without(seen, before.get(piece) ?? []);
    const departed = without(before.get(piece) ?? [], seen);
    return arrived.slice(0, departed.length).map((to, number) => ({ from: departed[number], to }));
  });
  for (const { from, to } of flights.slice(0, MOST)) if (from && to.box.width > 0) fly(from, to);
}

/** Watch the table: whenever another moment is shown, what moved flies. */
export function watchFlights() {
  return effect(() => {
    if (!table.shown.value || !mayMove()) return;
    const before = look();
    requestAnimationFrame(() => requestAnimationFrame(() => compare(before)));
  });
}
