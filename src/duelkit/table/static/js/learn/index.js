/** Lessons: `#/learn` and `#/learn/GAME` list them, `#/learn/GAME/LESSON` is one of them, on the board of the game. */
import { html, useEffect, useMemo, useState } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { Room } from "../room.js";
import { change, store, useStore } from "../store.js";
import { both, loadText, t, useLanguage } from "../text.js";
import { addStyle } from "../ui.js";
import { Guide } from "./guide.js";
import { Lesson, lessonsOf } from "./lesson.js";

addStyle("css/learn.css");
await loadText("learn");

/** By what a lesson is remembered as done. */
const key = (game, lesson) => `${game}/${lesson.id}`;

function List({ game, name, lessons }) {
  const learned = useStore((state) => state.learned);
  const first = lessons.find((lesson) => !learned.includes(key(game, lesson)));
  return html`<section class="panel"><h2>${name}</h2><ol class="lessons">${lessons.map((lesson, at) => {
    const done = learned.includes(key(game, lesson));
    return html`<li key=${lesson.id}><a class=${`row-link ${done ? "done" : ""} ${lesson === first ? "first" : ""}`} href=${`#/learn/${game}/${lesson.id}`}>
      <b><i aria-hidden="true">${done ? "✓" : at + 1}</i> ${both(lesson.name)}${done && html` <small class="chip">${t("learn-done")}</small>`}</b></a></li>`;
  })}</ol></section>`;
}

function Lists({ only }) {
  const found = useComing(async () => {
    const games = (await loadGames()).filter((game) => game.lessons > 0 && (!only || game.id === only));
    return Promise.all(games.map(async (game) => ({ game, lessons: await lessonsOf(game.id) })));
  }, [only]);
  return html`<main class="page learn"><h1>${t("learn-title")}</h1><p class="lead">${t("learn-lead")}</p>
    ${!found ? html`<p class="empty">${t("loading")}</p>` : found.length === 0 ? html`<p class="empty">${t("learn-none")}</p>`
      : found.map(({ game, lessons }) => html`<${List} key=${game.id} game=${game.id} name=${both(game.name)} lessons=${lessons} />`)}</main>`;
}

const BEGINNING = { task: null, step: 0, steps: 0, hint: null, answer: null };

function Play({ game, lessons, at, onSettings, onHelp }) {
  const about = lessons[at];
  const [standing, setStanding] = useState(BEGINNING);
  const lesson = useMemo(() => new Lesson(game, about.id, (news) => setStanding((before) => ({ ...before, ...news }))), []);
  const language = useLanguage();
  useEffect(() => { if (lesson.seq) lesson.tellRoom(); }, [language]);
  const done = standing.steps > 0 && standing.step === standing.steps;
  useEffect(() => {
    const name = key(game, about);
    if (done && !store.learned.includes(name)) change((state) => { state.learned = [...state.learned, name]; });
  }, [done]);
  const guide = ({ ask, onHover }) => html`<${Guide} lesson=${about} number=${at + 1} standing=${standing} next=${lessons[at + 1] ?? null} game=${game} ask=${ask} onHover=${onHover} />`;
  return html`<${Room} id=${lesson.room} guide=${guide} onSettings=${onSettings} onHelp=${onHelp} />`;
}

/** @param {{path: string[], onSettings: () => void, onHelp: () => void}} props */
export function Page({ path, onSettings, onHelp }) {
  useLanguage();
  const [, game, id] = path;
  const lessons = useComing(() => (id ? lessonsOf(game).catch(() => []) : null), [game, Boolean(id)]);
  if (!id) return html`<${Lists} only=${game} />`;
  if (!lessons) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const at = lessons.findIndex((lesson) => lesson.id === id);
  if (at < 0) return html`<${Lists} only="" />`;
  return html`<${Play} key=${`${game}/${id}`} game=${game} lessons=${lessons} at=${at} onSettings=${onSettings} onHelp=${onHelp} />`;
}
