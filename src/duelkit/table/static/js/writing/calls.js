/** What the page for written cards asks the server. */
import { getJson } from "../cards.js";
import { forgetOwn } from "../library/data.js";

const place = (game, ...rest) => `api/my/cards/${[game, ...rest].map(encodeURIComponent).join("/")}`;

/** What is understood of a text. */
export const readCard = (game, text, signal) =>
  getJson(place(game, "read"), { method: "POST", body: JSON.stringify({ text }), signal });

/** Keep a card, in the place of another one if there is a number; answers its number. */
export async function keepCard(game, text, number) {
  const kept = await getJson(number ? place(game, number) : place(game), {
    method: "PUT",
    body: JSON.stringify({ text }),
  });
  forgetOwn(game);
  return kept;
}

/** Forget a card. */
export async function dropCard(game, number) {
  await getJson(place(game, number), { method: "DELETE" });
  forgetOwn(game);
}

/** Read the cards of a file, and keep those that are understood. */
export async function uploadCards(game, file) {
  const told = await getJson(`${place(game, "upload")}?name=${encodeURIComponent(file.name.slice(-100))}`, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
  forgetOwn(game);
  return told;
}
