/**
 * Japanese lines break between phrases: words with the particles and endings that belong to them. Browsers that know
 * `word-break: auto-phrase` find these themselves; for others BudouX does, whose places are marked with spaces without
 * width in the texts of the page.
 */
import { change, store } from "../store.js";

const MARK = "\u200b";
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const KATAKANA = /[ァ-ヺー]/;
/** What is shown as it is: what somebody writes, and drawn text. */
const UNTOUCHED = "textarea, input, svg, script, style, [data-phrased]";

/** @type {((text: string) => number[])|null} */
let boundaries = null;
let loading = null;

/** Loads what finds phrases, once. */
export function loadPhrases() {
  loading ??= import("../../vendor/budoux.js").then(({ Parser, model }) => {
    const parser = new Parser(model);
    boundaries = (text) => parser.parseBoundaries(text);
    change((state) => {
      state.phrased = true;
    });
  });
  return loading;
}

/**
 * The phrases of a text; the text alone until they can be found. No phrase ends within a word in katakana.
 * @param {string} text
 * @returns {string[]}
 */
export function phrasesOf(text) {
  if (!boundaries) return [text];
  const ends = boundaries(text).filter((at) => !(KATAKANA.test(text[at - 1]) && KATAKANA.test(text[at])));
  return [...ends, text.length].map((end, at) => text.slice(at ? ends[at - 1] : 0, end));
}

/** Whether the browser finds phrases itself. */
export const findsPhrases = () => globalThis.CSS?.supports?.("word-break", "auto-phrase") ?? false;

/** @param {Text} node */
function mark(node) {
  const text = node.data;
  if (!JAPANESE.test(text) || text.includes(MARK) || node.parentElement?.closest(UNTOUCHED)) return;
  const marked = phrasesOf(text).join(MARK);
  if (marked !== text) node.data = marked;
}

function markAll(root) {
  if (root.nodeType === Node.TEXT_NODE) mark(root);
  if (root.nodeType !== Node.ELEMENT_NODE) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) mark(/** @type {Text} */ (walker.currentNode));
}

/** Marks the phrases of all texts of a page in Japanese, now and later, in a browser that does not find them itself. */
export function followPhrases() {
  if (findsPhrases()) return;
  const root = document.documentElement;
  const all = async () => {
    if (root.lang !== "ja") return;
    await loadPhrases();
    root.dataset.phrases = "marked";
    markAll(document.body);
  };
  new MutationObserver(all).observe(root, { attributeFilter: ["lang"] });
  new MutationObserver((changes) => {
    if (!boundaries || store.settings.language !== "ja") return;
    for (const one of changes) {
      if (one.type === "characterData") mark(/** @type {Text} */ (one.target));
      else one.addedNodes.forEach(markAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  all();
}
