/** A puzzle: every choice is carried out, and the opponent answers. */
import { getJson } from "../cards.js";
import { Exercise } from "../learn/exercise.js";
import { t } from "../text.js";

/** @typedef {{result: ""|"solved"|"failed", answer: import("../learn/exercise.js").Answer|null}} Standing */

/** The puzzles of a game. */
export const puzzlesOf = (game) => getJson(`api/puzzles/${encodeURIComponent(game)}`).then((answer) => answer.puzzles);

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
   * The option that leads to the goal, by its index, and what to say about the moment. @returns {Promise<{hint:
   * number|null, answer: object}>}
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
