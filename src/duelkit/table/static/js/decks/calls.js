/** The requests of the deck editor, and what it stores in the browser. */
import { getJson } from "../cards.js";
import { shelfOf } from "../games.js";
import { wireDeck } from "./model.js";

const post = (path, body, options = {}) => getJson(path, { method: "POST", body: JSON.stringify(body), ...options });

/** Returns every violation of a deck, and advice. */
export const check = (game, deck, edition, limits, signal) =>
  post(
    "api/decks/check",
    { game, deck: wireDeck(game, deck), ...(shelfOf(game).editions ? { edition, limits: limits || null } : {}) },
    { signal },
  );

/** Reads a deck from text. */
export const importDeck = (game, text, name) => post("api/decks/import", { game, text, name });

/** Returns a deck as text. */
export const exportDeck = (game, deck, format, language) =>
  post("api/decks/export", { game, deck: wireDeck(game, deck), format, language });

/** Returns sample hands and odds. */
export const sampleHands = (game, deck, wish) => post("api/decks/hands", { game, deck: wireDeck(game, deck), ...wish });

/** Searches opening hands for a way to a goal. */
export const goldfishHands = (game, deck, wish) =>
  post("api/goldfish/hands", { game, deck: wireDeck(game, deck), ...wish });

/** Returns the record of the line with which a hand reaches it. */
export const goldfishLine = (game, deck, wish) =>
  post("api/goldfish/line", { game, deck: wireDeck(game, deck), ...wish });

/** Returns a built-in deck. */
export const builtIn = (game, id) =>
  getJson(`api/decks/built-in/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** Returns the player's own decks. */
export const myDecks = () => getJson("api/my/decks").then((body) => body.decks);

/** Returns one of them. */
export const myDeck = (id) => getJson(`api/my/decks/${encodeURIComponent(id)}`);

/** Stores a deck in the account; returns it with its id. */
export function saveDeck(id, game, deck, edition, limits) {
  const body = JSON.stringify({
    game,
    deck: wireDeck(game, deck),
    edition: shelfOf(game).editions ? edition || null : null,
    limits: limits || null,
  });
  return getJson(id ? `api/my/decks/${encodeURIComponent(id)}` : "api/my/decks", { method: "PUT", body });
}

/** Deletes a deck. */
export const dropDeck = (id) => getJson(`api/my/decks/${encodeURIComponent(id)}`, { method: "DELETE" });

const MOST_DRAFTS = 5;
const placeOf = (game) => `duelkit-drafts-${game}`;

/**
 * The decks with changes that are kept in this browser only, the newest first.
 * @returns {{key: string, deck: object, edition: string, limits: string, id: string|null}[]}
 */
export function draftsOf(game) {
  try {
    const drafts = JSON.parse(localStorage.getItem(placeOf(game)) ?? "[]");
    return Array.isArray(drafts)
      ? drafts.filter((draft) => typeof draft?.key === "string" && Array.isArray(draft.deck?.main))
      : [];
  } catch {
    return [];
  }
}

/** One of them, or the newest; `null` if there is none. */
export const draftOf = (game, key) => draftsOf(game).find((draft) => !key || draft.key === key) ?? null;

/** A key for a new one. */
export const newKey = () => Date.now().toString(36);

function keep(game, drafts) {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(drafts.slice(0, MOST_DRAFTS)));
  } catch {
    // a browser that stores nothing can still edit
  }
}

/** Deletes one. */
export const dropDraft = (game, key) =>
  keep(
    game,
    draftsOf(game).filter((draft) => draft.key !== key),
  );

/** Stores one, new or changed. */
export const keepDraft = (game, draft) =>
  keep(game, [draft, ...draftsOf(game).filter((other) => other.key !== draft.key)]);

/** Downloads a text as a file. */
export function download(text, file) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 5000);
}
