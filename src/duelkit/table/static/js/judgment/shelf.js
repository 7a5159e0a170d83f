/** THE EYE OF JUDGMENT for the library and the deck editor. */
import { html } from "../../vendor/htm-preact.js";
import { average, counted } from "../decks/stats.js";
import { register } from "../games.js";
import { both, has, t } from "../text.js";
import { ELEMENTS, lookOf } from "./bits.js";
import { Face as SmallFace } from "./face.js";

function isOfKind(card, kind) {
  const [base, sort] = kind.split(":");
  if (base === "creature") return card.kind === "creature";
  return card.kind === "spell" && (sort === undefined || card.class === Number(sort));
}

const kinds = (words) => [
  ["creature", t("lib-kind-creature")],
  ["spell", t("lib-kind-spell-judgment")],
  ...words.classes.map((one) => [`spell:${one.bit}`, t("lib-kind-sub", { name: both(one.name) })]),
];

function races(_, cards) {
  const found = new Map(cards.filter((card) => card.race).map((card) => [card.race, both(card.race_name)]));
  return [...found].sort((one, two) => one[1].localeCompare(two[1]));
}

/** The face of a card of the index. */
const Face = ({ card, mode = "normal" }) => html`<${SmallFace} card=${card} short=${mode === "normal"} />`;

function shortOf(card, words) {
  if (card.kind === "spell") {
    return [
      both(words.classes.find((one) => one.bit === card.class)?.name),
      t("lib-short-cost", { cost: card.cost }),
    ].join(" · ");
  }
  const element = words.elements.find((one) => one.bit & card.element);
  return [
    element ? both(element.name) : t("lib-no-element"),
    both(card.race_name),
    t("lib-short-cost", { cost: card.cost }),
    `ATK ${card.attack}`,
    `HP ${card.hp}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function rows(sheet, words) {
  const found = [];
  const row = (key, value) => {
    if (value !== "" && value !== null && value !== undefined) found.push([key, value]);
  };
  row("lib-number", sheet.number);
  row("lib-rarity", both(words.rarities.find((one) => one.bit === sheet.rarity)?.name));
  row("lib-figure-cost", sheet.cost || (sheet.kind === "spell" ? "X" : 0));
  if (sheet.kind === "creature") {
    row("lib-element", both(words.elements.find((one) => one.bit & sheet.element)?.name) || t("lib-no-element"));
    row("lib-race", both(sheet.race_name));
    row("lib-affiliation", both(sheet.affiliation_name));
    row("lib-figure-attack", sheet.attack);
    row("lib-figure-hp", sheet.hp);
    row("lib-attack-cost", sheet.attack_cost);
    row("lib-rotate-cost", sheet.rotate_cost);
  } else row("lib-class", both(words.classes.find((one) => one.bit === sheet.class)?.name));
  row("lib-lock", sheet.lock ? t("lib-yes") : "");
  return found;
}

/** How many copies a deck may hold. */
function Limits({ sheet }) {
  if (!has("lib-deck-limit") || !sheet.limits?.length) return null;
  return html`<section class="panel"><h2>${t("lib-limits")}</h2><ul class="plain-list">
    ${sheet.limits.map((one, at) => html`<li key=${at}>${t(one.group ? "lib-group-limit" : "lib-deck-limit", { count: one.count })}</li>`)}</ul></section>`;
}

function charts(cards, _, words) {
  const creatures = cards.filter((card) => card.kind === "creature");
  const spells = cards.filter((card) => card.kind === "spell");
  const dear = Math.max(6, ...cards.map((card) => card.cost));
  const costs = Array.from({ length: dear + 1 }, (_, at) => ({
    key: at,
    text: String(at),
    count: counted(cards, (card) => card.cost === at),
  }));
  const health = Array.from({ length: 9 }, (_, at) => ({
    key: at,
    text: String(at + 1),
    count: counted(creatures, (card) => card.hp === at + 1),
  }));
  const kinds = [
    { key: "creature", text: t("lib-kind-creature"), count: creatures.length, colour: "#c97f4e" },
    { key: "spell", text: t("lib-kind-spell-judgment"), count: spells.length, colour: "#8a63b8" },
  ];
  const elements = [
    ...words.elements.map((one) => ({
      key: one.bit,
      text: both(one.name),
      colour: ELEMENTS.find((other) => other.bit === one.bit)?.light,
      count: counted(creatures, (card) => card.element & one.bit),
    })),
    { key: 0, text: t("lib-no-element"), count: counted(creatures, (card) => !card.element), colour: "#a39bb0" },
  ];
  const races = [...new Map(creatures.map((card) => [card.race, both(card.race_name)]))]
    .map(([race, text]) => ({ key: race, text, count: counted(creatures, (card) => card.race === race) }))
    .sort((one, two) => two.count - one.count);
  const classes = words.classes.map((one) => ({
    key: one.bit,
    text: both(one.name),
    count: counted(spells, (card) => card.class === one.bit),
  }));
  const figures = [
    ["deck-average-cost", average(cards.map((card) => card.cost))],
    ["deck-average-hp", average(creatures.map((card) => card.hp))],
    ["deck-average-attack", average(creatures.map((card) => card.attack))],
    ["deck-locked", String(counted(cards, (card) => card.lock))],
  ];
  return {
    curves: [
      [t("deck-curve-cost"), costs, ""],
      [t("deck-curve-hp"), health, ""],
    ],
    shares: [
      [t("lib-kind"), kinds, cards.length],
      [t("lib-element"), elements, creatures.length],
      [t("lib-race"), races, creatures.length],
      [t("lib-class"), classes, spells.length],
    ],
    figures,
  };
}

register("judgment", {
  figures: ["cost", "hp", "attack"],
  figureOf: (card, name) => (name !== "cost" && card.kind !== "creature" ? null : card[name]),
  isOfKind,
  isOfElement: (card, value) => (value < 0 ? card.kind === "creature" && !card.element : (card.element & value) !== 0),
  isOfRace: (card, value) => card.race === value,
  orders: { level: (one, two) => two.cost - one.cost, attack: (one, two) => two.attack - one.attack },
  groupOf: (card) => (card.kind === "creature" ? 0 : 1),
  rankOf: (card) => card.cost,
  kinds,
  races,
  elementKey: "lib-element",
  elements: (words) => [...words.elements.map((one) => [one.bit, both(one.name)]), [-1, t("lib-no-element")]],
  Face,
  colourOf: (card) => lookOf(card).light,
  shortOf,
  rows,
  Limits,
  joint: "\n",
  editions: false,
  parts: ["main"],
  formats: ["deck"],
  groups: (of) => [
    { name: t("deck-group-cheap"), cards: of((card) => card.kind === "creature" && card.cost <= 2), least: 1 },
    { name: t("lib-kind-spell-judgment"), cards: of((card) => card.kind === "spell"), least: 1 },
  ],
  charts,
});
