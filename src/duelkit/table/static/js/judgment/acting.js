/** What a click or a key does at a place of the board. */
import { ARROWS, neighbour, once } from "../spots.js";
import { spotId } from "./layout.js";

/** The functions for a click on a place and for a key pressed there. */
export function actionsOf(state, board, { choose, run, look, openMenu, onRefused }) {
  const { pending, selected, setPending, setSelected, setPile, setPickerShut } = state;
  const { box, pointer, spots, marks, onto, pad, picker, attacks, isMine } = board;
  const act = (spot) => {
    if (pending) setPending(null);
    if (pad.slot >= 0 && spot.slot === pad.slot) {
      const one = pad.facings.find((choice) => choice.option.number === pad.now);
      if (one) choose(one.index);
      return;
    }
    const own = once(marks.get(spot.id) ?? []);
    const zoned = own.filter((choice) => choice.option.zone && choice.option.verb !== "field");
    if (spot.place === "hand" && zoned.length) {
      const direct = own.filter((choice) => !zoned.includes(choice));
      if (direct.length) openMenu(spot, direct);
      setSelected(selected === spot.card.card ? -1 : spot.card.card);
      look(spot);
      if (selected !== spot.card.card && pointer.current === "keys") {
        const first = zoned.find((choice) => choice.option.zone.slot === 4) ?? zoned[0];
        setTimeout(
          () => box.current?.querySelector(`[data-spot="${spotId("field", 0, first.option.zone.slot)}"]`)?.focus(),
          0,
        );
      }
      return;
    }
    if (spot.place === "graveyard") {
      if (own.length && picker) setPickerShut(-1);
      else setPile(spot.id);
      return;
    }
    const here = once(onto.get(spot.id) ?? []);
    if (selected >= 0) {
      // of two copies of a card, the selected one is put down
      const put = (onto.get(spot.id) ?? []).filter((choice) => choice.option.card === selected);
      if (put.length === 1) {
        choose(put[0].index);
        return;
      }
      if (put.length) {
        openMenu(spot, put);
        return;
      }
      if (spot.slot !== undefined) onRefused?.(selected, spot.slot);
      setSelected(-1);
      if (spot.slot !== undefined && onRefused) return;
    }
    const choices = [...own, ...here];
    if (!choices.length && spot.card?.card >= 0 && isMine(spot)) onRefused?.(spot.card.card, null);
    if (!choices.length) look(spot, true);
    else if (
      choices.length === 1 &&
      !here.length &&
      (pointer.current !== "touch" || choices[0].option.verb === "field" || attacks(choices[0]))
    )
      run(choices[0]);
    else openMenu(spot, choices);
  };
  const pressed = (event, spot) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = neighbour(spots, spot, ...arrow);
      if (next) box.current.querySelector(`[data-spot="${next.id}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      pointer.current = "keys";
      act(spot);
    } else if (
      (event.key === "," || event.key === "." || event.key === "[" || event.key === "]") &&
      spot.slot !== undefined
    ) {
      const wanted = event.key === "." || event.key === "]" ? 1 : 0;
      const one = (marks.get(spot.id) ?? []).find(
        (choice) => choice.option.verb === "rotate" && choice.option.number === wanted,
      );
      if (one) choose(one.index);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { act, pressed };
}
