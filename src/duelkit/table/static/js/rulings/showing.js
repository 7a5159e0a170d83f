/** A ruling on the board: one step after the other; from any of them one can play on, both sides. */
import { getJson } from "../cards.js";
import { Exercise } from "../learn/exercise.js";
import { t } from "../text.js";

/**
 * @typedef {{kind: "done"|"holds", text: object, said: {text: object, rules: string[]}[]}} Shown
 * @typedef {{step: number, steps: number, playing: boolean, shown: Shown|null, edition: string}} Standing
 */

/** The rulings of a game that match words; all of them without words. */
export const rulingsOf = (game, words) =>
  getJson(
    `api/rulings/${encodeURIComponent(game)}${words ? `?search=${encodeURIComponent(words.split(/\s+/).slice(0, 12).join(" "))}` : ""}`,
  ).then((answer) => answer.rulings);

/** Returns everything about a ruling. */
export const rulingOf = (game, id) => getJson(`api/rulings/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** Returns the ruling of a day of this place's calendar, such as 2026-01-31. */
export const rulingOfDay = (game, day) => getJson(`api/rulings/${encodeURIComponent(game)}/day/${day}`);

export class Showing extends Exercise {
  /**
   * @param {{game: string, id: string, editions: string[]}} about
   * @param {(change: Partial<Standing>) => void} onChange
   */
  constructor(about, onChange) {
    super("rulings", { game: about.game, ruling: about.id }, onChange);
    this.edition = about.editions.at(-1);
    this.step = 0;
    this.playing = false;
  }

  get title() {
    return t("ruling-title");
  }
  get opponent() {
    return t("learn-opponent");
  }

  canUndo() {
    return this.playing && this.made.length > 0;
  }

  post(what, more = {}) {
    return super.post(what, { edition: this.edition, step: this.step, playing: this.playing, ...more });
  }

  heard = ({ step, steps, playing, shown, edition }) => ({ step, steps, playing, shown, edition });

  /** Shows the moment after a number of steps. */
  async go(step, { playing = false, edition = this.edition } = {}) {
    Object.assign(this, { step, playing, edition, made: [] });
    this.show(await this.post("choose"));
  }
}
