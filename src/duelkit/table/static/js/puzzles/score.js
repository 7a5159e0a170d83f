/** A player's rating by puzzles, the streak, and the daily puzzle; kept in the browser. */
import { html } from "../../vendor/htm-preact.js";
import { today } from "../day.js";
import { complain } from "../refusals.js";
import { change, store, useStore } from "../store.js";
import { t } from "../text.js";
import { rate } from "./puzzle.js";

const BEGINNING = { played: [], streak: 0, best: 0, rating: null, days: [] };

/** What is kept. */
const kept = (state) => state.progress.puzzles ?? BEGINNING;

/**
 * Notes the result of a puzzle; the first one counts.
 * @param {{game: string, puzzle: string}} named
 * @param {boolean} solved at the first try, without help
 */
export async function note(named, solved) {
  const key = `${named.game}/${named.puzzle}`;
  const before = kept(store);
  if (before.played.includes(key)) return;
  const streak = solved ? before.streak + 1 : 0;
  change((state) => {
    state.progress = {
      ...state.progress,
      puzzles: { ...before, played: [...before.played, key], streak, best: Math.max(before.best, streak) },
    };
  });
  try {
    const rating = await rate(named, solved, before.rating ?? {});
    if (rating)
      change((state) => {
        state.progress = {
          ...state.progress,
          puzzles: { ...kept(state), rating, last: before.rating?.rating ?? 1500 },
        };
      });
  } catch (error) {
    complain(error);
  }
}

/** Notes that the puzzle of today is solved. @param {string} game */
export function noteDay(game) {
  const day = `${game}/${today()}`;
  const before = kept(store);
  if (before.days.includes(day)) return;
  change((state) => {
    state.progress = { ...state.progress, puzzles: { ...before, days: [...before.days, day].slice(-400) } };
  });
}

/** Whether the puzzle of today is solved. @param {string} game */
export const useDay = (game) => useStore((state) => kept(state).days.includes(`${game}/${today()}`));

/** The rating and the streak. */
export function Score() {
  const score = useStore(kept);
  if (!score.played.length) return null;
  return html`<p class="score" role="status">${
    score.rating &&
    html`<b>${t("puzzle-rating", { rating: Math.round(score.rating.rating), deviation: Math.round(2 * score.rating.deviation) })}</b> `
  }${t("puzzle-streak", { streak: score.streak, best: score.best })}</p>`;
}
