/** From a view to what the board shows: places, options by place, whose colours. */
import { both, t } from "../text.js";
import { elementOf, nameOf, rowOf } from "./bits.js";
import { fieldRect, handRects, shownFacing, spotId } from "./layout.js";
import { pileRects } from "./parts.js";
import { creatureWords, fieldWords } from "./tile.js";

/**
 * How the board is seen: `base` is the player at the near side, in the own colours. A person on both sides sees it as
 * the first player does.
 */
export function seenFrom(view, neutral) {
  const base = neutral ? 0 : view.sides[0].player;
  return { base, turned: base === 1, colour: (player) => (player === base ? 0 : 1) };
}

const OPPOSED = { 1: 2, 2: 1, 4: 8, 8: 4 };

/** What a field does to the HP of a creature of an element. */
export function fieldBonus(field, element) {
  if (!(element & 0xf)) return 0;
  if (field.elements & element) return 2;
  return field.elements & (OPPOSED[element] ?? 0) ? -2 : 0;
}

/** A creature that is not there yet: a card of the index as it would be on a field. */
export function imagined(number, field, facing, owner) {
  const card = rowOf(number) ?? {};
  const hp = Math.max(0, (card.hp ?? 0) + fieldBonus(field, card.element));
  return {
    card: -1,
    number,
    owner,
    facing,
    hp,
    attack: card.attack ?? 0,
    attack_cost: card.attack_cost ?? 0,
    rotate_cost: card.rotate_cost ?? 0,
    element: card.element ?? 0,
    keywords: card.keywords ?? 0,
    evasion: card.evasion ?? 0,
    protection: card.protection ?? 0,
    magic_protection: 0,
    dead: hp === 0,
    possessor: -1,
    counter_sides: card.counter_sides ?? 0,
    blind_sides: card.blind_sides ?? 0,
  };
}

/** The player for whom a creature acts: its owner, or whoever has seized it. */
export function actsFor(view, creature) {
  if (!(creature.possessor >= 0)) return creature.owner;
  const by = view.fields.find((field) => field.creature?.card === creature.possessor);
  return by ? by.creature.owner : 1 - creature.owner;
}

/** How many fields a player holds. */
export const fieldsOf = (view, player) =>
  view.fields.filter((field) => field.creature && !field.creature.dead && field.creature.owner === player).length;

/**
 * All places with what lies there.
 * @param {object} view
 * @param {object} geo
 * @param {{base: number, turned: boolean, colour: (player: number) => number}} seen
 * @param {boolean} neutral whether players are called by number
 * @returns {any[]}
 */
export function spotsOf(view, geo, seen, neutral) {
  const spots = [];
  const whose = (player) =>
    neutral ? t("jud-of-player", { number: player + 1 }) : t(seen.colour(player) === 0 ? "jud-own" : "jud-other");
  const hand = (side) => {
    const one = view.sides[side];
    const rects = handRects(geo.hands[side], one.hand.length);
    one.hand.forEach((card, at) => {
      const row = rowOf(card.number);
      const words = row
        ? [
            nameOf(card.number),
            t("jud-cost", { number: card.cost }),
            row.kind === "creature"
              ? `${t("jud-attack", { number: row.attack })}${t("jud-comma")}${t("jud-hp", { number: row.hp })}`
              : t(`jud-class-${row.class ?? 0}`),
          ]
        : [t("jud-hidden-card")];
      spots.push({
        id: spotId("hand", side, at),
        place: "hand",
        side,
        at,
        ...rects[at],
        card,
        number: card.number,
        name: `${whose(one.player)}${t("jud-hand-at", { number: at + 1 })}`,
        label: `${whose(one.player)}${t("jud-hand-at", { number: at + 1 })}: ${words.join(t("jud-comma"))}`,
      });
    });
  };
  const pile = (side) => {
    const one = view.sides[side];
    const rects = pileRects(geo, side);
    spots.push({
      id: spotId("library", side, 0),
      place: "library",
      side,
      at: 0,
      ...rects.library,
      number: 0,
      count: one.library,
      name: `${whose(one.player)}${t("jud-library")}`,
      label: `${whose(one.player)}${t("jud-library")}: ${t("jud-count", { count: one.library })}`,
    });
    const top = one.graveyard[one.graveyard.length - 1];
    spots.push({
      id: spotId("graveyard", side, 0),
      place: "graveyard",
      side,
      at: 0,
      ...rects.graveyard,
      pile: one.graveyard,
      number: top?.number ?? 0,
      count: one.graveyard.length,
      top,
      name: `${whose(one.player)}${t("jud-graveyard")}`,
      label: `${whose(one.player)}${t("jud-graveyard")}: ${t("jud-count", { count: one.graveyard.length })}${top ? `${t("jud-comma")}${t("jud-top", { card: nameOf(top.number) })}` : ""}`,
    });
  };
  hand(1);
  pile(1);
  const order = seen.turned ? [8, 7, 6, 5, 4, 3, 2, 1, 0] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const slot of order) {
    const field = view.fields[slot];
    const name = t("jud-field", { number: slot + 1 });
    const there = field.creature
      ? creatureWords(field.creature, shownFacing(field.creature.facing, seen.turned), whose(field.creature.owner))
      : t("jud-empty");
    spots.push({
      id: spotId("field", 0, slot),
      place: "field",
      side: field.creature ? seen.colour(field.creature.owner) : 0,
      at: slot,
      slot,
      ...fieldRect(geo, slot, seen.turned),
      field,
      card: field.creature,
      number: field.creature?.number ?? 0,
      name,
      element: elementOf(field.face),
      label: `${name} (${fieldWords(field)}): ${there}`,
    });
  }
  pile(0);
  hand(0);
  return spots;
}

/** Where each card is: its number → the place's id. */
export function placesOf(spots) {
  const found = new Map();
  for (const spot of spots) {
    for (const card of spot.pile ?? []) found.set(card.card, spot.id);
    if (spot.card?.card >= 0) found.set(spot.card.card, spot.id);
  }
  return found;
}

/** Verbs whose options are chosen in the panel, whatever card they name. */
const SPOKEN = new Set(["yes", "no", "finish", "keep", "mulligan", "number", "element", "to_action2", "end_turn"]);

/**
 * Options by place. A summon is offered at its card and, if a field is selected first, at its field.
 * @returns {{marks: Map<string, object[]>, onto: Map<string, object[]>, loose: object[], facings: object[]}}
 */
export function marksOf(ask, places) {
  const marks = new Map();
  const onto = new Map();
  const loose = [];
  const facings = [];
  const put = (map, id, choice) => {
    if (!map.has(id)) map.set(id, []);
    map.get(id).push(choice);
  };
  (ask?.options ?? []).forEach((option, index) => {
    const choice = { index, option, text: both(option.text) };
    const card = option.card ?? -1;
    if (SPOKEN.has(option.verb)) return;
    if (option.verb === "facing") facings.push(choice);
    else if (option.verb === "field") put(marks, spotId("field", 0, option.zone?.slot ?? option.number), choice);
    else if (option.zone) {
      if (places.has(card)) put(marks, places.get(card), choice);
      put(onto, spotId("field", 0, option.zone.slot), choice);
    } else if (places.has(card)) put(marks, places.get(card), choice);
    else if (card >= 0) loose.push(choice);
  });
  return { marks, onto, loose, facings };
}

/** Where a question about a facing puts the creature: the field it is on or will be on; −1 for a spell. */
export function facingSlot(ask, view, facings) {
  if (!facings.length || rowOf(facings[0].option.passcode)?.kind !== "creature") return -1;
  const stands = view.fields.findIndex((field) => field.creature?.card === facings[0].option.card);
  return stands >= 0 ? stands : (ask.number ?? -1);
}

/** Whether an option begins an attack, of which a forecast is shown first. */
export const weighs = (ask, index) =>
  ask.options[index]?.verb === "attack" ||
  (ask.why === "attack_target" && ["pick", "field"].includes(ask.options[index]?.verb));

/** The options that the panel lists: those of summons are chosen on the board. `null`: all. */
export function shorten(ask) {
  const kept = ask.options
    .map((option, index) => index)
    .filter((index) => !["summon", "incarnate"].includes(ask.options[index].verb));
  return kept.length && kept.length < ask.options.length && ask.options.length > 9 ? kept : null;
}

/** What both sides have at the end of a duel. */
export function tally(view) {
  return [
    { words: t("jud-tally-fields"), figures: view.sides.map((side) => fieldsOf(view, side.player)) },
    { words: t("jud-tally-mana"), figures: view.sides.map((side) => side.mana) },
    { words: t("jud-tally-hand"), figures: view.sides.map((side) => side.hand.length) },
    { words: t("jud-tally-library"), figures: view.sides.map((side) => side.library) },
  ];
}
