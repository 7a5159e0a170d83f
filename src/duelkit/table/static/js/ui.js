/** Small parts that every page uses: toasts, dialogs, icons. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { change, useStore } from "./store.js";
import { t } from "./text.js";

let toasts = 0;

/** Shows a short message for some seconds. */
export function toast(text, kind = "note") {
  if (!text) return;
  toasts += 1;
  const n = toasts;
  change((state) => {
    state.toasts = [...state.toasts.slice(-3), { n, text, kind }];
  });
  setTimeout(
    () =>
      change((state) => {
        state.toasts = state.toasts.filter((one) => one.n !== n);
      }),
    5200,
  );
}

/** The messages that are shown now. */
export function Toasts() {
  const shown = useStore((state) => state.toasts);
  return html`<div class="toasts" role="status" aria-live="polite">
    ${shown.map((one) => html`<div key=${one.n} class=${`toast ${one.kind}`}>${one.text}</div>`)}
  </div>`;
}

const styles = new Map();

/**
 * Loads further style sheets.
 * @param {...string} paths
 * @returns {Promise<unknown>} settled once they apply, so that what is drawn then does not shift; at a failure too
 */
export const addStyles = (...paths) => Promise.all(paths.map(addStyle));

function addStyle(path) {
  if (styles.has(path)) return styles.get(path);
  const link = document.createElement("link");
  const coming = new Promise((done) => {
    link.onload = link.onerror = done;
  });
  styles.set(path, coming);
  link.rel = "stylesheet";
  link.href = new URL(`../${path}`, import.meta.url).href;
  document.head.append(link);
  return coming;
}

const FOCUSABLE = "button:not([disabled]),a[href],input:not([disabled]),select:not([disabled]),textarea,[tabindex='0']";

/** A dialog above the page. Escape and a click beside it close it; the focus stays within and returns afterwards. */
export function Dialog({ title, onClose, children, wide = false, kind = "" }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const back = /** @type {HTMLElement|null} */ (document.activeElement);
    const first = box.current?.querySelector("[autofocus]") ?? box.current?.querySelector(FOCUSABLE);
    (first ?? box.current)?.focus();
    return () => back?.focus?.();
  }, []);
  const onKeyDown = (event) => {
    event.stopPropagation();
    if (event.key === "Escape" && onClose) {
      event.preventDefault();
      onClose();
    } else if (event.key === "Tab") {
      const all = [...box.current.querySelectorAll(FOCUSABLE)].filter((one) => one.offsetParent !== null);
      if (!all.length) return;
      const at = all.indexOf(document.activeElement);
      if ((event.shiftKey && at <= 0) || (!event.shiftKey && at === all.length - 1)) {
        event.preventDefault();
        all[event.shiftKey ? all.length - 1 : 0].focus();
      }
    }
  };
  return html`<div class="veil" onMouseDown=${(event) => {
    if (event.target === event.currentTarget) onClose?.();
  }}>
    <div ref=${box} class=${`dialog ${wide ? "wide" : ""} ${kind}`} role="dialog" aria-modal="true" aria-label=${title}
      tabindex="-1" onKeyDown=${onKeyDown}>
      <header role="none"><h2>${title}</h2>${
        onClose &&
        html`<button class="icon-button" aria-label=${t("close")} onClick=${onClose}>
        <${Icon} name="close" /></button>`
      }</header>
      <div class="dialog-body">${children}</div>
    </div>
  </div>`;
}

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  gear: "M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  help: "M9 9a3 3 0 115 2c-1.400 1-2 1.600-2 3M12 18v.5",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 016 6",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 00-6 6",
  branch: "M6 4v16M6 12c6 0 11-1 11-7M17 5l-3 3M17 5l3 3",
  flag: "M6 21V4M6 4h11l-3 4 3 4H6",
  log: "M5 6h14M5 12h14M5 18h9",
  info: "M12 11v6M12 7v.5M12 3a9 9 0 100 18 9 9 0 000-18z",
  more: "M5 11.500v1M12 11.500v1M19 11.500v1",
  home: "M4 11l8-7 8 7M6 10v9h12v-9",
  link: "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1",
  play: "M7 5l12 7-12 7z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  talk: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 3",
};

/** A line icon. */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** How fast the opponent's actions can be shown, with the words for it. */
export const PACES = [
  ["0.5", "pace-half"],
  ["1", "pace-one"],
  ["2", "pace-two"],
  ["4", "pace-four"],
];

/** A choice among few options, as buttons side by side. */
export function Segments({ label, value, options, onChange, small = false }) {
  return html`<div class=${`segments ${small ? "small" : ""}`} role="radiogroup" aria-label=${label}>
    ${options.map(
      (
        one,
      ) => html`<button type="button" key=${one.value} role="radio" aria-checked=${one.value === value} title=${one.title ?? ""}
      class=${one.value === value ? "on" : ""} onClick=${() => onChange(one.value)}>${one.text}</button>`,
    )}
  </div>`;
}

/** The size of an element, kept current. */
export function useSize() {
  const box = useRef(null);
  const [size, setSize] = useState(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = box.current;
      setSize((before) =>
        before && before.w === clientWidth && before.h === clientHeight ? before : { w: clientWidth, h: clientHeight },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, size];
}

/**
 * What a button with a menu needs: whether the menu is open, and the properties of the box around both. The menu closes
 * by a press elsewhere and by Escape, which returns the focus to the button.
 * @returns {[boolean, (open: boolean) => void, {ref: object, onKeyDown: (event: KeyboardEvent) => void}]}
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const ref = useRef(null);
  useEffect(() => {
    if (!open) return undefined;
    const away = (event) => {
      if (!ref.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", away, true);
    return () => removeEventListener("pointerdown", away, true);
  }, [open]);
  const onKeyDown = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setOpen(false);
    ref.current?.querySelector("button")?.focus();
  };
  return [open, setOpen, { ref, onKeyDown }];
}
