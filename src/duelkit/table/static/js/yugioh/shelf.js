/** Yu-Gi-Oh! for the library and the deck editor. */
import { html } from "../../vendor/htm-preact.js";
import { average, counted } from "../decks/stats.js";
import { register } from "../games.js";
import { both, t } from "../text.js";
import { ATTRIBUTES, FRAMES, figure, kindOf } from "./bits.js";
import { Face as SmallFace } from "./face.js";

const MONSTER = 0x1;
const SPELL = 0x2;
const TRAP = 0x4;
const NORMAL_ICONS = 0x80 | 0x10000 | 0x20000 | 0x40000 | 0x80000 | 0x100000;
const EXTRA = 0x40 | 0x2000 | 0x800000 | 0x4000000;

/** The Level, Rank or Link Rating of a card, whichever it has. */
const starsOf = (card) => card.level || card.rank || card.rating || 0;

function figureOf(card, name) {
  if (!(card.types & MONSTER)) return null;
  if (name === "level") return starsOf(card);
  if (name === "scale") return card.types & 0x1000000 ? card.scale : null;
  const value = card[name];
  return value === null || value === undefined ? null : Math.max(value, 0);
}

/** Whether a card is of a kind: `monster`, `spell`, `trap`, `effect` …, `spell:65536`, `trap:0`. */
function isOfKind(card, kind) {
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

function kinds(words) {
  const sorts = (base, bits) =>
    words.sorts
      .filter((one) => bits.includes(one.bit))
      .map((one) => [`${base}:${one.bit}`, t("lib-kind-sub", { name: both(one.name) })]);
  return [
    ["monster", t("lib-kind-monster")],
    ["monster:extra", t("lib-kind-extra")],
    ...words.kinds.map((one) => [`monster:${one.bit}`, t("lib-kind-sub", { name: both(one.name) })]),
    ["spell", t("lib-kind-spell-yugioh")],
    ...sorts("spell", [0x10, 0x10000, 0x20000, 0x40000, 0x80000, 0x80]),
    ["trap", t("lib-kind-trap")],
    ...sorts("trap", [0x10, 0x20000, 0x100000]),
  ];
}

function races(words, cards) {
  const used = cards.reduce((bits, card) => bits | card.race, 0);
  return words.races.filter((one) => one.bit & used).map((one) => [one.bit, both(one.name)]);
}

/** The face of a card of the index. */
function Face({ card, mode = "normal" }) {
  return html`<${SmallFace} card=${{ ...card, passcode: card.number, name: both(card.name), signs: card.signs ?? [], printed: card }} mode=${mode} />`;
}

function shortOf(card, words) {
  if (!(card.types & MONSTER)) {
    const sorts = words.sorts.filter((one) => one.bit !== 0x10 && one.bit & card.types);
    const sort = sorts[0] ?? words.sorts.find((one) => one.bit === 0x10);
    return t(card.types & 0x2 ? "lib-short-spell" : "lib-short-trap", { sort: both(sort?.name) });
  }
  const attribute = ATTRIBUTES.find((one) => one.bit & card.attribute);
  const stars = card.types & 0x4000000 ? `LINK-${starsOf(card)}` : `★${starsOf(card)}`;
  const sign = attribute ? both(words.attributes.find((one) => one.bit === attribute.bit)?.name) : "";
  const figures = card.types & 0x4000000 ? figure(card.atk) : `${figure(card.atk)}/${figure(card.def)}`;
  return [sign, stars, figures].filter(Boolean).join(" · ");
}

/** The formats in which a card is legal, and the limit lists that name it. */
function Limits({ sheet, about }) {
  const limits = (sheet.limits ?? []).map((one) => ({
    ...one,
    name: about?.limits?.find((list) => list.id === one.id)?.name,
  }));
  return html`<section class="panel"><h2>${t("lib-formats")}</h2>${
    sheet.formats?.length
      ? html`<ul class="list plain-list">${sheet.formats.map(
          (one) =>
            html`<li key=${one.id}><span>${both(one.name)}</span> ${both(one.word) && html`<span class="limit">${both(one.word)}</span>`}</li>`,
        )}</ul>`
      : html`<p class="empty">${t("lib-no-formats")}</p>`
  }<h2>${t("lib-limits")}</h2>${
    limits.length
      ? html`<ul class="list plain-list">${limits.map(
          (one) => html`<li key=${one.id}>
    <span>${both(one.name) || one.id}</span> <span class=${`limit limit-${one.copies}`}>${t(`lib-limit-${one.copies}`)}</span></li>`,
        )}</ul>`
      : html`<p class="empty">${t("lib-no-limits")}</p>`
  }</section>`;
}

function charts(cards, extra, words) {
  const monsters = cards.filter((card) => card.types & MONSTER);
  const spells = cards.filter((card) => card.types & SPELL);
  const traps = cards.filter((card) => card.types & 0x4);
  const levels = Array.from({ length: 12 }, (_, at) => ({
    key: at,
    text: String(at + 1),
    count: counted(monsters, (card) => card.level === at + 1),
  }));
  const kinds = [
    ["#c97f4e", "lib-kind-monster", monsters.length],
    ["#2ea08c", "lib-kind-spell-yugioh", spells.length],
    ["#bf5a90", "lib-kind-trap", traps.length],
  ].map(([colour, key, count]) => ({ key, text: t(key), count, colour }));
  const attributes = words.attributes.map((one) => ({
    key: one.bit,
    text: both(one.name),
    colour: ATTRIBUTES.find((other) => other.bit === one.bit)?.colour,
    count: counted(monsters, (card) => card.attribute & one.bit),
  }));
  const races = words.races
    .map((one) => ({ key: one.bit, text: both(one.name), count: counted(monsters, (card) => card.race & one.bit) }))
    .sort((one, two) => two.count - one.count);
  const monsterKinds = words.kinds
    .filter((one) => ![0x20].includes(one.bit))
    .map((one) => ({ key: one.bit, text: both(one.name), count: counted(monsters, (card) => card.types & one.bit) }));
  const sorts = words.sorts.map((one) => ({
    key: one.bit,
    text: both(one.name),
    count: counted([...spells, ...traps], (card) =>
      one.bit === 0x10
        ? !words.sorts.some((other) => other.bit !== 0x10 && other.bit & card.types)
        : card.types & one.bit,
    ),
  }));
  const extras = [0x40, 0x2000, 0x800000, 0x4000000].map((bit) => ({
    key: bit,
    text: both(words.kinds.find((one) => one.bit === bit)?.name),
    count: counted(extra, (card) => card.types & bit),
  }));
  const stars = Array.from({ length: 13 }, (_, at) => ({
    key: at,
    text: String(at),
    count: counted(extra, (card) => starsOf(card) === at),
  })).filter((row) => row.key > 0);
  const figures = [
    ["deck-average-level", average(monsters.map((card) => card.level))],
    ["deck-average-atk", average(monsters.filter((card) => card.atk >= 0).map((card) => card.atk))],
    ["deck-tributes", String(counted(monsters, (card) => card.level >= 5 && !(card.types & EXTRA)))],
  ];
  return {
    curves: [
      [t("deck-curve-level"), levels, t("deck-curve-main")],
      ...(extra.length ? [[t("deck-curve-extra"), stars, ""]] : []),
    ],
    shares: [
      [t("lib-kind"), kinds, cards.length],
      [t("lib-attribute"), attributes, monsters.length],
      [t("lib-race"), races, monsters.length],
      [t("deck-monster-kinds"), monsterKinds, monsters.length],
      [t("deck-sorts"), sorts, spells.length + traps.length],
      ...(extra.length ? [[t("lib-part-extra"), extras, extra.length]] : []),
    ],
    figures,
  };
}

register("yugioh", {
  figures: ["level", "atk", "def", "scale"],
  figureOf,
  isOfKind,
  isOfElement: (card, value) => (card.attribute & value) !== 0,
  isOfRace: (card, value) => (card.race & Number(value)) !== 0,
  orders: { level: (one, two) => starsOf(two) - starsOf(one), attack: (one, two) => (two.atk ?? -1) - (one.atk ?? -1) },
  groupOf: (card) => (card.types & MONSTER ? (card.types & EXTRA ? 1 : 0) : card.types & SPELL ? 2 : 3),
  rankOf: (card) => (card.types & MONSTER ? -starsOf(card) : card.types & NORMAL_ICONS),
  kinds,
  races,
  elementKey: "lib-attribute",
  elements: (words) => words.attributes.map((one) => [one.bit, both(one.name)]),
  Face,
  colourOf: (card) => FRAMES[kindOf(card.types)][0],
  shortOf,
  rows: (sheet) => [["lib-passcode", String(sheet.number).padStart(8, "0")]],
  Limits,
  joint: " ",
  editions: true,
  parts: ["main", "extra", "side"],
  formats: ["deck", "ydk", "ydke"],
  groups: (of) => [
    {
      name: t("deck-group-summonable"),
      cards: of((card) => card.types & MONSTER && card.level <= 4 && card.part === "main"),
      least: 1,
    },
    { name: t("lib-kind-spell-yugioh"), cards: of((card) => card.types & SPELL), least: 1 },
    { name: t("lib-kind-trap"), cards: of((card) => card.types & TRAP), least: 1 },
  ],
  charts,
});
