/** Lessons: `#/learn` and `#/learn/GAME` list them, `#/learn/GAME/LESSON` is one of them, on the board of the game. */
import { html } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { t } from "../text.js";
import { Icon, addStyles } from "../ui.js";
import { Guide } from "./guide.js";
import { Lesson, lessonsOf } from "./lesson.js";
import { pageOf } from "./page.js";
import { QuizPage } from "./quiz.js";

await addStyles("css/learn.css");

/** What else there is to learn from, above the lists of lessons. */
function More() {
  const games = useComing(loadGames, []);
  return html`<p class="more-learning">${(games ?? [])
    .filter((game) => game.rulings > 0)
    .map(
      (game) =>
        html`<a key=${`day-${game.id}`} class="button" href=${`#/rulings/${game.id}/day`}><${Icon} name="play" /> ${t("ruling-day")}</a>`,
    )}${(games ?? [])
    .filter((game) => game.quiz)
    .map(
      (game) =>
        html`<a key=${`quiz-${game.id}`} class="button" href=${`#/learn/quiz/${game.id}`}><${Icon} name="play" /> ${t("quiz-title")}</a>`,
    )}</p>`;
}

const Lessons = pageOf({
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
  More,
});

/** @param {{path: string[], onSettings: () => void, onHelp: () => void}} props */
export function Page(props) {
  return props.path[1] === "quiz" && props.path[2]
    ? html`<${QuizPage} ...${props} />`
    : html`<${Lessons} ...${props} />`;
}
