/** All decks: the player's own, the last draft, the built-in ones; and importing one from a file. */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { hashOf, useGames } from "../library/data.js";
import { useStore } from "../store.js";
import { both, t } from "../text.js";
import { Segments, toast } from "../ui.js";
import { draftsOf, dropDeck, dropDraft, keepDraft, myDecks, newKey } from "./calls.js";
import { ImportDialog } from "./files.js";

let lastGame = "";

/** The decks of a game. */
export function DeckHome() {
  const games = useGames()?.filter((one) => one.cards > 0);
  const token = useStore((state) => state.token);
  const [chosen, setGame] = useState(lastGame);
  const [mine, setMine] = useState(null);
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState("");
  useEffect(() => {
    let gone = false;
    if (token)
      myDecks().then(
        (rows) => {
          if (!gone) setMine(rows);
        },
        () => {
          if (!gone) setMine([]);
        },
      );
    else setMine([]);
    return () => {
      gone = true;
    };
  }, [token]);
  if (!games || mine === null) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const game = games.some((one) => one.id === chosen) ? chosen : games[0].id;
  const about = games.find((one) => one.id === game);
  const drafts = draftsOf(game);
  const own = mine.filter((row) => row.game === game);
  const choose = (value) => {
    lastGame = value;
    setGame(value);
  };
  const drop = async (row) => {
    if (sure !== row.id) {
      setSure(row.id);
      return;
    }
    try {
      await dropDeck(row.id);
      setMine(mine.filter((one) => one.id !== row.id));
      toast(t("deck-dropped", { name: row.name }));
    } catch (error) {
      toast(error.message, "bad");
    }
  };
  const imported = (deck, legal) => {
    const key = newKey();
    keepDraft(game, { key, deck, edition: legal?.[0] ?? "", limits: "", id: null });
    location.hash = hashOf("decks", "draft", game, key);
  };
  const forget = (draft) => {
    if (sure !== draft.key) {
      setSure(draft.key);
      return;
    }
    dropDraft(game, draft.key);
    setSure("");
  };
  const size = (sizes) =>
    ["main", "extra", "side"]
      .filter((part) => sizes[part])
      .map((part) => t("deck-size", { part: t(`lib-part-${part}`), count: sizes[part] }))
      .join(" · ");
  const sizesOf = (deck) => ({ main: deck.main.length, extra: deck.extra.length, side: deck.side.length });
  return html`<main class="page deck-home"><div class="deck-home-head"><h1>${t("deck-title")}</h1>
    <${Segments} label=${t("deck-game")} value=${game} onChange=${choose} options=${games.map((one) => ({ value: one.id, text: both(one.name) }))} />
    <div class="deck-home-buttons">
    <a class="button primary" href=${hashOf("decks", "new", game)}>${t("deck-new")}</a>
    <button class="button" onClick=${() => setOpen(true)}>${t("deck-import")}</button>
    ${about.writes && html`<a class="button" href=${hashOf("write", game)}>${t("write-title")}</a>`}</div></div>
    ${
      drafts.length > 0 &&
      html`<section><h2>${t("deck-drafts")}</h2><ul class="deck-list">${drafts.map(
        (draft) => html`<li key=${draft.key} class="panel">
      <a class="deck-link" href=${hashOf("decks", "draft", game, draft.key)}><b>${draft.deck.name || t("deck-unnamed")}</b><small>${size(sizesOf(draft.deck))}</small></a>
      <button class=${`plain small ${sure === draft.key ? "sure" : ""}`} onClick=${() => forget(draft)} onBlur=${() => setSure("")}>${t(sure === draft.key ? "deck-drop-sure" : "deck-drop")}</button></li>`,
      )}</ul></section>`
    }
    <section><h2>${t("deck-mine")}</h2>
      ${
        own.length === 0
          ? html`<p class="empty">${t("deck-none-mine")}</p>`
          : html`<ul class="deck-list">${own.map(
              (row) => html`<li key=${row.id} class="panel">
        <a class="deck-link" href=${hashOf("decks", "mine", row.id)}><b>${row.name}</b><small>${size(sizesOf(row.deck))}${row.edition ? ` · ${row.edition.toUpperCase()}` : ""}</small></a>
        <button class=${`plain small ${sure === row.id ? "sure" : ""}`} onClick=${() => drop(row)} onBlur=${() => setSure("")}>${t(sure === row.id ? "deck-drop-sure" : "deck-drop")}</button></li>`,
            )}</ul>`
      }</section>
    <section><h2>${t("deck-built-in")}</h2><ul class="deck-list">${about.decks.map(
      (deck) => html`<li key=${deck.id} class="panel">
      <a class="deck-link" href=${hashOf("decks", "built-in", game, deck.id)}><b>${both(deck.name)}</b><span>${both(deck.text)}</span><small>${size(deck.sizes)}</small></a></li>`,
    )}</ul></section>
    ${open && html`<${ImportDialog} game=${game} about=${about} onClose=${() => setOpen(false)} onDeck=${imported} />`}
  </main>`;
}
