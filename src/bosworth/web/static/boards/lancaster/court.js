/** The King: his three offices and the treasury, the dungeon, and the track of dishonour. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { capital, labelled, listed, name, t } from "/static/js/words.js";
import { amounts, Icon, Part } from "./icons.js";
import { Panel } from "./panel.js";
import { Lord, Side, Stack } from "./pieces.js";

/** @import {Office as OfficeOfKing, Reading} from "./reading.js" */

/** The King's court: offices, treasury, and what is left on his board. @param {{now: Reading}} props */
export function KingsCourt({ now }) {
  if (!now.has("court")) return null;
  const { treasury, bishops_left, seals_left } = now.view;
  const bishops = t("board-bishops-left", { number: bishops_left });
  const goods = stocked(treasury);
  const lords = now.parties.filter((party) => now.party(party).lord === "treasury");
  const beside = html`<${Thing} tag="div" class="court-supply" ref="bishop:supply" label=${bishops}><${Icon} name="bishop" />${bishops}<//>
    <${Thing} tag="div" class="court-supply" ref="seal:supply" label=${t("board-seals-left", { number: seals_left })}><${Icon} name="seal" />${t("board-seals-left", { number: seals_left })}<//>`;
  return html`<${Panel} now=${now} part="king" title=${t("board-offices")} class="court" beside=${beside}>
    <div class="court-offices">
      ${now.offices.map((office) => html`<${Office} key=${office.id} now=${now} office=${office} />`)}
      <div class="court-office is-treasury lancaster-covered">
        <${Thing} tag="div" class="lancaster-cover" ref="area:treasury" label=${labelled(name("area", "treasury"), goods.map(({ label, value }) => `${label} ${value}`).join(", "))} />
        <span class="court-office-name">${t("board-the-treasury")}</span>
        <span class="court-terms">${amounts(goods)}</span>
        <span class="court-standing">${lords.map((party) => html`<${Lord} key=${party} now=${now} party=${party} size=${30} />`)}</span>
      </div>
    </div>
  <//>`;
}

/** Goods that belong to nobody, with what they are called. @param {Record<string, number>} goods */
export function stocked(goods) {
  return Object.entries(goods).map(([kind, value]) => ({ kind, value, label: t(`head-${kind}`) }));
}

/** One office: tribute, pay, holder, and whoever asks for it. @param {{now: Reading, office: OfficeOfKing}} props */
function Office({ now, office: { id, tribute, seals, privilege, holder, candidate } }) {
  const [kind, number] = tribute;
  const sought = candidate ? `${t("head-candidate")}: ${now.who(candidate)} ${now.party(candidate).company}` : t("board-vacant");
  const pay = [...(seals > 0 ? [labelled(t("head-seals"), seals)] : []), t(`companion-${privilege}`)].join(", ");
  const terms = [labelled(t("head-tribute"), t(`reward-${kind}-${number}`)), labelled(t("head-reward"), pay)];
  const label = [name("area", id), ...terms, sought].join(", ");
  return html`<div class="court-office lancaster-covered"><${Thing} tag="div" class="lancaster-cover" ref=${`area:${id}`} label=${label} />
    <span class="court-office-name">${name("area", id)}</span>
    <span class="court-terms"><span class="court-term">−<${Part} kind=${kind} number=${number} /></span>
      <span class="court-term">+${seals > 0 && html`<${Icon} name="seal" />${seals > 1 ? html`<b>${seals}</b>` : ""}`}
        <${Icon} name=${privilege} /></span></span>
    <span class="court-standing">
      ${holder ? html`<${Side} now=${now} party=${holder} isShort=${candidate !== null} />` : !candidate && html`<span class="lancaster-note">${t("board-vacant")}</span>`}
      ${candidate && html`<${Company} now=${now} party=${candidate} lord=${30} knights=${24} place="lord" data-place=${`area:${id}`} data-seat=${candidate} />`}
    </span>
  </div>`;
}

/**
 * A Lord with those who stand by him; before an office mine may be chosen for an upgrade.
 * @param {{now: Reading, party: string, lord: number, knights: number, place?: string, [data: string]: any}} props  with the sizes of Lord and knights
 */
function Company({ now, party, lord, knights, place, ...rest }) {
  const { support, support_bishops, support_tudors, company } = now.party(party);
  return html`<span class="court-company" ...${rest}><${Lord} now=${now} party=${party} size=${lord} />
    <${Stack} now=${now} party=${party} knights=${support} size=${knights} place=${place} isLoose=${place && now.isOurs(party)} bishops=${support_bishops} tudors=${support_tudors} />
    <b class="lancaster-badge">${company}</b></span>`;
}

/** The company that a candidate gathers just now. @param {{now: Reading}} props */
export function Gathering({ now }) {
  const rival = now.offices.find(({ id }) => id === now.view.office)?.candidate;
  return html`<div class="court-gathering">
    <${Company} now=${now} party=${now.view.party} lord=${48} knights=${44} />
    ${
      rival &&
      html`<span><${Icon} name="swords" label=${t("board-against")} /></span>
      <${Company} now=${now} party=${rival} lord=${48} knights=${44} />`
    }
  </div>`;
}

/** The King's displeasure: dungeon and track. @param {{now: Reading}} props */
export function Displeasure({ now }) {
  if (!now.has("displeasure")) return null;
  const { dungeon, neutral_knight } = now.printed.figures;
  const neutral = neutral_knight[now.players.length] ?? 0;
  const inside = now.parties.filter((party) => now.party(party).dungeon.length > 0);
  const total = inside.flatMap((party) => now.party(party).dungeon).reduce((sum, strength) => sum + strength, neutral);
  const label = t("board-dungeon-holds", { number: total, of: dungeon });
  return html`<${Panel} now=${now} part="king" title=${t("board-displeasure")} class="court">
    <div class="court-dungeon-and-track">
      <div class="court-dungeon lancaster-covered" data-place="dungeon"><${Thing} tag="div" class="lancaster-cover" ref="area:dungeon" label=${label} />
        <span class="court-dungeon-name" aria-hidden="true"><${Icon} name="dungeon" />${capital(name("area", "dungeon"))} <b>${total}/${dungeon}</b></span>
        <span class="court-prisoners">${neutral > 0 && html`<span class="court-neutral">${neutral}</span>`}
          ${inside.map((party) => html`<${Stack} key=${party} now=${now} party=${party} knights=${now.party(party).dungeon} size=${26} place="dungeon" />`)}</span>
      </div>
      <${Track} now=${now} />
    </div>
  <//>`;
}

/** The spaces of the track of dishonour in words. @param {Reading} now */
export const trackWords = (now) =>
  now.printed.track.map(({ high, low }, space) => t("board-track-space", { number: now.view.track[space] ?? 0, high, low }));

/** The track of dishonour: what is left on each space, and what an empty one costs at the end. @param {{now: Reading}} props */
function Track({ now }) {
  const label = labelled(t("board-dishonour-track"), listed(trackWords(now)));
  return html`<${Thing} tag="div" class="court-dishonour" ref="track:dishonour" label=${label}><ol class="court-track">${now.printed.track.map(
    ({ high, low }, space) => {
      const left = now.view.track[space] ?? 0;
      return html`<li key=${space} class=${`court-track-space ${left ? "" : "is-bare"}`}>
      <span class="court-track-left"><${Icon} name="dishonour" />${left}</span><span>−${high}/−${low}</span></li>`;
    },
  )}</ol><//>`;
}

/** What the supply holds, where it is limited. @param {{now: Reading}} props */
export function Supply({ now }) {
  if (now.view.options.supply !== "strict") return null;
  const goods = stocked(now.view.stock);
  const label = labelled(t("board-supply"), listed(goods.map((good) => `${good.label} ${good.value}`)));
  return html`<${Panel} now=${now} part="supply" title=${t("board-supply")} class="court-stock">
    <${Thing} tag="div" ref="supply:goods" label=${label}>
      <ul class="court-stock-list">${amounts(goods).map((amount) => html`<li class="court-supply">${amount}</li>`)}</ul>
    <//>
  <//>`;
}
