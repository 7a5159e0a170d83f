/** The cards of a question beside the field: the one that asks, and the answers as cards. */
import { html } from "../../vendor/htm-preact.js";
import { ActSign, shortOf } from "../acts.js";
import { cardOf, cardText, useComing } from "../cards.js";
import { Words } from "../japanese/words.js";
import { both, t, useLanguage } from "../text.js";
import { Back, Face, shownOf } from "./face.js";

/** An answer as a card; its words belong to the button around it. */
export function Tile({ option }) {
  return html`<i class="tile-face" aria-hidden="true">${
    option.passcode > 0
      ? html`<${Face} card=${shownOf(option.passcode, null)} mode="small" figures=${false} />`
      : html`<${Back} />`
  }</i><i class="tile-act" aria-hidden="true"><${ActSign} verb=${option.verb} /><b>${shortOf(option.verb)}</b></i>`;
}

/**
 * The card that asks: its face, its name, and the effect in use where the whole card is not shown beside the field.
 * @param {{about: {passcode: number, effect: number}, edition: string, onInspect: () => void}} props
 */
export function Asking({ about, edition, onInspect }) {
  const language = useLanguage();
  const { passcode, effect } = about;
  const sheet = useComing(() => cardText("yugioh", passcode, edition), [passcode, edition]);
  const span = sheet?.spans?.[language]?.find((one) => one[2] === effect);
  const words = span
    ? both(sheet.text).slice(span[0], span[1])
    : sheet && [both(sheet.line), both(sheet.figures)].filter(Boolean).join(" ");
  const name = both(cardOf("yugioh", passcode)?.name);
  return html`<button class="asking" aria-label=${t("moment-asks", { card: name })} onClick=${onInspect}>
    <i class="tile-face" aria-hidden="true"><${Face} card=${shownOf(passcode, null)} mode="small" figures=${false} /></i>
    <span><b><${Words} text=${name} /></b>${words && html`<small><${Words} text=${words} /></small>`}</span></button>`;
}
