/** Puzzles: `#/puzzles` and `#/puzzles/GAME` list them, `#/puzzles/GAME/PUZZLE` is one of them, on the board of the game. */
import { html } from "../../vendor/htm-preact.js";
import { pageOf } from "../learn/page.js";
import { loadText, t } from "../text.js";
import { addStyle } from "../ui.js";
import { Guide, Level } from "./guide.js";
import { Puzzle, puzzlesOf } from "./puzzle.js";

addStyle("css/learn.css");
await Promise.all([loadText("learn"), loadText("puzzles")]);

export const Page = pageOf({
  base: "puzzles",
  kind: "puzzles",
  words: "puzzle",
  kept: "solved",
  of: puzzlesOf,
  make: (game, about, onChange) => new Puzzle(game, about, onChange),
  beginning: { result: "", answer: null },
  done: ({ result }) => result === "solved",
  Guide,
  mark: (about) =>
    html`<small class="puzzle-about"><${Level} level=${about.level} /> ${t(`puzzle-goal-${about.goal}`)}</small>`,
});
