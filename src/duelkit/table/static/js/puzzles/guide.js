/** The guide of a puzzle beside the board: the goal, the state, hints, the solution. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Told } from "../learn/guide.js";
import { complain } from "../refusals.js";
import { both, t } from "../text.js";

const LEVELS = 3;

/** How hard a puzzle is. @param {{level: number}} props */
export const Level = ({ level }) =>
  html`<span class="level" role="img" aria-label=${t("puzzle-level", { level })}>${"★".repeat(level)}${"☆".repeat(LEVELS - level)}</span>`;

/**
 * @param {{about: any, exercise: import("./puzzle.js").Puzzle, number: number, standing: import("./puzzle.js").Standing, next: any, game: string, ask: any,
 *   onHover: (option: object|null) => void}} props
 */
export function Guide({ about, exercise, number, standing, next, game, ask, onHover }) {
  const { result, answer } = standing;
  const [hint, setHint] = useState(null);
  const [lines, setLines] = useState(null);
  const [busy, setBusy] = useState(false);
  const box = useRef(null);
  useEffect(() => {
    setHint(null);
  }, [exercise.seq]);
  useEffect(() => {
    if (answer) box.current?.scrollTo({ top: 0 });
  }, [answer]);
  const working = async (work) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  const show = () =>
    working(async () => {
      const found = await exercise.hint();
      const option = found.hint === null ? null : (ask?.options[found.hint] ?? null);
      setHint({ option, answer: found.answer });
      if (option) onHover(option);
    });
  const solution = () => (lines ? setLines(null) : working(async () => setLines(await exercise.solution())));
  const told = hint && !hint.option ? hint.answer : answer;
  return html`<section class="guide" ref=${box} aria-label=${t("puzzle-number", { number })} data-guide tabindex="-1">
    <header><h2>${number}. ${both(about.name)}</h2><${Level} level=${about.level} /></header>
    <div class="task"><p>${both(about.task)}</p></div>
    ${told && html`<div aria-live="polite"><${Told} answer=${told} /></div>`}
    ${hint?.option && html`<p class="hint" aria-live="polite">${t("puzzle-hint", { option: both(hint.option.text) })}</p>`}
    <div class="buttons">
      ${result === "solved" && html`<a class="button primary" href=${next ? `#/puzzles/${game}/${next.id}` : `#/puzzles/${game}`}>${next ? t("puzzle-next", { name: both(next.name) }) : t("puzzle-all")}</a>`}
      ${!result && html`<button class="button" disabled=${busy || !ask} onClick=${show}>${t("puzzle-show-hint")}</button>`}
      ${exercise.canUndo() && html`<button class=${`button ${result === "failed" ? "primary" : ""}`} disabled=${busy} onClick=${() => working(() => exercise.again())}>${t("puzzle-again")}</button>`}
      <button class="button" disabled=${busy} aria-expanded=${Boolean(lines)} onClick=${solution}>${t(lines ? "puzzle-hide-solution" : "puzzle-show-solution")}</button>
    </div>
    ${lines && html`<ol class="solution" aria-label=${t("puzzle-solution")}>${lines.map((line, at) => html`<li key=${at}>${both(line)}</li>`)}</ol>`}
  </section>`;
}
