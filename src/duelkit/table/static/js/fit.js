/** Names of cards in lines, as large as fits. */
import { wordsOf } from "./text.js";

const measure = document.createElement("canvas").getContext("2d");
/** The typefaces of card faces. */
export const FONT = "'Segoe UI','Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP',sans-serif";

/** The width of a text in the font of card faces. */
export function widthOf(text, size) {
  measure.font = `600 ${size}px ${FONT}`;
  return measure.measureText(text).width;
}

/** How much smaller than usual a name may be before its words are broken. */
const READABLE = 0.7;

const fits = new Map();

/**
 * The pieces into which a name may be broken: words; where that is too little, the words within foreign words.
 * @param {string} name
 * @param {"words"|"parts"} where
 */
const piecesOf = (name, where) =>
  !globalThis.Intl?.Segmenter || !JAPANESE.test(name)
    ? (name.match(
        /[A-Za-z0-9'’".,&!?@#/:+]+-?|\s+|(?:(?<=^|\s)－)?[^\sA-Za-z0-9][ー・、。」』）ァィゥェォャュョッ－]*/g,
      ) ?? [name])
    : where === "parts"
      ? wordsOf(name)
      : whole(wordsOf(name));

const JAPANESE = /[ぁ-ヿ一-鿿]/;
const KATAKANA = /^[ァ-ヺー]+$/;
const ENDS_IN_KATAKANA = /[ァ-ヺー]$/;

/** A foreign word stays whole, though it may contain words that are known alone. */
function whole(pieces) {
  const found = [];
  for (const piece of pieces) {
    const last = found.length - 1;
    if (last >= 0 && ENDS_IN_KATAKANA.test(found[last]) && KATAKANA.test(piece)) found[last] += piece;
    else found.push(piece);
  }
  return found;
}

/** A line may not begin with a sound that belongs to the one before, nor with the rest of a foreign word. */
const CONTINUES = /^[ンッァィゥェォャュョヮーんっぁぃぅぇぉゃゅょ]/;
const STAYS = /^[ンッァィゥェォャュョヮーんっぁぃぅぇぉゃゅょ・、。．」』）－]/;
const SINGLE = /^[ァ-ヺ](?![ァ-ヺー])/;
/** A letter for a word, with its dot: `Ａ・`, `Ｄ．`. */
const LETTER = /(?:^|[\s．・－])[Ａ-Ｚ][．・]$/;

/** Pieces between which a reader would not break are joined. @param {string[]} pieces */
function joined(pieces) {
  const found = [];
  for (const piece of pieces) {
    const before = found[found.length - 1] ?? "";
    const goes =
      before &&
      (CONTINUES.test(piece) ||
        (ENDS_IN_KATAKANA.test(before) && SINGLE.test(piece)) ||
        (LETTER.test(before) && /^[Ａ-Ｚ]/.test(piece)));
    if (goes) found[found.length - 1] += piece;
    else found.push(piece);
  }
  return found;
}

/** Whether the words within foreign words are long enough to be words. */
const sounds = (name) => !joined(wordsOf(name)).some((piece) => /^[ァ-ヺー]{1,2}$/.test(piece));

/** The lines that pieces make, each as full as it can be. */
function filled(pieces, size, width) {
  const lines = [""];
  for (const piece of pieces) {
    const line = lines[lines.length - 1];
    if (widthOf((line + piece).trimEnd(), size) <= width || !line.trim()) lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Two or three lines, of lengths as equal as they can be. */
function balanced(pieces, size, width, count) {
  /** @type {{lines: string[], worth: number}|null} */
  let best = null;
  const cut = (from, left, before) => {
    if (left === 1) {
      const lines = [...before, pieces.slice(from).join("").trim()];
      const widths = lines.map((line) => widthOf(line, size));
      if (!lines.every(Boolean) || widths.some((one) => one > width)) return;
      const worth = widths.reduce((sum, one) => sum + (width - one) ** 2, 0);
      if (best === null || worth < best.worth) best = { lines, worth };
      return;
    }
    for (let to = from + 1; to <= pieces.length - left + 1; to += 1)
      cut(to, left - 1, [...before, pieces.slice(from, to).join("").trim()]);
  };
  if (pieces.length <= 20) cut(0, count, []);
  return /** @type {{lines: string[]}|null} */ (best)?.lines;
}

/** A piece that is wider than a line, in parts. */
function split(piece, size, width, how) {
  if (how === "whole" || widthOf(piece.trimEnd(), size) <= width) return [piece];
  if (!JAPANESE.test(piece)) return halves(piece, size, width, how === "well" ? 1.5 : -Infinity);
  if (how === "well") return [piece];
  const letters = [];
  for (const letter of piece) {
    if (letters.length && STAYS.test(letter)) letters[letters.length - 1] += letter;
    else letters.push(letter);
  }
  return balanced(letters, size, width, 2) ?? balanced(letters, size, width, 3) ?? letters;
}

/** Break a name into lines. */
function broken(name, size, width, where, how) {
  const pieces = joined(piecesOf(name, where)).flatMap((one) => split(one, size, width, how));
  const lines = filled(pieces, size, width);
  return (lines.length === 2 || lines.length === 3) && JAPANESE.test(name)
    ? (balanced(pieces, size, width, lines.length) ?? lines)
    : lines;
}

const VOWEL = /[aeiouyäëïöüáéíóúàèìòù]/i;
/** Two letters that are not separated. */
const SOUND = /^(bl|br|ch|ck|cl|cr|dr|fl|fr|gh|gl|gr|ph|pl|pr|qu|sc|sh|sk|sl|sp|st|sw|th|tr|tw|wh)/i;

/** How well a word may be broken before a letter: between consonants best, then before a single one. */
function breaksBefore(word, at) {
  if (SOUND.test(word.slice(at - 1))) return -9;
  const [one, next] = [word[at - 1], word[at]].map((letter) => VOWEL.test(letter));
  const after = VOWEL.test(word[at + (SOUND.test(word.slice(at)) ? 2 : 1)]);
  if (!one && !next && after) return 3;
  return one && !next && after ? 2.5 : 0;
}

/** A long word in two parts with a hyphen, near its middle; the word alone if no part would fit, or none so well. */
function halves(word, size, width, least) {
  let best = null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [`${word.slice(0, at)}-`, word.slice(at)];
    if (parts.some((part) => widthOf(part, size) > width)) continue;
    const worth = breaksBefore(word, at) - Math.abs(at - word.length / 2) / 4;
    if (worth >= least && (!best || worth > best.worth)) best = { parts, worth };
  }
  return best?.parts ?? [word];
}

/** The beginning of a continued line. */
function shortened(line, size, width) {
  let end = line.length - 1;
  while (end > 1 && widthOf(`${line.slice(0, end)}…`, size) > width) end -= 1;
  return `${line.slice(0, end)}…`;
}

/**
 * A name in lines, as large as fits into a width and a height.
 * @returns {{size: number, lines: string[]}}
 */
export function fitName(name, width, sizes, most, height = Infinity) {
  const key = `${name}|${width}|${sizes[0]}|${most}`;
  if (fits.has(key)) return fits.get(key);
  let found = null;
  // letters that can be read come before whole words
  const least = sizes[0] * READABLE;
  const ways = [
    ["words", "whole", least],
    ...(JAPANESE.test(name) ? (sounds(name) ? [["parts", "whole", least]] : []) : [["words", "well", least]]),
    ["words", "whole", 0],
    ["parts", "whole", 0],
    ["parts", "anyhow", 0],
  ];
  for (const [size, where, how] of ways.flatMap(([where, how, from]) =>
    sizes.filter((one) => one >= from).map((one) => [one, where, how]),
  )) {
    const lines = broken(name, size, width, where, how);
    if (
      lines.length <= most &&
      lines.length * size * 1.12 <= height &&
      lines.every((line) => widthOf(line, size) <= width + 1)
    ) {
      found = { size, lines };
      break;
    }
  }
  if (!found) {
    const size = sizes[sizes.length - 1];
    const lines = broken(name, size, width, "parts", "anyhow");
    found = {
      size,
      lines: lines
        .slice(0, most)
        .map((line, at) =>
          (at === most - 1 && lines.length > most) || widthOf(line, size) > width + 1
            ? shortened(line, size, width)
            : line,
        ),
    };
  }
  fits.set(key, found);
  return found;
}
