/** The board in words: headings and lists with the same things that the pictures show. */

import { html } from "/static/js/lib.js";
import { capital, labelled, listed, name, names, say, t } from "/static/js/words.js";
import { described as spaceWords } from "./castles.js";
import { described as conflictWords } from "./conflicts.js";
import { rewardWords } from "./icons.js";
import { provinceFacts } from "./map.js";
import { now, provinceName } from "./read.js";

/** @param {{title: string, lines: string[]}} props */
function Part({ title, lines }) {
  return html`<section class="text-part"><h2>${title}</h2><ul>${lines.map((line, number) => html`<li key=${number}>${line}</li>`)}</ul></section>`;
}

/** Everything on the table. */
export function Text() {
  const board = now.value;
  if (!board) return null;
  return html`<div class="text-board">
    <p>${say(["board-title", { number: Math.max(1, board.open.round), of: board.figures.rounds, player: board.colour(board.open.first) }])}</p>
    <${Part} title=${t("board-players")} lines=${board.order.map(playerWords)} />
    <${Part} title=${t("board-provinces")} lines=${board.provinces.map(provinceWords)} />
    <${Part} title=${t("board-conflicts")} lines=${board.conflicts.map(conflictWords)} />
    <${Part} title=${t("board-king-favours")} lines=${favourWords()} />
    <${Part} title=${t("board-parliament")} lines=${lawWords()} />
    <${Part} title=${t("board-castles")} lines=${[...Array(board.parties).keys()].map(castleWords)} />
    ${board.has("court") && html`<${Part} title=${t("board-offices")} lines=${officeWords()} />`}
    ${board.has("displeasure") && html`<${Part} title=${t("board-displeasure")} lines=${displeasureWords()} />`}
  </div>`;
}

/** @param {number} player */
function playerWords(player) {
  const board = now.value;
  if (!board) return "";
  const { view, open } = board;
  const hidden = (/** @type {number | null} */ value) => (value === null ? t("board-hidden") : value);
  const amounts = [
    ["power", open.power[player]],
    ["gold", hidden(view.gold[player])],
    ["squires", hidden(view.squires[player])],
    ["votes", view.votes[player]],
    ["nobles", board.nobles(player).join(" ") || "–"],
    ...(board.has("court")
      ? [
          ["seals", hidden(board.seals(player))],
          ["bishops", open.bishops[player]],
        ]
      : []),
    ...(board.has("displeasure") ? [["dishonour", hidden(view.dishonour[player])]] : []),
  ];
  const knights = board
    .partiesOf(player)
    .flatMap((party) => [
      `${board.isAlly(party) ? `${board.who(party)}, ` : ""}${t("head-court")} ${board.knights(open.court, party).join(" ") || "–"}`,
      `${t("head-reserve")} ${board.knights(open.reserve, party).join(" ") || "–"}`,
    ]);
  return labelled(board.who(player), listed([...amounts.map(([kind, value]) => `${t(`head-${kind}`)} ${value}`), ...knights]));
}

/** @param {any} province */
function provinceWords(province) {
  return labelled(provinceName(province), listed(provinceFacts(province)));
}

function favourWords() {
  const board = now.value;
  if (!board) return [];
  return board.printed.favours
    .filter((/** @type {any} */ _, /** @type {number} */ number) => (board.open.favours >> number) & 1)
    .map((/** @type {any} */ favour) => capital(rewardWords(favour.reward)));
}

function lawWords() {
  const board = now.value;
  if (!board) return [];
  const one = (/** @type {number} */ law, /** @type {string} */ where) => {
    const { id } = board.law(law);
    const foretold = board.foretold(id);
    return `${labelled(capital(where), say(["board-law", { law: id }]))}.${foretold ? ` ${say(foretold)}.` : ""}`;
  };
  const start = board.phase === "placing" ? 0 : board.open.ballot;
  return [
    ...board.open.in_force.map((/** @type {number} */ law) => one(law, t("board-in-force"))),
    ...board.open.proposed
      .map((/** @type {number} */ law, /** @type {number} */ place) => one(law, t("board-proposed", { number: place + 1 })))
      .slice(start),
  ];
}

/** @param {number} party */
function castleWords(party) {
  const board = now.value;
  return board ? labelled(board.who(party), listed(board.castle(party).map(spaceWords))) : "";
}

function officeWords() {
  const board = now.value;
  if (!board) return [];
  const [gold, squires, votes] = board.open.treasury;
  const offices = board.offices.map((office) =>
    listed([
      name("area", office.id),
      `${t("head-tribute")} ${t(`reward-${office.tribute.join("-")}`)}`,
      `${t("head-holder")} ${office.holder < 0 ? t("board-vacant") : board.who(office.holder)}`,
      ...(office.company ? [`${t("head-candidate")} ${board.who(office.company.party)} ${office.company.total}`] : []),
    ]),
  );
  return [
    ...offices,
    say(["board-treasury", { gold, squires, votes, bishops: board.open.bishops_left, seals: board.open.seals_left }]),
  ];
}

function displeasureWords() {
  const board = now.value;
  if (!board) return [];
  const inside = [...Array(board.parties).keys()]
    .map((party) => `${board.who(party)} ${board.knights(board.open.dungeon, party).join(" ")}`)
    .filter((line) => /\d/.test(line));
  const track = board.printed.track.map((/** @type {number[]} */ [high, low], /** @type {number} */ space) =>
    t("board-space-left", { number: board.open.track[space], high: high ?? 0, low: low ?? 0 }),
  );
  return [labelled(names("area", "dungeon"), listed(inside) || "–"), t("board-track", { list: track.join(", ") })];
}

/** What there is to say about a thing that was tapped. @param {{ref: string}} props */
export function Details({ ref }) {
  const board = now.value;
  const [kind = "", id = ""] = ref.split(":");
  if (!board) return null;
  const province = board.provinces.find((one) => one.id === id);
  const conflict = board.conflicts.find((one) => one.id === id);
  if (province && (kind === "area" || kind === "noble")) return html`<p>${provinceWords(province)}</p>`;
  if (conflict && kind === "card") return html`<p>${conflictWords(conflict)}</p>`;
  const foretold = kind === "law" ? board.foretold(id) : null;
  return kind === "law" ? html`<p>${capital(name("law", id, "text"))}.</p>${foretold && html`<p>${say(foretold)}.</p>`}` : null;
}
