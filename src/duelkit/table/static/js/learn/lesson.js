/** A lesson: only the task is carried out; any other choice gets a response. */
import { getJson } from "../cards.js";
import { t } from "../text.js";
import { Exercise } from "./exercise.js";

/** @typedef {{task: object|null, step: number, steps: number, hint: number|null, answer: import("./exercise.js").Answer|null}} Standing */

/** The lessons of a game. */
export const lessonsOf = (game) => getJson(`api/lessons/${encodeURIComponent(game)}`).then((answer) => answer.lessons);

export class Lesson extends Exercise {
  /**
   * @param {string} game
   * @param {{id: string}} about
   * @param {(change: Partial<Standing>) => void} onChange
   * @param {string} edition the one by whose rules it is played; empty for the usual one
   */
  constructor(game, about, onChange, edition) {
    super("lessons", { game, lesson: about.id, edition: edition || null }, onChange);
  }

  get title() {
    return t("learn-title");
  }
  get opponent() {
    return t("learn-opponent");
  }

  wanted = async (fields) => {
    const { answer } = await this.post("why", fields);
    if (answer) this.onChange({ answer });
  };

  heard = ({ task, step, steps, hint, edition }) => {
    this.edition = edition;
    return { task, step, steps, hint };
  };
}
