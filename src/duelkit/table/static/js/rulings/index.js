/** Rulings: `#/rulings/GAME` lists and searches them, `#/rulings/GAME/ID` shows one step by step, on the board of the game. */
import { html, useEffect, useMemo, useState } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { today } from "../day.js";
import { Room } from "../room.js";
import { both, t, useLanguage } from "../text.js";
import { addStyles } from "../ui.js";
import { Day } from "./day.js";
import { Guide } from "./guide.js";
import { Showing, rulingOf, rulingOfDay, rulingsOf } from "./showing.js";

await addStyles("css/learn.css", "css/rulings.css");

const SHOWN = 60;
const searches = new Map();

/** A ruling in a list: its question, its source, the editions in which it holds. */
function Row({ ruling }) {
  return html`<li><a class="row-link" href=${`#/rulings/${ruling.game}/${ruling.id}`}><span><b>${both(ruling.question)}</b>
    <small lang="en">${[ruling.sources.join(", "), ruling.date, ruling.editions.join(" ")].filter(Boolean).join(" · ")}</small></span></a></li>`;
}

/** @param {{game: string, name: string}} props */
function List({ game, name }) {
  const [words, setWords] = useState(searches.get(game) ?? "");
  const [asked, setAsked] = useState(words);
  const [all, setAll] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      searches.set(game, words);
      setAsked(words.trim());
      setAll(false);
    }, 220);
    return () => clearTimeout(timer);
  }, [words]);
  const found = useComing(() => rulingsOf(game, asked).catch(() => []), [game, asked]);
  return html`<section class="panel rulings-list"><h2>${name}</h2>
    <p><a class="button" href=${`#/rulings/${game}/day`}>${t("ruling-day")}</a></p>
    <input class="field" type="search" value=${words} maxlength="120" placeholder=${t("ruling-search")} aria-label=${t("ruling-search")}
      onInput=${(event) => setWords(event.target.value)} autocomplete="off" />
    ${
      !found
        ? html`<p class="empty">${t("loading")}</p>`
        : html`<p class="hint" role="status">${t("ruling-found", { count: found.length })}</p>
      <ul class="list">${(all ? found : found.slice(0, SHOWN)).map((one) => html`<${Row} key=${one.id} ruling=${one} />`)}</ul>
      ${!all && found.length > SHOWN && html`<p class="more"><button class="button" onClick=${() => setAll(true)}>${t("ruling-show-all")}</button></p>`}`
    }</section>`;
}

/** @param {{only: string}} props */
function Lists({ only }) {
  const games = useComing(
    async () => (await loadGames()).filter((game) => game.rulings > 0 && (!only || game.id === only)),
    [only],
  );
  return html`<main class="page learn"><h1>${t("ruling-title")}</h1><p class="lead">${t("ruling-lead")}</p>
    ${
      !games
        ? html`<p class="empty">${t("loading")}</p>`
        : games.length === 0
          ? html`<p class="empty">${t("ruling-none")}</p>`
          : games.map((game) => html`<${List} key=${game.id} game=${game.id} name=${both(game.name)} />`)
    }</main>`;
}

/** @param {{about: any, day: string, onSettings: () => void, onHelp: () => void}} props `day`: if it is the ruling of a day, which first is asked */
function Show({ about, day, onSettings, onHelp }) {
  const [standing, setStanding] = useState({
    step: 0,
    steps: about.steps.length,
    playing: false,
    shown: null,
    edition: about.editions.at(-1),
  });
  const showing = useMemo(() => new Showing(about, (news) => setStanding((before) => ({ ...before, ...news }))), []);
  const language = useLanguage();
  useEffect(() => {
    if (showing.seq) showing.tellRoom();
  }, [language]);
  const guide = () =>
    day
      ? html`<${Day} day=${day} about=${about} showing=${showing} standing=${standing} />`
      : html`<${Guide} about=${about} showing=${showing} standing=${standing} />`;
  return html`<${Room} id=${showing.room} guide=${guide} onSettings=${onSettings} onHelp=${onHelp} />`;
}

/** @param {{path: string[], onSettings: () => void, onHelp: () => void}} props */
export function Page({ path, onSettings, onHelp }) {
  useLanguage();
  const [, game, id] = path;
  const day = id === "day" ? (path[3] ?? today()) : "";
  const about = useComing(
    () => (id ? (day ? rulingOfDay(game, day) : rulingOf(game, id)).catch(() => ({ missing: true })) : null),
    [game, id, day],
  );
  if (!id) return html`<${Lists} only=${game} />`;
  if (!about) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  if (about.missing)
    return html`<main class="page"><p class="empty" role="alert">${t("ruling-unknown", { id })}</p><p><a href="#/rulings">${t("ruling-all")}</a></p></main>`;
  return html`<${Show} key=${`${game}/${id}/${day}`} about=${about} day=${day} onSettings=${onSettings} onHelp=${onHelp} />`;
}
