/** Keys of a room; the board handles the arrow keys itself. */
import { useEffect, useLayoutEffect, useRef } from "../vendor/htm-preact.js";

/** What was used last: `keys`, `pointer`, or nothing yet; whether the page itself moves the focus now. */
const used = { last: "", moves: false };
addEventListener(
  "keydown",
  () => {
    used.last = "keys";
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    used.last = "pointer";
  },
  true,
);

/** Whether the player uses a mouse or a finger: then only what is clicked gets the focus. */
export const byPointer = () => used.last === "pointer";

/** Whether the page itself moves the focus: then the player has not looked at anything. */
export const isMoving = () => used.moves;

/** Whether a key press belongs to a text field. */
const typing = (event) =>
  event.target.matches?.("input,textarea,select") || event.ctrlKey || event.metaKey || event.altKey;

/**
 * Keys for as long as the component stands.
 * @param {Record<string, (event: KeyboardEvent) => void>} judged_actions by key, small letters; `option` gets digits and the letters that are
 *   nobody else's, unless something lies open over the room
 * @param {Record<string, {down: () => void, up: () => void}>} held keys that do something for as long as they are held
 */
export function useKeys(judged_actions, held = {}) {
  const now = useRef({ judged_actions, held });
  now.current = { judged_actions, held };
  useEffect(() => {
    const down = new Set();
    const pressed = (event) => {
      if (typing(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const hold = now.current.held[key];
      if (hold) {
        if (!down.has(key)) hold.down();
        down.add(key);
        return;
      }
      if (event.repeat) return;
      if (key === " " && event.target.matches?.("button,a,summary,[role=button]")) return;
      const free = /^[1-9a-z]$/.test(key) && !event.target.closest?.(".menu,.sheet,.dialog");
      const judged = now.current.judged_actions[key] ?? (free ? now.current.judged_actions.option : null);
      if (!judged) return;
      event.preventDefault();
      judged(event);
    };
    const released = (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (down.delete(key)) now.current.held[key]?.up();
    };
    const away = () => {
      for (const key of down) now.current.held[key]?.up();
      down.clear();
    };
    addEventListener("keydown", pressed);
    addEventListener("keyup", released);
    addEventListener("blur", away);
    return () => {
      away();
      removeEventListener("keydown", pressed);
      removeEventListener("keyup", released);
      removeEventListener("blur", away);
    };
  }, []);
}

/**
 * Keeps keyboard users where they were: when a question removes the focused button, the focus moves to the same part of
 * the room, to the first place or option that can be chosen.
 */
export function useFocusKept(moment) {
  const part = useRef("");
  useEffect(() => {
    const pointer = () => {
      part.current = "";
    };
    const focus = (event) => {
      part.current = byPointer()
        ? ""
        : event.target.closest("[data-board]")
          ? "[data-board] [tabindex='0']"
          : event.target.closest("[data-prompt]")
            ? "[data-prompt] .option"
            : "";
    };
    addEventListener("pointerdown", pointer, true);
    addEventListener("focusin", focus);
    return () => {
      removeEventListener("pointerdown", pointer, true);
      removeEventListener("focusin", focus);
    };
  }, []);
  useLayoutEffect(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (part.current && lost) focusOn(part.current);
  }, [moment]);
}

/** Focuses the first matching element. */
export function focusOn(selector) {
  const found = document.querySelector(selector);
  used.moves = document.activeElement === document.body;
  found?.focus();
  used.moves = false;
}

/**
 * Focuses the first matching element, as soon as there is one, for keyboard users without another focus.
 * @param {string} selector
 * @param {() => void} done called when there is nothing more to wait for
 * @returns {() => void} cancels it
 */
export function focusSoon(selector, done) {
  let frame = 0;
  const look = () => {
    const wanted = !byPointer() && document.activeElement === document.body;
    if (wanted && !document.querySelector(selector)) frame = requestAnimationFrame(look);
    else {
      if (wanted) focusOn(selector);
      done();
    }
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
