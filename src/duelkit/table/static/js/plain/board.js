/** The zones of any game: what the server's sheet contains of each, card by card. */
import { html } from "../../vendor/htm-preact.js";
import { both, t } from "../text.js";
import { addStyles } from "../ui.js";

await addStyles("css/plain.css");

/** What is visible of a card: its words, or its back. */
const wordsOf = (card) => (card.text ? both(card.text) : t("hidden-card"));

/** The inspected card, large. */
export function BigFace({ view }) {
  return view
    ? html`<div class=${`plain-card large ${view.text ? "" : "back"}`}>${view.text ? both(view.text) : "?"}</div>`
    : null;
}

/** The figures of both players, for the end of a duel. */
export const tally = (view) => view.figures.map((row) => ({ words: both(row.name), figures: row.values }));

/**
 * A card of a zone: a button if an option is about it.
 * @param {{card: object, zone: object, ask: object|null, onOption: (index: number) => void, onInspect: (what: object) => void}} props
 */
function Card({ card, zone, ask, onOption, onInspect }) {
  const found = (ask?.options ?? [])
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => option.card !== null && option.card === card.card);
  const look = () =>
    onInspect({ card: card.card, name: wordsOf(card), view: card, label: both(zone.name), mine: zone.mine });
  const choose = () => (found.length === 1 ? onOption(found[0].index) : look());
  return html`<button class=${`plain-card ${card.text ? "" : "back"} ${found.length ? "offered" : ""}`} aria-label=${`${both(zone.name)}: ${wordsOf(card)}`}
    data-card=${card.card} onClick=${choose} onMouseEnter=${look} onFocus=${look}>${card.text ? both(card.text) : "?"}</button>`;
}

/**
 * The board of a game that tells its zones.
 * @param {{view: object, ask: object|null, onOption: (index: number) => void, onInspect: (what: object) => void}} props
 */
export function Board({ view, ask, onOption, onInspect }) {
  return html`<div class="plain-board" data-board>
    <p class="plain-title">${both(view.title)}</p>
    ${view.figures.length > 0 && html`<dl class="plain-figures">${view.figures.map((row) => html`<div><dt>${both(row.name)}</dt><dd>${row.values.join(" : ")}</dd></div>`)}</dl>`}
    ${view.zones.map(
      (
        zone,
      ) => html`<section key=${zone.id} class=${`plain-zone ${zone.mine ? "mine" : ""}`} data-zone=${zone.id} aria-label=${both(zone.name)}
      style=${zone.columns ? `--columns:${zone.columns}` : null}><h3>${both(zone.name)}</h3>
      <div class=${zone.columns ? "plain-grid" : "plain-row"}>${zone.cards.map((card, at) => html`<${Card} key=${at} card=${card} zone=${zone} ask=${ask} onOption=${onOption} onInspect=${onInspect} />`)}</div></section>`,
    )}
  </div>`;
}
