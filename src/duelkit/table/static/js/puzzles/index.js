/** Puzzles: `#/puzzles` and `#/puzzles/GAME` list them, `#/puzzles/GAME/PUZZLE` is one of them, on the board of the game. */
import { html } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { today } from "../day.js";
import { pageOf } from "../learn/page.js";
import { both, t } from "../text.js";
import { Icon, addStyles } from "../ui.js";
import { Guide, Level } from "./guide.js";
import { Puzzle, puzzleOfDay, puzzlesOf, themeOf } from "./puzzle.js";
import { Score, noteDay, useDay } from "./score.js";

await addStyles("css/learn.css");

/** The link to the puzzle of the day. @param {{game: any}} props */
function Daily({ game }) {
  const done = useDay(game.id);
  return html`<a class="button" href=${`#/puzzles/${game.id}/day`}><${Icon} name="play" /> ${t("puzzle-day", { game: both(game.name) })}${done && html` <small class="chip">${t("puzzle-done")}</small>`}</a>`;
}

/** What stands above the lists: rating, streak, the puzzles of the day. @param {{only: string}} props */
function More({ only }) {
  const games = useComing(loadGames, []);
  return html`<div class="more-learning">${(games ?? [])
    .filter((game) => game.puzzles > 0 && (!only || game.id === only))
    .map((game) => html`<${Daily} key=${game.id} game=${game} />`)}</div><${Score} />`;
}

const Puzzles = pageOf({
  base: "puzzles",
  kind: "puzzles",
  words: "puzzle",
  kept: "solved",
  of: puzzlesOf,
  make: (game, about, onChange) => new Puzzle(game, about, onChange),
  beginning: { result: "", answer: null },
  done: ({ result }) => result === "solved",
  Guide,
  mark: (about) =>
    html`<small class="puzzle-about"><${Level} level=${about.level} /> ${t(`puzzle-goal-${about.goal}`)} · ${about.rating}</small>`,
  More,
  tags: (about) => about.themes,
  tag: themeOf,
});

/** The puzzle of the day, at its own address. @param {{path: string[], onSettings: () => void, onHelp: () => void}} props */
function Today({ path, ...more }) {
  const game = path[1];
  const found = useComing(() => puzzleOfDay(game, path[3] ?? today()).catch(() => ""), [game, path[3]]);
  if (found === null || found === undefined)
    return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  return html`<${Puzzles} path=${["puzzles", game, ...(found ? [found] : [])]} onSolved=${() => !path[3] && noteDay(game)} ...${more} />`;
}

/** @param {{path: string[], onSettings: () => void, onHelp: () => void}} props */
export function Page(props) {
  return props.path[2] === "day" ? html`<${Today} ...${props} />` : html`<${Puzzles} ...${props} />`;
}
