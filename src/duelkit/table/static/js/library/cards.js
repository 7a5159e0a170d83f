/** Card pages and the card search. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { shelfOf } from "../games.js";
import { Words } from "../japanese/words.js";
import { both, t, useLanguage } from "../text.js";
import { Segments } from "../ui.js";
import { hashOf, useCards, useGames, useLoaded } from "./data.js";
import { CardFace, shortOf } from "./faces.js";
import { FilterForm } from "./filter_form.js";
import { emptySearch, find } from "./filters.js";
import { Linked, RuleLinks, Rulings, namesOf } from "./links.js";
import { useSearch } from "./search.js";

const STEP = 60;
const searches = new Map();

/** The card search of a game. */
export function CardSearch({ game }) {
  const language = useLanguage();
  const data = useCards(game);
  const [search, setSearch] = useState(searches.get(game) ?? emptySearch());
  const [shown, setShown] = useState(STEP);
  useEffect(() => {
    setSearch(searches.get(game) ?? emptySearch());
  }, [game]);
  const { numbers, wrong } = useSearch(game, search);
  const found = useMemo(
    () => (data ? find(game, data.cards, search, language, 0, numbers) : []),
    [data, search, language, game, numbers],
  );
  const end = useRef(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries[0].isIntersecting) setShown((n) => n + STEP);
      },
      { rootMargin: "600px" },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [data, shown, found.length]);
  const onChange = (next) => {
    searches.set(game, next);
    setSearch(next);
    setShown(STEP);
  };
  if (!data) return html`<p class="empty">${t("loading")}</p>`;
  return html`<section class="card-library"><h1 class="visually-hidden">${t(`lib-nav-${game}`)}</h1>
    <${FilterForm} game=${game} data=${data} search=${search} onChange=${onChange} count=${found.length} wrong=${wrong} id="library-search" />
    ${found.length === 0 && html`<p class="empty">${t("lib-nothing")}</p>`}
    <ul class="card-grid">${found.slice(0, shown).map(
      (card) => html`<li key=${card.number}><a href=${hashOf("cards", game, card.number)}>
      <${CardFace} game=${game} card=${card} /><b><${Words} text=${both(card.name)} /></b><small>${shortOf(game, card, data.words)}</small></a></li>`,
    )}</ul>
    ${shown < found.length && html`<div ref=${end} class="more"><button class="button" onClick=${() => setShown(shown + STEP)}>${t("lib-more")}</button></div>`}
  </section>`;
}

/** Lines of generated text; effect numbers are at the beginning of their lines. */
function Text({ text, lang, names, game }) {
  return html`<div class="card-words" lang=${lang}>${text
    .split("\n")
    .filter((line) => line.trim())
    .map(
      (line, at) => html`<p key=${at}>
    <${Linked} text=${line} names=${names} game=${game} /></p>`,
    )}</div>`;
}

function Notes({ notes }) {
  const groups = new Map();
  for (const note of notes) {
    const about = note.about ? both(note.about) : "";
    groups.set(about, [...(groups.get(about) ?? []), note]);
  }
  return html`<section class="panel notes-panel"><h2>${t("lib-notes")}</h2>
    ${[...groups].map(
      ([about, rows]) => html`<div key=${about}>${about && html`<h3>${about}</h3>`}
      <ul>${rows.map((note, at) => html`<li key=${at}><${Linked} text=${both(note.text)} /> <${RuleLinks} rules=${note.rules} /></li>`)}</ul></div>`,
    )}</section>`;
}

function Figures({ game, sheet, words }) {
  return html`<dl class="figures-list">${shelfOf(game)
    .rows(sheet, words)
    .map(([key, value]) => html`<div key=${key}><dt>${t(key)}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** The page of one card. */
export function CardPage({ game, number }) {
  const language = useLanguage();
  const shelf = shelfOf(game);
  const games = useGames();
  const data = useCards(game);
  const [edition, setEdition] = useState("");
  const { value: sheet, error } = useLoaded(
    `api/cards/${encodeURIComponent(game)}/${encodeURIComponent(number)}${edition ? `?edition=${edition}` : ""}`,
  );
  const last = useRef(null);
  if (sheet) last.current = sheet;
  const names = useMemo(() => namesOf(data?.cards), [data]);
  useEffect(() => {
    document.title = sheet ? `${both(sheet.name)} – duelkit` : "duelkit";
    return () => {
      document.title = "duelkit";
    };
  }, [sheet, language]);
  if (error) return html`<p class="empty" role="alert">${t("lib-no-card", { number })}</p>`;
  const now = sheet ?? (last.current && String(last.current.number) === String(number) ? last.current : null);
  if (!now || !data) return html`<p class="empty">${t("loading")}</p>`;
  const card = data.byNumber.get(now.number) ?? now;
  const other = language === "ja" ? "en" : "ja";
  const about = games?.find((one) => one.id === game);
  const decks = now.decks ?? [];
  return html`<article class="card-page">
    <div class="card-side"><div class="card-big" aria-hidden="true"><${CardFace} game=${game} card=${card} mode="large" /></div>
      <${Figures} game=${game} sheet=${now} words=${data.words} />
      <p class="buttons"><a class="button" href=${hashOf("decks", "add", game, now.number)}>${t("lib-to-deck")}</a></p></div>
    <div class="card-main">
      <header><h1><${Words} text=${both(now.name)} /></h1><p class="other-name" lang=${other}>${now.name[other] !== both(now.name) ? now.name[other] : ""}</p>
        <p class="type-line"><${Words} text=${[both(now.line), both(now.figures)].filter(Boolean).join(shelf.joint)} /></p></header>
      ${
        shelf.editions &&
        about &&
        html`<div class="wordings"><${Segments} small label=${t("lib-wording")} value=${edition} onChange=${setEdition}
        options=${[{ value: "", text: t("lib-now") }, ...about.editions.filter((one) => !one.mixed && !one.format).map((one) => ({ value: one.id, text: one.id.toUpperCase(), title: both(one.name) }))]} />
        ${now.old_until && html`<span class="chip warn">${t("lib-old-wording", { year: String(now.old_until) })}</span>`}
        ${!edition && now.versions?.length > 0 && html`<span class="chip">${t("lib-was-different", { years: now.versions.join(", ") })}</span>`}
        ${now.exists === false && html`<span class="chip bad">${t("lib-not-in-edition")}</span>`}</div>`
      }
      ${now.icons && both(now.icons) && html`<p class="icon-lines">${both(now.icons)}</p>`}
      <section class="panel"><${Text} text=${now.text[language] || t("lib-no-text")} lang=${language} names=${names} game=${game} /></section>
      ${
        now.text[other] &&
        html`<details class="panel other-text"><summary>${t("lib-other-language")}</summary>
        <${Text} text=${now.text[other]} lang=${other} names=${names} game=${game} /></details>`
      }
      ${now.doubts?.length > 0 && html`<section class="panel doubt"><h2>${t("lib-doubts-card")}</h2><ul>${now.doubts.map((one, at) => html`<li key=${at}><${Linked} text=${both(one)} /></li>`)}</ul></section>`}
      ${now.notes?.length > 0 && html`<${Notes} notes=${now.notes} />`}
      ${now.rulings?.length > 0 && html`<${Rulings} rulings=${now.rulings} />`}
      <div class="two-panels">
        <section class="panel"><h2>${t("lib-decks")}</h2>${
          decks.length
            ? html`<ul class="list">${decks.map(
                (one) => html`<li key=${one.id}>
          <a class="row-link" href=${hashOf("decks", "built-in", game, one.id)}><b>${both(one.name)}</b><small>${[
            "main",
            "extra",
            "side",
          ]
            .filter((part) => one[part])
            .map((part) => t("lib-in-part", { part: t(`lib-part-${part}`), count: one[part] }))
            .join(" · ")}</small></a></li>`,
              )}</ul>`
            : html`<p class="empty">${t("lib-no-decks")}</p>`
        }</section>
        <${shelf.Limits} sheet=${now} about=${about} />
      </div>
    </div>
  </article>`;
}
