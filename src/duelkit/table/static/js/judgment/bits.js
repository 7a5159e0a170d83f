/** What the bits and numbers of THE EYE OF JUDGMENT mean: elements, keywords, sides, directions, cells; with their signs. */
import { both, t } from "../text.js";
import { cardOf } from "../cards.js";

/**
 * Elements: bit, colours (light, deep), a path in a square of 24. The outlines differ, so that colours are not needed.
 */
export const ELEMENTS = [
  {
    bit: 0x1,
    key: "fire",
    light: "#f0764a",
    deep: "#5c1f12",
    path: "M12 1.500c.8 4.500 6.800 6.800 6.800 13a6.800 6.800 0 01-13.600 0c0-3.300 1.700-5.200 2.600-7.200.5 2.200 1.200 3.200 2.200 3.800C9.600 8 10.300 4.500 12 1.500z",
  },
  {
    bit: 0x2,
    key: "water",
    light: "#56a8ea",
    deep: "#143a63",
    path: "M12 1.500c4.300 6 7 9.300 7 13.200a7 7 0 01-14 0c0-3.900 2.700-7.200 7-13.200zM8.600 14.500a3.600 3.600 0 003.600 3.700v-1.700a2 2 0 01-2-2z",
  },
  {
    bit: 0x4,
    key: "earth",
    light: "#d3a35a",
    deep: "#4d3515",
    path: "M1.500 20.500L9 5l4.200 8.200L15.800 9l6.700 11.500z",
  },
  {
    bit: 0x8,
    key: "wood",
    light: "#6cc06a",
    deep: "#1b4a24",
    path: "M12 1.500l6.200 7.800h-3.400l4.700 6.700h-5.700v6.500h-3.600V16H4.500l4.700-6.700H5.800z",
  },
  {
    bit: 0x10,
    key: "biolith",
    light: "#b3bfd0",
    deep: "#353f4e",
    path: "M10.300 1.800h3.400l.6 2.800 2.400 1 2.400-1.600 2.400 2.400-1.600 2.400 1 2.400 2.800.6v3.400l-2.800.6-1 2.400 1.600 2.400-2.400 2.400-2.400-1.600-2.400 1-.6 2.800h-3.400l-.6-2.800-2.400-1-2.400 1.600-2.400-2.400 1.600-2.400-1-2.400-2.800-.6v-3.400l2.800-.6 1-2.400-1.600-2.400 2.400-2.400 2.400 1.600 2.400-1zM12 8.400a3.600 3.600 0 100 7.200 3.600 3.600 0 000-7.200z",
  },
];

/** For a creature without an element, and for a spell. */
export const NEUTRAL = {
  bit: 0,
  key: "none",
  light: "#b7b0c4",
  deep: "#3d3850",
  path: "M12 3l9 9-9 9-9-9zM12 8.500L8.500 12l3.500 3.500 3.500-3.500z",
};
export const SPELL = {
  bit: 0,
  key: "spell",
  light: "#b48ae8",
  deep: "#38205e",
  path: "M12 1.500l2.600 7.900 7.900 2.600-7.900 2.600L12 22.500l-2.600-7.900L1.500 12l7.900-2.600z",
};

/** The first element of some bits. */
export const elementOf = (bits) => ELEMENTS.find((one) => one.bit & bits) ?? NEUTRAL;

/** The colours and the sign of a card of the index. */
export const lookOf = (card) => (card?.kind === "spell" ? SPELL : elementOf(card?.element ?? 0));

export const elementName = (one) => t(`jud-element-${one.key}`);

/** Keywords by bit; their words are in the Fluent files. */
/** @type {[number, string][]} */
export const KEYWORDS = [
  [0x1, "first-strike"],
  [0x2, "vigilance"],
  [0x4, "invisible"],
  [0x8, "fortress"],
  [0x10, "double-attack"],
  [0x20, "ambush"],
  [0x40, "fieldmorph"],
  [0x80, "no-spell-target"],
  [0x100, "no-evasion"],
  [0x200, "fixed-place"],
  [0x400, "resurrection"],
  [0x800, "return"],
  [0x1000, "no-sacrifice"],
  [0x2000, "decoy"],
  [0x4000, "united"],
];

/**
 * Small signs of what a creature has beside its figures.
 * @returns {{key: string, sign: string, text: string, kind: string}[]}
 */
export function badgesOf(creature) {
  const found = KEYWORDS.filter(([bit]) => creature.keywords & bit).map(([, key]) => ({
    key,
    sign: t(`jud-sign-${key}`),
    text: t(`jud-keyword-${key}`),
    kind: "keyword",
  }));
  const counted = (key, number) => {
    if (number)
      found.push({ key, sign: `${t(`jud-sign-${key}`)}${number}`, text: t(`jud-${key}`, { number }), kind: "guard" });
  };
  counted("evasion", creature.evasion);
  counted("protection", creature.protection);
  counted("magic-protection", creature.magic_protection);
  if (creature.possessor >= 0)
    found.unshift({ key: "possessed", sign: t("jud-sign-possessed"), text: t("jud-possessed"), kind: "possessed" });
  return found;
}

/** Sides of a card in its own frame, clockwise from the front. */
export const SIDES = [
  { bit: 0x1, key: "front" },
  { bit: 0x2, key: "right" },
  { bit: 0x4, key: "back" },
  { bit: 0x8, key: "left" },
];

const COLUMN = [0, 1, 0, -1];
const ROW = [-1, 0, 1, 0];

/** The field at some steps to the right and forward of a creature, −1 off the board. */
export function cellAt(slot, facing, right, forward) {
  const side = (facing + 1) % 4;
  const column = (slot % 3) + COLUMN[facing] * forward + COLUMN[side] * right;
  const row = Math.floor(slot / 3) + ROW[facing] * forward + ROW[side] * right;
  return column >= 0 && column < 3 && row >= 0 && row < 3 ? row * 3 + column : -1;
}

/** The fields that a card would reach from a field, as bits. */
export function reachFrom(card, slot, facing) {
  const pattern = card?.patterns?.[0];
  if (!pattern || !pattern.damage) return 0;
  if (!pattern.cells.length) return 0x1ff & ~(1 << slot);
  return pattern.cells.reduce((bits, [right, forward]) => {
    const at = cellAt(slot, facing, right, forward);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);
}

/** Whether a card attacks by magic, and whether it hits everything that it reaches. */
export const isMagic = (card) => card?.patterns?.[0]?.damage === 2;
export const strikesAll = (card) => (card?.patterns?.[0]?.mode ?? 0) !== 0;

/** The fields of a list or of bits. */
export const slotsOf = (reach) =>
  Array.isArray(reach) ? reach : [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((slot) => (reach >> slot) & 1);

export const rowOf = (number) => (number > 0 ? cardOf("judgment", number) : null);
export const nameOf = (number) => (number > 0 ? both(rowOf(number)?.name) || `#${number}` : t("jud-hidden-card"));
