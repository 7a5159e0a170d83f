/** Replays from the server: a summary, and the duel after a number of decisions, cached while moving back and forth. */
import { getJson } from "../cards.js";

const KEPT = 240;

const path = (id, duel, rest = "", query = "") => `api/replays/${encodeURIComponent(id)}${rest}?duel=${duel}${query}`;

/** Returns the summary of a replay. */
export const about = (id, duel) => getJson(path(id, duel));

/** The address of the record as a file. */
export const fileOf = (id, duel) => path(id, duel, "/file");

/** Makes a room that continues from a moment. */
export const branch = (id, duel, step) =>
  getJson(path(id, duel, "/branch"), { method: "POST", body: JSON.stringify({ step }) });

/** Returns a judged decision, without a judgment if there is none. */
export const judged = (id, duel, step, known, how) =>
  getJson(path(id, duel, `/analysis/${step}`, `&known=${known}&how=${how}`));

/** Returns the judgment of another answer to a decision. @param {number} option its index */
export const tried = (id, duel, step, known, how, option) =>
  getJson(path(id, duel, `/analysis/${step}`, `&known=${known}&how=${how}&tried=${option}`));

/** Uploads a record. */
export const upload = (text) =>
  getJson("api/replays", { method: "POST", body: text, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** The moments of a replay as one side sees them. The log is fetched once; later moments bring only new entries. */
export class Moments {
  constructor(id, duel, side) {
    this.id = id;
    this.duel = duel;
    this.side = side;
    this.found = new Map();
    this.coming = new Map();
    this.lines = new Map();
    /** The entry up to which the log is complete. */
    this.upTo = 0;
  }

  /** The moment after a number of decisions, if it is loaded. */
  now(step) {
    return this.found.get(step) ?? null;
  }

  /** Fetches a moment. */
  get(step) {
    const here = this.found.get(step);
    if (here) return Promise.resolve(here);
    if (!this.coming.has(step)) {
      const from = this.upTo;
      const coming = getJson(path(this.id, this.duel, `/${step}`, `&side=${this.side}&after=${from}`))
        .then((moment) => {
          for (const line of moment.log) this.lines.set(line.n, line);
          if (from <= this.upTo) this.upTo = Math.max(this.upTo, moment.told);
          if (this.found.size >= KEPT) this.found.delete(this.found.keys().next().value);
          this.found.set(step, moment);
          return moment;
        })
        .finally(() => this.coming.delete(step));
      this.coming.set(step, coming);
    }
    return this.coming.get(step);
  }

  /** The log between two entries, without the first. */
  log(upTo, after = 0) {
    return [...this.lines.values()]
      .filter((line) => line.n > after && line.n <= upTo)
      .sort((one, two) => one.n - two.n);
  }
}
