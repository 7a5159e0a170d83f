/** The chain and the attack in words, beside the question: what waits to resolve, the newest link first. */
import { html } from "../../vendor/htm-preact.js";
import { cardOf } from "../cards.js";
import { both, t } from "../text.js";
import { cardNames } from "./model.js";

const nameOf = (passcode) => both(cardOf("yugioh", passcode)?.name) || t("ygo-unknown-card");

/**
 * What the question says is left out.
 * @param {{view: object, ask?: object|null, onInspect: (target: object, pin?: boolean) => void}} props
 */
export function Chain({ view, ask = null, onInspect }) {
  if (ask?.event && view.chain.length < 2) return null;
  const own = view.sides[0].player;
  const names = cardNames(view);
  if (!view.chain.length) {
    if (view.attacker === null || view.attacker === undefined) return null;
    const target =
      view.attack_target >= 0 ? (names.get(view.attack_target) ?? t("ygo-face-down-card")) : t("ygo-directly");
    return html`<p class="attack-line">${t("ygo-attack-line", { attacker: names.get(view.attacker) ?? "", target })}</p>`;
  }
  return html`<ol class="chain-list" reversed aria-label=${t("ygo-chain")}>${[...view.chain].reverse().map(
    (link) => html`<li key=${link.number}
    class=${`${link.player === own ? "own" : "other"} ${link.negated ? "negated" : ""}`}><b aria-hidden="true">${link.number}</b>
    <button class="plain" onClick=${() => onInspect({ passcode: link.passcode, card: link.card }, true)}>${nameOf(link.passcode)}</button>
    ${link.targets.length > 0 && html`<small>→ ${link.targets.map((card) => names.get(card) ?? t("ygo-face-down-card")).join(t("ygo-comma"))}</small>`}
    ${link.negated && html`<small class="bad">${t("ygo-negated")}</small>`}</li>`,
  )}</ol>`;
}
