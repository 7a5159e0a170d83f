/** A text being written, with the place underlined where reading stopped; pure functions and one component. */
import { html, useRef } from "../../vendor/htm-preact.js";
import { t } from "../text.js";

/**
 * The text before, at and behind a place.
 * @param {string} text
 * @param {{start: number, end: number}|null} problem
 * @returns {[string, string, string]}
 */
export function cutAt(text, problem) {
  if (!problem) return [text, "", ""];
  // places count characters; strings of the browser count surrogates
  const signs = [...text];
  const start = Math.min(problem.start, Math.max(signs.length - 1, 0));
  const end = Math.max(problem.end, start + 1);
  return [signs.slice(0, start).join(""), signs.slice(start, end).join(""), signs.slice(end).join("")];
}

/** The line and the character in it of a place, from 1. */
export function lineOf(text, start) {
  const lines = [...text].slice(0, start).join("").split("\n");
  return { line: lines.length, at: [...lines.at(-1)].length + 1 };
}

/** @param {{text: string, problem: {start: number, end: number}|null, onText: (text: string) => void}} props */
export function Area({ text, problem, onText }) {
  const behind = useRef(null);
  const [before, there, after] = cutAt(text, problem);
  // an underlined line end would show nothing
  const shown = there.trim() ? there : `${there.replace(/\n/g, "")}\u00a0`;
  return html`<div class="write-area">
    <pre ref=${behind} class="field write-behind" aria-hidden="true">${before}${problem && html`<mark>${shown}</mark>`}${problem && !there.trim() ? there : ""}${after}${"\n"}</pre>
    <textarea class="field" id="write-text" lang="ja" rows="12" maxlength="3000" spellcheck="false" autocomplete="off" aria-label=${t("write-text")}
      aria-invalid=${problem ? "true" : "false"} aria-describedby="write-said" value=${text} onInput=${(event) => onText(event.target.value)}
      onScroll=${(event) => {
        behind.current.scrollTop = event.target.scrollTop;
      }}></textarea></div>`;
}
