/** A text with the readings of its kanji above them (furigana), if the player wants them. */
import { html, useEffect } from "../../vendor/htm-preact.js";
import { getJson } from "../cards.js";
import { change, store, useStore } from "../store.js";
import { loadPhrases, phrasesOf } from "./phrases.js";
import { TERMS } from "./terms.js";

const KANJI = /[々\u4e00-\u9fff]/;
/** What can have a reading: names have some for letters and numbers too. */
const READ = /[々\u4e00-\u9fff\uff01-\uff5e]/;
const LONGEST = Math.max(...[...TERMS.keys()].map((word) => word.length));

/** @typedef {[string, string]} Piece a part of a text, and how it is read: empty if it has no reading */

let coming = null;

/** Loads how the names of cards are read, once. */
function loadReadings() {
  coming ??= Promise.all([getJson("api/readings"), loadPhrases()]).then(
    ([{ names }]) => {
      change((state) => {
        state.readings = new Map(Object.entries(names));
      });
    },
    () => {
      coming = null;
    },
  );
}

/**
 * A name in pieces, as its entry in the readings says: `計 けい|量 りょう`.
 * @param {string} name
 * @param {string} entry
 * @returns {Piece[]}
 */
function ofName(name, entry) {
  /** @type {Piece[]} */
  const found = [];
  let from = 0;
  for (const one of entry.split("|")) {
    const space = one.lastIndexOf(" ");
    const [base, reading] = [one.slice(0, space), one.slice(space + 1)];
    const at = name.indexOf(base, from);
    if (at < 0) break;
    if (at > from) found.push([name.slice(from, at), ""]);
    found.push([base, reading]);
    from = at + base.length;
  }
  if (from < name.length) found.push([name.slice(from), ""]);
  return found;
}

/**
 * A text in pieces by the terms that it contains, the longest first.
 * @param {string} text
 * @returns {Piece[]}
 */
function ofTerms(text) {
  /** @type {Piece[]} */
  const found = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    let length = KANJI.test(text[at]) ? Math.min(LONGEST, text.length - at) : 0;
    while (length > 0 && !TERMS.has(text.slice(at, at + length))) length -= 1;
    if (!length) {
      plain += text[at];
      at += 1;
      continue;
    }
    const word = text.slice(at, at + length);
    const base = word.replace(/[\u3040-\u309f]+$/, "");
    if (plain) found.push([plain, ""]);
    plain = "";
    found.push([base, /** @type {string} */ (TERMS.get(word))]);
    at += base.length;
  }
  if (plain) found.push([plain, ""]);
  return found;
}

/**
 * A text in pieces: names of cards as they are printed, everything else by its terms.
 * @param {string} text
 * @param {Map<string, string>} names
 * @returns {Piece[]}
 */
export function readingsIn(text, names) {
  const entry = names.get(text);
  if (entry) return ofName(text, entry);
  return text.split(/(?<=「)([^「」]+)(?=」)/).flatMap((part, at) => {
    const known = at % 2 ? names.get(part) : undefined;
    return known ? ofName(part, known) : ofTerms(part);
  });
}

/**
 * The same with the places where its lines may break: no line ends within a piece that has a reading.
 * @param {string} text
 * @param {Map<string, string>} names
 * @returns {Piece[][]} the pieces of each phrase
 */
function phrased(text, names) {
  const ends = new Set();
  let length = 0;
  for (const phrase of phrasesOf(text)) ends.add((length += phrase.length));
  /** @type {Piece[][]} */
  const found = [[]];
  length = 0;
  for (const [base, reading] of readingsIn(text, names)) {
    let rest = "";
    for (const letter of base) {
      rest += letter;
      length += letter.length;
      if (reading || !ends.has(length)) continue;
      found[found.length - 1].push([rest, ""]);
      found.push([]);
      rest = "";
    }
    if (rest) found[found.length - 1].push([rest, reading]);
    if (reading && ends.has(length)) found.push([]);
  }
  return found;
}

/**
 * A text in the present language.
 * @param {{text: string}} props
 */
export function Words({ text }) {
  const wanted = useStore((state) => state.settings.language === "ja" && state.settings.furigana === "on");
  const names = useStore((state) => state.readings);
  useEffect(() => {
    if (wanted && !store.readings) loadReadings();
  }, [wanted]);
  if (!wanted || !names || typeof text !== "string" || !READ.test(text)) return text;
  return html`<span class="read" data-phrased>${phrased(text, names).map((pieces, at) => [
    at > 0 && html`<wbr />`,
    ...pieces.map(([base, reading]) =>
      reading ? html`<ruby>${base}<rt aria-hidden="true">${reading}</rt></ruby>` : base,
    ),
  ])}</span>`;
}
