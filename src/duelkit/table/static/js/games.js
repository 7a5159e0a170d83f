/**
 * The games of the table: what the page needs of each. A game has a folder beside this file, which the server names
 * (`page` in `GET /api/games`); its `shelf.js` registers what the library and the deck editor need, its `index.js` is
 * the board. Nothing outside such a folder depends on which games there are.
 */
import { loadGames } from "./cards.js";
import { both, has, t } from "./text.js";

/**
 * What the library and the deck editor need of a game.
 * @typedef {object} Shelf
 * @property {string[]} figures figures by which one can search
 * @property {(card: object, figure: string) => number|null} figureOf
 * @property {(card: object, kind: string) => boolean} isOfKind
 * @property {(card: object, value: number) => boolean} isOfElement
 * @property {(card: object, value: string) => boolean} isOfRace
 * @property {Record<string, (one: object, two: object) => number>} orders by `level` and by `attack`
 * @property {(card: object) => number} groupOf kinds in the order in which cards are listed
 * @property {(card: object) => number} rankOf where a card lies among those of its group
 * @property {(words: object) => [string, string][]} kinds
 * @property {(words: object) => [number, string][]} elements
 * @property {string} elementKey what those are called
 * @property {(words: object, cards: object[]) => [string|number, string][]} races
 * @property {Function} Face the face of a card of the index
 * @property {(card: object) => string} colourOf
 * @property {(card: object, words: object) => string} shortOf its figures in a few signs
 * @property {(sheet: object, words: object) => [string, string|number][]} rows its figures in words
 * @property {Function} Limits how many copies a deck may hold
 * @property {string} joint between the type line and the figures
 * @property {boolean} editions whether cards are worded differently through the years
 * @property {string[]} parts of a deck
 * @property {string[]} formats of a deck as text
 * @property {(of: (test: (card: object) => boolean) => number[]) => object[]} groups of cards that every deck has
 * @property {(cards: object[], extra: object[], words: object) => object} charts what a deck is made of
 */

const shelves = new Map();
const pages = new Map();

/** Registers a game's shelf. */
export const register = (page, shelf) => shelves.set(page, shelf);

const names = new Map();
loadGames().then(
  (games) => {
    for (const game of games) names.set(game.id, game.name);
  },
  () => {},
);

/** A game's short name. */
export const titleOf = (game) => (has(`short-${game}`) ? t(`short-${game}`) : both(names.get(game)) || game);

/** Loads what the library and the deck editor need of every game; returns the games. */
export async function loadShelves() {
  const games = await loadGames();
  await Promise.all(
    games.map((game) => {
      pages.set(game.id, game.page);
      return import(`./${game.page}/shelf.js`);
    }),
  );
  return games;
}

/** The shelf of a game. @returns {Shelf} */
export const shelfOf = (game) => shelves.get(pages.get(game));

/** Whether there is such a game. */
export const isGame = (game) => pages.has(game);

/** The board of a game, and what else its room shows. */
export async function loadBoard(game) {
  const about = (await loadGames()).find((one) => one.id === game);
  return about ? import(`./${about.page}/index.js`) : null;
}
