/** The open question in words, its options as buttons. */
import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { inOrder } from "./acts.js";
import { Words } from "./japanese/words.js";
import { Linked, Rules } from "./log.js";
import { hasten, say, send, skip } from "./net.js";
import { setSetting, useStore } from "./store.js";
import { both, t } from "./text.js";
import { PACES, Segments } from "./ui.js";

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
  const all = inOrder([...found.values()]);
  return [...all.filter((one) => !one.large), ...all.filter((one) => one.large)];
}

/** How many seconds are left on a clock, and which part that is of those that there were. */
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
  const left = Math.max(0, ask.seconds - (performance.now() - since) / 1000);
  return { whole: Math.ceil(left), part: ask.seconds > 0 ? Math.min(1, left / ask.seconds) : 0 };
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

/** The opponent's actions that are still to be shown, and how fast they are. */
function Pace({ room, behind }) {
  const pace = useStore((all) => all.settings.pace);
  return html`<div class="pace"><${Segments} small label=${t("set-pace")} value=${pace} onChange=${(value) => setSetting("pace", value)}
      options=${PACES.map(([value, words]) => ({ value, text: t(words), title: t("set-pace") }))} />
    <button class="plain small" disabled=${!behind} title=${t("key-faster")} onClick=${() => hasten(room)}><kbd aria-hidden="true">.</kbd> ${t("moment-faster")}</button>
    <button class="plain small" disabled=${!behind} title=${t("key-skip")} onClick=${() => skip(room)}><kbd aria-hidden="true">/</kbd> ${t("moment-skip")}</button>
    <small aria-hidden="true">${behind > 0 ? t("moment-behind", { count: behind }) : ""}</small></div>`;
}

/** That the other side acts or thinks. */
function Waiting({ room, state, away, thinking, behind, children }) {
  const since = useRef(0);
  if (!thinking) since.current = 0;
  else since.current ||= performance.now();
  const seconds = thinking ? Math.round((performance.now() - since.current) / 1000) : 0;
  const words = state.you === null ? "watching-now" : away ? "waiting-away" : thinking ? "thinking" : "waiting";
  return html`<section class="prompt waiting" data-prompt data-seq=${state.seq} tabindex="-1" aria-live="polite">
    <p><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${t(words)}</p>
    ${
      thinking &&
      html`<p class="thinking"><progress max="1" value=${thinking.share} aria-label=${t("thinking")} />
      <button class="button small" onClick=${() => say("hurry", { room })}>${t("hurry")}</button></p>
      <small class="thinking-now" aria-hidden="true">${t("moment-thinking", { share: Math.round(thinking.share * 100), seconds })}</small>`
    }
    <div class="prompt-more">${children}</div>
    <${Pace} room=${room} behind=${behind} /></section>`;
}

/** The answers to a question: as cards where they are cards, otherwise in words. */
function Answers({ ask, all, listed, tile, clock, onOption, onHover }) {
  const [wanted, setWanted] = useState("");
  useEffect(() => setWanted(""), [ask.id]);
  const asTile = (one) => tile !== null && !listed && isCard(one);
  const button = (
    one,
    at,
  ) => html`<button key=${one.index} class=${`option ${one.large ? "large" : ""} verb-${one.option.verb}
      ${one.index === ask.pass ? `pass ${clock ? "timed" : ""}` : ""} ${asTile(one) ? "tile" : ""}`} data-index=${one.index} onClick=${() => onOption(one.index)}
      style=${one.index === ask.pass && clock ? `--left:${clock.part.toFixed(3)}` : null} title=${asTile(one) ? one.text : null}
      onMouseEnter=${() => onHover(one.option)} onMouseLeave=${() => onHover(null)}
      onFocus=${() => onHover(one.option)} onBlur=${() => onHover(null)}>
      <kbd aria-hidden="true">${one.index === ask.pass ? "0" : (KEYS[at]?.toUpperCase() ?? "")}</kbd><span><${Words} text=${one.text} /></span>${asTile(one) && html`<${tile} option=${one.option} />`}</button>`;
  const numbered = all.filter((one) => one.index !== ask.pass);
  const small = numbered.filter((one) => !one.large);
  const large = numbered.filter((one) => one.large);
  const pass = all.find((one) => one.index === ask.pass);
  const found = small.filter((one) => !wanted || one.text.toLowerCase().includes(wanted.toLowerCase()));
  return html`${
    small.length > MANY &&
    html`<input class="field" type="search" placeholder=${t("filter-options")} aria-label=${t("filter-options")} value=${wanted}
      onInput=${(event) => setWanted(event.target.value)} />`
  }
    <div class="options answers" role="group" aria-label=${t("answers")}>${found.map((one) => button(one, numbered.indexOf(one)))}</div>
    <div class="options large-ones" role="group" aria-label=${t("answers")}>${large.map((one) => button(one, numbered.indexOf(one)))}${pass && button(pass, -1)}</div>`;
}

const isCard = (one) => !one.large && (one.option.card ?? null) !== null;

/**
 * What is asked now, or that one waits.
 * @param {{room: string, state: object|null, onOption: (index: number) => void, onHover: (option: object|null) => void,
 *   chosen: boolean, away?: boolean, thinking?: {share: number}|null, behind?: number, shorten?: (ask: object) => number[]|null,
 *   tile?: Function|null, asking?: unknown, listed?: boolean, onListed?: () => void, children?: unknown}} props `tile`: an answer as a card;
 *   `asking`: the card that asks; `listed`: whether answers that are cards are a list in words
 */
export function Prompt({
  room,
  state,
  shorten,
  onOption,
  onHover,
  chosen,
  away = false,
  thinking = null,
  behind = 0,
  tile = null,
  asking = null,
  listed = false,
  onListed,
  children,
}) {
  const ask = state?.ask;
  const clock = useSeconds(ask);
  if (!state) return html`<section class="prompt" data-prompt><p class="empty">${t("not-begun")}</p></section>`;
  if (state.outcome)
    return html`<section class="prompt over" data-prompt data-seq=${state.seq} tabindex="-1"><h2>${both(state.outcome.text)}</h2></section>`;
  if (!ask || chosen)
    return html`<${Waiting} room=${room} state=${state} away=${away} thinking=${thinking} behind=${behind}>${children}<//>`;
  const all = choices(ask, shorten?.(ask) ?? null);
  return html`<section class=${`prompt asked kind-${ask.kind}`} data-prompt data-seq=${state.seq} tabindex="-1" aria-label=${t("question")}>
    <div class="question" aria-live="assertive"><h2><${Words} text=${both(ask.text)} /></h2>
      ${clock && html`<span class=${`clock ${clock.whole < 20 ? "low" : ""}`} role="timer">${clock.whole}</span>`}</div>
    <div class="prompt-more">${asking}
      ${ask.detail && html`<p class="detail"><${Words} text=${both(ask.detail)} /></p>`}
      ${children}</div>
    <${Answers} ask=${ask} all=${all} listed=${listed} tile=${tile} clock=${clock} onOption=${onOption} onHover=${onHover} />
    <div class="prompt-foot"><${Why} room=${room} ask=${ask} />${
      tile &&
      all.some(isCard) &&
      html`<button class="plain small" aria-pressed=${listed} title=${t("key-list")} onClick=${onListed}><kbd aria-hidden="true">P</kbd> ${t(listed ? "moment-strip" : "moment-list")}</button>`
    }</div>
  </section>`;
}
