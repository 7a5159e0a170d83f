/** Says in the title, in the icon and by a sound that the player is asked, also where the page lies in a background tab. */
import { cue } from "./sound.js";
import { t } from "./text.js";

const ICONS = { rest: "icon.svg", move: "icon-move.svg" };
/** Questions that follow each other sooner than this belong to the same move. */
const PAUSE = 2500;
let since = 0;
let asked = false;

/** @param {boolean} now whether the player is asked */
export function attention(now) {
  document.title = now ? `● ${t("your-move")} – duelkit` : "duelkit";
  document.querySelector("link[rel=icon]")?.setAttribute("href", now ? ICONS.move : ICONS.rest);
  if (now && !asked && (document.hidden || performance.now() - since > PAUSE)) cue("move");
  if (asked && !now) since = performance.now();
  asked = now;
}
