/**
 * A lesson or a puzzle as a room of this page alone: its messages are sent over HTTP, with all options chosen so far,
 * and the responses are delivered as the table's messages to a room.
 */
import { getJson } from "../cards.js";
import { host, take } from "../net.js";
import { change, store } from "../store.js";
import { t } from "../text.js";

/** @typedef {{kind: string, title: object, said: {text: object, rules: string[]}[]}} Answer */

let visits = 0;

export class Exercise {
  /**
   * @param {string} kind where it is asked for: `lessons` or `puzzles`
   * @param {object} named the game, and which of its exercises
   * @param {(change: object) => void} onChange hears where it stands, and the answer to what was done
   */
  constructor(kind, named, onChange) {
    visits += 1;
    this.room = `${kind}-${visits}`;
    this.kind = kind;
    this.named = named;
    this.onChange = onChange;
    /** @type {string|null} */
    this.edition = null;
    this.made = [];
    /** The side from which the board is seen. */
    this.you = 0;
    this.seq = 0;
    this.told = 0;
    host(this.room, (type, fields) => this.hear(type, fields));
  }

  /** The name of the room, and the opponent. */
  get title() {
    return "";
  }
  get opponent() {
    return "";
  }

  /** What had been chosen before the player's latest choice. */
  before() {
    return this.made.slice(0, -1);
  }

  /** Whether there is a choice of the player to undo. */
  canUndo() {
    return this.made.length > 0;
  }

  /** What else the page needs of a response. @type {(found: any) => object} */
  heard = () => ({});

  /** A card that cannot be used is wanted. @type {(fields: object) => Promise<void>} */
  wanted = async () => {};

  /** Sends a request about this moment. @param {string} what */
  post(what, more = {}) {
    return getJson(`api/${this.kind}/${what}`, {
      method: "POST",
      body: JSON.stringify({ ...this.named, made: this.made, ...more }),
    });
  }

  /** The messages that the parts of a room send. */
  async hear(type, { option, card = null, place = null }) {
    if (type === "why") return this.post("why", { card });
    if (type === "forecast") return this.post("forecast", { option });
    if (type === "wanted") await this.wanted({ card, place });
    else if (type === "join") this.show(await this.post("choose"));
    else if (type === "choose") this.show(await this.post("choose", { option }));
    else if (type === "undo") this.show(await this.post("choose", { made: this.before() }));
    else if (type === "leave") {
      host(this.room, null);
      change((state) => {
        delete state.rooms[this.room];
      });
    }
    return {};
  }

  /** Shows a moment as a room. */
  show(found) {
    const { made, view, ask, outcome, log } = found;
    this.made = made;
    this.you = found.you ?? 0;
    this.seq += 1;
    const more = this.heard(found);
    this.tellRoom();
    // after a response the same question is asked again
    take({
      type: "state",
      room: this.room,
      seq: this.seq,
      duel: 1,
      you: this.you,
      view,
      ask: ask && { ...ask, id: this.seq },
      waiting: false,
      outcome,
      log: log.slice(this.told),
      log_after: Math.min(this.told, log.length),
      clocks: null,
    });
    this.told = log.length;
    this.onChange({ answer: found.answer, ...more });
  }

  /** Sends what the room is; again with its other name when the language changes. */
  tellRoom() {
    const seat = (name) => ({ name, kind: "human", here: true, wins: 0, wants_rematch: false });
    take({
      type: "room",
      room: this.room,
      game: this.named.game,
      edition: this.edition,
      title: this.title,
      status: "exercise",
      solo: false,
      opponent: "exercise",
      best_of: 1,
      duel: 1,
      clock: null,
      delay: 0,
      limits: null,
      you: this.you,
      seats: [seat(store.name || t("you")), seat(this.opponent)],
      windows: null,
      watchers: 0,
      can_undo: this.canUndo(),
      can_redo: false,
      stalled: false,
      link: "",
      next: null,
      results: [],
    });
  }
}
