/** Sheets of cards: those to choose from, and the contents of a pile. */
import { html } from "../../vendor/htm-preact.js";
import { Sheet } from "../over.js";
import { both, t } from "../text.js";
import { Back, Face, shownOf } from "./face.js";
import { nameOf } from "./model.js";

/** The cards of a question if some are not open on the field, as rows of a sheet; otherwise `null`. */
export function pickerOf(ask, spots, marks, loose, cards) {
  if (!ask || ask.kind !== "pick") return null;
  const piles = spots.filter((spot) => spot.pile && marks.has(spot.id));
  if (!piles.length && !loose.length) return null;
  const rows = new Map();
  for (const choice of [...marks.values()].flat().concat(loose)) {
    const number = choice.option.card;
    const card = cards.get(number) ?? { card: number, passcode: choice.option.passcode ?? 0, up: true, types: 0 };
    if (!rows.has(number)) rows.set(number, { key: `${number}`, card, choices: [] });
    rows.get(number).choices.push(choice);
  }
  return [...rows.values()].sort((a, b) => a.choices[0].index - b.choices[0].index);
}

/** A card of a sheet. */
function sheetFace(card) {
  return html`<span class="sheet-face">${card.passcode > 0 ? html`<${Face} card=${shownOf(card.passcode, card)} />` : html`<${Back} />`}${card.face_up_extra ? html`<i class="chip">${t("ygo-face-up")}</i>` : null}</span>`;
}

/** The cards of a question. */
export function Picker({ ask, cards, onLook, onChoice, onClose, onPass }) {
  return html`<${Sheet} className="picker" title=${both(ask.text)} cards=${cards} name=${nameOf} face=${sheetFace} none=${t("ygo-no-cards")} onLook=${onLook} onChoice=${onChoice} onClose=${onClose} footer=${html`<button class="button" onClick=${onClose}>${t("ygo-look-at-field")}</button>
      ${ask.pass !== null && ask.pass !== undefined && html`<button class="button primary" onClick=${onPass}>${both(ask.options[ask.pass].text)}</button>`}`} />`;
}

/** The cards of a pile. */
export function Pile({ spot, choices, onLook, onChoice, onClose }) {
  const unseen = spot.count - spot.pile.filter((card) => card.passcode).length;
  const cards = [...spot.pile]
    .reverse()
    .filter((card) => card.passcode)
    .map((card, at) => ({
      key: `${card.card}-${at}`,
      card: { ...card, face_up_extra: spot.place === "extra" && card.up && spot.side >= 0 },
      choices: choices.filter((choice) => choice.option.card === card.card),
    }));
  return html`<${Sheet} title=${`${spot.name} (${spot.count})`} cards=${cards} name=${nameOf} face=${sheetFace} none=${t("ygo-no-cards")} hidden=${unseen > 0 ? t("ygo-hidden-cards", { count: unseen }) : ""} onLook=${onLook} onChoice=${onChoice} onClose=${onClose} />`;
}
