/** Names of cards in lines, as large as fits. */
import { phrases } from "./text.js";

const measure = document.createElement("canvas").getContext("2d");
/** In which faces of cards are written. */
export const FONT = "'Segoe UI','Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP',sans-serif";

function widthOf(text, size) {
  measure.font = `600 ${size}px ${FONT}`;
  return measure.measureText(text).width;
}

const fits = new Map();

/** What a name may be broken into: words; where that is too little, Japanese anywhere but before a closing sign. */
const piecesOf = (name, anywhere) => (anywhere || !globalThis.Intl?.Segmenter || !/[ぁ-ヿ一-鿿]/.test(name)
  ? name.match(/[A-Za-z0-9'’".,&!?@#/:+]+-?|\s+|[^\sA-Za-z0-9][ー・、。」』）ァィゥェォャュョッ－]*/g) ?? [name] : phrases(name));

/** Break a name into lines. */
function broken(name, size, width, anywhere = true) {
  const pieces = piecesOf(name, anywhere);
  const lines = [""];
  for (const piece of pieces) {
    const line = lines[lines.length - 1];
    if (widthOf((line + piece).trimEnd(), size) <= width || !line.trim()) lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/**
 * A name in lines, as large as fits into a width and a height.
 * @returns {{size: number, lines: string[]}}
 */
export function fitName(name, width, sizes, most, height = Infinity) {
  const key = `${name}|${width}|${sizes[0]}|${most}`;
  if (fits.has(key)) return fits.get(key);
  let found = null;
  for (const [size, anywhere] of [false, true].flatMap((way) => sizes.map((one) => [one, way]))) {
    const lines = broken(name, size, width, anywhere);
    if (lines.length <= most && lines.length * size * 1.12 <= height && lines.every((line) => widthOf(line, size) <= width + 1)) {
      found = { size, lines };
      break;
    }
  }
  if (!found) {
    const size = sizes[sizes.length - 1];
    const lines = broken(name, size, width);
    found = { size, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1].slice(0, -1)}…`] : lines };
  }
  fits.set(key, found);
  return found;
}
