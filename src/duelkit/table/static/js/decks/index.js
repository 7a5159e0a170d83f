/**
 * Decks: `#/decks`, `#/decks/new/GAME`, `#/decks/draft/GAME/KEY`, `#/decks/mine/ID`, `#/decks/built-in/GAME/ID`,
 * `#/decks/add/GAME/NO`.
 */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { loadGames } from "../cards.js";
import { isGame, loadShelves } from "../games.js";
import { loadCards, meet } from "../library/data.js";
import { both, t, useLanguage } from "../text.js";
import { addStyles } from "../ui.js";
import { builtIn, draftOf, myDeck, newKey } from "./calls.js";
import { DeckEditor } from "./editor.js";
import { DeckHome } from "./home.js";
import { add, emptyDeck, wholeDeck } from "./model.js";

await Promise.all([loadShelves(), addStyles("css/library.css", "css/decks.css", "css/writing.css")]);

/** What the hash asks to edit: `{game, deck, edition, limits, id, draft}`; `draft`: its key in the browser. */
async function startOf([, what, first, second]) {
  if (what === "mine") {
    const row = await myDeck(first);
    return {
      game: row.game,
      deck: wholeDeck(row.deck),
      edition: row.edition ?? "",
      limits: row.limits ?? "",
      id: row.id,
      draft: newKey(),
    };
  }
  const games = await loadGames();
  const game = isGame(first) ? first : games[0].id;
  if (what === "built-in") {
    const body = await builtIn(game, second);
    const about = games.find((one) => one.id === game);
    // an edition lists the decks of its time first
    const ofTime = about.editions.filter((one) => one.decks.slice(0, 2).includes(second));
    const legal = about.editions.filter((one) => one.decks.includes(second));
    const usual = ofTime.find((one) => one.default) ?? ofTime[0] ?? legal.find((one) => one.default) ?? legal[0];
    return {
      game,
      deck: { ...wholeDeck(body.deck), name: both(body.name) },
      edition: usual?.id ?? "",
      limits: "",
      id: null,
      draft: newKey(),
    };
  }
  const draft = what === "new" ? null : draftOf(game, what === "draft" ? second : "");
  const start = draft
    ? {
        game,
        deck: wholeDeck(draft.deck),
        edition: draft.edition ?? "",
        limits: draft.limits ?? "",
        id: draft.id ?? null,
        draft: draft.key,
        unsaved: true,
      }
    : { game, deck: emptyDeck(), edition: "", limits: "", id: null, draft: newKey() };
  if (what === "add") {
    const { byNumber } = await loadCards(game);
    const card = byNumber.get(Number(second));
    if (card) start.deck = add(start.deck, card.part, card.number) ?? start.deck;
    start.look = card?.number;
    start.unsaved = true;
  }
  return start;
}

function Opening({ path }) {
  const [start, setStart] = useState(null);
  const [failed, setFailed] = useState(null);
  const place = path.join("/");
  useEffect(() => {
    let gone = false;
    setStart(null);
    setFailed(null);
    startOf(path).then(
      async (found) => {
        await meet(found.game, found.deck);
        if (gone) return;
        // a reload must not add the card again
        if (path[1] === "add") history.replaceState(null, "", `#/decks/draft/${found.game}/${found.draft}`);
        setStart(found);
      },
      (error) => {
        if (!gone) setFailed(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [place]);
  if (failed) {
    return html`<main class="page"><div class="panel narrow"><h1>${t("deck-not-found")}</h1><p role="alert">${failed.message}</p>
      <p><a class="button" href="#/decks">${t("deck-all")}</a></p></div></main>`;
  }
  if (!start) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  return html`<${DeckEditor} key=${place} ...${start} />`;
}

/** @param {{path: string[]}} props the parts of the hash */
export function Page({ path }) {
  useLanguage();
  if (!path[1]) return html`<${DeckHome} />`;
  return html`<${Opening} path=${path} />`;
}

export { DeckEditor };
