/** The waiting room is told when somebody sits down, and shows the table when the game begins. */

import { Connection, socketOf, watchBrowser } from "../connection.js";

let known = "";
/** Whether a form is under way: its answer may bring the cookie that says who sits here, and must not be cut off. */
let isLeaving = false;

/** What would change the page, as one text. @param {{status: string, places: {seat: string, kind: string, name?: string}[]}} room */
function gist(room) {
  return JSON.stringify([room.status, room.places.map((place) => [place.seat, place.kind, place.name])]);
}

/** @param {any} message */
function take(message) {
  if (message.type !== "room") return;
  const now = gist(message);
  if (known && now !== known && !isLeaving) location.reload();
  known = now;
}

addEventListener("submit", () => (isLeaving = true));
addEventListener("pageshow", () => (isLeaving = false));

const connection = new Connection(socketOf(document.body.dataset.table ?? ""), { take, greet: () => ({ type: "look" }) });
watchBrowser(connection);
connection.open();
