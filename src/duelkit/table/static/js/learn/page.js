/** Pages of exercises: a list for each game, and each exercise on the board of its game, with a guide beside it. */
import { html, useEffect, useMemo, useState } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { Room } from "../room.js";
import { change, store, useStore } from "../store.js";
import { both, t, useLanguage } from "../text.js";

/**
 * @typedef {{base: string, kind: string, words: string, kept: "learned"|"solved", of: (game: string) => Promise<any[]>,
 *   make: (game: string, about: any, onChange: (news: object) => void, edition: string) => import("./exercise.js").Exercise, beginning: object,
 *   done: (standing: any) => boolean, Guide: Function, mark: (about: any) => any, More?: Function, tags?: (about: any) => string[],
 *   tag?: (game: string, tag: string) => object}} Sort
 * `base`: of the address; `kind`: under which a game says how many it has; `words`: how its texts begin; `kept`: where what is done is
 * remembered; `of`: those of a game; `mark`: what stands beside a name in the list; `More`: what stands above the lists; `tags`: by what
 * a list can be narrowed, `tag`: the words of one.
 */

/** The key under which a finished exercise is remembered. */
const key = (game, about) => `${game}/${about.id}`;

/** Buttons that show only what has a tag. @param {{sort: Sort, game: string, all: any[], tag: string, onTag: (tag: string) => void}} props */
function Tags({ sort, game, all, tag, onTag }) {
  const tags = [...new Set(all.flatMap((one) => sort.tags?.(one) ?? []))];
  if (!tags.length) return null;
  return html`<p class="tags">${tags.map(
    (one) =>
      html`<button key=${one} class="chip" aria-pressed=${one === tag} onClick=${() => onTag(one === tag ? "" : one)}>${both(sort.tag?.(game, one))}</button> `,
  )}</p>`;
}

/** @param {{sort: Sort, game: string, name: string, all: any[]}} props */
function List({ sort, game, name, all }) {
  const kept = useStore((state) => state[sort.kept]);
  const [tag, setTag] = useState("");
  const first = all.find((one) => !kept.includes(key(game, one)));
  return html`<section class="panel"><h2>${name}</h2><${Tags} sort=${sort} game=${game} all=${all} tag=${tag} onTag=${setTag} /><ol class="lessons">${all.map(
    (one, at) => {
      if (tag && !sort.tags?.(one).includes(tag)) return null;
      const done = kept.includes(key(game, one));
      return html`<li key=${one.id}><a class=${`row-link ${done ? "done" : ""} ${one === first ? "first" : ""}`} href=${`#/${sort.base}/${game}/${one.id}`}>
      <b><i aria-hidden="true">${done ? "✓" : at + 1}</i> <span>${both(one.name)}${done && html` <small class="chip">${t(`${sort.words}-done`)}</small>`}${sort.mark(one)}</span></b></a></li>`;
    },
  )}</ol></section>`;
}

/** @param {{sort: Sort, only: string}} props */
function Lists({ sort, only }) {
  const found = useComing(async () => {
    const games = (await loadGames()).filter((game) => game[sort.kind] > 0 && (!only || game.id === only));
    return Promise.all(games.map(async (game) => ({ game, all: await sort.of(game.id) })));
  }, [only]);
  return html`<main class="page learn"><h1>${t(`${sort.words}-title`)}</h1><p class="lead">${t(`${sort.words}-lead`)}</p>${sort.More && html`<${sort.More} only=${only} />`}
    ${
      !found
        ? html`<p class="empty">${t("loading")}</p>`
        : found.length === 0
          ? html`<p class="empty">${t(`${sort.words}-none`)}</p>`
          : found.map(
              ({ game, all }) =>
                html`<${List} key=${game.id} sort=${sort} game=${game.id} name=${both(game.name)} all=${all} />`,
            )
    }</main>`;
}

/** @param {{sort: Sort, game: string, all: any[], at: number, edition: string, onSolved?: () => void, onSettings: () => void, onHelp: () => void}} props */
function Play({ sort, game, all, at, edition, onSolved = () => {}, onSettings, onHelp }) {
  const about = all[at];
  const [standing, setStanding] = useState(sort.beginning);
  const exercise = useMemo(
    () => sort.make(game, about, (news) => setStanding((before) => ({ ...before, ...news })), edition),
    [],
  );
  const language = useLanguage();
  useEffect(() => {
    if (exercise.seq) exercise.tellRoom();
  }, [language]);
  const done = sort.done(standing);
  useEffect(() => {
    const name = key(game, about);
    if (done) onSolved();
    if (done && !store[sort.kept].includes(name))
      change((state) => {
        state[sort.kept] = [...state[sort.kept], name];
      });
  }, [done]);
  const guide = ({ ask, onHover }) =>
    html`<${sort.Guide} about=${about} exercise=${exercise} number=${at + 1} standing=${standing} next=${all[at + 1] ?? null} game=${game} edition=${edition} ask=${ask} onHover=${onHover} />`;
  return html`<${Room} id=${exercise.room} guide=${guide} onSettings=${onSettings} onHelp=${onHelp} />`;
}

/**
 * The page of a sort of exercises: `#/BASE` and `#/BASE/GAME` list them, `#/BASE/GAME/ID` is one of them, `#/BASE/GAME/ID/EDITION` by the
 * rules of an edition.
 * @param {Sort} sort
 */
export function pageOf(sort) {
  /** @param {{path: string[], onSettings: () => void, onHelp: () => void, onSolved?: () => void}} props */
  return function Page({ path, onSettings, onHelp, onSolved }) {
    useLanguage();
    const [, game, id, edition = ""] = path;
    const all = useComing(() => (id ? sort.of(game).catch(() => []) : null), [game, Boolean(id)]);
    if (!id) return html`<${Lists} sort=${sort} only=${game} />`;
    if (!all) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
    const at = all.findIndex((one) => one.id === id);
    if (at < 0) return html`<${Lists} sort=${sort} only="" />`;
    return html`<${Play} key=${`${game}/${id}/${edition}`} sort=${sort} game=${game} all=${all} at=${at} edition=${edition} onSolved=${onSolved} onSettings=${onSettings} onHelp=${onHelp} />`;
  };
}
