/** Sheets of cards: those to choose from, and the contents of a pile. */
import { html } from "../../vendor/htm-preact.js";
import { Sheet } from "../over.js";
import { both, t } from "../text.js";
import { nameOf, rowOf } from "./bits.js";
import { Back, Face } from "./face.js";

const sheetName = (card) => nameOf(card.number);

/** A card of a sheet. */
function sheetFace(card) {
  const row = rowOf(card.number);
  return row ? html`<${Face} card=${row} />` : html`<${Back} />`;
}

/** The cards of a question, as rows of a sheet. */
export function pickerOf(choices) {
  const rows = new Map();
  for (const choice of choices) {
    const card = choice.option.card;
    if (!rows.has(card))
      rows.set(card, { key: `${card}`, card: { card, number: choice.option.passcode ?? 0 }, choices: [] });
    rows.get(card).choices.push(choice);
  }
  return [...rows.values()].sort((one, two) => one.choices[0].index - two.choices[0].index);
}

/** The cards of a question. */
export function Picker({ ask, cards, onInspect, onChoose, onClose }) {
  return html`<${Sheet} className="picker" title=${both(ask.text)} cards=${cards} name=${sheetName} face=${sheetFace} none=${t("jud-no-cards")} onLook=${(card, pin) => onInspect({ passcode: card.number, card: card.card, view: null, label: "" }, pin)}
      onChoice=${(choices) => onChoose(choices[0].index)} onClose=${onClose} footer=${html`<button class="button" onClick=${onClose}>${t("jud-look-at-board")}</button>
      ${ask.pass !== null && ask.pass !== undefined && html`<button class="button primary" onClick=${() => onChoose(ask.pass)}>${both(ask.options[ask.pass].text)}</button>`}`} />`;
}

/** The cards of a pile. */
export function Pile({ spot, choices, own, onInspect, onChoose, onClose }) {
  return html`<${Sheet} title=${`${spot.name} (${spot.count})`} cards=${[...spot.pile].reverse().map((card) => ({ key: `${card.card}`, card, choices: choices.filter((choice) => choice.option.card === card.card) }))}
      name=${sheetName} face=${sheetFace} none=${t("jud-no-cards")}
      onLook=${(card, pin) => onInspect({ passcode: card.number, card: card.card, view: null, place: "graveyard", label: spot.name, mine: own }, pin)} onChoice=${(choices) => onChoose(choices[0].index)} onClose=${onClose} />`;
}
