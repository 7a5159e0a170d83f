/** Lessons: `#/learn` and `#/learn/GAME` list them, `#/learn/GAME/LESSON` is one of them, on the board of the game. */
import { loadText } from "../text.js";
import { addStyle } from "../ui.js";
import { Guide } from "./guide.js";
import { Lesson, lessonsOf } from "./lesson.js";
import { pageOf } from "./page.js";

addStyle("css/learn.css");
await loadText("learn");

export const Page = pageOf({
  base: "learn",
  kind: "lessons",
  words: "learn",
  kept: "learned",
  of: lessonsOf,
  make: (game, about, onChange, edition) => new Lesson(game, about, onChange, edition),
  beginning: { task: null, step: 0, steps: 0, hint: null, answer: null },
  done: ({ step, steps }) => steps > 0 && step === steps,
  Guide,
  mark: () => null,
});
