/** THE EYE OF JUDGMENT for the room: its board, the large face of a card, its facts, the options that the panel lists. */
import { addStyles } from "../ui.js";

await addStyles("css/judgment.css");

export { Board as board } from "./board.js";
export { Camera } from "./camera.js";
export { BigFace as face } from "./face.js";
export { Facts } from "./facts.js";
export { Hint } from "./hint.js";
export { shorten, tally, weighs } from "./model.js";
