/** Cards over HTTP: the index of a game, loaded once; the text of a card, loaded when it is first shown. */
import { useEffect, useState } from "../vendor/htm-preact.js";
import { again, passes } from "./again.js";
import { change, store } from "./store.js";

/**
 * An answer with its text; where there is none because the connection is lost, the status of the error is 0.
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<[Response, string]>}
 */
async function fetched(path, options) {
  try {
    const answer = await fetch(path, options);
    return [answer, await answer.text()];
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw Object.assign(new Error(error.message), { code: "lost", status: 0 });
  }
}

/**
 * Gets something from the table's HTTP interface.
 * @param {string} path
 * @param {RequestInit} [options]
 */
export async function getJson(path, options = {}) {
  /** @type {Record<string, string>} */
  const headers = { .../** @type {Record<string, string>} */ (options.headers) };
  if (store.token) headers.Authorization = `Bearer ${store.token}`;
  if (options.body) headers["Content-Type"] ??= "application/json";
  const [answer, text] = await fetched(path, { ...options, headers });
  let body = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    // not JSON: the status says enough
  }
  if (!answer.ok) {
    const refused = body?.error ?? body;
    throw Object.assign(new Error(refused?.message ?? `${answer.status}`), {
      code: refused?.code,
      status: answer.status,
    });
  }
  return body;
}

const indices = new Map();
const ready = new Map();

/** The number of a card in an index or a sheet. */
const numberOf = (row) => row.number ?? row.passcode;

/**
 * The index of a game: number → card with `name`, figures, `types`.
 * @param {string} game
 * @returns {Promise<Map<number, object>>}
 */
export function loadIndex(game) {
  if (!indices.has(game)) {
    const coming = getJson(`api/cards/${game}`).then((body) => {
      const rows = Array.isArray(body) ? body : body.cards;
      const found = new Map(rows.map((row) => [numberOf(row), row]));
      ready.set(
        game,
        new Map([...(ready.get(game) ?? []), ...found, ...(body.tokens ?? []).map((row) => [numberOf(row), row])]),
      );
      return found;
    });
    coming.catch(() => indices.delete(game));
    indices.set(game, coming);
  }
  return indices.get(game);
}

/** From this number on cards are written by users; between two of them there is room for a token. */
const WRITTEN = 1e9;
const SPACE = 16;
const asked = new Map();

/** Adds users' own cards, with their tokens, to the known cards. */
export function addCards(game, rows) {
  const all = ready.get(game) ?? new Map();
  for (const row of rows) for (const one of [row, ...(row.tokens ?? [])]) all.set(numberOf(one), one);
  ready.set(game, all);
  change((state) => {
    state.cards += 1;
  });
}

/**
 * The row of a user's own card, fetched when first needed; `null` if there is none.
 * @param {string} game
 * @param {number} number
 * @returns {Promise<object|null>}
 */
export function writtenCard(game, number) {
  const own = number - (number % SPACE);
  const key = `${game}/${own}`;
  if (number < WRITTEN) return Promise.resolve(null);
  if (!asked.has(key)) {
    asked.set(
      key,
      getJson(`api/cards/${game}/${own}`).then(
        (row) => {
          addCards(game, [row]);
          return row;
        },
        (error) => {
          if (passes(error)) asked.delete(key);
          return null;
        },
      ),
    );
  }
  return asked.get(key);
}

/** A card of the index, or a token; `null` until it is loaded or if there is none. */
export function cardOf(game, number) {
  const found = ready.get(game)?.get(number) ?? null;
  if (!found && number >= WRITTEN && ready.has(game)) writtenCard(game, number);
  return found;
}

const sheets = new Map();

/** One card with its generated text in both languages. */
export function cardText(game, number, edition = "") {
  const path = `api/cards/${game}/${number}${edition ? `?edition=${encodeURIComponent(edition)}` : ""}`;
  if (!sheets.has(path)) {
    const coming = getJson(path);
    coming.catch(() => sheets.delete(path));
    sheets.set(path, coming);
  }
  return sheets.get(path);
}

/** The result of a promise, for a component; `null` until it is there. A failed request is repeated. */
export function useComing(start, deps) {
  const [value, setValue] = useState(null);
  useEffect(() => {
    const gone = new AbortController();
    setValue(null);
    again(start, gone.signal).then(
      (found) => {
        if (!gone.signal.aborted) setValue(found);
      },
      () => {},
    );
    return () => gone.abort();
  }, deps);
  return value;
}

let games = null;

/** Games, editions, built-in decks. */
export function loadGames() {
  games ??= getJson("api/games").then((body) => body.games ?? body);
  games.catch(() => {
    games = null;
  });
  return games;
}
