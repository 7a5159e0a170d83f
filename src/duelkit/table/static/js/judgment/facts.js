/** What the inspector shows of a card beside its text: where it is, its figures now, its icons in words. */
import { html } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { both, t } from "../text.js";
import { badgesOf, elementName, elementOf, rowOf } from "./bits.js";
import { fieldBonus } from "./model.js";
import { Sign } from "./face.js";
import { fieldWords } from "./tile.js";

/** A figure, with the printed one struck out beside it. `sign` −1: less is better. */
const now = (value, printed, sign = 1) =>
  printed === undefined || value === printed
    ? html`<b>${value}</b>`
    : html`<b class=${(value - printed) * sign > 0 ? "up" : "down"}>${value}</b> <s>${printed}</s>`;

/** The sign of an element, as on the fields and the cards. */
const ElementSign = ({ look }) =>
  html`<svg class="element-sign" viewBox="-11 -11 22 22" role="img" aria-label=${elementName(look)}><${Sign} look=${look} x=${0} y=${0} r=${10} /></svg>`;

/** @param {{target: object, sheet: object|null}} props */
export function Facts({ target, sheet }) {
  const printed = rowOf(target.passcode) ?? sheet ?? {};
  const card = target.place === "field" ? target.view : null;
  const bonus = card && target.field ? fieldBonus(target.field, card.element) : 0;
  const badges = card ? badgesOf(card) : [];
  return html`<div class="facts">
    ${target.label && html`<p class="where">${target.label}${target.field ? ` – ${fieldWords(target.field)}` : ""}</p>`}
    ${
      printed.kind === "creature" &&
      html`<p class="figures"><${ElementSign} look=${elementOf(card?.element ?? printed.element)} />
      <span>${t("jud-attack-word")} ${card ? now(card.attack, printed.attack) : html`<b>${printed.attack}</b>`}</span><span>HP ${card ? now(card.hp, printed.hp) : html`<b>${printed.hp}</b>`}</span>
      <span>${t("jud-cost", { number: target.view?.cost ?? printed.cost })}</span></p>`
    }
    ${card && html`<p class="figures"><span>${t("jud-cost-attack")} ${now(card.attack_cost, printed.attack_cost, -1)}</span><span>${t("jud-cost-rotate")} ${now(card.rotate_cost, printed.rotate_cost, -1)}</span></p>`}
    ${bonus !== 0 && html`<p class=${`chip ${bonus < 0 ? "bad" : ""}`}>${t(bonus > 0 ? "jud-bonus" : "jud-penalty", { number: Math.abs(bonus) })}</p>`}
    ${badges.length > 0 && html`<p>${badges.map((one) => html`<span key=${one.key} class="chip">${one.text}</span> `)}</p>`}
    ${both(sheet?.icons) && html`<p class="icons"><${Words} text=${both(sheet.icons)} /></p>`}
  </div>`;
}
