/** What has happened, in words; new lines are announced to screen readers. */
import { html, useEffect, useLayoutEffect, useRef } from "../vendor/htm-preact.js";
import { Words } from "./japanese/words.js";
import { both, t } from "./text.js";

/** The kind of heading that an entry is: `turn`, `phase` or nothing. */
const headline = (entry) => (entry.kind === "turn" || entry.kind === "phase" ? entry.kind : "");

/** A text with its rules as links: `… (MR3-SET-04)`. */
export function Linked({ text }) {
  const parts = String(text).split(/((?:MR3|MR20|EX04|RES|EOJ)-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?)/);
  return parts.map((part, at) =>
    at % 2
      ? html`<a class="rule" href=${`#/rules/${part}`} target="_blank" rel="noopener">${part}</a>`
      : html`<${Words} text=${part} />`,
  );
}

/** The links of some rules. */
export function Rules({ rules }) {
  if (!rules?.length) return null;
  return html`<span class="rules">${rules.map(
    (rule) => html`<a key=${rule} class="rule" href=${`#/rules/${rule}`} target="_blank"
    rel="noopener">${rule}</a>`,
  )}</span>`;
}

/** Whether an entry is a phase in which nothing happened. */
const idle = (log, at) => headline(log[at]) === "phase" && at + 1 < log.length && headline(log[at + 1]) !== "";

/** The log of a room. */
export function Log({ log, game, onInspect }) {
  const box = useRef(null);
  const stuck = useRef(true);
  const touched = useRef(0);
  const down = () => {
    if (stuck.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(down, [log]);
  useEffect(() => {
    const observer = new ResizeObserver(down);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // scrolling up is for reading; at the end, new lines are followed
  const touch = () => {
    touched.current = performance.now();
  };
  const scrolled = () => {
    const one = box.current;
    if (performance.now() - touched.current < 700)
      stuck.current = one.scrollHeight - one.scrollTop - one.clientHeight < 30;
  };
  return html`<section class="log" aria-label=${t("log")}>
    <div class="log-lines" ref=${box} onScroll=${scrolled} onWheel=${touch} onTouchMove=${touch} onKeyDown=${touch} onPointerDown=${touch}
      role="log" aria-live="polite" tabindex="0" data-log>
      ${log.length === 0 && html`<p class="empty">${t("log-empty")}</p>`}
      ${log.map((entry, at) => {
        const text = both(entry.text);
        const kind = headline(entry);
        if (!text || idle(log, at)) return null;
        if (kind) return html`<p key=${entry.n} class=${`line ${kind}`}>${text.replace(/^[-―\s]+|[-―\s]+$/g, "")}</p>`;
        // equal words in a row are shown once, with their number
        if (at + 1 < log.length && both(log[at + 1].text) === text) return null;
        let times = 1;
        while (times <= at && both(log[at - times].text) === text) times += 1;
        const clickable = entry.passcode > 0;
        return html`<p key=${entry.n} class=${`line ${clickable ? "about" : ""} kind-${game}-${entry.kind}`}
          onClick=${clickable ? () => onInspect({ passcode: entry.passcode, card: entry.card }) : null}><${Words} text=${text} />${times > 1 ? html` <small>×${times}</small>` : null}</p>`;
      })}
    </div></section>`;
}
