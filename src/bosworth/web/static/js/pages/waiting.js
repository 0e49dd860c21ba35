/** The waiting room looks every few seconds whether somebody has sat down, and shows the table when the game begins. */

const EVERY = 3000;
const table = document.body.dataset.table ?? "";
let known = "";

/** What would change the page, as one text. @param {{status: string, places: {seat: string, kind: string, name?: string}[]}} room */
function gist(room) {
  return JSON.stringify([room.status, room.places.map((place) => [place.seat, place.kind, place.name])]);
}

async function look() {
  if (document.hidden) return;
  const answer = await fetch(`/api/tables/${table}`, { headers: { accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return;
  const now = gist(await answer.json());
  if (known && now !== known) location.reload();
  known = now;
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
look();

export {};
