/** What the bits of a card mean, and words for them. */
import { t } from "../text.js";

export const TYPE = {
  monster: 0x1,
  spell: 0x2,
  trap: 0x4,
  normal: 0x10,
  effect: 0x20,
  fusion: 0x40,
  ritual: 0x80,
  spirit: 0x200,
  union: 0x400,
  gemini: 0x800,
  tuner: 0x1000,
  synchro: 0x2000,
  token: 0x4000,
  quick: 0x10000,
  continuous: 0x20000,
  equip: 0x40000,
  field: 0x80000,
  counter: 0x100000,
  flip: 0x200000,
  toon: 0x400000,
  xyz: 0x800000,
  pendulum: 0x1000000,
  link: 0x4000000,
};

/** Link markers: bit, column and row of the direction seen by the controller, angle of the arrow. */
export const MARKERS = [
  { bit: 0x80, dx: 0, dy: -1 },
  { bit: 0x100, dx: 1, dy: -1 },
  { bit: 0x20, dx: 1, dy: 0 },
  { bit: 0x4, dx: 1, dy: 1 },
  { bit: 0x2, dx: 0, dy: 1 },
  { bit: 0x1, dx: -1, dy: 1 },
  { bit: 0x8, dx: -1, dy: 0 },
  { bit: 0x40, dx: -1, dy: -1 },
];

const KINDS = ["spell", "trap", "link", "xyz", "synchro", "fusion", "ritual", "token", "normal", "effect"];

/** The kind that gives a card its frame. */
export function kindOf(types) {
  for (const kind of KINDS) if (types & TYPE[kind]) return kind;
  return types & TYPE.monster ? "effect" : "unknown";
}

/** Frame: colours from top to bottom, and the text colour. */
export const FRAMES = {
  normal: ["#d9b876", "#a97f39", "#231704"],
  effect: ["#c97f4e", "#8a4723", "#fff6ee"],
  ritual: ["#6f95d6", "#35579c", "#f4f8ff"],
  fusion: ["#a578c4", "#643a86", "#fbf5ff"],
  synchro: ["#e8eaee", "#a9aeb8", "#191c22"],
  xyz: ["#4a4a55", "#17171d", "#f5f2e6"],
  link: ["#3d86c9", "#123f75", "#f2f9ff"],
  token: ["#9da4ab", "#616870", "#14171a"],
  spell: ["#2ea08c", "#0f5f53", "#f0fffb"],
  trap: ["#bf5a90", "#772653", "#fff2f9"],
  unknown: ["#4a5560", "#2c343c", "#ffffff"],
};

/** The plates for names and figures: their colour, and that of the letters. */
export const PLATES = {
  normal: ["#f5dfa6", "#1d1404"],
  effect: ["#fdcfae", "#1f0d04"],
  ritual: ["#bcd1fb", "#08132b"],
  fusion: ["#dfc2f4", "#1c0a2b"],
  synchro: ["#ffffff", "#14171c"],
  xyz: ["#15151b", "#fdf8e6"],
  link: ["#aed9fc", "#04192d"],
  token: ["#e6e9ec", "#14171a"],
  spell: ["#aee8d9", "#04211c"],
  trap: ["#f8bcdd", "#2b0719"],
  unknown: ["#2c343c", "#ffffff"],
};

export const ATTRIBUTES = [
  { bit: 0x1, sign: "地", key: "earth", colour: "#a8845a" },
  { bit: 0x2, sign: "水", key: "water", colour: "#4d9ed8" },
  { bit: 0x4, sign: "炎", key: "fire", colour: "#e0603f" },
  { bit: 0x8, sign: "風", key: "wind", colour: "#5fb46a" },
  { bit: 0x10, sign: "光", key: "light", colour: "#e8c84c" },
  { bit: 0x20, sign: "闇", key: "dark", colour: "#9a75d3" },
  { bit: 0x40, sign: "神", key: "divine", colour: "#d9a441" },
];

/** The attribute of a card: the first of its bits. */
export const attributeOf = (bits) => ATTRIBUTES.find((one) => one.bit & bits) ?? null;

/** The sort of a spell or trap: continuous, equip … */
export function sortOf(types) {
  for (const sort of ["quick", "continuous", "equip", "field", "counter", "ritual"])
    if (types & TYPE[sort]) return sort;
  return "normal";
}

/** A figure as it is written: −2 is a question mark. */
export const figure = (value) => (value === null || value === undefined ? "" : value < 0 ? "?" : String(value));

/** The position of a card on the field in words. */
export function positionWord(card) {
  if (!card.up) return t("ygo-face-down-defense");
  return card.defense ? t("ygo-defense") : t("ygo-attack");
}

/** Level, Rank or Link of a monster: sign and number; `null` if it has none. */
export function starsOf(card) {
  const types = card.types ?? 0;
  if (types & TYPE.link) return { sign: "LINK", number: card.rating || card.level || 0, kind: "link" };
  if (types & TYPE.xyz && card.rank) return { sign: "★", number: card.rank, kind: "rank" };
  if (types & TYPE.xyz && !card.rank) return { sign: "★", number: card.level ?? 0, kind: "rank" };
  return card.level ? { sign: "★", number: card.level, kind: "level" } : null;
}
