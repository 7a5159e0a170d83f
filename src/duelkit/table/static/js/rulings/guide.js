/** The guide of a ruling beside the board: question and answer, the steps, the reasons at the current one. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { Rules } from "../log.js";
import { complain } from "../refusals.js";
import { both, t } from "../text.js";

const SIGNS = { done: "→", holds: "✓" };

/** The current step, with its reasons. @param {{shown: import("./showing.js").Shown}} props */
function Step({ shown }) {
  return html`<div class=${`learned is-${shown.kind === "holds" ? "right" : "step"}`}><b aria-hidden="true">${SIGNS[shown.kind]}</b><div><strong><${Words} text=${both(shown.text)} /></strong>
    ${shown.said.map((one, at) => html`<p key=${at}><${Words} text=${both(one.text)} /> <${Rules} rules=${one.rules} /></p>`)}</div></div>`;
}

/** @param {{about: any, showing: import("./showing.js").Showing, standing: import("./showing.js").Standing, head?: any}} props `head`: what stands below the question */
export function Guide({ about, showing, standing, head = null }) {
  const { step, steps, playing, shown, edition } = standing;
  const [busy, setBusy] = useState(false);
  const box = useRef(null);
  const next = useRef(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [step]);
  const go = async (...where) => {
    setBusy(true);
    try {
      await showing.go(...where);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return html`<section class="guide ruling" ref=${box} aria-label=${t("ruling-one")} data-guide tabindex="-1">
    <header><h2><${Words} text=${both(about.question)} /></h2></header>${head}
    ${
      !playing &&
      html`<p class="ruling-answer"><b>${t("ruling-answer")}</b> <${Words} text=${both(about.answer)} /></p>
    <p class="hint"><span lang="en">${about.sources.join(", ")}${about.date ? ` · ${about.date}` : ""}</span> <${Rules} rules=${about.rules} /></p>`
    }
    ${playing ? html`<div class="task"><p>${t("ruling-playing")}</p></div>` : html`<div aria-live="polite">${shown ? html`<${Step} shown=${shown} />` : html`<div class="task"><p>${t("ruling-position")}</p></div>`}</div>`}
    <div class="buttons">
      ${
        playing
          ? html`<button class="button primary" disabled=${busy} onClick=${() => go(step)}>${t("ruling-return")}</button>`
          : html`
        <button class="button" disabled=${busy || step === 0} onClick=${() => go(step - 1)}>${t("ruling-back")}</button>
        <button class="button primary" ref=${next} disabled=${busy || step === steps} onClick=${() => go(step + 1)}>${t("ruling-next", { step: Math.min(step + 1, steps), steps })}</button>
        <button class="button" disabled=${busy} onClick=${() => go(step, { playing: true })}>${t("ruling-play")}</button>`
      }
    </div>
    ${
      !playing &&
      html`<ol class="ruling-steps" aria-label=${t("ruling-steps")}>${about.steps.map(
        (text, at) => html`<li key=${at} class=${at < step ? "done" : ""}>
      <button class="plain" disabled=${busy} aria-current=${at + 1 === step ? "step" : null} onClick=${() => go(at + 1)}><${Words} text=${both(text)} /></button></li>`,
      )}</ol>
      ${
        about.editions.length > 1 &&
        html`<label class="ruling-edition">${t("ruling-edition")} <select class="field" value=${edition} disabled=${busy}
        onChange=${(event) => go(step, { edition: event.target.value })}>${about.editions.map((one) => html`<option key=${one} value=${one}>${one.toUpperCase()}</option>`)}</select></label>`
      }
      ${about.against.map(
        (
          one,
        ) => html`<p class="hint" key=${one.source}>${t("ruling-against", { source: one.source })} ${both(one.answer)}
        ${one.ruling && html` <a href=${`#/rulings/${about.game}/${one.ruling}`}>${t("ruling-shown")}</a>`}</p>`,
      )}
      <p class="ruling-cards">${about.cards.map((card, at) => html`${at ? " · " : ""}<a href=${`#/cards/${about.game}/${card.number}`}><${Words} text=${both(card.name)} /></a>`)}</p>
      <p><a href=${`#/rulings/${about.game}`}>${t("ruling-all")}</a></p>`
    }
  </section>`;
}
