/** A deck being edited: pure functions over `{name, main, extra, side}`. */
import { shelfOf } from "../games.js";
import { layOut } from "../library/filters.js";

export const PARTS = ["main", "extra", "side"];
/** The most cards of a part, as the server accepts it. */
export const MOST = 200;

/** @typedef {{name: string, main: number[], extra: number[], side: number[]}} Deck */

/** @returns {Deck} */
export const emptyDeck = (name = "") => ({ name, main: [], extra: [], side: [] });

/** The parts that a game has. */
export const partsOf = (game) => shelfOf(game).parts;

/** A deck from outside, completed with every part. */
export const wholeDeck = (deck) => ({
  name: deck.name ?? "",
  main: [...(deck.main ?? [])],
  extra: [...(deck.extra ?? [])],
  side: [...(deck.side ?? [])],
});

/** Number → copies in a part, in display order. */
export function stacks(game, numbers, byNumber) {
  const counts = new Map();
  for (const number of layOut(game, numbers, byNumber)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts];
}

/** The number of copies of a card in all parts of a deck. */
export const copiesOf = (deck, number) =>
  PARTS.reduce((sum, part) => sum + deck[part].filter((one) => one === number).length, 0);

/** Whether a card may be in a part. */
export function fits(game, card, part) {
  if (part === "side") return partsOf(game).includes(part);
  return (card?.part ?? "main") === part;
}

/** The deck with one more copy of a card; `null` if the part is full. */
export function add(deck, part, number) {
  if (deck[part].length >= MOST) return null;
  return { ...deck, [part]: [...deck[part], number] };
}

/** The deck with one copy less; `null` if there is none. */
export function remove(deck, part, number) {
  const at = deck[part].lastIndexOf(number);
  if (at < 0) return null;
  return { ...deck, [part]: deck[part].filter((_, index) => index !== at) };
}

/** The deck with one copy moved to another part. */
export function move(deck, from, to, number) {
  const without = remove(deck, from, number);
  return without && add(without, to, number);
}

/** Whether two decks are the same. */
export const same = (one, two) =>
  one.name === two.name &&
  PARTS.every((part) => {
    const [a, b] = [one, two].map((deck) => [...deck[part]].sort((x, y) => x - y));
    return a.length === b.length && a.every((number, at) => number === b[at]);
  });

/** The deck as the server accepts it. */
export const wireDeck = (game, deck) => ({
  name: deck.name,
  ...Object.fromEntries(partsOf(game).map((part) => [part, deck[part]])),
});

/** How many cards a part should have: `{least, most}`, `most` null without a limit. */
export function boundsOf(sizes, part) {
  if (!sizes) return { least: 0, most: null };
  if (part === "main") return { least: sizes.least, most: sizes.most };
  if (part === "extra") return { least: 0, most: sizes.extra };
  return { least: 0, most: sizes.side, exact: sizes.side_exact };
}

/** Whether a part has a size that the edition allows. */
export function sizeFits(sizes, part, count) {
  const { least, most, exact } = boundsOf(sizes, part);
  if (exact) return count === 0 || count === most;
  return count >= least && (most === null || most === undefined || count <= most);
}
