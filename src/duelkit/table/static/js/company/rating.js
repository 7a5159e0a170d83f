/** Ratings in words and figures. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../text.js";

/** A rating; with a question mark while it is a guess. */
export const ratingWords = (rating, sure) => `${rating}${sure ? "" : "?"}`;

/** The rating of a player of a rated room, with what the room has changed. */
export function Rating({ seat }) {
  if (seat.rating === null || seat.rating === undefined) return null;
  const now = seat.rated ?? seat.rating;
  const gain = now - seat.rating;
  return html`<small class="rating" title=${t("rating")}>${ratingWords(now, seat.sure)}${seat.rated !== null && seat.rated !== undefined && html` <b class=${gain < 0 ? "lost" : "won"}>${gain < 0 ? "−" : "+"}${Math.abs(gain)}</b>`}</small>`;
}
