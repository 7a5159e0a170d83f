/** The zones on a phone that is held upright: five columns as wide as the screen, the piles in a strip for each side. */
import { spotId } from "./spot.js";

const ASPECT = 59 / 86;
const STRIP = 40;
const PHASES = 28;
const PEEK = 10;

/** Whether the board is that of a phone held upright. */
export const isUpright = (width, height) => width < 640 && height > width * 1.15;

/**
 * The places of a strip, from the plate outwards.
 * @returns {[string, number][]}
 */
function piles(pendulums) {
  /** @type {[string, number][]} */
  const scales = pendulums
    ? [
        ["pendulum", 0],
        ["pendulum", 1],
      ]
    : [];
  return [["extra", 0], ["field", 0], ...scales, ["graveyard", 0], ["banished", 0], ["deck", 0]];
}

/** @returns the same as `layout` */
export function upright(width, height, zones, open, pendulums) {
  const gap = 3;
  const pad = 3;
  const total = width - 2 * pad;
  const columns = Math.max(zones.monster, zones.spell, 5);
  const zoneW = Math.floor((total - (columns - 1) * gap) / columns);
  const rows = zones.extra ? 5 : 4;
  const least = 1.1;
  const peekLeast = open ? 0.62 : 0;
  const fixed = (open ? 0 : PEEK) + 2 * STRIP + PHASES + (rows + 5) * gap + 2;
  const most = Math.floor((zoneW / ASPECT) * 1.02);
  const zoneH = Math.min(most, Math.floor((height - fixed) / (rows + least + peekLeast)));
  const h = Math.floor(zoneH * 0.97);
  const w = Math.round(h * ASPECT);
  const peekH = open ? Math.round(zoneH * peekLeast) : PEEK;
  const spare = Math.max(0, height - fixed - zoneH * (rows + least + peekLeast));
  const handH = Math.round(zoneH * least + Math.min(spare, zoneH * 0.5));
  const left = pad + Math.round((total - columns * zoneW - (columns - 1) * gap) / 2);
  const xs = Array.from({ length: columns }, (_, at) => left + at * (zoneW + gap));
  const spots = new Map();
  let y = 2;
  const rowAt = (high) => {
    const at = y;
    y += high + gap;
    return at;
  };
  const peekY = rowAt(peekH);
  const stripOther = rowAt(STRIP);
  const otherSpell = rowAt(zoneH);
  const otherMonster = rowAt(zoneH);
  const middleY = rowAt(zones.extra ? zoneH : PHASES);
  const ownMonster = rowAt(zoneH);
  const ownSpell = rowAt(zoneH);
  const phasesY = zones.extra ? rowAt(PHASES) : middleY;
  const stripOwn = rowAt(STRIP);
  const handY = Math.max(y, height - handH - 3);
  const put = (place, side, at, count, row) => {
    const index = Math.floor((columns - count) / 2) + at;
    const x = xs[side === 0 ? index : columns - 1 - index];
    spots.set(spotId(place, side, at), { x, y: row, w: zoneW, h: zoneH });
  };
  for (let at = 0; at < zones.monster; at += 1) {
    put("monster", 0, at, zones.monster, ownMonster);
    put("monster", 1, at, zones.monster, otherMonster);
  }
  for (let at = 0; at < zones.spell; at += 1) {
    put("spell", 0, at, zones.spell, ownSpell);
    put("spell", 1, at, zones.spell, otherSpell);
  }
  if (zones.extra)
    for (const at of [0, 1]) spots.set(spotId("shared", 0, at), { x: xs[1 + at * 2], y: middleY, w: zoneW, h: zoneH });
  const own = zones.pendulum === "own" && pendulums;
  const plateW = Math.round(total * (own ? 0.27 : 0.34));
  const every = piles(own);
  const each = Math.floor((total - plateW - every.length * gap) / every.length);
  every.forEach(([place, at], index) => {
    const x = pad + plateW + gap + index * (each + gap);
    spots.set(spotId(place, 0, at), { x, y: stripOwn, w: each, h: STRIP });
    spots.set(spotId(place, 1, at), { x: width - x - each, y: stripOther, w: each, h: STRIP });
  });
  const sideRect = (from) => ({ x: 0, y: from - gap, w: width, h: 2 * zoneH + 3 * gap });
  return {
    upright: true,
    sides: [sideRect(ownMonster), sideRect(otherSpell)],
    turned: Math.min(0.98, (zoneW * 0.97) / h),
    width,
    height,
    left: pad,
    total,
    card: { w, h },
    zone: { w: zoneW, h: zoneH },
    spots,
    gap,
    small: true,
    middle: { x: pad, y: middleY, w: total, h: zones.extra ? zoneH : PHASES, from: xs[1], column: xs[2], lastX: xs[3] },
    phaseRect: { x: pad + total * 0.3, y: phasesY, w: total * 0.7, h: PHASES, stacked: false },
    turnRect: zones.extra
      ? { x: pad + 2, y: phasesY, w: total * 0.3 - 4, h: PHASES }
      : { x: pad + 2, y: middleY, w: total * 0.3 - 4, h: PHASES },
    hands: [
      { x: pad, y: handY, w: total, h: handH, scale: handH / h },
      { x: pad + total * 0.2, y: peekY, w: total * 0.6, h: peekH, scale: open ? peekH / h : 0.42 },
    ],
    plates: [
      { x: pad, y: stripOwn, w: plateW, h: STRIP },
      { x: width - pad - plateW, y: stripOther, w: plateW, h: STRIP },
    ],
  };
}
