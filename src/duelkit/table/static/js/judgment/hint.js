/** Hints for newcomers beside the question in the first turns: how to do it on the board. */
import { html } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { t } from "../text.js";

const FIRST_TURNS = 6;
/** @type {[string, string[]][]} */
const REASONED_ACTIONS = [
  ["cast", ["cast"]],
  ["react", ["attack", "rotate", "ability"]],
  ["summon", ["summon", "incarnate"]],
];
const QUESTIONS = { mulligan: "mulligan", facing: "facing", attack_target: "target" };

/**
 * The names of the hints that fit a question.
 * @param {{why: string, options: {verb: string}[]}} ask
 * @returns {string[]}
 */
export function hintsFor(ask) {
  if (QUESTIONS[ask.why]) return [QUESTIONS[ask.why]];
  if (ask.why !== "action1" && ask.why !== "action2") return [];
  const verbs = new Set(ask.options.map((option) => option.verb));
  const found = REASONED_ACTIONS.filter(([, judged_actions]) => judged_actions.some((verb) => verbs.has(verb))).map(
    ([name]) => name,
  );
  return found.length ? found : ["nothing"];
}

/** @param {{ask: object, view: object}} props */
export function Hint({ ask, view }) {
  const hints = view.turn > FIRST_TURNS ? [] : hintsFor(ask);
  if (!hints.length) return null;
  return html`<ul class="hints">${hints.map((name) => html`<li key=${name}><${Words} text=${t(`jud-hint-${name}`)} /></li>`)}</ul>`;
}
