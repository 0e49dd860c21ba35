/** The King: his three offices and the treasury, the dungeon, and the track of dishonour. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { labelled, name, t } from "/static/js/words.js";
import { Piece } from "./conflicts.js";
import { Amount, Icon, Part } from "./icons.js";
import { Lord, Side, Stack } from "./pieces.js";
import { now } from "./read.js";

/** The King's court: offices, treasury, and what is left on his board. */
export function KingsCourt() {
  const board = now.value;
  if (!board?.has("court")) return null;
  const { open } = board;
  const lords = [...Array(board.parties).keys()].filter((party) => board.lord(party) === board.offices.length + 1);
  const [gold, squires, votes] = open.treasury;
  return html`<section class="panel kings-court" aria-label=${t("board-offices")}>
    <header class="panel-head"><h2 class="panel-title">${t("board-offices")}</h2>
      <${Thing} tag="div" class="supply-item" ref="bishop:supply" label=${t("board-bishops-left", { number: open.bishops_left })}><${Icon} name="bishop" />${t("board-bishops-left", { number: open.bishops_left })}<//>
      <span class="supply-item"><${Icon} name="seal" />${t("board-seals-left", { number: open.seals_left })}</span>
    </header>
    <div class="offices">
      ${board.offices.map((office) => html`<${Office} key=${office.id} office=${office} />`)}
      <div class="office treasury covered">
        <${Thing} tag="div" class="cover" ref="area:treasury" label=${labelled(name("area", "treasury"), `${t("head-gold")} ${gold}, ${t("head-squires")} ${squires}, ${t("head-votes")} ${votes}`)} />
        <span class="office-name">${t("board-the-treasury")}</span>
        <span class="office-goods">
          <${Amount} name="gold" value=${gold} label=${t("head-gold")} /><${Amount} name="squires" value=${squires} label=${t("head-squires")} />
          <${Amount} name="votes" value=${votes} label=${t("head-votes")} /></span>
        <span class="office-lords">${lords.map((party) => html`<${Lord} key=${party} party=${party} size=${32} />`)}</span>
      </div>
    </div>
  </section>`;
}

/** One office: tribute, pay, holder, and whoever asks for it. @param {{office: any}} props */
function Office({ office }) {
  const board = now.value;
  if (!board) return null;
  const { company } = office;
  const candidate = company ? `${t("head-candidate")}: ${board.who(company.party)} ${company.total}` : t("board-vacant");
  const label = [name("area", office.id), labelled(t("head-tribute"), t(`reward-${office.tribute.join("-")}`)), candidate].join(
    ", ",
  );
  return html`<div class="office covered"><${Thing} tag="div" class="cover" ref=${`area:${office.id}`} label=${label} />
    <span class="office-name">${name("area", office.id)}</span>
    <span class="office-terms"><span class="tribute" title=${t("head-tribute")}>−<${Part} kind=${office.tribute[0]} number=${office.tribute[1]} /></span>
      <span class="pay" title=${t("head-reward")}>+${office.seals > 0 && html`<${Icon} name="seal" label=${t("head-seals")} />${office.seals > 1 ? html`<b>${office.seals}</b>` : ""}`}
        <${Icon} name=${office.privilege} label=${t(`companion-${office.privilege}`)} /></span></span>
    <span class="office-holder">${office.holder >= 0 ? html`<${Side} party=${office.holder} />` : html`<span class="nobody">${t("board-vacant")}</span>`}</span>
    ${
      company &&
      html`<span class="company" data-seat=${board.colour(company.party)} data-place=${`area:${office.id}`}><${Lord} party=${company.party} size=${32} />
      <${Supporters} company=${company} /><b class="total-badge">${company.total}</b></span>`
    }
  </div>`;
}

/** Whoever stands by a Lord; mine may be chosen for an upgrade. @param {{company: any}} props */
function Supporters({ company }) {
  const board = now.value;
  const isMine = board?.owner(company.party) === board?.seat;
  const whose = board?.isAlly(company.party) ? "ally" : "";
  if (!isMine)
    return html`<${Stack} party=${company.party} strengths=${company.strengths} size=${28} bishops=${company.bishops} tudors=${company.tudors} />`;
  return html`${company.strengths.map(
    (/** @type {number} */ strength, /** @type {number} */ copy) => html`<${Piece} key=${copy}
      reference=${`piece:lord.${whose}${strength}`} party=${company.party} strength=${strength} />`,
  )}
    <${Stack} party=${company.party} strengths=${[]} bishops=${company.bishops} tudors=${company.tudors} />`;
}

/** The company that a candidate gathers just now. */
export function Gathering() {
  const board = now.value;
  if (board?.step !== "company") return null;
  const company = board.company(board.open.party);
  const rival = board.offices[board.open.office].company;
  return html`<div class="gathering">
    <span class="company"><${Lord} party=${company.party} size=${48} /><${Stack} party=${company.party} strengths=${company.strengths} size=${44} bishops=${company.bishops} tudors=${company.tudors} />
      <b class="total-badge">${company.total}</b></span>
    ${
      rival &&
      html`<span class="against"><${Icon} name="swords" label=${t("board-against")} /></span>
      <span class="company"><${Lord} party=${rival.party} size=${48} /><${Stack} party=${rival.party} strengths=${rival.strengths} size=${44} bishops=${rival.bishops} tudors=${rival.tudors} />
      <b class="total-badge">${rival.total}</b></span>`
    }
  </div>`;
}

/** The King's displeasure: dungeon and track. */
export function Displeasure() {
  const board = now.value;
  if (!board?.has("displeasure")) return null;
  const neutral = board.figures.neutral_knight[board.players];
  const inside = [...Array(board.parties).keys()].map((party) => ({
    party,
    strengths: board.knights(board.open.dungeon, party),
  }));
  const total = neutral + inside.reduce((sum, { strengths }) => sum + strengths.reduce((all, one) => all + one, 0), 0);
  return html`<section class="panel displeasure" aria-label=${t("board-displeasure")}>
    <h2 class="panel-title">${t("board-displeasure")}</h2>
    <div class="dungeon-and-track">
      <div class="dungeon covered" data-place="dungeon"><${Thing} tag="div" class="cover" ref="area:dungeon" label=${t("board-dungeon-holds", { number: total, of: board.figures.dungeon })} />
        <${Icon} name="dungeon" /><span class="dungeon-total">${t("board-dungeon-holds", { number: total, of: board.figures.dungeon })}</span>
        ${neutral > 0 && html`<span class="neutral" title=${t("board-neutral")}>${neutral}</span>`}
        ${inside.filter(({ strengths }) => strengths.length).map(({ party, strengths }) => html`<${Inmates} key=${party} party=${party} strengths=${strengths} />`)}
      </div>
      <${Track} />
    </div>
  </section>`;
}

/** The track of dishonour: what is left on each space, and what an empty one costs at the end. */
function Track() {
  const board = now.value;
  if (!board) return null;
  return html`<ol class="track" aria-label=${t("board-dishonour-track")}>${board.printed.track.map(
    (/** @type {number[]} */ [high = 0, low = 0], /** @type {number} */ space) => html`<li
    key=${space} class=${`track-space ${board.open.track[space] ? "" : "bare"}`} title=${t("board-track-space", { number: board.open.track[space], high, low })}>
    <span class="track-left"><${Icon} name="dishonour" />${board.open.track[space]}</span><span class="track-worth">−${high}/−${low}</span></li>`,
  )}</ol>`;
}

/** Knights of a party in the dungeon. @param {{party: number, strengths: number[]}} props */
function Inmates({ party, strengths }) {
  const board = now.value;
  if (board?.owner(party) !== board?.seat) return html`<${Stack} party=${party} strengths=${strengths} size=${30} />`;
  const whose = board?.isAlly(party) ? "ally" : "";
  return html`<span class="stack">${strengths.map((strength, copy) => html`<${Piece} key=${copy} reference=${`piece:dungeon.${whose}${strength}`} party=${party} strength=${strength} />`)}</span>`;
}

/** What the supply holds, where it is limited. */
export function Supply() {
  const board = now.value;
  const stock = board?.view.stock;
  if (!board || !stock) return null;
  return html`<section class="panel supply" aria-label=${t("board-supply")}>
    <h2 class="panel-title">${t("board-supply")}</h2>
    <ul class="supply-list">${board.printed.goods.map(
      (/** @type {string} */ good, /** @type {number} */ number) => html`<li key=${good} class="supply-item">
      <${Amount} name=${good} value=${stock[number]} label=${t(`head-${good}`)} /></li>`,
    )}</ul>
  </section>`;
}
