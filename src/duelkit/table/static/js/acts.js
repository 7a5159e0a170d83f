/** What one can do with a card: a sign, a short word, and the order in which it is offered. */
import { html } from "../vendor/htm-preact.js";
import { has, t } from "./text.js";

const SIGNS = {
  summon: "M12 21V7M6 12l6-6 6 6M5 3h14",
  special_summon: "M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500z",
  pendulum_summon: "M12 2v9M12 11a5 5 0 100 10 5 5 0 000-10zM5 5h14",
  flip_summon: "M4 12a8 8 0 0114-5l2 2M20 4v5h-5M20 12a8 8 0 01-14 5l-2-2",
  set_monster: "M3 8h18v9H3zM12 2v5M9 5l3 3 3-3",
  set: "M7 9h10v12H7zM12 2v5M9 5l3 3 3-3",
  activate: "M13 2L5 13h6l-1 9 9-12h-6z",
  trigger: "M13 2L5 13h6l-1 9 9-12h-6z",
  delayed: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 3",
  attack: "M20 3l-9 11M20 3h-5M20 3v5M7 13l5 5M9 16l-5 5",
  direct_attack: "M20 3l-9 11M20 3h-5M20 3v5M7 13l5 5M9 16l-5 5",
  change_position: "M4 9h12M12 5l4 4-4 4M20 15H8M12 11l-4 4 4 4",
  pick: "M5 12l5 5 9-11",
};

/** What comes first where several things can be done; everything else keeps its place before these. */
const LATE = [
  "trigger",
  "activate",
  "special_summon",
  "pendulum_summon",
  "summon",
  "flip_summon",
  "attack",
  "change_position",
  "set_monster",
  "set",
];

/** Options, or choices with an `option`, in the order in which they are offered: a Normal Summon before a Set. */
export const inOrder = (all) =>
  all
    .map((one, at) => ({ one, rank: LATE.indexOf((one.option ?? one).verb), at }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ one }) => one);

/** A short word for what an option does with its card; empty if there is none. */
export const shortOf = (verb) => (has(`act-${verb}`) ? t(`act-${verb}`) : "");

/** Whether there is a sign for each of some choices, and no two have the same. */
export const haveSigns = (choices) =>
  choices.every(({ option }) => SIGNS[option?.verb]) &&
  new Set(choices.map(({ option }) => option.verb)).size === choices.length;

/** The sign of what an option does. */
export function ActSign({ verb }) {
  return SIGNS[verb]
    ? html`<svg class="act-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[verb]} /></svg>`
    : null;
}
