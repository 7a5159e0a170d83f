/** Faces and short lines of the cards of any game. */
import { html } from "../../vendor/htm-preact.js";
import { shelfOf } from "../games.js";

/**
 * The face of a card of the index.
 * @param {{game: string, card: object, mode?: "normal"|"large"}} props
 */
export function CardFace({ game, card, mode = "normal" }) {
  return html`<${shelfOf(game).Face} card=${card} mode=${mode} />`;
}

/** The colour of a card. */
export const colourOf = (game, card) => shelfOf(game).colourOf(card);

/** The figures of a card in a few signs. */
export const shortOf = (game, card, words) => shelfOf(game).shortOf(card, words);
