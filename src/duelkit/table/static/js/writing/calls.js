/** The requests of the page for users' own cards. */
import { getJson } from "../cards.js";
import { forgetOwn } from "../library/data.js";

const place = (game, ...rest) => `api/my/cards/${[game, ...rest].map(encodeURIComponent).join("/")}`;

/** Returns what is understood of a text. */
export const readCard = (game, text, signal) =>
  getJson(place(game, "read"), { method: "POST", body: JSON.stringify({ text }), signal });

/** Stores a card, replacing another one if there is a number; returns its number. */
export async function keepCard(game, text, number) {
  const kept = await getJson(number ? place(game, number) : place(game), {
    method: "PUT",
    body: JSON.stringify({ text }),
  });
  forgetOwn(game);
  return kept;
}

/** Deletes a card. */
export async function dropCard(game, number) {
  await getJson(place(game, number), { method: "DELETE" });
  forgetOwn(game);
}

/** Reads the cards of a file, and stores those that are understood. */
export async function uploadCards(game, file) {
  const told = await getJson(`${place(game, "upload")}?name=${encodeURIComponent(file.name.slice(-100))}`, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
  forgetOwn(game);
  return told;
}
