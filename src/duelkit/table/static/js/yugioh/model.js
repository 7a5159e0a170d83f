/** From a view to what the board shows: places with their cards, cards with their positions, options by place. */
import { cardOf } from "../cards.js";
import { both, t } from "../text.js";
import { figure, positionWord, starsOf, TYPE } from "./bits.js";
import { handPlaces, spotId } from "./layout.js";

/** The values that the server leaves out of a card. */
const USUAL = Object.freeze({
  types: 0,
  atk: 0,
  def: 0,
  level: 0,
  rank: 0,
  rating: 0,
  markers: 0,
  scale: 0,
  attribute: 0,
  race: 0,
  counters: {},
  materials: [],
  defense: false,
  equipped_to: -1,
  negated: false,
  set_this_turn: false,
});

const whole = (card) => (card ? { ...USUAL, ...card } : card);

/** A view with every field of every card. */
export function filled(view) {
  const sides = view.sides.map((side) => ({
    ...side,
    field: whole(side.field),
    ...Object.fromEntries(
      ["deck_top", "hand", "graveyard", "banished", "extra", "monsters", "spells", "pendulum"].map((row) => [
        row,
        side[row].map(whole),
      ]),
    ),
  }));
  return { ...view, sides };
}

/** Which of the two shared zones (0: left as the viewer sees it) an extra monster zone of a player is. */
export const sharedAt = (at, main, player) => (player === 0 ? at - main : 1 - (at - main));

/** The name of a card, as far as it is known. */
export function nameOf(card) {
  if (!card) return "";
  if (card.passcode > 0) return both(cardOf("yugioh", card.passcode)?.name) || String(card.passcode);
  return t(card.up === false || card.card >= 0 ? "ygo-face-down-card" : "ygo-unknown-card");
}

function stateWords(card, place) {
  const said = [];
  if (place === "monster" || place === "shared") {
    said.push(positionWord(card));
    if (card.up) {
      const stars = starsOf(card);
      if (stars) said.push(t(`ygo-${stars.kind}`, { number: stars.number }));
      said.push(`ATK ${figure(card.atk)}`);
      if (!(card.types & TYPE.link)) said.push(`DEF ${figure(card.def)}`);
    }
  } else if (!card.up && place !== "hand") said.push(t("ygo-set"));
  if (place === "pendulum") said.push(t("ygo-scale", { number: card.scale }));
  if (card.materials?.length) said.push(t("ygo-materials", { count: card.materials.length }));
  for (const [name, count] of Object.entries(card.counters ?? {})) said.push(`${counterName(name)} ${count}`);
  if (card.negated) said.push(t("ygo-negated"));
  if (card.set_this_turn) said.push(t("ygo-set-this-turn"));
  return said;
}

const COUNTERS = { 魔力カウンター: "ygo-counter-spell" };

/** A counter's name; the server names counters in Japanese. */
export const counterName = (name) => (COUNTERS[name] ? t(COUNTERS[name]) : name);

/** The names of all cards that the view shows, by number. */
export function cardNames(view) {
  const names = new Map();
  for (const side of view.sides) {
    const rows = [
      side.hand,
      side.graveyard,
      side.banished,
      side.extra,
      side.monsters,
      side.spells,
      side.pendulum,
      [side.field],
    ];
    for (const card of rows.flat()) if (card && card.card >= 0) names.set(card.card, nameOf(card));
  }
  return names;
}

/**
 * All places of the board with what lies there.
 * @param {object} view the server's view
 * @param {ReturnType<import("./layout.js").layout>} geo
 * @param {boolean} neutral whether players are called by number
 */
export function spotsOf(view, geo, neutral = false) {
  const whose = (side) =>
    neutral ? t("ygo-of-player", { number: view.sides[side].player + 1 }) : t(side === 0 ? "ygo-own" : "ygo-other");
  const spots = [];
  const main = view.zones.monster;
  const push = (spot) => spots.push(spot);
  const zone = (place, side, at, card, number) => {
    const rect = geo.spots.get(spotId(place, side, at));
    if (!rect) return;
    const owner = whose(side);
    const name = `${owner}${t(`ygo-place-${place}`, { number })}`;
    const content = card
      ? `${nameOf(card)}${t("ygo-comma")}${stateWords(card, place).join(t("ygo-comma"))}`
      : t("ygo-empty");
    push({
      id: spotId(place, side, at),
      place,
      side,
      at,
      ...rect,
      card,
      name,
      label: `${name}: ${content.replace(/[、,\s]+$/, "")}`,
    });
  };
  const pile = (place, side, cards, count) => {
    const rect = geo.spots.get(spotId(place, side, 0));
    if (!rect) return;
    const name = `${whose(side)}${t(`ygo-place-${place}`, { number: 0 })}`;
    const top =
      place === "graveyard" || place === "banished" ? cards[cards.length - 1] : place === "deck" ? cards[0] : null;
    const label = `${name}: ${t("ygo-count", { count })}${top?.passcode ? `${t("ygo-comma")}${t("ygo-top", { card: nameOf(top) })}` : ""}`;
    push({ id: spotId(place, side, 0), place, side, at: 0, ...rect, pile: cards, count, top, card: null, name, label });
  };
  for (const side of [1, 0]) {
    const one = view.sides[side];
    const hand = geo.hands[side];
    const places = handPlaces(hand, one.hand.length, geo.card, hand.scale, geo.left + geo.total / 2);
    const back = [];
    back.push(() =>
      one.spells.forEach((card, at) => {
        const shown = card ?? (view.zones.pendulum === "row" ? rowScale(one, at) : null);
        zone("spell", side, at, shown, at + 1);
      }),
    );
    back.push(() => one.monsters.slice(0, main).forEach((card, at) => zone("monster", side, at, card, at + 1)));
    const handSpots = () =>
      one.hand.forEach((card, at) => {
        const rect = places[at];
        const name = `${whose(side)}${t("ygo-hand-at", { number: at + 1 })}`;
        push({
          id: spotId("hand", side, at),
          place: "hand",
          side,
          at,
          x: rect.x,
          y: rect.y,
          w: rect.w,
          h: side === 0 ? rect.h : hand.h,
          full: rect.full,
          card,
          name,
          label: `${name}: ${nameOf(card)}`,
        });
      });
    if (side === 1) {
      handSpots();
      back.forEach((draw) => draw());
    } else back.reverse().forEach((draw) => draw());
    zone("field", side, 0, one.field, 1);
    if (view.zones.pendulum === "own") one.pendulum.forEach((card, at) => zone("pendulum", side, at, card, at + 1));
    pile("extra", side, one.extra, one.extra.length);
    pile("graveyard", side, one.graveyard, one.graveyard.length);
    pile("banished", side, one.banished, one.banished.length);
    pile("deck", side, one.deck_top, one.deck);
    if (side === 0) handSpots();
    if (side === 1 && view.zones.extra) {
      for (const at of [0, 1]) {
        let found = null;
        let holder = 0;
        for (const s of [0, 1]) {
          view.sides[s].monsters.slice(main).forEach((card, slot) => {
            if (card && sharedAt(slot + main, main, view.sides[0].player) === at) {
              found = card;
              holder = s;
            }
          });
        }
        const rect = geo.spots.get(spotId("shared", 0, at));
        const name = t(at === 0 ? "ygo-shared-left" : "ygo-shared-right");
        const content = found
          ? `${whose(holder)}${nameOf(found)}${t("ygo-comma")}${stateWords(found, "shared").join(t("ygo-comma"))}`
          : t("ygo-empty");
        push({
          id: spotId("shared", 0, at),
          place: "shared",
          side: holder,
          at,
          ...rect,
          card: found,
          name,
          label: `${name}: ${content}`,
        });
      }
    }
  }
  return spots;
}

/** The pendulum card at an end of the spell & trap row. */
function rowScale(side, at) {
  if (at === 0) return side.pendulum[0];
  return at === side.spells.length - 1 ? side.pendulum[1] : null;
}

/** Where each card is: its number → the place's id. */
export function placesOf(spots) {
  const found = new Map();
  for (const spot of spots) {
    for (const card of spot.pile ?? []) if (card.card >= 0) found.set(card.card, spot.id);
    if (spot.card?.card >= 0) found.set(spot.card.card, spot.id);
  }
  return found;
}

/** Every card that the view names, by number. */
export function cardsOf(spots) {
  const found = new Map();
  for (const spot of spots) {
    for (const card of spot.pile ?? []) if (card.card >= 0) found.set(card.card, card);
    if (spot.card?.card >= 0) found.set(spot.card.card, spot.card);
  }
  return found;
}

/**
 * Options by place; and those of cards that are nowhere in view.
 * @returns {{marks: Map<string, object[]>, loose: object[]}}
 */
export function marksOf(ask, view, places) {
  const marks = new Map();
  const loose = [];
  if (!ask) return { marks, loose };
  ask.options.forEach((option, index) => {
    const choice = { index, option, text: both(option.text) };
    let id = null;
    if (option.zone) {
      const main = view.zones.monster;
      const side = option.zone.player === view.sides[0].player ? 0 : 1;
      id =
        option.zone.row === "monsters" && option.zone.slot >= main
          ? spotId("shared", 0, sharedAt(option.zone.slot, main, option.zone.player))
          : spotId(option.zone.row === "monsters" ? "monster" : "spell", side, option.zone.slot);
    } else if (option.card !== null && option.card !== undefined && option.verb !== "position") {
      id = places.get(option.card) ?? null;
      if (!id) loose.push(choice);
    }
    if (!id) return;
    if (!marks.has(id)) marks.set(id, []);
    marks.get(id).push(choice);
  });
  return { marks, loose };
}

/**
 * Cards in open piles that the chain involves, with where they are shown: beside the pile, as other cards are on top of
 * them.
 */
export function drawnOut(view, spots, geo) {
  const meant = new Set(view.chain.flatMap((link) => [link.card, ...link.targets]));
  const found = new Map();
  for (const spot of spots) {
    if (spot.place !== "graveyard" && spot.place !== "banished") continue;
    const cards = spot.pile.slice(0, -1).filter((card) => card.passcode && meant.has(card.card));
    const inwards = spot.x + spot.w / 2 > geo.width / 2 ? -1 : 1;
    cards.forEach((card, at) =>
      found.set(card.card, {
        x: spot.x + spot.w / 2 + inwards * geo.card.w * 0.6 * (at + 1),
        y: Math.max(spot.y + spot.h / 2, geo.card.h / 2 + 2),
      }),
    );
  }
  return found;
}

/** The cards that are drawn, with where and how. `out`: the cards of piles that are shown beside them. */
export function drawnOf(view, spots, geo, out = new Map()) {
  const drawn = [];
  const { w, h } = geo.card;
  const centred = (rect, scale = 1) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2, scale });
  const within = (rect) => centred(rect, Math.min(0.94, (rect.w * 0.96) / w, (rect.h * 0.96) / h));
  for (const spot of spots) {
    if (spot.place === "hand") {
      const hand = geo.hands[spot.side];
      const { scale } = hand;
      const y = spot.side === 0 ? hand.y + (h * scale) / 2 : hand.y + hand.h - (h * scale) / 2;
      const key = spot.card.card >= 0 ? `c${spot.card.card}` : `h${spot.side}-${spot.at}`;
      drawn.push({
        key,
        card: spot.card,
        place: "hand",
        side: spot.side,
        x: spot.x + (w * scale) / 2,
        y,
        turn: 0,
        scale,
        z: 20 + spot.at,
        spot: spot.id,
      });
      continue;
    }
    if (spot.pile) {
      const open = spot.place === "graveyard" || spot.place === "banished";
      if (open) {
        for (const card of spot.pile) {
          const there = out.get(card.card);
          if (there)
            drawn.push({
              key: `c${card.card}`,
              card: { ...card, up: true },
              place: spot.place,
              side: spot.side,
              ...there,
              scale: 0.94,
              turn: 0,
              z: 26,
              spot: spot.id,
            });
        }
        spot.pile
          .filter((card) => !out.has(card.card))
          .slice(-2)
          .forEach((card, at, two) => {
            if (card.card >= 0 && card.passcode) {
              drawn.push({
                key: `c${card.card}`,
                card: { ...card, up: true },
                place: spot.place,
                side: spot.side,
                ...within(spot),
                turn: 0,
                z: 2 + at + (two.length > 1 ? 0 : 1),
                spot: spot.id,
              });
            } else {
              drawn.push({
                key: `${spot.id}-${at}`,
                card: { ...card, up: false },
                place: spot.place,
                side: spot.side,
                ...within(spot),
                turn: 0,
                z: 2 + at,
                spot: spot.id,
              });
            }
          });
      }
      continue;
    }
    if (!spot.card) continue;
    const turned = (spot.place === "monster" || spot.place === "shared") && (spot.card.defense || !spot.card.up);
    drawn.push({
      key: `c${spot.card.card}`,
      card: spot.card,
      place: spot.place,
      side: spot.side,
      ...(turned || !["field", "pendulum"].includes(spot.place)
        ? centred(spot, turned ? geo.turned : 0.98)
        : within(spot)),
      turn: turned ? -90 : 0,
      z: 10,
      spot: spot.id,
    });
  }
  // each card in one place: a card that seems to be in two is drawn where it came to last
  const seen = new Set();
  return drawn.filter((one) => !seen.has(one.key) && seen.add(one.key)).sort((a, b) => (a.key < b.key ? -1 : 1));
}

const ORIGINS = new Set(["deck", "hand", "graveyard", "banished", "extra"]);

/** Where a new card comes from: according to the log, or the deck of its side. */
export function originOf(one, fresh, geo, spots) {
  const entry = [...fresh].reverse().find((row) => row.kind === "move" && row.card === one.card.card);
  const place = entry ? (ORIGINS.has(entry.origin) ? entry.origin : null) : one.place === "hand" ? "deck" : "hand";
  const side = one.side;
  if (place === "hand") {
    const hand = geo.hands[side];
    return { x: hand.x + hand.w / 2, y: side === 0 ? hand.y + hand.h / 2 : hand.y };
  }
  const rect = place ? geo.spots.get(spotId(place, side, 0)) : null;
  if (rect) return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
  const spot = spots.find((other) => other.id === one.spot);
  return spot ? { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 } : { x: one.x, y: one.y };
}

/** What both sides have at the end of a duel. */
export function tally(view) {
  const monsters = (side) => side.monsters.filter(Boolean).length;
  return [
    { words: t("ygo-tally-life"), figures: view.sides.map((side) => side.life) },
    { words: t("ygo-tally-monsters"), figures: view.sides.map(monsters) },
    { words: t("ygo-tally-hand"), figures: view.sides.map((side) => side.hand.length) },
    { words: t("ygo-place-deck"), figures: view.sides.map((side) => side.deck) },
  ];
}
