/** The ruling of the day: its position and its question; after one's answer it is shown step by step. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { complain } from "../refusals.js";
import { change, store, useStore } from "../store.js";
import { both, t } from "../text.js";
import { Guide } from "./guide.js";

/** Milliseconds between the steps that are shown by themselves. */
const PACE = 1400;

/** The day before a day. @param {string} day */
function dayBefore(day) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Notes the answer of a day in this browser; the first one counts. */
function note(day, right) {
  change((state) => {
    const before = { day: "", asked: 0, right: 0, row: 0, ...state.progress.day };
    if (before.day >= day) return;
    state.progress = {
      ...state.progress,
      day: {
        day,
        chosen: right,
        asked: before.asked + 1,
        right: before.right + (right ? 1 : 0),
        row: before.day === dayBefore(day) ? before.row + 1 : 1,
      },
    };
  });
}

/** @param {{day: string, about: any, showing: import("./showing.js").Showing, standing: import("./showing.js").Standing}} props */
export function Day({ day, about, showing, standing }) {
  const [chosen, setChosen] = useState(/** @type {boolean|null} */ (null));
  const [running, setRunning] = useState(false);
  const score = useStore((state) => state.progress.day);
  const first = useRef(null);
  const { step, steps, playing } = standing;
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // the answer plays by itself; whoever takes a step meanwhile goes on from there
    if (!running || playing || step >= steps) return undefined;
    const timer = setTimeout(
      () => showing.go(step + 1).catch(complain),
      step === 0 || store.settings.motion === "less" ? 300 : PACE,
    );
    return () => clearTimeout(timer);
  }, [running, step, playing]);
  const answer = (yes) => {
    setChosen(yes);
    setRunning(true);
    note(day, yes === about.verdict);
  };
  if (chosen === null)
    return html`<section class="guide ruling" aria-label=${t("ruling-day")} data-guide tabindex="-1">
      <header><h2>${t("ruling-day")} <small>${day}</small></h2></header>
      <div class="task"><p><${Words} text=${both(about.question)} /></p></div>
      <div class="choices"><button class="button" ref=${first} onClick=${() => answer(true)}>${t("ruling-yes")}</button>
        <button class="button" onClick=${() => answer(false)}>${t("ruling-no")}</button></div>
      <p class="hint">${t("ruling-position")}</p>
      ${score && html`<p class="hint">${t("ruling-day-score", score)}</p>`}
    </section>`;
  const right = chosen === about.verdict;
  const head = html`<div class=${`learned is-${right ? "right" : "other"}`} aria-live="polite"><b aria-hidden="true">${right ? "○" : "△"}</b><div><strong>${t(right ? "ruling-right" : "ruling-wrong")}</strong>
    ${score && html`<p>${t("ruling-day-score", score)}</p>`}</div></div>`;
  return html`<${Guide} about=${about} showing=${showing} standing=${standing} head=${head} />`;
}
