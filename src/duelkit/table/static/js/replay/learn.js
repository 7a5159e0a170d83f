/** Learning from the mistakes of a duel: each is a task, and every answer to it is judged. */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { both, t } from "../text.js";
import { Chance } from "./analysis.js";
import { tried } from "./data.js";

/** @typedef {{player: number, steps: number[], at: number}} Lesson the decisions to be made better, and which of them is asked now */

/** The mistakes of a player in the order of the duel. @param {Map<number, object>} found @returns {Lesson} */
export const lessonOf = (found, player) => ({
  player,
  steps: [...found]
    .filter(([, one]) => one?.mistake && one.player === player)
    .map(([step]) => step)
    .sort((one, other) => one - other),
  at: 0,
});

const percent = (chance) => Math.round(100 * chance);

const fresh = (step) => ({ step, judged: {}, latest: -1, busy: -1, shown: false, failed: "" });

/** The answers given so far to one task. */
function useAnswers(id, duel, step, wish) {
  const [state, setState] = useState(fresh(step));
  const now = state.step === step ? state : fresh(step);
  useEffect(() => setState(now), [step]);
  const change = (what) => setState((before) => (before.step === step ? { ...before, ...what(before) } : before));
  const answer = async (index) => {
    change(() => ({ busy: index, failed: "" }));
    try {
      const { judged } = await tried(id, duel, step, wish.known, wish.how, index);
      change((before) => ({ busy: -1, latest: index, judged: { ...before.judged, [index]: judged } }));
    } catch (error) {
      change(() => ({ busy: -1, failed: error.message }));
    }
  };
  return { ...now, answer, show: () => change(() => ({ shown: true })) };
}

/** The options with the same words once, each with its index. */
const rowsOf = (options) => {
  const seen = new Set();
  return options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => {
      const text = both(option.text);
      return !seen.has(text) && seen.add(text);
    });
};

/** What is said about an answer. @param {{one: object|null|undefined}} props */
function Verdict({ one }) {
  if (one === undefined) return null;
  if (!one) return html`<p>${t("study-unknown")}</p>`;
  return html`<p class=${one.mistake ? "wrong" : "right"}>${one.mistake ? t("study-wrong", { lost: percent(one.lost) }) : t("study-right")}</p><${Chance} one=${one} />`;
}

/**
 * @param {{id: string, duel: number, lesson: Lesson, wish: {known: string, how: string}, moment: object, mistake: object, name: string,
 *   go: (at: number) => void, leave: () => void, onHover: (option: object|null) => void}} props
 */
export function Task({ id, duel, lesson, wish, moment, mistake, name, go, leave, onHover }) {
  const step = lesson.steps[lesson.at];
  const answers = useAnswers(id, duel, step, wish);
  const last = lesson.at === lesson.steps.length - 1;
  const { next } = moment;
  const newest = answers.latest < 0 ? undefined : answers.latest;
  const solved = Object.values(answers.judged).some((one) => one && !one.mistake);
  if (moment.step !== step || !next?.question)
    return html`<section class="prompt" data-prompt><p class="empty">${t("loading")}</p></section>`;
  return html`<section class="prompt asked learning" data-prompt tabindex="-1" aria-label=${t("learn")}>
    <p class=${`who side-${next.player}`}>${t("study-task", { at: lesson.at + 1, of: lesson.steps.length, turn: mistake.turn, who: name })}</p>
    <h2>${both(next.question)}</h2>
    <div class=${`judged ${solved ? "" : "is-mistake"}`} aria-live="polite">
      ${answers.busy >= 0 ? html`<p>${t("study-judging")}</p>` : newest === undefined ? html`<p>${answers.failed || t("study-lead", { lost: percent(mistake.lost) })}</p>` : html`<${Verdict} one=${answers.judged[newest]} />`}
      ${answers.shown && html`<p>${t("study-answer", { best: both(mistake.best), chosen: both(mistake.chosen) })}</p>`}</div>
    <ul class="options replay-options">${rowsOf(next.options).map(({ option, index }) => {
      const one = answers.judged[index];
      const mark = one === undefined ? "" : one && !one.mistake ? "✓" : "✗";
      return html`<li key=${index} onMouseEnter=${() => onHover(option)} onMouseLeave=${() => onHover(null)}>
      <button class="plain" disabled=${answers.busy >= 0} onClick=${() => answers.answer(index)}><b aria-hidden="true">${mark}</b> ${both(option.text)}</button></li>`;
    })}</ul>
    <div class="buttons">${!solved && !answers.shown && html`<button class="plain small" onClick=${answers.show}>${t("study-show")}</button>`}
      ${lesson.at > 0 && html`<button class="plain small" onClick=${() => go(lesson.at - 1)}>${t("study-back")}</button>`}
      ${!last && html`<button class="button small" onClick=${() => go(lesson.at + 1)}>${t("study-next")}</button>`}
      <button class="plain small" onClick=${leave}>${t(last && (solved || answers.shown) ? "study-finish" : "study-leave")}</button></div></section>`;
}
