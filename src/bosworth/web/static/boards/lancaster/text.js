/** The board in words: headings and lists with the same things that the pictures show. */

import { html } from "/static/js/lib.js";
import { capital, labelled, listed, name, names, say, t } from "/static/js/words.js";
import { described as spaceWords } from "./castles.js";
import { described as conflictWords } from "./conflicts.js";
import { rewardWords } from "./icons.js";
import { provinceFacts } from "./map.js";
import { provinceName, reading } from "./reading.js";

/** @import {Province, Reading} from "./reading.js" */

/** @param {{title: string, lines: string[]}} props */
function Part({ title, lines }) {
  return html`<section><h2>${title}</h2><ul>${lines.map((line, number) => html`<li key=${number}>${line}</li>`)}</ul></section>`;
}

/** Everything on the table. */
export function Text() {
  const now = reading.value;
  if (!now) return null;
  const castles = now.parties.map((party) => labelled(now.who(party), listed(now.castle(party).map(spaceWords))));
  const favours = now.printed.favours.filter(({ id }) => now.view.favours.includes(id));
  return html`<div>
    <p>${say(["board-title", { number: now.round, of: now.printed.figures.rounds, player: now.view.first }])}</p>
    <${Part} title=${t("board-players")} lines=${now.order.map((player) => playerWords(now, player))} />
    <${Part} title=${t("board-provinces")} lines=${now.provinces.map((province) => provinceWords(now, province))} />
    <${Part} title=${t("board-conflicts")} lines=${now.conflicts.map((conflict) => conflictWords(now, conflict))} />
    <${Part} title=${t("board-king-favours")} lines=${favours.map(({ reward }) => capital(rewardWords(reward)))} />
    <${Part} title=${t("board-parliament")} lines=${lawWords(now)} />
    <${Part} title=${t("board-castles")} lines=${castles} />
    ${now.has("court") && html`<${Part} title=${t("board-offices")} lines=${officeWords(now)} />`}
    ${now.has("displeasure") && html`<${Part} title=${t("board-displeasure")} lines=${displeasureWords(now)} />`}
  </div>`;
}

/** @param {Reading} now @param {string} player */
function playerWords(now, player) {
  const { power, nobles } = now.player(player);
  const [gold, squires, votes, ...others] = now.goods(player).flatMap(({ kind, label, value }) => {
    const bishops = kind === "seal" ? [`${t("head-bishops")} ${now.party(player).bishops}`] : [];
    return [`${label} ${value ?? t("board-hidden")}`, ...bishops];
  });
  const open = [`${t("head-power")} ${power}`, gold, squires, votes, `${t("head-nobles")} ${nobles.join(" ") || "–"}`, ...others];
  const knights = now.partiesOf(player).flatMap((party) => {
    const { court, reserve } = now.party(party);
    const ally = now.isAlly(party) ? `${now.who(party)}, ` : "";
    return [`${ally}${t("head-court")} ${court.join(" ") || "–"}`, `${t("head-reserve")} ${reserve.join(" ") || "–"}`];
  });
  return labelled(now.who(player), listed([...open.map(String), ...knights]));
}

/** @param {Reading} now @param {Province} province */
function provinceWords(now, province) {
  return labelled(provinceName(province), listed(provinceFacts(now, province)));
}

/** @param {Reading} now */
function lawWords(now) {
  const one = (/** @type {string} */ law, /** @type {string} */ where) => {
    const foretold = now.foretold(law);
    return `${labelled(capital(where), say(["board-law", { law }]))}.${foretold ? ` ${say(foretold)}.` : ""}`;
  };
  const proposed = now.view.proposed.map((law, place) => one(law, t("board-proposed", { number: place + 1 })));
  return [
    ...now.view.in_force.map((law) => one(law, t("board-in-force"))),
    ...proposed.slice(now.phase === "placing" ? 0 : now.view.ballot),
  ];
}

/** @param {Reading} now */
function officeWords(now) {
  const { treasury, bishops_left: bishops, seals_left: seals } = now.view;
  const offices = now.offices.map(({ id, tribute, holder, candidate }) =>
    listed([
      name("area", id),
      `${t("head-tribute")} ${t(`reward-${tribute.join("-")}`)}`,
      `${t("head-holder")} ${holder ? now.who(holder) : t("board-vacant")}`,
      ...(candidate ? [`${t("head-candidate")} ${now.who(candidate)} ${now.party(candidate).company}`] : []),
    ]),
  );
  return [...offices, say(["board-treasury", { ...treasury, bishops, seals }])];
}

/** @param {Reading} now */
function displeasureWords(now) {
  const prisoners = now.parties.map((party) => ({ party, knights: now.party(party).dungeon }));
  const inside = prisoners.filter(({ knights }) => knights.length > 0);
  const track = now.printed.track.map(({ high, low }, space) =>
    t("board-space-left", { number: now.view.track[space], high, low }),
  );
  return [
    labelled(
      names("area", "dungeon"),
      listed(inside.map(({ party, knights }) => `${now.who(party)} ${knights.join(" ")}`)) || "–",
    ),
    t("board-track", { list: track.join(", ") }),
  ];
}
