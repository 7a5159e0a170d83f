/** What the library and the deck editor fetch: cards with texts, sheets, statements; each once. */
import { getJson, loadGames, loadIndex, useComing } from "../cards.js";

const kept = new Map();

/** A promise that is made once; one that fails is made again when it is next asked for. */
function once(path) {
  if (!kept.has(path)) {
    const coming = getJson(path);
    coming.catch(() => kept.delete(path));
    kept.set(path, coming);
  }
  return kept.get(path);
}

/**
 * All cards of a game with their texts, and the words for their figures.
 * @param {string} game
 * @returns {Promise<{cards: object[], byNumber: Map<number, object>, words: object}>}
 */
export async function loadCards(game) {
  const [body] = await Promise.all([once(`api/cards/${game}?texts=1`), loadIndex(game).catch(() => null)]);
  if (!body.byNumber) {
    body.byNumber = new Map(body.cards.map((card) => [card.number, card]));
    for (const card of body.cards) {
      card.folded = `${fold(card.name.ja)}\n${fold(card.name.en)}`;
      card.foldedText = `${fold(card.text.ja)}\n${fold(card.text.en)}`;
    }
  }
  return body;
}

/** All cards of a game, for a component; `null` until they are here. */
export const useCards = (game) => useComing(() => loadCards(game), [game]);

/** All games, for a component. */
export const useGames = () => useComing(loadGames, []);

/** Something of the table's HTTP part that changes only with the version. */
export const load = (path) => once(path);

/**
 * Something for a component: `{value, error}`, both `null` until it is here.
 * @param {string|null} path
 */
export function useLoaded(path) {
  return useComing(async () => {
    if (path === null) return { value: null, error: null };
    try {
      return { value: await once(path), error: null };
    } catch (error) {
      return { value: null, error };
    }
  }, [path]) ?? { value: null, error: null };
}

const HIRAGANA = /[\u3041-\u3096]/g;

/** A text as it is compared: width, case, spaces, kinds of dashes and of kana do not matter. */
export function fold(text) {
  return (text ?? "").normalize("NFKC").toLowerCase().replace(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60))
    .replace(/[\s・･'’"“”「」,.]/g, "").replace(/[-－‐–—―ー]/g, "-");
}

/** The parts of a hash after its name: `#/rules/search/a%20b`. */
export const hashOf = (...parts) => `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
