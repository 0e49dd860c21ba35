/** What I have in hand: knights and Lord at court, who may go along, and goods. */

import { html } from "/static/js/lib.js";
import { useSteady } from "/static/js/shell/steady.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { labelled, listed, name, t } from "/static/js/words.js";
import { amounts, Icon } from "./icons.js";
import { Knight, Lord, Side } from "./pieces.js";

/** @import {Reading} from "./reading.js" */

/**
 * My court: pieces that can still be placed, and what lies behind my screen. In one column the map is below it, and it stays as high.
 * @param {{now: Reading, me: string}} props
 */
export function Tray({ now, me }) {
  const box = useSteady(isNarrow.value ? ["tray", me, now.view.round, now.step].join(" ") : "");
  return html`<section class="panel lancaster-panel tray" aria-label=${t("board-tray")} ref=${box}>
    <${Thing} tag="div" class="tray-goods" ref=${`goods:${me}`} label=${listed(now.goods(me).map(({ label, value }) => `${label} ${value ?? t("board-hidden")}`))}>${amounts(now.goods(me))}<//>
    ${now.partiesOf(me).map((party) => html`<${Court} key=${party} now=${now} party=${party} />`)}
  </section>`;
}

/** The pieces of one party at court, with the reserve behind them. @param {{now: Reading, party: string}} props */
function Court({ now, party }) {
  const whose = now.prefix(party);
  const { court, lord } = now.party(party);
  const isGathering = now.step === "company" && now.view.party === party;
  return html`<div class=${`tray-court ${whose ? "is-ally" : ""}`} data-seat=${party}>
    <div class="tray-name"><${Side} now=${now} party=${party} /><${Reserve} now=${now} party=${party} /></div>
    <div class="tray-pieces" data-place=${`${party}.court`}>
      ${court.map(
        (
          strength,
          number,
        ) => html`<${Thing} key=${`${strength}.${number}`} tag="div" class="pieces-piece" ref=${`knight:${whose}${strength}`}
        label=${name("block", `${whose || "k"}${strength}`)}><${Knight} now=${now} party=${party} strength=${strength} /><//>`,
      )}
      ${
        lord === "home" &&
        !isGathering &&
        html`<${Thing} tag="div" class="pieces-piece" ref=${`lord:${whose || "own"}`} label=${t(whose ? "block-ally-lord" : "block-lord")}>
        <${Lord} now=${now} party=${party} /><//>`
      }
      ${now.has("court") && html`<${Supporters} now=${now} party=${party} />`}
      ${court.length === 0 && lord !== "home" && html`<span class="lancaster-note">${t("board-nobody-at-court")}</span>`}
    </div>
  </div>`;
}

/** Privileges and bishops that may go along. @param {{now: Reading, party: string}} props */
function Supporters({ now, party }) {
  const { ready, awarded, bishops, support_bishops } = now.party(party);
  const number = bishops - support_bishops;
  const isOwn = party === now.me || now.step !== "company" || now.view.party === party;
  return html`
    ${[...new Set(ready)].map(
      (kind) => html`<${Thing} key=${kind} tag="div" class="pieces-piece tray-companion" ref=${`with:${kind}`}
      label=${t(`companion-${kind}`)}><${Icon} name=${kind} class="tray-icon" /><span class="lancaster-note">${t(`companion-${kind}`)}</span><//>`,
    )}
    ${
      number > 0 &&
      isOwn &&
      html`<${Thing} tag="div" class="pieces-piece tray-companion" ref="bishop:own" label=${t("board-bishops", { number })}>
      <${Icon} name="bishop" class="tray-icon" /><span class="lancaster-note">× ${number}</span><//>`
    }
    ${awarded.map(
      (
        kind,
        place,
      ) => html`<${Thing} key=${place} tag="div" class="tray-companion" ref=${`awarded:${kind}`} label=${labelled(t(`companion-${kind}`), t("board-awarded-hint"))}>
      <${Icon} name=${kind} class="tray-icon is-awarded" /><span class="lancaster-note">${t("board-next-round")}</span><//>`,
    )}`;
}

/** Knights not yet in service. @param {{now: Reading, party: string}} props */
function Reserve({ now, party }) {
  const { reserve } = now.party(party);
  const label = labelled(t("head-reserve"), reserve.join(" ") || "–");
  return html`<${Thing} tag="span" class="tray-reserve" ref=${`reserve:${party}`} label=${label} data-place=${`${party}.reserve`}>
    <span class="lancaster-note tray-caption">${t("head-reserve")}</span>
    ${reserve.map((strength, number) => html`<${Knight} key=${number} now=${now} party=${party} strength=${strength} size=${22} class="tray-in-reserve" />`)}
    ${reserve.length === 0 && "–"}
  <//>`;
}
