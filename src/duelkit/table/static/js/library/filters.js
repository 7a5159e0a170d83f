/** Searching cards: by name and text in both languages, kind, element, figures. Pure functions over the index. */
import { shelfOf } from "../games.js";
import { fold } from "./data.js";
import { asksFields } from "./search.js";

/** @typedef {{text: string, kind: string, attribute: number, race: string, least: Record<string, string>,
 *   most: Record<string, string>, inTexts: boolean, ofEdition: boolean, sort: string}} Search */

/** @returns {Search} */
export const emptySearch = () => ({
  text: "",
  kind: "",
  attribute: 0,
  race: "",
  least: {},
  most: {},
  inTexts: false,
  ofEdition: false,
  sort: "name",
});

/** Whether there are any search criteria. */
export const isEmpty = (search) =>
  !search.text.trim() &&
  !search.kind &&
  !search.attribute &&
  !search.race &&
  !Object.values(search.least).some(Boolean) &&
  !Object.values(search.most).some(Boolean);

function passes(game, card, search, words, types, numbers) {
  const shelf = shelfOf(game);
  if (search.kind && !shelf.isOfKind(card, search.kind)) return false;
  if (search.attribute && !shelf.isOfElement(card, search.attribute)) return false;
  if (search.race && !shelf.isOfRace(card, search.race)) return false;
  for (const figure of shelf.figures) {
    const least = search.least[figure];
    const most = search.most[figure];
    if (!least && !most) continue;
    const value = shelf.figureOf(card, figure);
    if (value === null || (least && value < Number(least)) || (most && value > Number(most))) return false;
  }
  if (search.ofEdition && types && card.types & ~types) return false;
  if (numbers) return numbers.has(card.number);
  return words.every(
    (word) =>
      card.folded.includes(word) || (search.inTexts && card.foldedText.includes(word)) || String(card.number) === word,
  );
}

/** The orders in which cards can be listed. */
export const SORTS = ["name", "level", "attack", "number"];

const orderOf = (game, sort) =>
  ({ ...shelfOf(game).orders, number: (one, two) => one.number - two.number })[sort] ?? null;

/**
 * The cards that a search means, in order; those whose name begins with the words first.
 * @param {string} game
 * @param {object[]} cards
 * @param {Search} search
 * @param {"ja"|"en"} language
 * @param {number} [types] the kinds that the edition has
 * @param {Set<number>|null} [numbers] what the server has found; until it has, words alone are looked for here
 */
export function find(game, cards, search, language, types = 0, numbers = null) {
  const { groupOf } = shelfOf(game);
  const words = asksFields(search.text) ? [] : search.text.trim().split(/\s+/).map(fold).filter(Boolean);
  const whole = fold(search.text);
  const found = cards.filter((card) => passes(game, card, search, words, types, numbers));
  const collator = new Intl.Collator(language);
  const by = orderOf(game, search.sort);
  const begins = (card) =>
    whole && (fold(card.name.ja).startsWith(whole) || fold(card.name.en).startsWith(whole)) ? 0 : 1;
  const inName = (card) => (words.length && words.every((word) => card.folded.includes(word)) ? 0 : 1);
  return found.sort(
    (one, two) =>
      begins(one) - begins(two) ||
      inName(one) - inName(two) ||
      (by ? by(one, two) : groupOf(one) - groupOf(two)) ||
      collator.compare(one.name[language], two.name[language]),
  );
}

/** The order of a deck's cards: by kind, then by what matters there. */
export function layOut(game, numbers, byNumber) {
  const { groupOf, rankOf } = shelfOf(game);
  const rank = (number) => {
    const card = byNumber.get(number);
    return card ? [groupOf(card), rankOf(card), number] : [9, 0, number];
  };
  return [...numbers].sort((one, two) => {
    const [a, b] = [rank(one), rank(two)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}
