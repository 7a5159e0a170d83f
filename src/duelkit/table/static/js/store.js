/**
 * The one place that holds state: settings (stored in the browser), the account, the open rooms, messages to show.
 * Components read it with `useStore`; everything that changes it goes through `change`.
 */
import { useEffect, useState } from "../vendor/htm-preact.js";

/** @typedef {{language: "ja"|"en", motion: "full"|"less", theme: "auto"|"dark"|"light"|"contrast"|"safe", windows: "auto"|"can"|"always",
 *   textSize: "normal"|"large", sound: "on"|"off", volume: number, pictures: "mine"|"drawn",
 *   pace: "0.5"|"1"|"2"|"4", phrases: "on"|"off", furigana: "on"|"off"}} Settings `pace`: how fast the opponent's actions are shown */

/** @typedef {{room: object|null, state: object|null, log: object[], siding: object|null, missing: string, behind?: number}} RoomState */

const KEPT = "duelkit";

/** What the browser has stored, or nothing if it stores nothing. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Whether the system has a preference. */
const asks = (query) => globalThis.matchMedia?.(query).matches ?? false;

const before = kept();

/** The player's settings; those that are not set follow the system's preferences, each time anew. */
const chosen = { ...before.settings };
// earlier versions had a setting for contrast alone
if (chosen.contrast === "more") chosen.theme ??= "contrast";
delete chosen.contrast;

/** All state. Read freely, write only in `change`. */
export const store = {
  /** @type {Settings} */
  settings: {
    language: (navigator.language ?? "ja").toLowerCase().startsWith("ja") ? "ja" : "en",
    motion: asks("(prefers-reduced-motion: reduce)") ? "less" : "full",
    theme: "auto",
    windows: "auto",
    textSize: "normal",
    sound: "on",
    volume: 0.5,
    pictures: "mine",
    pace: "1",
    phrases: "on",
    furigana: "off",
    ...chosen,
  },
  /** @type {string|null} */
  token: before.token ?? null,
  /** @type {string} */
  name: before.name ?? "",
  account: null,
  /** The last choices in the form for a new room. */
  wishes: before.wishes ?? {},
  /** The lessons that are done, as GAME/LESSON. @type {string[]} */
  learned: before.learned ?? [],
  /** The puzzles that are solved, as GAME/PUZZLE. @type {string[]} */
  solved: before.solved ?? [],
  /** Scores of the quiz, the ruling of the day and the puzzles, each under its name. @type {Record<string, any>} */
  progress: before.progress ?? {},
  /** How the kanji of names are read, once that is wanted. @type {Map<string, string>|null} */
  readings: null,
  /** Whether phrases can be found. */
  phrased: false,
  /** Whether the strings of both languages are there. */
  texts: false,
  online: false,
  everOnline: false,
  /** @type {Record<string, RoomState>} */
  rooms: {},
  lobby: [],
  /** How many times users' own cards became known. */
  cards: 0,
  /** @type {{n: number, text: string, kind: string}[]} */
  toasts: [],
};

const listeners = new Set();

function keep() {
  const { token, name, wishes, learned, solved, progress } = store;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ settings: chosen, token, name, wishes, learned, solved, progress }));
  } catch {
    // a browser that stores nothing can still play
  }
}

/**
 * Changes the state and updates the page.
 * @param {(state: typeof store) => void} how
 */
export function change(how) {
  how(store);
  keep();
  for (const listener of [...listeners]) listener();
}

/** Changes one setting. */
export function setSetting(key, value) {
  chosen[key] = value;
  change((state) => {
    state.settings = { ...state.settings, [key]: value };
  });
}

/**
 * A part of the state; the component is drawn again when that part is another one.
 * @template T
 * @param {(state: typeof store) => T} selector
 * @returns {T}
 */
export function useStore(selector) {
  const value = selector(store);
  const [, again] = useState(0);
  useEffect(() => {
    let last = selector(store);
    const listener = () => {
      const next = selector(store);
      if (next !== last) {
        last = next;
        again((n) => n + 1);
      }
    };
    listeners.add(listener);
    listener();
    if (last !== value) again((n) => n + 1);
    return () => listeners.delete(listener);
  }, []);
  return value;
}

/** The room of this id, made if there is none yet. */
export function roomState(state, id) {
  return state.rooms[id] ?? { room: null, state: null, log: [], siding: null, thinking: null, behind: 0, missing: "" };
}
