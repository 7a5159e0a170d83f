/** Searching cards: by name and text in both languages, kind, element, figures. Pure functions over the index. */
import { fold } from "./data.js";

export const MONSTER = 0x1;
export const SPELL = 0x2;
export const TRAP = 0x4;
const NORMAL_ICONS = 0x80 | 0x10000 | 0x20000 | 0x40000 | 0x80000 | 0x100000;
/** The kinds of a main deck: level counts. */
export const EXTRA = 0x40 | 0x2000 | 0x800000 | 0x4000000;

/** @typedef {{text: string, kind: string, attribute: number, race: string, least: Record<string, string>,
 *   most: Record<string, string>, inTexts: boolean, ofEdition: boolean, sort: string}} Search */

/** @returns {Search} */
export const emptySearch = () => ({ text: "", kind: "", attribute: 0, race: "", least: {}, most: {}, inTexts: false, ofEdition: false,
  sort: "name" });

/** Whether anything is searched for. */
export const isEmpty = (search) => !search.text.trim() && !search.kind && !search.attribute && !search.race
  && !Object.values(search.least).some(Boolean) && !Object.values(search.most).some(Boolean);

/** Figures by which one can search. */
export const FIGURES = { yugioh: ["level", "atk", "def", "scale"], judgment: ["cost", "hp", "attack"] };

/** The Level, Rank or Link Rating of a card, whichever it has. */
export const starsOf = (card) => card.level || card.rank || card.rating || 0;

function figureOf(game, card, figure) {
  if (game === "judgment") {
    if (figure !== "cost" && card.kind !== "creature") return null;
    return card[figure];
  }
  if (!(card.types & MONSTER)) return null;
  if (figure === "level") return starsOf(card);
  if (figure === "scale") return card.types & 0x1000000 ? card.scale : null;
  const value = card[figure];
  return value === null || value === undefined ? null : Math.max(value, 0);
}

/** Whether a card of Yu-Gi-Oh! is of a kind: `monster`, `spell`, `trap`, `effect` …, `spell:65536`, `trap:0`. */
export function isOfKind(card, kind) {
  const [base, sort] = kind.split(":");
  if (base === "monster" || base === "spell" || base === "trap") {
    const bit = { monster: MONSTER, spell: SPELL, trap: TRAP }[base];
    if (!(card.types & bit)) return false;
    if (sort === undefined) return true;
    if (sort === "extra") return (card.types & EXTRA) !== 0;
    if (base !== "monster" && Number(sort) === 0x10) return !(card.types & NORMAL_ICONS);
    return (card.types & Number(sort)) !== 0;
  }
  return false;
}

function isOfKindEoj(card, kind) {
  const [base, sort] = kind.split(":");
  if (base === "creature") return card.kind === "creature";
  return card.kind === "spell" && (sort === undefined || card.class === Number(sort));
}

function passes(game, card, search, words, types) {
  if (search.kind && !(game === "judgment" ? isOfKindEoj : isOfKind)(card, search.kind)) return false;
  if (search.attribute) {
    if (game === "judgment") {
      if (search.attribute < 0 ? card.kind !== "creature" || card.element : !(card.element & search.attribute)) return false;
    } else if (!(card.attribute & search.attribute)) return false;
  }
  if (search.race && (game === "judgment" ? card.race !== search.race : !(card.race & Number(search.race)))) return false;
  for (const figure of FIGURES[game]) {
    const least = search.least[figure];
    const most = search.most[figure];
    if (!least && !most) continue;
    const value = figureOf(game, card, figure);
    if (value === null || least && value < Number(least) || most && value > Number(most)) return false;
  }
  if (search.ofEdition && types && card.types & ~types) return false;
  return words.every((word) => card.folded.includes(word) || search.inTexts && card.foldedText.includes(word) || String(card.number) === word);
}

const ORDERS = {
  name: () => 0,
  level: (game) => (one, two) => (game === "judgment" ? two.cost - one.cost : starsOf(two) - starsOf(one)),
  attack: (game) => (one, two) => (game === "judgment" ? two.attack - one.attack : (two.atk ?? -1) - (one.atk ?? -1)),
  number: () => (one, two) => one.number - two.number,
};

/** Orders in which cards can be listed. */
export const SORTS = Object.keys(ORDERS);

const groupOf = (game, card) => (game === "judgment" ? (card.kind === "creature" ? 0 : 1)
  : card.types & MONSTER ? card.types & EXTRA ? 1 : 0 : card.types & SPELL ? 2 : 3);

/**
 * The cards that a search means, in order; those whose name begins with the words first.
 * @param {string} game
 * @param {object[]} cards
 * @param {Search} search
 * @param {"ja"|"en"} language
 * @param {number} [types] the kinds that the edition has
 */
export function find(game, cards, search, language, types = 0) {
  const words = search.text.trim().split(/\s+/).map(fold).filter(Boolean);
  const whole = fold(search.text);
  const found = cards.filter((card) => passes(game, card, search, words, types));
  const collator = new Intl.Collator(language);
  const by = search.sort === "name" ? null : ORDERS[search.sort](game);
  const begins = (card) => (whole && (fold(card.name.ja).startsWith(whole) || fold(card.name.en).startsWith(whole)) ? 0 : 1);
  const inName = (card) => (words.length && words.every((word) => card.folded.includes(word)) ? 0 : 1);
  return found.sort((one, two) => begins(one) - begins(two) || inName(one) - inName(two)
    || (by ? by(one, two) : groupOf(game, one) - groupOf(game, two)) || collator.compare(one.name[language], two.name[language]));
}

/** The order in which a deck's cards are laid out: monsters by Level, spells, traps; creatures by cost, spells. */
export function layOut(game, numbers, byNumber) {
  const rank = (number) => {
    const card = byNumber.get(number);
    if (!card) return [9, 0, number];
    if (game === "judgment") return [groupOf(game, card), card.cost, number];
    return [groupOf(game, card), card.types & MONSTER ? -starsOf(card) : card.types & NORMAL_ICONS, number];
  };
  return [...numbers].sort((one, two) => {
    const [a, b] = [rank(one), rank(two)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}
