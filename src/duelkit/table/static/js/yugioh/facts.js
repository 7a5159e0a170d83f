/**
 * What the inspector shows of a card in the duel beside its text: where it is, its figures now, counters, materials.
 */
import { html } from "../../vendor/htm-preact.js";
import { cardOf } from "../cards.js";
import { both, t } from "../text.js";
import { Emblem } from "./art.js";
import { TYPE, attributeOf, figure, starsOf } from "./bits.js";
import { NO_SIGN, SIGNS } from "./emblems.js";
import { counterName, nameOf } from "./model.js";

function now(value, printed) {
  if (printed === null || printed === undefined || value === printed || printed < 0)
    return html`<b>${figure(value)}</b>`;
  return html`<b class=${value > printed ? "up" : "down"}>${figure(value)}</b> <s>${figure(printed)}</s>`;
}

/** The signs on the face of a card, with what they mean. */
function Signs({ signs }) {
  return html`<p class="card-signs">${signs.map((one) => html`<span key=${one}><svg viewBox="-56 -56 112 112" aria-hidden="true"><${Emblem} sign=${SIGNS[one] ?? NO_SIGN} ink="currentColor" ground="var(--panel)" rim=${0} /></svg>${t(`ygo-does-${one}`)}</span> `)}</p>`;
}

/** @param {{target: object, sheet: object|null, onInspect: Function}} props */
export function Facts({ target, sheet, onInspect }) {
  const card = target.view;
  const printed = target.passcode > 0 ? (cardOf("yugioh", target.passcode) ?? sheet ?? {}) : {};
  const shown = card?.types ? card : printed;
  const monster = (shown.types ?? 0) & TYPE.monster;
  const stars = monster ? starsOf(shown) : null;
  const attribute = monster ? attributeOf(shown.attribute ?? 0) : null;
  const field = card && ["monster", "shared"].includes(target.place);
  const counters = Object.entries(card?.counters ?? {});
  return html`<div class="facts">
    ${target.label && html`<p class="where">${target.label}</p>`}
    ${
      monster && (!card || card.up !== false || card.passcode)
        ? html`<p class="figures">
      ${attribute && html`<span class="attribute" style=${`background:${attribute.colour}`} title=${t(`ygo-attribute-${attribute.key}`)}>${attribute.sign}</span>`}
      ${stars && html`<span class=${`stars ${stars.kind}`}>${stars.kind === "link" ? "LINK-" : "★"}${stars.number}</span>`}
      <span>ATK ${field ? now(card.atk, printed.atk) : html`<b>${figure(shown.atk)}</b>`}</span>
      ${!(shown.types & TYPE.link) && html`<span>DEF ${field ? now(card.def, printed.def) : html`<b>${figure(shown.def)}</b>`}</span>`}
      ${shown.types & TYPE.pendulum ? html`<span>${t("ygo-scale", { number: shown.scale ?? "" })}</span>` : null}</p>`
        : null
    }
    ${printed.signs?.length > 0 && html`<${Signs} signs=${printed.signs} />`}
    ${card?.negated && html`<p class="chip bad">${t("ygo-negated")}</p>`}
    ${card?.set_this_turn && html`<p class="chip">${t("ygo-set-this-turn")}</p>`}
    ${counters.length > 0 && html`<p>${counters.map(([name, count]) => html`<span class="chip">${counterName(name)} ×${count}</span> `)}</p>`}
    ${
      card?.materials?.length > 0 &&
      html`<p class="materials">${t("ygo-materials-list")} ${card.materials.map(
        (number) => html`<button class="plain small"
      onClick=${() => onInspect({ passcode: number, card: -1 }, true)}>${both(cardOf("yugioh", number)?.name) || number}</button>`,
      )}</p>`
    }
    ${target.equippedTo && html`<p>${t("ygo-equipped-to", { card: nameOf(target.equippedTo) })}</p>`}
  </div>`;
}
