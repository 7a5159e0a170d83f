/** The open question in words, its options as buttons. */
import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { Linked, Rules } from "./log.js";
import { say, send } from "./net.js";
import { Phrased, both, t } from "./text.js";

/** Options without a card come first, as large buttons: these are always in the same place. */
const LARGE = new Set([
  "pass",
  "to_battle",
  "to_main2",
  "to_end",
  "finish",
  "yes",
  "no",
  "direct_attack",
  "pendulum_summon",
  "to_action2",
  "end_turn",
  "keep",
  "mulligan",
]);

/** The keys of the options in order; letters with another meaning in a room are left out. */
export const KEYS = "123456789bcdehjknoqstvwyz";

/** From this number of options on, they can be searched. */
const MANY = 14;

/**
 * The options with the same words once; each with the index by which it is chosen.
 * @param {object} ask
 * @param {number[]|null} shown the indices that have buttons, all if `null`; the others are chosen on the board
 * @returns {{index: number, option: object, text: string, large: boolean}[]}
 */
export function choices(ask, shown = null) {
  const found = new Map();
  ask.options.forEach((option, index) => {
    const text = both(option.text);
    if (shown && !shown.includes(index)) return;
    if (!found.has(text))
      found.set(text, { index, option, text, large: LARGE.has(option.verb) && (option.card ?? null) === null });
  });
  const all = [...found.values()];
  return [...all.filter((one) => !one.large), ...all.filter((one) => one.large)];
}

/** How many seconds are left on a clock. */
function useSeconds(ask) {
  const [, again] = useState(0);
  const [since, setSince] = useState(0);
  useEffect(() => {
    setSince(performance.now());
    if (ask?.seconds === null || ask?.seconds === undefined) return undefined;
    const timer = setInterval(() => again((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [ask]);
  if (ask?.seconds === null || ask?.seconds === undefined) return null;
  return Math.max(0, Math.ceil(ask.seconds - (performance.now() - since) / 1000));
}

function Why({ room, ask }) {
  const [lines, setLines] = useState(null);
  useEffect(() => setLines(null), [ask]);
  const show = async () => {
    if (lines) return setLines(null);
    try {
      setLines((await send("why", { room })).lines ?? []);
    } catch {
      setLines([]);
    }
    return undefined;
  };
  return html`<div class="why"><button class="plain small" aria-expanded=${lines !== null} onClick=${show}>${t("why")}</button>
    ${
      lines &&
      html`<ul>${lines.map(
        (line) => html`<li><${Linked} text=${both(line.text)} />
      ${!(line.rules ?? []).some((rule) => both(line.text).includes(rule)) && html` <${Rules} rules=${line.rules} />`}</li>`,
      )}
      ${lines.length === 0 && html`<li>${t("why-nothing")}</li>`}</ul>`
    }</div>`;
}

/**
 * What is asked now, or that one waits.
 * @param {{room: string, state: object, onOption: (index: number) => void, onHover: (option: object|null) => void,
 *   chosen: boolean, away?: boolean, thinking?: {share: number}|null, shorten?: (ask: object) => number[]|null, children?: unknown}} props
 */
export function Prompt({ room, state, shorten, onOption, onHover, chosen, away = false, thinking = null, children }) {
  const ask = state?.ask;
  const seconds = useSeconds(ask);
  const [wanted, setWanted] = useState("");
  useEffect(() => setWanted(""), [ask]);
  if (!state) return html`<section class="prompt" data-prompt><p class="empty">${t("not-begun")}</p></section>`;
  if (state.outcome) {
    return html`<section class="prompt over" data-prompt data-seq=${state.seq} tabindex="-1"><h2>${both(state.outcome.text)}</h2></section>`;
  }
  if (!ask || chosen) {
    return html`<section class="prompt waiting" data-prompt data-seq=${state.seq} tabindex="-1" aria-live="polite">
      <p><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${t(state.you === null ? "watching-now" : away ? "waiting-away" : thinking ? "thinking" : "waiting")}</p>
      ${
        thinking &&
        html`<p class="thinking"><progress max="1" value=${thinking.share} aria-label=${t("thinking")} />
        <button class="plain small" onClick=${() => say("hurry", { room })}>${t("hurry")}</button></p>`
      }${children}</section>`;
  }
  const all = choices(ask, shorten?.(ask) ?? null);
  const button = (
    one,
    at,
  ) => html`<button key=${one.index} class=${`option ${one.large ? "large" : ""} verb-${one.option.verb}
      ${one.index === ask.pass ? "pass" : ""}`} data-index=${one.index} onClick=${() => onOption(one.index)}
      onMouseEnter=${() => onHover(one.option)} onMouseLeave=${() => onHover(null)}
      onFocus=${() => onHover(one.option)} onBlur=${() => onHover(null)}>
      <kbd aria-hidden="true">${one.index === ask.pass ? "0" : (KEYS[at]?.toUpperCase() ?? "")}</kbd><span>${one.text}</span></button>`;
  const numbered = all.filter((one) => one.index !== ask.pass);
  const small = numbered.filter((one) => !one.large);
  const large = numbered.filter((one) => one.large);
  const pass = all.find((one) => one.index === ask.pass);
  return html`<section class=${`prompt asked kind-${ask.kind}`} data-prompt data-seq=${state.seq} tabindex="-1" aria-label=${t("question")}>
    <div class="question" aria-live="assertive"><h2><${Phrased} text=${both(ask.text)} /></h2>
      ${seconds !== null && html`<span class=${`clock ${seconds < 20 ? "low" : ""}`} role="timer">${seconds}</span>`}</div>
    ${ask.detail && html`<p class="detail">${both(ask.detail)}</p>`}
    ${children}
    ${
      small.length > MANY &&
      html`<input class="field" type="search" placeholder=${t("filter-options")} aria-label=${t("filter-options")} value=${wanted}
      onInput=${(event) => setWanted(event.target.value)} />`
    }
    <div class="options">${small.filter((one) => !wanted || one.text.toLowerCase().includes(wanted.toLowerCase())).map((one) => button(one, numbered.indexOf(one)))}</div>
    <div class="options large-ones">${large.map((one) => button(one, numbered.indexOf(one)))}${pass && button(pass, -1)}</div>
    <${Why} room=${room} ask=${ask} />
  </section>`;
}
