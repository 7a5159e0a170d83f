/** Where zones are: everything is computed from the size of the board and the zones of the edition. */
import { spotId } from "./spot.js";
import { isUpright, upright } from "./upright.js";

export { spotId };

const ASPECT = 59 / 86;
/** The greatest height of a card, in pixels. */
const LARGEST = 400;

/**
 * @param {number} width
 * @param {number} height
 * @param {{monster: number, spell: number, extra: number, pendulum: string}} zones
 * @param {boolean} open whether the cards of the other hand lie open
 * @param {boolean} pendulums whether anybody is known to play Pendulum Monsters; without them their zones are left out
 * @returns {{card: {w: number, h: number}, zone: {w: number, h: number}, spots: Map<string, {x: number, y: number, w: number, h: number}>,
 *   middle: object, hands: object[], plates: object[], width: number, height: number, left: number, total: number,
 *   sides: object[], turned: number, gap: number, small: boolean, upright?: boolean, phaseRect?: object, turnRect?: object}}
 */
export function layout(width, height, zones, open = false, pendulums = true) {
  if (isUpright(width, height)) return upright(width, height, zones, open, pendulums);
  const peek = open ? 0.82 : 0.4;
  const own = zones.pendulum === "own" && pendulums;
  const columns = Math.max(zones.monster, zones.spell, zones.extra ? 5 : 0);
  const narrow = own ? 4 : 3;
  const gap = width < 700 ? 3 : 6;
  const pad = width < 700 ? 3 : 8;
  const zoneHeight = 1.05;
  const pileWidth = ASPECT * 1.12;
  const middleLeast = zones.extra ? zoneHeight : 0.36;
  const down = peek + 4 * zoneHeight + middleLeast + 1.02;
  const wideAt = (zone) => (width - 2 * pad - (columns + narrow - 1) * gap) / (columns * zone + narrow * pileWidth);
  const tall = (height - 2 * pad - 6 * gap) / down;
  // in a tall window zones are narrower than a card in Defense Position, which is drawn smaller there
  const zoneWidth = wideAt(1) < tall * 0.9 ? 0.8 : 1;
  const wide = wideAt(zoneWidth);
  const h = Math.floor(Math.min(wide, tall, LARGEST));
  const w = Math.round(h * ASPECT);
  const zoneW = Math.round(h * zoneWidth);
  const zoneH = Math.round(h * zoneHeight);
  const pileW = Math.round(h * pileWidth);
  const spare = Math.max(0, height - 2 * pad - 6 * gap - down * h);
  const handScale = Math.min(zoneWidth < 1 ? 1.75 : 1.28, 1.02 + (spare * 0.45) / h);
  const middleH = Math.round(middleLeast * h + Math.min(spare * 0.25, h * 0.25));
  const peekH = Math.round(h * peek + Math.min(spare * 0.2, h * 0.3));
  const handH = Math.round(h * handScale);
  const used = peekH + 4 * zoneH + middleH + handH + 6 * gap;
  const top = Math.max(pad, Math.round((height - used) / 2));
  const total = columns * zoneW + narrow * pileW + (columns + narrow - 1) * gap;
  const left = Math.round((width - total) / 2);
  const xs = [];
  let x = left;
  const add = (size) => {
    xs.push({ x, w: size });
    x += size + gap;
  };
  const leftPiles = own ? 2 : 1;
  for (let at = 0; at < leftPiles; at += 1) add(pileW);
  for (let at = 0; at < columns; at += 1) add(zoneW);
  for (let at = 0; at < 2; at += 1) add(pileW);
  const count = xs.length;
  const mirrored = (index) => {
    const one = xs[index];
    return { x: 2 * left + total - one.x - one.w, w: one.w };
  };
  const column = (side, index) => (side === 0 ? xs[index] : mirrored(index));
  const otherSpell = top + peekH + gap;
  const otherMonster = otherSpell + zoneH + gap;
  const middleY = otherMonster + zoneH + gap;
  const ownMonster = middleY + middleH + gap;
  const ownSpell = ownMonster + zoneH + gap;
  const handY = ownSpell + zoneH + gap;
  const rows = [
    [ownMonster, ownSpell],
    [otherMonster, otherSpell],
  ];
  const spots = new Map();
  const put = (place, side, at, index, row) => {
    const one = column(side, index);
    spots.set(spotId(place, side, at), { x: one.x, y: rows[side][row], w: one.w, h: zoneH });
  };
  const first = leftPiles;
  const offset = (many) => Math.floor((columns - many) / 2);
  for (const side of [0, 1]) {
    for (let at = 0; at < zones.monster; at += 1) put("monster", side, at, first + offset(zones.monster) + at, 0);
    for (let at = 0; at < zones.spell; at += 1) put("spell", side, at, first + offset(zones.spell) + at, 1);
    put("field", side, 0, 0, 0);
    put("extra", side, 0, 0, 1);
    if (own) {
      put("pendulum", side, 0, 1, 0);
      put("pendulum", side, 1, count - 2, 0);
      put("graveyard", side, 0, count - 1, 0);
      put("deck", side, 0, count - 1, 1);
      put("banished", side, 0, count - 2, 1);
    } else {
      put("graveyard", side, 0, count - 2, 0);
      put("deck", side, 0, count - 2, 1);
      put("banished", side, 0, count - 1, 0);
    }
  }
  if (zones.extra) {
    // over the second and fourth main monster zone
    for (const at of [0, 1]) {
      const one = xs[first + 1 + at * 2];
      spots.set(spotId("shared", 0, at), {
        x: one.x,
        y: middleY + Math.round((middleH - zoneH) / 2),
        w: one.w,
        h: zoneH,
      });
    }
  }
  const plateW = Math.min(Math.max(h * 1.9, 116), 460);
  const handX = left + plateW + gap;
  const handW = total - plateW - gap;
  const sideRect = (from) => ({ x: left - pad / 2, y: from - gap / 2, w: total + pad, h: 2 * zoneH + 2 * gap });
  return {
    sides: [sideRect(ownMonster), sideRect(otherSpell)],
    turned: Math.min(0.93, zoneWidth * 0.98),
    width,
    height,
    left,
    total,
    card: { w, h },
    zone: { w: zoneW, h: zoneH },
    spots,
    gap,
    small: w < 54,
    middle: {
      x: left,
      y: middleY,
      w: total,
      h: middleH,
      from: xs[first].x,
      column: xs[first + 2],
      lastX: xs[count - 3].x,
    },
    hands: [
      { x: handX, y: handY, w: handW, h: handH, scale: handH / h },
      { x: left, y: top, w: total - plateW - gap, h: peekH, scale: Math.min(1, peekH / h) },
    ],
    plates: [
      {
        x: left,
        y: handY + Math.max(0, (handH - Math.min(handH, Math.max(92, h * 0.8))) / 2),
        w: plateW,
        h: Math.min(handH, Math.max(92, h * 0.8)),
      },
      {
        x: left + total - plateW,
        y: Math.max(2, Math.min(top, otherSpell - 36)),
        w: plateW,
        h: Math.min(Math.max(peekH, 32), 92),
      },
    ],
  };
}

/** The places of the cards of a hand: side by side, closer together if there are many. */
export function handPlaces(hand, count, card, scale, middle) {
  const w = card.w * scale;
  const h = card.h * scale;
  if (!count) return [];
  const step = count > 1 ? Math.min(w * 1.06, (hand.w - w) / (count - 1)) : 0;
  const used = w + step * (count - 1);
  // in the middle of the field, as far as the parts beside the hand leave room
  const x = Math.max(hand.x, Math.min(hand.x + hand.w - used, middle - used / 2));
  return Array.from({ length: count }, (_, at) => ({
    x: x + at * step,
    y: hand.y,
    w: at < count - 1 ? Math.min(w, step) : w,
    full: w,
    h,
  }));
}

/** Where the phases and the number of the turn are, between the two halves of the field. */
export function middleRects(view, geo) {
  if (geo.upright) return { phaseRect: geo.phaseRect, turnRect: geo.turnRect };
  const phaseRect = view.zones.extra
    ? {
        x: geo.middle.lastX - geo.zone.w * 0.02,
        y: geo.middle.y + geo.middle.h * 0.18,
        w: geo.left + geo.total - geo.middle.lastX,
        h: geo.middle.h * 0.64,
        stacked: true,
      }
    : { x: geo.left + geo.total * 0.34, y: geo.middle.y + 2, w: geo.total * 0.66, h: geo.middle.h - 4, stacked: false };
  const turnRect = view.zones.extra
    ? {
        x: geo.left,
        y: geo.middle.y + geo.middle.h * 0.2,
        w: geo.middle.from + geo.zone.w - geo.left,
        h: geo.middle.h * 0.6,
      }
    : { x: geo.left, y: geo.middle.y + 2, w: geo.total * 0.32, h: geo.middle.h - 4 };
  return { phaseRect, turnRect };
}
