/** Yu-Gi-Oh! for the room: its board, the large face of a card, its facts. */

export { Asking, Tile } from "./asked.js";
export { Board as board } from "./board.js";
export { BigFace as face } from "./face.js";
export { Between } from "./between.js";
export { Chain } from "./chain.js";
export { Facts } from "./facts.js";
export { tally } from "./model.js";

/** Players are asked to respond. */
export const responds = true;
