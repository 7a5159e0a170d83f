/** Cards being dragged: which card, and from where. */
const KIND = "application/x-duelkit-card";

/** Starts dragging a card. `from`: the part that it comes from, `null` for a new copy. */
export function carry(event, card) {
  event.dataTransfer.setData(KIND, JSON.stringify(card));
  event.dataTransfer.effectAllowed = card.from ? "move" : "copy";
}

/** The card that is dropped; `null` for anything else. */
export function carried(event) {
  try {
    const card = JSON.parse(event.dataTransfer.getData(KIND));
    return Number.isInteger(card?.number) ? card : null;
  } catch {
    return null;
  }
}
