/** Places on a field, and the options offered there: what every game's field needs of them. */

export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const centre = (spot) => ({ x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 });

/** The nearest place in a direction; a sideways distance counts more. */
export function neighbour(spots, from, dx, dy) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const there = centre(spot);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4) continue;
    const far = along + aside * 2.3;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}

/** The options with the same words once. */
export function once(choices) {
  const seen = new Set();
  return choices.filter((choice) => !seen.has(choice.text) && seen.add(choice.text));
}

/** The place that the Tab key reaches: the focused one, else the first with an option, else the own hand. */
export function tabStopOf(spots, marks, focused) {
  if (spots.some((spot) => spot.id === focused)) return focused;
  return (
    spots.find((spot) => marks.has(spot.id)) ??
    spots.find((spot) => spot.place === "hand" && spot.side === 0) ??
    spots[0]
  )?.id;
}
