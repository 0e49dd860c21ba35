/** What an area holds and offers: who stands there, what is printed in it, its borders, and who can be recruited there or why not. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { capital, name, phrase, say, t } from "/static/js/words.js";
import { BattleOdds } from "./battle-odds.js";
import { bordersOf } from "./borders.js";
import { aside, CardFace, openCard, unseen } from "./cards.js";
import { describe, describeStack, Rose, Token } from "./pieces.js";
import { reading } from "./reading.js";

/** @import {Block, Reading} from "./reading.js" */

/** Whatever was tapped without an offer, or is pointed at: an area, a block, a card. @param {{ref: string}} props */
export function Details({ ref }) {
  const now = reading.value;
  if (!now) return null;
  if (ref.startsWith("area:") && now.printed.areas[ref.slice(5)]) return html`<${AreaDetails} now=${now} id=${ref.slice(5)} />`;
  const kind = ref.startsWith("card:") ? now.printed.cards[ref.slice(5)] : undefined;
  if (kind) return html`<${CardDetails} kind=${kind} />`;
  const open = openCard(now, ref);
  if (open) return html`<${CardDetails} kind=${open} isUnnamed />`;
  if (ref === "deck:cards") return html`<${PileDetails} now=${now} title=${t("board-deck", { number: aside(now) })} />`;
  if (ref.startsWith("hand:")) return html`<${HandDetails} now=${now} side=${ref.slice(5)} />`;
  const block = now.block(ref);
  return block ? html`<${BlockDetails} block=${block} />` : null;
}

/** @param {{now: Reading, id: string}} props */
function AreaDetails({ now, id }) {
  const blocks = now.blocksIn(id);
  const stacks = now.stacksIn(id);
  const isEast = (table.atlas.value?.areas[id]?.center[0] ?? 0) > table.atlas.value?.width / 2;
  return html`<article class=${`details ${isEast ? "is-west" : ""}`} aria-label=${name("area", id)}>
    <${Head} title=${name("area", id)} />
    ${blocks.length + stacks.length === 0 && html`<p>${t("look-empty")}</p>`}
    ${blocks.length > 0 && html`<div class="pieces-tokens">${blocks.map((block) => html`<${Token} key=${block.id} block=${block} onTap=${() => leaveFor(block)} />`)}</div>`}
    ${stacks.map((stack) => html`<p key=${stack.key}>${describeStack(stack)}</p>`)}
    <${BattleOdds} now=${now} id=${id} />
    <${Recruits} now=${now} id=${id} />
    <p class="details-printed">${printed(now.printed.areas[id]).join(" · ")}</p>
    <${Borders} now=${now} id=${id} />
  </article>`;
}

/** A card with its picture and what it brings; one that lies open is not called by its reference. @param {{kind: any, isUnnamed?: boolean}} props */
function CardDetails({ kind, isUnnamed = false }) {
  return html`<article class=${`details ${isUnnamed ? "is-unnamed" : ""}`} aria-label=${name("card", kind.id)}>
    <${Head} title=${name("card", kind.id)} />
    <div class="details-portrait"><span class="cards-card details-card"><${CardFace} kind=${kind} /></span><p>${capital(t(`card-${kind.id}`, {}, "text"))}</p></div>
  </article>`;
}

/** The cards that a side holds face down, and those that it has played. @param {{now: Reading, side: string}} props */
function HandDetails({ now, side }) {
  const played = now.view.played[side] ?? [];
  const title = say(["board-cards", { side, number: now.view.cards[side] ?? 0 }]);
  return html`<${PileDetails} now=${now} title=${title}>
    ${played.length > 0 && html`<p>${say(["board-played", { side, cards: played.join(" ") }])}</p>`}<//>`;
}

/** Cards face down: which they may be. @param {{now: Reading, title: string, children?: any}} props */
function PileDetails({ now, title, children }) {
  return html`<article class="details is-unnamed" aria-label=${title}>
    <${Head} title=${title} />
    ${children}
    <h4>${t("board-unseen")}</h4>
    <ul class="details-pile">${unseen(now).map(
      ({ kind, number }) => html`<li key=${kind.id}><span class="cards-card is-small"><${CardFace} kind=${kind} /></span>
        <span>${kind.event && name("card", kind.id)} × ${number}</span></li>`,
    )}</ul>
  </article>`;
}

/** Whoever takes a block up wants to see the map again. @param {Block} block */
function leaveFor(block) {
  if (hand.held(`block:${block.id}`)) hand.inspected.value = "";
}

/** @param {{title: string}} props */
function Head({ title }) {
  return html`<header><h3>${title}</h3>
    <button type="button" class="details-close" aria-label=${t("board-close")} onClick=${() => (hand.inspected.value = "")}>✕</button></header>`;
}

/** What is printed in an area, in words. @param {any} facts */
function printed(facts) {
  const lines = [t("look-limit", { number: facts.limit })];
  if (facts.crown) lines.push(t("look-crown"));
  if (facts.wales) lines.push(t("look-wales"));
  if (facts.port) lines.push(t("look-port"));
  if (!facts.counts) lines.push(t("look-uncounted"));
  if (facts.exile_of) lines.push(phrase(["look-exile", { side: facts.exile_of }]));
  if (facts.city) lines.push(phrase(["look-city", { block: `${facts.city}_levy` }]));
  if (facts.cathedral) lines.push(phrase(["look-cathedral", { block: `${facts.cathedral}_church` }]));
  if (facts.shields.length > 0) lines.push(t("look-shields", { list: facts.shields.map(shieldName).join(", ") }));
  lines.push(facts.seas.length > 0 ? phrase(["look-seas", { seas: facts.seas.join(" ") }]) : t("look-no-sea"));
  return lines;
}

/** @param {string} id */
function shieldName(id) {
  return id === "lancaster" || id === "york" ? t(`shield-${id}`) : name("block", id);
}

/** @param {{now: Reading, id: string}} props */
function Borders({ now, id }) {
  const found = bordersOf(now, id);
  if (found.length === 0) return html`<p class="details-printed">${say(["border-none", { area: id }])}</p>`;
  return html`<ul class="details-borders">${found.map(
    ({ to, colour, left, limit }) => html`<li key=${to} class=${`is-${colour}`}>
    ${name("area", to)} <b>${left}/${limit}</b></li>`,
  )}</ul>`;
}

/** The blocks of my pool that belong here, each with a button, or in red with the reason why not now. @param {{now: Reading, id: string}} props */
function Recruits({ now, id }) {
  const pool = now.waiting(now.side).filter((block) => belongs(now, block, id));
  if (pool.length === 0) return null;
  return html`<section class="details-recruits"><h4>${t("board-recruit-here")}</h4>
    <ul>${pool.map((block) => html`<${Recruit} key=${block.id} block=${block} id=${id} />`)}</ul></section>`;
}

/** Whether a block may ever be recruited here. @param {Reading} now @param {Block} block @param {string} id */
function belongs(now, block, id) {
  if (offerFor(block, id)) return true;
  if (block.facts.type === "bombard") return Boolean(now.printed.areas[id].city);
  return block.facts.homes.includes(id);
}

/** @param {Block} block @param {string} id */
function offerFor(block, id) {
  const path = [`block:${block.id}`, `area:${id}`].join();
  return (table.shown.value?.offers ?? []).find((offer) => offer.form.startsWith("recruit ") && offer.path.join() === path);
}

/** @param {{block: Block, id: string}} props */
function Recruit({ block, id }) {
  const offer = offerFor(block, id);
  const ways = [`block:${block.id},area:${id}`, `block:${block.id}`];
  const refusal = (table.shown.value?.refusals ?? []).find(({ path }) => ways.includes(path.join()));
  if (!offer)
    return html`<li class="is-closed"><span>${name("block", block.id)}</span> <small>${refusal ? say(refusal.say) : t("board-recruit-later")}</small></li>`;
  return html`<li><button type="button" class="button small" title=${offer.outlook ? say(offer.outlook) : ""} onClick=${() => hand.send(offer.form)}>
    ${t("board-recruit", { block: name("block", block.id) })}</button>
    <small>${t("board-strength", { number: block.facts.strength, of: block.facts.strength, rating: block.facts.rating })}</small></li>`;
}

/** A block with its picture: who he is, what he may do, where he is at home, what becomes of him, what touching him promises. @param {{block: Block}} props */
function BlockDetails({ block }) {
  const ref = `block:${block.id}`;
  return html`<article class="details" aria-label=${describe(block)}>
    <${Head} title=${name("block", block.id, "title")} />
    <div class="details-portrait"><${Token} block=${block} tag="div" class="details-token" /><${Chips} block=${block} /></div>
    ${hand.reason(ref) && html`<p class="details-why">${hand.reason(ref)}</p>`}
    <ul>${factsOf(block).map((line) => html`<li key=${line}>${capital(line)}</li>`)}</ul>
  </article>`;
}

/** Side and kind, title, rank, strength, rating and loyalty, each a word or two. @param {{block: Block}} props */
function Chips({ block }) {
  const { facts } = block;
  const marks = [
    block.title && t(`mark-${block.title}`),
    facts.rank > 0 && t("facts-rank", { number: facts.rank }),
    t("board-strength", { number: block.strength, of: facts.strength, rating: facts.rating }),
  ].filter(Boolean);
  return html`<div class="details-chips"><p><${Rose} side=${block.side} /> ${name("side", block.side)}, ${t(`type-${facts.type}`)}</p>
    ${marks.map((mark) => html`<span key=${mark} class="chip">${capital(String(mark))}</span>`)}</div>`;
}

/** What there is to know about a block, in words. @param {Block} block @returns {string[]} */
function factsOf({ facts, title, rolls }) {
  return [
    facts.rating_first !== facts.rating && t("facts-first", { rating: facts.rating_first }),
    facts.rank > 0 && t("facts-charges"),
    (title || rolls) && t("facts-rolls"),
    facts.loyalty ? t("facts-loyalty", { number: facts.loyalty }) : t("facts-loyal"),
    facts.homes.length > 0 && phrase(["facts-homes", { areas: facts.homes.join(" ") }]),
    t(facts.permanent ? "facts-permanent" : "facts-returns"),
    facts.landbound && t("facts-landbound"),
  ].filter((line) => typeof line === "string");
}
