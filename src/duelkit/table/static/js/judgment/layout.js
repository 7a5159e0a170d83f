/** Where everything is: the square of nine fields in the middle, hands above and below, the sides' columns beside. */

/** The least size of a field, in a window too small to play in. */
const LEAST = 24;

/** The place of something. */
export const spotId = (place, side, at) => `${place}-${side}-${at}`;

/** Where a field is drawn: the board is turned for the player on the far side. */
export function cellOf(slot, turned) {
  const at = turned ? 8 - slot : slot;
  return { column: at % 3, row: Math.floor(at / 3) };
}

/** A facing as it is drawn. */
export const shownFacing = (facing, turned) => (turned ? (facing + 2) % 4 : facing);

/**
 * @param {number} width
 * @param {number} height
 */
export function layout(width, height) {
  const tall = width < height * 0.95;
  const small = height < 470 || width < 620;
  const gap = small ? 4 : 8;
  // on a phone held upright the fields need the height more than the backs of the other hand
  const phone = tall && width < 620;
  const own = Math.round(Math.min(height * (phone ? 0.185 : tall ? 0.2 : 0.235), Math.max(236, height * 0.17)));
  const other = Math.round(
    Math.min(height * (phone ? 0.035 : tall ? 0.06 : small ? 0.085 : 0.09), Math.max(92, height * 0.07)),
  );
  const bottom = height - own - gap;
  const hand = { x: gap, y: bottom + (small ? 2 : 4), w: width - gap * 2, h: own };
  const cardH = own - (small ? 4 : 10);
  const hands = (x, w) => [
    { ...hand, cardW: (cardH * 118) / 172, cardH },
    { x, y: gap, w, h: other, cardW: ((other - 2) * 118) / 172, cardH: other - 2 },
  ];
  if (tall) {
    const plate = Math.max(40, Math.min(64, Math.round(height * (phone ? 0.075 : 0.09))));
    const line = 26;
    const from = other + gap * 2 + plate + gap + line;
    const tile = Math.max(LEAST, Math.floor(Math.min(bottom - plate - gap * 3 - from, width - gap * 4) / 3));
    const top = from + gap + Math.round((bottom - plate - gap * 3 - from - tile * 3) / 2);
    return {
      width,
      height,
      small: small || tile < 118,
      tall,
      gap,
      tile,
      board: { x: Math.round((width - tile * 3) / 2), y: top, w: tile * 3, h: tile * 3 },
      column: { w: width - gap * 2, left: gap, right: gap },
      hands: hands(gap, width - gap * 2),
      plates: [
        { x: gap, y: bottom - plate - gap, w: width - gap * 2, h: plate },
        { x: gap, y: other + gap * 2, w: width - gap * 2, h: plate },
      ],
      track: { x: gap, y: other + gap * 3 + plate, w: width - gap * 2, h: line, flat: true },
    };
  }
  const least = small ? 146 : 158;
  const room = height - own - other - gap * 4;
  const tile = Math.max(LEAST, Math.floor(Math.min(room, width - 2 * least - gap * 4) / 3));
  const left = Math.round((width - tile * 3) / 2);
  const top = Math.round(other + gap * 2 + Math.max(0, (room - tile * 3) / 2));
  const column = left - gap * 3;
  const half = Math.round((bottom - gap * 3) / 2);
  return {
    width,
    height,
    small,
    tall,
    gap,
    tile,
    board: { x: left, y: top, w: tile * 3, h: tile * 3 },
    column: { w: column, left: gap, right: width - gap - column },
    hands: hands(left, tile * 3),
    plates: [
      { x: gap, y: gap + half + gap, w: column, h: half },
      { x: gap, y: gap, w: column, h: half },
    ],
    track: { x: width - gap - column, y: gap, w: column, h: bottom - gap * 2, flat: false },
  };
}

/** The rectangle of a field. */
export function fieldRect(geo, slot, turned) {
  const { column, row } = cellOf(slot, turned);
  return { x: geo.board.x + column * geo.tile, y: geo.board.y + row * geo.tile, w: geo.tile, h: geo.tile };
}

/** The part of a card that others may cover no further: it has the name. */
const OPEN = 0.84;

/** The size of the cards of a hand: smaller if they would cover each other's names, down to two thirds. */
export function handCard(hand, count) {
  const fits = hand.w / (1 + OPEN * Math.max(0, count - 1));
  const cardW = Math.min(hand.cardW, Math.max(fits, hand.cardW * 0.66));
  return { ...hand, cardW, cardH: (cardW * hand.cardH) / hand.cardW };
}

/** Where the cards of a hand are, closer together the more there are. */
export function handRects(all, count) {
  const hand = handCard(all, count);
  const step = Math.min(hand.cardW + 8, count > 1 ? (hand.w - hand.cardW) / (count - 1) : 0);
  const whole = hand.cardW + step * Math.max(0, count - 1);
  const from = hand.x + (hand.w - whole) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: from + step * at,
    y: hand.y + (all.cardH - hand.cardH) / 2,
    w: at === count - 1 ? hand.cardW : Math.min(step, hand.cardW),
    h: hand.cardH,
    full: hand.cardW,
  }));
}
