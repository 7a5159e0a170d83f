/** The guide of a lesson beside the board: what it is about, the task, and the response to the latest choice. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { Rules } from "../log.js";
import { both, t } from "../text.js";

const SIGNS = { right: "○", other: "△", impossible: "×" };

/** @param {{answer: import("./exercise.js").Answer}} props */
export function Told({ answer }) {
  return html`<div class=${`learned is-${answer.kind}`}><b aria-hidden="true">${SIGNS[answer.kind]}</b><div><strong><${Words} text=${both(answer.title)} /></strong>
    ${answer.said.map((one) => html`<p><${Words} text=${both(one.text)} /> <${Rules} rules=${one.rules} /></p>`)}</div></div>`;
}

/** The editions in which a lesson can be played. @param {{about: any, game: string, edition: string}} props */
function Editions({ about, game, edition }) {
  const editions = about.editions ?? [];
  if (editions.length < 2) return null;
  const played = edition || editions[0].id;
  return html`<nav class="editions" aria-label=${t("learn-editions")}><span>${t("learn-editions")}</span>${editions.map(
    (one) =>
      html`<a key=${one.id} class="chip" aria-current=${one.id === played ? "true" : null} href=${`#/learn/${game}/${about.id}/${one.id}`}>${both(one.name)}</a>`,
  )}</nav>`;
}

/** What is otherwise in other editions. @param {{about: any}} props */
function Differences({ about }) {
  const all = about.differences ?? [];
  if (!all.length) return null;
  return html`<h3>${t("learn-differences")}</h3><ul class="differences">${all.map(
    (one, at) => html`<li key=${at}><${Words} text=${both(one.text)} /> <${Rules} rules=${one.rules} /></li>`,
  )}</ul>`;
}

/**
 * @param {{about: any, number: number, standing: import("./lesson.js").Standing, next: object|null, game: string, edition: string, ask: object|null,
 *   onHover: (option: object|null) => void}} props
 */
export function Guide({ about, number, standing, next, game, edition, ask, onHover }) {
  const { task, step, steps, hint, answer } = standing;
  const [shown, setShown] = useState(null);
  const box = useRef(null);
  const option = shown === step && ask && hint !== null ? ask.options[hint] : null;
  useEffect(() => setShown(null), [about.id, step]);
  useEffect(() => {
    if (answer) box.current?.scrollTo({ top: 0 });
  }, [answer]);
  const show = () => {
    setShown(step);
    if (ask && hint !== null) onHover(ask.options[hint]);
  };
  return html`<section class="guide" ref=${box} aria-label=${t("learn-lesson", { number })} data-guide tabindex="-1">
    <header><h2>${number}. ${both(about.name)}</h2><span class="steps" role="img" aria-label=${t("learn-step", { step: Math.min(step + 1, steps), steps })}>${Array.from(
      { length: steps },
      (_, at) => html`<i key=${at} class=${at < step ? "done" : at === step ? "now" : ""}></i>`,
    )}</span></header>
    ${
      task &&
      html`<div class="task" aria-live="polite"><strong>${t("learn-task")}</strong><p><${Words} text=${both(task)} /></p>
      ${option ? html`<p class="hint">${t("learn-hint", { option: both(option.text) })}</p>` : html`<button class="plain small" onClick=${show}>${t("learn-show")}</button>`}</div>`
    }
    ${answer && html`<div aria-live="polite"><${Told} answer=${answer} /></div>`}
    ${
      !task &&
      steps > 0 &&
      html`<div class="buttons">${next && html`<a class="button primary" href=${`#/learn/${game}/${next.id}`}>${t("learn-next", { name: both(next.name) })}</a>`}
      <a class=${`button ${next ? "" : "primary"}`} href=${next ? `#/learn/${game}` : "#/"}>${t(next ? "learn-all" : "learn-play")}</a></div>`
    }
    <details open=${step === 0 && !answer}><summary>${t("learn-about")}</summary><p><${Words} text=${both(about.about)} /> <${Rules} rules=${about.rules} /></p>
      <${Differences} about=${about} /><${Editions} about=${about} game=${game} edition=${edition} /></details>
  </section>`;
}
