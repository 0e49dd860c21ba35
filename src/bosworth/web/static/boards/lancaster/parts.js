/** The parts of the board, and in which of them a thing lies. */

/** @import {Reading} from "./reading.js" */

/** The parts in the order of the index: each with the class of what it goes to. @type {[string, string][]} */
export const PARTS = [
  ["map", "lancaster-provinces"],
  ["castle", "castles-own"],
  ["france", "conflicts"],
  ["parliament", "laws"],
  ["king", "court"],
  ["others", "castles-others"],
  ["supply", "court-stock"],
];

/** Where things lie by their kind; areas and pieces are told apart by their names. @type {Record<string, string>} */
const LIES = {
  noble: "map",
  castle: "others",
  space: "castle",
  card: "france",
  favour: "france",
  law: "parliament",
  bishop: "king",
  side: "others",
};

/** The part in which a thing lies, or an empty text if it lies in none. @param {Reading} now @param {string} ref */
export function partOf(now, ref) {
  const [kind = "", id = ""] = ref.split(":");
  if (kind === "area") return areaPart(now, id);
  if (kind === "piece") return /^(dungeon|lord)\./.test(id) ? "king" : "france";
  return LIES[kind] ?? "";
}

/** @param {Reading} now @param {string} id */
function areaPart(now, id) {
  if (now.provinces.some((province) => province.id === id)) return "map";
  return id in now.view.offices || id === "treasury" || id === "dungeon" ? "king" : "";
}
