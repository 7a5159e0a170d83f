/** The server's search: the same grammar as at the terminal, requested a moment after typing. */
import { useEffect, useState } from "../../vendor/htm-preact.js";
import { getJson } from "../cards.js";
import { useGames } from "./data.js";

const WAIT = 120;
const kept = new Map();
const MOST_KEPT = 60;

/** Whether a text is more than words of a name. */
export const asksFields = (text) => /[:：<>=]|(^|\s)-\S/.test(text);

async function ask(game, text, inTexts, signal) {
  const path = `api/cards/${encodeURIComponent(game)}/search?q=${encodeURIComponent(text)}${inTexts ? "&texts=1" : ""}`;
  if (!kept.has(path)) {
    const { cards, wrong } = await getJson(path, { signal });
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value);
    kept.set(path, { numbers: new Set(cards), wrong: wrong ?? "" });
  }
  return kept.get(path);
}

/** Requests the results again: there are other cards. */
export const forgetFound = () => kept.clear();

/**
 * What the server finds: `numbers`, `null` where it is not asked or has not answered; `wrong`, why it does not understand.
 * @param {string} game
 * @param {{text: string, inTexts: boolean}} search
 * @returns {{numbers: Set<number>|null, wrong: string|{ja: string, en: string}}}
 */
export function useSearch(game, { text, inTexts }) {
  const searches = useGames()?.some((one) => one.id === game && one.searches) ?? false;
  const wish = searches ? text.trim() : "";
  const [found, setFound] = useState({ of: "", numbers: null, wrong: "" });
  const of = `${game}/${inTexts}/${wish}`;
  useEffect(() => {
    if (!wish) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(game, wish, inTexts, stop.signal).then(
        (answer) => setFound({ of, ...answer }),
        (error) => {
          if (error.name !== "AbortError") setFound({ of, numbers: null, wrong: error.message });
        },
      );
    }, WAIT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [of]);
  return found.of === of && wish ? found : { numbers: null, wrong: "" };
}
