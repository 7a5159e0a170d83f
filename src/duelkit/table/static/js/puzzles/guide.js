/** The guide of a puzzle beside the board: the goal, the state, hints, the solution. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { Told } from "../learn/guide.js";
import { complain } from "../refusals.js";
import { both, t } from "../text.js";
import { themeOf } from "./puzzle.js";
import { Score, note } from "./score.js";

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
  const helped = useRef(false);
  const [lines, setLines] = useState(null);
  const [busy, setBusy] = useState(false);
  const box = useRef(null);
  useEffect(() => {
    setHint(null);
  }, [exercise.seq]);
  useEffect(() => {
    if (answer) box.current?.scrollTo({ top: 0 });
    // a goal that is out of reach, help and the solution end the first try
    if (answer?.kind === "impossible") helped.current = true;
    if (result || answer?.kind === "impossible")
      note({ game, puzzle: about.id }, result === "solved" && !helped.current);
  }, [answer, result]);
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
      helped.current = true;
      const found = hint ?? (await exercise.hint());
      const option = found.hint === null ? null : (ask?.options[found.hint] ?? null);
      const shown = Math.min((hint?.shown ?? 0) + 1, found.hints.length);
      setHint({ ...found, option, shown });
      if (option && shown === found.hints.length) onHover(option);
    });
  const solution = () => {
    helped.current = true;
    return lines ? setLines(null) : working(async () => setLines(await exercise.solution()));
  };
  const told = hint && !hint.option ? hint.answer : answer;
  return html`<section class="guide" ref=${box} aria-label=${t("puzzle-number", { number })} data-guide tabindex="-1">
    <header><h2>${number}. ${both(about.name)}</h2><${Level} level=${about.level} /></header>
    <div class="task"><p><${Words} text=${both(about.task)} /></p></div>
    ${told && html`<div aria-live="polite"><${Told} answer=${told} /></div>`}
    ${
      hint?.option &&
      html`<ol class="hints" aria-live="polite">${hint.hints
        .slice(0, hint.shown)
        .map(
          (words, at) =>
            html`<li class="hint" key=${at}>${at + 1 === hint.hints.length ? t("puzzle-hint", { option: both(words) }) : both(words)}</li>`,
        )}</ol>`
    }
    <div class="buttons">
      ${result === "solved" && html`<a class="button primary" href=${next ? `#/puzzles/${game}/${next.id}` : `#/puzzles/${game}`}>${next ? t("puzzle-next", { name: both(next.name) }) : t("puzzle-all")}</a>`}
      ${!result && html`<button class="button" disabled=${busy || !ask || (hint?.option && hint.shown === hint.hints.length)} onClick=${show}>${t(hint?.option ? "puzzle-more-hint" : "puzzle-show-hint")}</button>`}
      ${exercise.canUndo() && html`<button class=${`button ${result === "failed" ? "primary" : ""}`} disabled=${busy} onClick=${() => working(() => exercise.again())}>${t("puzzle-again")}</button>`}
      <button class="button" disabled=${busy} aria-expanded=${Boolean(lines)} onClick=${solution}>${t(lines ? "puzzle-hide-solution" : "puzzle-show-solution")}</button>
    </div>
    ${lines && html`<ol class="solution" aria-label=${t("puzzle-solution")}>${lines.map((line, at) => html`<li key=${at}><${Words} text=${both(line)} /></li>`)}</ol>`}
    ${result && html`<p class="themes">${about.themes.map((theme) => html`<span key=${theme} class="chip">${both(themeOf(game, theme))}</span> `)}</p>`}
    <${Score} />
  </section>`;
}
