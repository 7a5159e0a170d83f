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

const fits = new Map();

/**
 * The pieces into which a name may be broken: words; where that is too little, the words within foreign words; and at
 * last Japanese anywhere but before a closing sign.
 * @param {string} name
 * @param {"words"|"parts"|"anywhere"} where
 */
const piecesOf = (name, where) =>
  where === "anywhere" || !globalThis.Intl?.Segmenter || !/[ぁ-ヿ一-鿿]/.test(name)
    ? (name.match(
        /[A-Za-z0-9'’".,&!?@#/:+]+-?|\s+|(?:(?<=^|\s)－)?[^\sA-Za-z0-9][ー・、。」』）ァィゥェォャュョッ－]*/g,
      ) ?? [name])
    : where === "parts"
      ? wordsOf(name)
      : whole(wordsOf(name));

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

/** Break a name into lines. */
function broken(name, size, width, where, hyphens) {
  const pieces = piecesOf(name, where);
  const lines = [""];
  for (const piece of pieces.flatMap((one) =>
    hyphens && widthOf(one.trimEnd(), size) > width ? halves(one, size, width) : [one],
  )) {
    const line = lines[lines.length - 1];
    if (widthOf((line + piece).trimEnd(), size) <= width || !line.trim()) lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
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

/** A long word in two parts with a hyphen, near its middle; the word alone if no part would fit. */
function halves(word, size, width) {
  let best = null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [`${word.slice(0, at)}-`, word.slice(at)];
    if (parts.some((part) => widthOf(part, size) > width)) continue;
    const worth = breaksBefore(word, at) - Math.abs(at - word.length / 2) / 4;
    if (!best || worth > best.worth) best = { parts, worth };
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
  const ways = [
    ["words", false],
    ["parts", false],
    ["anywhere", false],
    ["anywhere", true],
  ];
  for (const [size, where, hyphens] of ways.flatMap((way) => sizes.map((one) => [one, ...way]))) {
    const lines = broken(name, size, width, where, hyphens);
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
    const lines = broken(name, size, width, "anywhere", true);
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
