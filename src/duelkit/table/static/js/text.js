/**
 * The strings of the user interface, in Fluent: the table hands out `text/all.ja.ftl` and `text/all.en.ftl`, made of the
 * files for every name in `text/files.json`. Texts of duels come from the server in both languages.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { change, setSetting, store, useStore } from "./store.js";

export const LANGUAGES = ["ja", "en"];

const bundles = {
  ja: new FluentBundle("ja", { useIsolating: false }),
  en: new FluentBundle("en", { useIsolating: false }),
};

const loaded = new Map();

/** Loads all strings of a language, once. If that fails, keys stay visible, and the console shows an error. */
function load(language) {
  if (!loaded.has(language))
    loaded.set(
      language,
      fetched(language).catch((error) => console.warn(String(error))),
    );
  return loaded.get(language);
}

async function fetched(language) {
  const answer = await fetch(new URL(`../text/all.${language}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  bundles[language].addResource(new FluentResource(await answer.text()));
}

/** Loads all strings of the present language, and after them those of the other. */
export async function loadTexts() {
  const now = store.settings.language;
  await load(now);
  Promise.all(LANGUAGES.map(load)).then(() =>
    change((state) => {
      state.texts = true;
    }),
  );
}

/**
 * A string of the user interface in the present language.
 * @param {string} key
 * @param {Record<string, string|number>} [args]
 */
export function t(key, args) {
  const bundle = bundles[store.settings.language];
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args);
}

/** A string of the user interface in each language. */
export const inEveryLanguage = (key) =>
  LANGUAGES.map((language) => bundles[language].getMessage(key)?.value).filter((text) => typeof text === "string");

/** Whether there is such a string. */
export const has = (key) => bundles[store.settings.language].hasMessage(key);

/**
 * A server's text in the present language.
 * @param {{ja?: string, en?: string}|string|null|undefined} text
 */
export function both(text) {
  if (!text) return "";
  if (typeof text === "string") return text;
  return text[store.settings.language] ?? text.en ?? text.ja ?? "";
}

/** The current language; the component is rendered again when it changes. */
export const useLanguage = () => useStore((state) => state.settings.language);

/** Switches to the other language. */
export function switchLanguage() {
  setSetting("language", store.settings.language === "ja" ? "en" : "ja");
}

const CLINGS = /^[\p{Script=Hiragana}ー・、。？！）」』】％]+$/u;
const OPENS = /(?:[（「『【]|^－)$/;

/**
 * A Japanese name in words, with what belongs to them. Its lines on the face of a card end between these.
 * @param {string} text
 * @returns {string[]}
 */
export function wordsOf(text) {
  const found = [];
  for (const { segment } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text)) {
    const last = found.length - 1;
    // a dash belongs to what is before it, after a space to what follows
    const dash = segment === "－" && !/\s$/.test(found[last] ?? " ");
    if (last >= 0 && (dash || CLINGS.test(segment) || OPENS.test(found[last]))) found[last] += segment;
    else found.push(segment);
  }
  return found;
}
