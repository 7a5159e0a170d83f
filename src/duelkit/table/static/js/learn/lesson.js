/**
 * A lesson as a room of this page alone: what is sent to it goes over HTTP, with all that has been chosen so far, and what
 * comes back is told as the table tells a room.
 */
import { getJson } from "../cards.js";
import { host, take } from "../net.js";
import { change, store } from "../store.js";
import { t } from "../text.js";

/** @typedef {{kind: string, title: object, said: {text: object, rules: string[]}[]}} Answer */
/** @typedef {{task: object|null, step: number, steps: number, hint: number|null, answer: Answer|null}} Standing */

const post = (what, body) => getJson(`api/lessons/${what}`, { method: "POST", body: JSON.stringify(body) });

/** The lessons of a game. */
export const lessonsOf = (game) => getJson(`api/lessons/${encodeURIComponent(game)}`).then((answer) => answer.lessons);

let visits = 0;

export class Lesson {
  /**
   * @param {string} game
   * @param {string} id
   * @param {(change: Partial<Standing>) => void} onChange hears where the lesson stands, and the answer to what was done
   */
  constructor(game, id, onChange) {
    visits += 1;
    this.room = `lesson-${visits}`;
    this.game = game;
    this.id = id;
    this.onChange = onChange;
    this.made = [];
    this.seq = 0;
    this.told = 0;
    host(this.room, (type, fields) => this.hear(type, fields));
  }

  /** What the parts of a room send. */
  async hear(type, { option, card = null, place = null }) {
    const now = { game: this.game, lesson: this.id, made: this.made };
    if (type === "why") return post("why", { ...now, card });
    if (type === "forecast") return post("forecast", { ...now, option });
    if (type === "wanted") {
      const { answer } = await post("why", { ...now, card, place });
      if (answer) this.onChange({ answer });
    } else if (type === "join") this.show(await post("choose", now));
    else if (type === "choose") this.show(await post("choose", { ...now, option }));
    else if (type === "undo") this.show(await post("choose", { ...now, made: this.made.slice(0, -1) }));
    else if (type === "leave") {
      host(this.room, null);
      change((state) => { delete state.rooms[this.room]; });
    }
    return {};
  }

  /** Show a moment of the lesson as a room. */
  show({ made, step, steps, task, hint, answer, view, ask, outcome, log }) {
    this.made = made;
    this.seq += 1;
    this.tellRoom();
    // after an answer the same question is asked anew
    take({ type: "state", room: this.room, seq: this.seq, duel: 1, you: 0, view, ask: ask && { ...ask, id: this.seq }, waiting: false, outcome,
      log: log.slice(this.told), log_after: Math.min(this.told, log.length), clocks: null });
    this.told = log.length;
    this.onChange({ task, step, steps, hint, answer });
  }

  /** Tell what the room is; again when it is called otherwise in another language. */
  tellRoom() {
    const seat = (name) => ({ name, kind: "human", here: true, wins: 0, wants_rematch: false });
    take({ type: "room", room: this.room, game: this.game, edition: null, title: t("learn-title"), status: "lesson", solo: false, opponent: "lesson",
      best_of: 1, duel: 1, clock: null, delay: 0, limits: null, you: 0, seats: [seat(store.name || t("you")), seat(t("learn-opponent"))], windows: null,
      watchers: 0, can_undo: this.made.length > 0, can_redo: false, stalled: false, link: "", next: null, results: [] });
  }
}
