/** The id of a place: side 0 is the player's own, below. */
export const spotId = (place, side, at = 0) => `${place}:${side}:${at}`;
