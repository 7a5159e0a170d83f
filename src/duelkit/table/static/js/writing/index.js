/**
 * The page for the player's own card: `#/write/GAME[/NO]`; the text on the left, what is understood of it on the right,
 * while typing.
 */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { again } from "../again.js";
import { useComing } from "../cards.js";
import { isGame, loadShelves } from "../games.js";
import { hashOf, loadCards, ownCards, useGames } from "../library/data.js";
import { CardFace, shortOf } from "../library/faces.js";
import { useStore } from "../store.js";
import { both, has, t, useLanguage } from "../text.js";
import { addStyles, toast } from "../ui.js";
import { dropCard, keepCard, readCard } from "./calls.js";
import { Area, lineOf } from "./text.js";
import { UploadDialog } from "./upload.js";

await Promise.all([loadShelves(), addStyles("css/library.css", "css/writing.css")]);

const WAIT = 250;
const KINDS = ["monster", "spell", "trap", "extra"];
const draftAt = (game) => `duelkit-writing-${game}`;

function draftOf(game) {
  try {
    return localStorage.getItem(draftAt(game)) ?? "";
  } catch {
    return "";
  }
}

function keepDraft(game, text) {
  try {
    localStorage.setItem(draftAt(game), text);
  } catch {
    // a browser that stores nothing can still write
  }
}

/** What is understood of a text, a moment after it changes; `null` until it is there. A busy table is asked again. */
function useRead(game, text) {
  const [told, setTold] = useState(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (!text.trim()) setTold(null);
      else {
        again(() => readCard(game, text, stop.signal), stop.signal).then(
          (found) => setTold({ ...found, text }),
          (error) => {
            if (!stop.signal.aborted) setTold({ failed: error.message, text, card: null, problem: null });
          },
        );
      }
    }, WAIT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, text]);
  return told;
}

function Effect({ effect }) {
  const languages = ["ja", "en"];
  return html`<section class="panel write-effect"><h3>${both(effect.label)}</h3>
    ${languages.map((language) => html`<p key=${language} lang=${language}>${effect.text[language]}</p>`)}
    <dl>${effect.parts.map(
      (one) => html`<div key=${one.part} class=${one.part}><dt>${t(`write-part-${one.part}`)}</dt>
      <dd>${both(one.text)}</dd></div>`,
    )}</dl></section>`;
}

function Understood({ game, told, reading, words }) {
  if (!told) return html`<p class="empty">${t(reading ? "write-reading" : "write-empty")}</p>`;
  if (told.failed) return html`<p class="wrong" role="alert">${told.failed}</p>`;
  const { card, problem } = told;
  if (problem) {
    const { line, at } = lineOf(told.text, problem.start);
    return html`<section class="panel write-problem"><h2>${t("write-not-yet")}</h2><p>${both(problem.reason)}</p>
      <p class="hint">${t("write-place", { line, at })}</p>
      <pre class="write-source" lang="ja"><mark>${[...told.text].slice(problem.start, problem.end).join("")}</mark></pre></section>`;
  }
  return html`<div class="write-card"><div class="write-face"><${CardFace} game=${game} card=${card} mode="large" /></div>
      <div><h2>${both(card.name)}</h2><p class="type-line">${both(card.line)} ${both(card.figures)}</p>
        <p class="hint">${shortOf(game, card, words)}</p>
        ${card.effects.length === 0 && html`<p>${t("write-no-effects")}</p>`}</div></div>
    ${card.effects.map((effect, at) => html`<${Effect} key=${at} effect=${effect} />`)}
    <details class="panel"><summary>${t("write-whole")}</summary>${["ja", "en"].map((language) => html`<p key=${language} class="write-whole" lang=${language}>${card.text[language]}</p>`)}</details>`;
}

function Mine({ game, cards, words, here, onDrop }) {
  const [sure, setSure] = useState(0);
  const drop = (number) => (sure === number ? onDrop(number) : setSure(number));
  return html`<section class="write-mine"><h2>${t("write-mine")}</h2>
    ${cards.length === 0 && html`<p class="empty">${t("write-none")}</p>`}
    <ul>${cards.map(
      (card) => html`<li key=${card.number} class=${`panel ${card.number === here ? "here" : ""}`}>
      <a class="deck-link" href=${hashOf("write", game, card.number)}><b>${both(card.name)}</b><small>${shortOf(game, card, words)}</small></a>
      <a class="small-link" href=${hashOf("decks", "add", game, card.number)}>${t("lib-to-deck")}</a>
      <button class=${`plain small ${sure === card.number ? "sure" : ""}`} onClick=${() => drop(card.number)} onBlur=${() => setSure(0)}>${t(sure === card.number ? "write-drop-sure" : "write-drop")}</button></li>`,
    )}</ul></section>`;
}

function Writer({ game, number }) {
  useLanguage();
  const token = useStore((state) => state.token);
  const [times, setTimes] = useState(0);
  const data = useComing(() => loadCards(game), [game]);
  const mine = useComing(() => ownCards(game), [game, token, times]);
  const [text, setText] = useState(number ? "" : draftOf(game));
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const told = useRead(game, text);
  const current = told?.text === text ? told : null;
  useEffect(() => {
    if (!number || !mine) return;
    const card = mine.find((one) => one.number === number);
    if (card && !text) setText(card.source);
  }, [number, mine]);
  useEffect(() => {
    document.title = `${told?.name || t("write-title")} – duelkit`;
    return () => {
      document.title = "duelkit";
    };
  }, [told?.name]);
  const write = (next) => {
    setText(next);
    if (!number) keepDraft(game, next);
  };
  const save = async () => {
    setBusy(true);
    try {
      const kept = await keepCard(game, text, number);
      if (!number) keepDraft(game, "");
      toast(t("write-saved", { name: kept.name }), "good");
      setTimes(times + 1);
      location.hash = hashOf("write", game, kept.number);
    } catch (error) {
      toast(t("write-not-saved", { reason: error.message }), "bad");
    }
    setBusy(false);
  };
  const drop = async (which) => {
    try {
      await dropCard(game, which);
      setTimes(times + 1);
      if (which === number) location.hash = hashOf("write", game);
    } catch (error) {
      toast(error.message, "bad");
    }
  };
  const reading = !current && text.trim() !== "";
  const said = reading
    ? t("write-reading")
    : current?.problem
      ? both(current.problem.reason)
      : current?.card
        ? t("write-understood", { count: current.card.effects.length })
        : "";
  return html`<main class="page writer">
    <header class="write-head"><a class="icon-button" href="#/decks" aria-label=${t("deck-all")} title=${t("deck-all")}>←</a><h1>${t(number ? "write-change" : "write-title")}</h1>
      <span class="grow"></span>${number > 0 && html`<a class="button" href=${hashOf("write", game)}>${t("write-new")}</a>`}
      <button class="button" disabled=${!token} onClick=${() => setOpen(true)}>${t("write-upload")}</button>
      <button class="button primary" disabled=${busy || !token || !current?.card} title=${token ? "" : t("deck-no-account")} onClick=${save}>${t("save")}</button></header>
    <div class="write-columns"><section class="write-left">
        <div class="write-examples"><span>${t("write-examples")}</span>${KINDS.filter((kind) =>
          has(`write-example-${kind}-${game}`),
        ).map(
          (kind) => html`<button key=${kind} class="button"
          onClick=${() => write(t(`write-example-${kind}-${game}`))}>${t(`write-kind-${kind}`)}</button>`,
        )}</div>
        <${Area} text=${text} problem=${current?.problem ?? null} onText=${write} />
        <p class=${`write-said ${current?.problem ? "wrong" : ""}`} id="write-said" role="status">${said}</p>
        <p class="hint">${t("write-hint")}</p>
      </section>
      <section class="write-right" aria-label=${t("write-understanding")} aria-busy=${reading}>${data && html`<${Understood} game=${game} told=${told} reading=${reading} words=${data.words} />`}</section></div>
    ${mine && data && html`<${Mine} game=${game} cards=${mine} words=${data.words} here=${number} onDrop=${drop} />`}
    ${open && html`<${UploadDialog} game=${game} onClose=${() => setOpen(false)} onMade=${() => setTimes(times + 1)} />`}
  </main>`;
}

/** @param {{path: string[]}} props the parts of the hash */
export function Page({ path }) {
  useLanguage();
  const games = useGames();
  if (!games) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const writable = games.filter((one) => one.writes);
  const game = isGame(path[1]) && writable.some((one) => one.id === path[1]) ? path[1] : writable[0]?.id;
  if (!game)
    return html`<main class="page"><div class="panel narrow"><h1>${t("write-title")}</h1><p>${t("write-off")}</p></div></main>`;
  const number = Number(path[2]) || 0;
  return html`<${Writer} key=${`${game}/${number}`} game=${game} number=${number} />`;
}
