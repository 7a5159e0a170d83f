/** A puzzle: every choice is carried out, and the opponent answers. */
import { getJson } from "../cards.js";
import { Exercise } from "../learn/exercise.js";
import { t } from "../text.js";

/** @typedef {{result: ""|"solved"|"failed", answer: import("../learn/exercise.js").Answer|null}} Standing */

/** What a game's list says beside its puzzles: the words of the themes. @type {Map<string, any>} */
const lists = new Map();

/** The puzzles of a game. */
export const puzzlesOf = (game) =>
  getJson(`api/puzzles/${encodeURIComponent(game)}`).then((answer) => {
    lists.set(game, answer);
    return answer.puzzles;
  });

/** The words of a theme. */
export const themeOf = (game, theme) => lists.get(game)?.themes[theme] ?? { ja: theme, en: theme };

/** The id of the puzzle of a day such as 2026-01-31. */
export const puzzleOfDay = (game, day) =>
  getJson(`api/puzzles/${encodeURIComponent(game)}/day/${day}`).then((answer) => answer.id);

/** The player's rating after a puzzle. */
export const rate = (named, solved, before) =>
  getJson("api/puzzles/rate", { method: "POST", body: JSON.stringify({ ...named, solved, ...before }) }).then(
    (answer) => answer.rating,
  );

export class Puzzle extends Exercise {
  /**
   * @param {string} game
   * @param {{id: string, edition: string|null}} about
   * @param {(change: Partial<Standing>) => void} onChange
   */
  constructor(game, about, onChange) {
    super("puzzles", { game, puzzle: about.id }, onChange);
    this.edition = about.edition;
    /** How many choices of both sides came before the player's latest. @type {number|null} */
    this.back = null;
  }

  get title() {
    return t("puzzle-title");
  }
  get opponent() {
    return t("learn-opponent");
  }

  before() {
    return this.made.slice(0, this.back ?? 0);
  }

  canUndo() {
    return this.back !== null;
  }

  heard = ({ result, back }) => {
    this.back = back;
    return { result };
  };

  /**
   * The option that leads to the goal, by its index, hints at it from a direction to the move, and what to say about the moment.
   * @returns {Promise<{hint: number|null, hints: object[], answer: object}>}
   */
  hint() {
    return this.post("hint");
  }

  /** The solution in words. */
  solution() {
    return getJson("api/puzzles/solution", { method: "POST", body: JSON.stringify(this.named) }).then(
      (answer) => answer.lines,
    );
  }

  /** Starts again. */
  async again() {
    this.show(await this.post("choose", { made: [] }));
  }
}
