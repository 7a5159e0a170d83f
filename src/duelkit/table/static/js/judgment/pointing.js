/** What the pointer, the keyboard and the open question point at. */
import { t } from "../text.js";
import { actsFor, imagined } from "./model.js";
import { reachFrom, rowOf } from "./bits.js";

/** What the inspector shows of a spot; `null` for an empty one. */
export function targetOf(spot, view, you) {
  const card = spot.card ?? spot.top;
  if (!card && spot.place !== "hand") return null;
  return {
    passcode: spot.number,
    card: card?.card ?? -1,
    view: card ?? null,
    place: spot.place,
    field: spot.field ?? null,
    label: spot.name,
    side: spot.side,
    mine: you !== null && (spot.place === "field" ? actsFor(view, card) === view.sides[0].player : spot.side === 0),
  };
}

/** A creature as it would be after a summon or a turn. */
export function ghostOf({ view, seen, pad, hoveredChoice, menuHover, selected, hot, onto }) {
  const make = (number, slot, facing, owner, from = null) => {
    const creature = from ? { ...from, facing } : imagined(number, view.fields[slot], facing, owner);
    return {
      slot,
      facing,
      number,
      owner,
      creature,
      reach: reachFrom(rowOf(number), slot, facing),
      counter: creature.counter_sides,
      blind: creature.blind_sides,
    };
  };
  const player = view.sides[0].player;
  const ahead = seen.turned ? 2 : 0;
  if (pad.slot >= 0) {
    const way = hoveredChoice?.option.verb === "facing" ? hoveredChoice.option.number : pad.now;
    const stands = view.fields[pad.slot].creature;
    const number = pad.facings[0].option.passcode;
    return make(
      number,
      pad.slot,
      way,
      stands?.owner ?? player,
      stands?.card === pad.facings[0].option.card ? stands : null,
    );
  }
  const turning = [menuHover, hoveredChoice].find((choice) => choice?.option.verb === "rotate");
  if (turning) {
    const slot = view.fields.findIndex((field) => field.creature?.card === turning.option.card);
    const creature = view.fields[slot]?.creature;
    return creature
      ? make(creature.number, slot, (creature.facing + (turning.option.number ? 1 : 3)) % 4, creature.owner, creature)
      : null;
  }
  const putting = [menuHover, hoveredChoice].find((choice) => ["summon", "incarnate"].includes(choice?.option.verb));
  if (putting) return make(putting.option.passcode, putting.option.zone.slot, ahead, player);
  if (selected >= 0 && hot?.place === "field") {
    const put = (onto.get(hot.id) ?? []).find((choice) => choice.option.card === selected);
    if (put) return make(put.option.passcode, hot.slot, ahead, player);
  }
  return null;
}

/** The creature whose reach is shown: the one that attacks in the option pointed at, or the creature pointed at. */
export function reachOf(hot, choice, byId, places, ask) {
  const of = (spot) =>
    spot?.place === "field" && spot.card
      ? {
          slot: spot.slot,
          facing: spot.card.facing,
          number: spot.number,
          owner: spot.card.owner,
          reach: spot.card.reach,
          counter: spot.card.counter_sides,
          blind: spot.card.blind_sides,
        }
      : null;
  if (ask?.why === "attack_target" && ask.card !== null) return of(byId.get(places.get(ask.card)));
  if (choice && choice.option.verb === "attack") return of(byId.get(places.get(choice.option.card)));
  return of(hot);
}

/** The option whose forecast is shown. */
export function shownChoiceOf({ pending, menuHover, hoveredChoice, pad, target, attacks }) {
  if (pending) return pending;
  if (attacks(menuHover)) return menuHover;
  if (attacks(hoveredChoice)) return hoveredChoice;
  if (pad.slot < 0) return target;
  if (hoveredChoice?.option.verb === "facing") return hoveredChoice;
  return pad.facings.find((choice) => choice.option.number === pad.now) ?? target;
}

/** What a player is called on the board. */
export function playerName({ view, you, room, neutral }, player) {
  const seat = room?.seats?.[player];
  if (neutral) return seat?.name && !room?.solo ? seat.name : t("jud-player", { number: player + 1 });
  const alike = room?.seats?.[0]?.name === room?.seats?.[1]?.name;
  if (you !== null && player === view.sides[0].player) return t("jud-you");
  return (!alike && seat?.name) || (you !== null ? t("jud-opponent") : t("jud-player", { number: player + 1 }));
}
