/** The quiz: `#/learn/quiz/GAME` asks one question after the other, `#/learn/quiz/GAME/SEED` the one of a seed. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { complain } from "../refusals.js";
import { Room } from "../room.js";
import { change, useStore } from "../store.js";
import { both, t, useLanguage } from "../text.js";
import { Exercise } from "./exercise.js";
import { Told } from "./guide.js";

const MOST_SEEDS = 2 ** 31;

/** @typedef {{question: object|null, choices: object[], right: number|null, chosen: number|null, answer: import("./exercise.js").Answer|null}} Standing */

export class Quiz extends Exercise {
  /**
   * @param {string} game
   * @param {number} seed
   * @param {(change: Partial<Standing>) => void} onChange
   */
  constructor(game, seed, onChange) {
    super("quiz", { game, seed }, onChange);
  }

  get title() {
    return t("quiz-title");
  }
  get opponent() {
    return t("learn-opponent");
  }

  canUndo() {
    return false;
  }

  heard = ({ question, choices, right, made, edition }) => {
    this.edition = edition;
    return { question, choices, right, chosen: made[0] ?? null };
  };

  /** Answers the question, and returns the right answer. @param {number} option */
  async reply(option) {
    const found = await this.post("choose", { option });
    this.show(found);
    return found.right;
  }
}

/** Notes an answer in this browser. */
function note(right) {
  change((state) => {
    const before = { asked: 0, right: 0, row: 0, best: 0, ...state.progress.quiz };
    const row = right ? before.row + 1 : 0;
    state.progress = {
      ...state.progress,
      quiz: { asked: before.asked + 1, right: before.right + (right ? 1 : 0), row, best: Math.max(before.best, row) },
    };
  });
}

function Score() {
  const score = useStore((state) => state.progress.quiz);
  return score ? html`<p class="score" role="status">${t("quiz-score", score)}</p>` : null;
}

/** @param {{quiz: Quiz, standing: Standing, next: string}} props */
function Guide({ quiz, standing, next }) {
  const { question, choices, right, chosen, answer } = standing;
  const [busy, setBusy] = useState(false);
  const on = useRef(null);
  useEffect(() => {
    on.current?.focus({ preventScroll: true });
  }, [chosen]);
  const reply = async (index) => {
    setBusy(true);
    try {
      note((await quiz.reply(index)) === index);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return html`<section class="guide quiz" aria-label=${t("quiz-title")} data-guide tabindex="-1">
    <header><h2>${t("quiz-title")}</h2></header>
    ${question && html`<div class="task" aria-live="polite"><p><${Words} text=${both(question)} /></p></div>`}
    <div class="choices">${choices.map(
      (
        choice,
        index,
      ) => html`<button key=${index} class=${`button ${right === index ? "is-right" : chosen === index ? "is-wrong" : ""}`}
      disabled=${busy || chosen !== null} aria-pressed=${chosen === index} onClick=${() => reply(index)}><${Words} text=${both(choice)} /></button>`,
    )}</div>
    ${answer && html`<div aria-live="polite"><${Told} answer=${answer} /></div>`}
    ${chosen !== null && html`<div class="buttons"><a class="button primary" ref=${on} href=${next}>${t("quiz-next")}</a><a class="button" href="#/learn">${t("learn-all")}</a></div>`}
    <${Score} />
    <details><summary>${t("learn-about")}</summary><p>${t("quiz-about", { seed: quiz.named.seed })}</p></details>
  </section>`;
}

/** @param {{game: string, seed: number, onSettings: () => void, onHelp: () => void}} props */
function Ask({ game, seed, onSettings, onHelp }) {
  const [standing, setStanding] = useState({ question: null, choices: [], right: null, chosen: null, answer: null });
  const quiz = useMemo(() => new Quiz(game, seed, (news) => setStanding((before) => ({ ...before, ...news }))), []);
  const language = useLanguage();
  useEffect(() => {
    if (quiz.seq) quiz.tellRoom();
  }, [language]);
  const next = `#/learn/quiz/${game}/${(seed + 1) % MOST_SEEDS}`;
  const guide = () => html`<${Guide} quiz=${quiz} standing=${standing} next=${next} />`;
  return html`<${Room} id=${quiz.room} guide=${guide} onSettings=${onSettings} onHelp=${onHelp} />`;
}

/** @param {{path: string[], onSettings: () => void, onHelp: () => void}} props */
export function QuizPage({ path, onSettings, onHelp }) {
  const [, , game, given] = path;
  const drawn = useMemo(() => Math.floor(Math.random() * MOST_SEEDS), [game]);
  const seed = /^\d{1,10}$/.test(given ?? "") && Number(given) < MOST_SEEDS ? Number(given) : drawn;
  return html`<${Ask} key=${`${game}/${seed}`} game=${game} seed=${seed} onSettings=${onSettings} onHelp=${onHelp} />`;
}
