/** The frames of cards: colours and a texture for every kind, defined once for the whole page. */
import { LIGHTS } from "./art.js";
import { FRAMES } from "./bits.js";

/** Textures, each a tile; they tell the kinds apart without their colours. */
const TEXTURES = {
  normal: [8, '<circle cx="2" cy="2" r=".8"/><circle cx="6" cy="6" r=".8"/>'],
  effect: [7, '<path d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6" stroke-width="1"/>'],
  ritual: [14, '<circle cx="7" cy="7" r="2.500" fill="none"/><circle cx="7" cy="7" r="6" fill="none"/>'],
  fusion: [14, '<path d="M0 7C3.500 0 3.500 0 7 7S10.500 14 14 7" fill="none" stroke-width="1.300"/>'],
  synchro: [6, '<path d="M1.500 0V6" stroke-width="1"/>'],
  xyz: [16, '<path d="M4 1L5 4L8 5L5 6L4 9L3 6L0 5L3 4Z" stroke="none"/><circle cx="12" cy="12" r="1"/>'],
  link: [12, '<path d="M6 0L12 3.500V9L6 12L0 9V3.500Z" fill="none" stroke-width=".9"/>'],
  token: [8, '<path d="M0 0L8 8M8 0L0 8" stroke-width=".8"/>'],
  spell: [16, '<path d="M0 5C4 1 4 1 8 5S12 9 16 5M0 13C4 9 4 9 8 13S12 17 16 13" fill="none"/>'],
  trap: [12, '<path d="M0 9L6 3L12 9M0 15L6 9L12 15" fill="none"/>'],
  unknown: [8, ""],
};

function definitions() {
  const kinds = Object.entries(FRAMES).map(([kind, [top, bottom]]) => {
    const light = kind === "xyz" || kind === "unknown" ? "#fff" : bottom;
    const [size, tile] = TEXTURES[kind];
    return `<linearGradient id="yf-${kind}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
      <linearGradient id="yf-${kind}-p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${bottom}"/><stop offset=".72" stop-color="#2ea08c"/><stop offset="1" stop-color="#0f5f53"/></linearGradient>
      <pattern id="yt-${kind}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="${light}" stroke="${light}" stroke-opacity=".8" fill-opacity=".8">${tile}</g></pattern>`;
  });
  return `<defs>${kinds.join("")}${LIGHTS}
    <radialGradient id="yb"><stop offset="0" stop-color="#d79a55"/><stop offset=".5" stop-color="#7a441f"/><stop offset="1" stop-color="#2e180c"/></radialGradient>
    <pattern id="yb-t" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 0L12 6L6 12L0 6Z" fill="none" stroke="#f0c98d" stroke-opacity=".28"/></pattern>
    <linearGradient id="yg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient></defs>`;
}

/** Puts the definitions into the page, once. */
export function defineFrames() {
  if (!globalThis.document?.body || document.getElementById("ygo-frames")) return;
  // an element that is not shown would provide no colours
  const text = `<svg xmlns="http://www.w3.org/2000/svg" id="ygo-frames" width="0" height="0" aria-hidden="true" style="position:absolute">${definitions()}</svg>`;
  document.body.append(
    document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true),
  );
}
