/** What the library and the deck editor fetch, each once: cards with texts, sheets, statements. */
import { useRef } from "../../vendor/htm-preact.js";
import { addCards, getJson, loadGames, loadIndex, useComing, writtenCard } from "../cards.js";
import { forgetFound } from "./search.js";
import { store, useStore } from "../store.js";

const kept = new Map();

/** A promise that is made once; after a failure it is made again when next requested. */
function once(path) {
  if (!kept.has(path)) {
    const coming = getJson(path);
    coming.catch(() => kept.delete(path));
    kept.set(path, coming);
  }
  return kept.get(path);
}

const written = new Map();
/** Other users' cards in a deck. */
const met = new Map();

/** Whether the cards of a game can be written here. */
export const writes = (game) =>
  loadGames().then(
    (games) => games.some((one) => one.id === game && one.writes),
    () => false,
  );

/**
 * The player's own cards of a game, newest first.
 * @param {string} game
 * @returns {Promise<object[]>}
 */
export async function ownCards(game) {
  if (!store.token || !(await writes(game))) return [];
  if (!written.has(game)) {
    const coming = getJson(`api/my/cards/${encodeURIComponent(game)}`).then((body) => {
      addCards(game, body.cards);
      return body.cards;
    });
    coming.catch(() => written.delete(game));
    written.set(game, coming);
  }
  return written.get(game).catch(() => []);
}

/** Requests the player's own cards again after a change. */
export function forgetOwn(game) {
  forgetFound();
  written.delete(game);
}

/** Makes sure that the users' own cards of a deck are known. */
export async function meet(game, deck) {
  const rows = await Promise.all(
    [...new Set([...deck.main, ...deck.extra, ...deck.side])].map((number) => writtenCard(game, number)),
  );
  const known = met.get(game) ?? new Map();
  for (const row of rows) if (row) known.set(row.number, row);
  met.set(game, known);
}

const folded = (card) =>
  Object.assign(card, {
    folded: `${fold(card.name.ja)}\n${fold(card.name.en)}`,
    foldedText: `${fold(card.text.ja)}\n${fold(card.text.en)}`,
  });

/**
 * All cards of a game with their texts, the player's own first, and the words for their figures.
 * @param {string} game
 * @returns {Promise<{cards: object[], byNumber: Map<number, object>, words: object}>}
 */
export async function loadCards(game) {
  const [body, own] = await Promise.all([
    once(`api/cards/${game}?texts=1`),
    ownCards(game),
    loadIndex(game).catch(() => null),
  ]);
  if (!body.ready) body.ready = body.cards.map(folded);
  const others = [...(met.get(game)?.values() ?? [])].filter((row) => !own.some((card) => card.number === row.number));
  const cards = [...own.map((card) => folded({ ...card, own: true })), ...body.ready];
  return {
    words: body.words,
    cards,
    byNumber: new Map([...others.map(folded), ...cards].map((card) => [card.number, card])),
  };
}

/**
 * All cards of a game, for a component; `null` until they are loaded.
 * @param {string} game
 * @param {number} [times] how many times there were new ones
 */
export function useCards(game, times = 0) {
  const token = useStore((state) => state.token);
  const kept = useRef(null);
  const coming = useComing(() => loadCards(game), [game, token, times]);
  // while cards are fetched again, the previous ones stay
  if (coming) kept.current = { game, coming };
  return coming ?? (kept.current?.game === game ? kept.current.coming : null);
}

/** All games, for a component. */
export const useGames = () => useComing(loadGames, []);

/** Something of the table's HTTP interface that changes only with the version. */
export const load = (path) => once(path);

/**
 * Something for a component: `{value, error}`, both `null` until it is loaded.
 * @param {string|null} path
 */
export function useLoaded(path) {
  return (
    useComing(async () => {
      if (path === null) return { value: null, error: null };
      try {
        return { value: await once(path), error: null };
      } catch (error) {
        return { value: null, error };
      }
    }, [path]) ?? { value: null, error: null }
  );
}

const HIRAGANA = /[\u3041-\u3096]/g;

/** A text for comparison: width, case, spaces, kinds of dashes and of kana do not matter. */
export function fold(text) {
  return (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60))
    .replace(/[\s・･'’"“”「」,.]/g, "")
    .replace(/[-－‐–—―ー]/g, "-");
}

/** The parts of a hash after its name: `#/rules/search/a%20b`. */
export const hashOf = (...parts) => `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
