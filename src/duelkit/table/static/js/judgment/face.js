/** Card faces and backs of THE EYE OF JUDGMENT, as vector graphics of our own: cost, element, the fields it attacks, its sides. */
import { html } from "../../vendor/htm-preact.js";
import { FONT, fitName } from "../fit.js";
import { both, t } from "../text.js";
import { SIDES, SPELL, elementName, isMagic, lookOf, rowOf, strikesAll } from "./bits.js";

export const WIDTH = 118;
export const HEIGHT = 172;

/** The sign of an element on a disc. */
export function Sign({ look, x, y, r, title = true }) {
  const scale = (r * 1.08) / 12;
  return html`<g transform=${`translate(${x} ${y})`}>${title && html`<title>${elementName(look)}</title>`}
    <circle r=${r} fill=${look.light} stroke="#0b0f13" stroke-width=${Math.max(1, r * 0.12)} />
    <path d=${look.path} transform=${`scale(${scale * 0.92}) translate(-12 -12)`} fill="#10161d" fill-rule="evenodd" /></g>`;
}

export const SWORD =
  "M20.500 2l1.500 1.500-9.800 12.300 1.500 1.500-1.500 1.500-2.600-2.500-4.300 4.300 .4 1.500-1.600 1.500L2 21.500l1.500-1.600 1.500.4 4.300-4.300-2.500-2.600 1.500-1.500 1.500 1.500z";
export const HEART = "M12 21C5 15.500 2 12 2 8a5.300 5.300 0 0110-2.500A5.300 5.300 0 0122 8c0 4-3 7.500-10 13z";
export const SPIN = "M19.500 12a7.500 7.500 0 11-2.600-5.700M17.500 2.500l-.3 4.300-4.300-.2";
export const LOCK = "M6 10V7.500a6 6 0 0112 0V10h1.500v12h-15V10zm3 0h6V7.500a3 3 0 00-6 0z";
export const DROP = "M12 2l7 10-7 10-7-10z";

/** A small sign with a number. */
export function Figure({
  path,
  x,
  y,
  size,
  number,
  ink = "#fff",
  fill = "#fff",
  weight = 750,
  line = false,
  anchor = "start",
}) {
  const text = String(number);
  const width = size * 0.95 + text.length * size * 0.62;
  const from = anchor === "middle" ? x - width / 2 : x;
  return html`<g><path d=${path} transform=${`translate(${from} ${y - size * 0.86}) scale(${(size * 0.88) / 24})`} fill=${line ? "none" : fill} stroke=${line ? fill : "none"}
      stroke-width=${line ? 3.4 : 0} stroke-linecap="round" stroke-linejoin="round" fill-rule="evenodd" />
    <text x=${from + size * 0.98} y=${y} font-size=${size} font-weight=${weight} fill=${ink}>${text}</text></g>`;
}

/**
 * The sides of a creature in its own frame: counterattacking, blind, plain. `r`: half of the square around which they
 * are.
 */
export function Sides({ counter, blind, x = 0, y = 0, r, thick = 4 }) {
  return SIDES.map((side, turn) => {
    const struck = counter & side.bit;
    const open = blind & side.bit;
    if (!struck && !open) return null;
    const half = r * 0.52;
    return html`<g key=${side.key} transform=${`translate(${x} ${y}) rotate(${turn * 90})`}>
      ${
        struck
          ? html`<path d=${`M${-half} ${-r + thick * 0.5}H${half}V${-r - thick * 0.3}L${half * 0.66} ${-r - thick * 1.1}L${half * 0.33} ${-r - thick * 0.3}L0 ${-r - thick * 1.1}L${-half * 0.33} ${-r - thick * 0.3}L${-half * 0.66} ${-r - thick * 1.1}L${-half} ${-r - thick * 0.3}Z`} fill="#6fe08a" stroke="#06140a" stroke-width=".8" />`
          : html`<path d=${`M${-half} ${-r}H${half}`} stroke="#0b0f13" stroke-width=${thick + 2} /><path d=${`M${-half} ${-r}H${half}`} stroke="#ffd23e" stroke-width=${thick} stroke-dasharray=${`${half * 0.3} ${half * 0.2}`} />`
      }</g>`;
  });
}

/** Which fields a card attacks, seen from above, facing up. */
export function Pattern({ card, x, y, cell }) {
  const pattern = card.patterns?.[0];
  const cells = pattern?.cells ?? [];
  const everywhere = pattern && pattern.damage && !cells.length;
  const on = new Set(cells.map(([right, forward]) => `${right},${forward}`));
  const colour = isMagic(card) ? "#dd8bff" : strikesAll(card) ? "#ff8a52" : "#ffd166";
  const far = everywhere || cells.some(([right, forward]) => Math.max(Math.abs(right), Math.abs(forward)) > 1) ? 2 : 1;
  const size = far === 2 ? cell : cell * 1.5;
  const drawn = [];
  for (let forward = far; forward >= -far; forward -= 1) {
    for (let right = -far; right <= far; right += 1) {
      if (!right && !forward) continue;
      const lit = everywhere || on.has(`${right},${forward}`);
      drawn.push(html`<rect key=${`${right},${forward}`} x=${x + right * size - size * 0.44} y=${y - forward * size - size * 0.44} width=${size * 0.88} height=${size * 0.88} rx=${size * 0.14}
        fill=${lit ? colour : "#fff"} fill-opacity=${lit ? 0.95 : 0.07} />`);
    }
  }
  return html`<g>${drawn}<path d=${`M${x} ${y - size * 0.4}L${x + size * 0.4} ${y - size * 0.1}V${y + size * 0.4}H${x - size * 0.4}V${y - size * 0.1}Z`} fill="#f3f6f8" stroke="#0b0f13" stroke-width=".8" />
    <${Sides} counter=${card.counter_sides} blind=${card.blind_sides} x=${x} y=${y} r=${size * 0.47} thick=${size * 0.2} /></g>`;
}

/**
 * The face of a card.
 * @param {{card: object, cost?: number, short?: boolean, open?: number}} props `card`: of the index; `cost`: what it costs now; `short`: large signs for a small face; `open`: the part of its width that the next card leaves open
 */
export function Face({ card, cost = null, short = false, open = 1 }) {
  const look = lookOf(card);
  const id = `jf-${look.key}`;
  const creature = card.kind === "creature";
  const seen = Math.round(WIDTH * Math.min(1, Math.max(open, 0.6)));
  // the name and the figures stand in the open part
  const name = Math.min(113, seen - 2) - 29;
  const fit = short
    ? fitName(both(card.name), name - 6, [17, 15, 13.5, 12, 10.5], 3, 44)
    : fitName(both(card.name), name - 2, [13.5, 12, 11, 10, 9], 3, 44);
  const price = cost ?? card.cost;
  const shown = !creature && !card.cost ? "X" : price;
  const changed = cost === null || cost === card.cost ? "#f3e6b4" : cost < card.cost ? "#8ff0a4" : "#ffa39a";
  return html`<svg class="face" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} font-family=${FONT}>
    <defs><linearGradient id=${id} x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color=${look.light} /><stop offset=".34" stop-color=${look.deep} /><stop offset="1" stop-color=${look.deep} /></linearGradient></defs>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="7" fill=${`url(#${id})`} stroke="#0b0f13" stroke-width="1.5" />
    <rect x="3" y="3" width=${WIDTH - 6} height=${HEIGHT - 6} rx="5" fill="none" stroke=${look.light} stroke-opacity=".8" />
    <rect x="29" y="5" width=${name} height="45" rx="4" fill="#0b0f13" fill-opacity=".62" />
    <text text-anchor="middle" font-size=${fit.size} font-weight="650" fill="#fff">${fit.lines.map((line, at) => html`<tspan x=${29 + name / 2} y=${27.5 - fit.lines.length * fit.size * 0.56 + fit.size * (0.95 + 1.12 * at)}>${line}</tspan>`)}</text>
    <g transform="translate(16.500 18)"><path d="M0 -14L13 0L0 14L-13 0Z" fill=${changed} stroke="#10161d" stroke-width="1.5" /><text text-anchor="middle" y="6" font-size="17" font-weight="800" fill="#10161d">${shown}</text></g>
    <${Sign} look=${look} x=${16.5} y=${42} r=${9.5} />
    <rect x="6" y="54" width="106" height="88" rx="4" fill="#0b0f13" fill-opacity=".66" />
    ${
      creature
        ? html`<${Pattern} card=${card} x=${seen / 2} y=${98} cell=${15.5} />`
        : html`<g transform=${`translate(${seen / 2} 97)`} fill="none" stroke=${SPELL.light} stroke-width="2"><circle r="33" stroke-opacity=".5" /><circle r="27" stroke-opacity=".35" stroke-dasharray="3 4" /><path d=${SPELL.path} transform="scale(2) translate(-12 -12)" fill=${SPELL.light} fill-opacity=".85" stroke="none" /></g>
        <text x=${seen / 2} y="160" text-anchor="middle" font-size=${short ? 15 : 12} font-weight="650" fill="#fff">${t(`jud-class-${card.class ?? 0}`)}</text>`
    }
    ${card.lock && html`<g><title>${t("jud-lock-card")}</title><path d=${LOCK} transform="translate(94 57) scale(.66)" fill="#f3e6b4" fill-rule="evenodd" /></g>`}
    ${
      creature &&
      html`<g><${Figure} path=${SWORD} x=${(31 * seen) / WIDTH} y=${164} size=${22} number=${card.attack} anchor="middle" fill="#ffd9a0" />
      <${Figure} path=${HEART} x=${(87 * seen) / WIDTH} y=${164} size=${22} number=${card.hp} anchor="middle" fill="#ff8d9b" /></g>`
    }
  </svg>`;
}

/** The back of a card: an eye in a ring. */
export function Back() {
  return html`<svg class="face" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}><defs><radialGradient id="jb" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#3c4a63" /><stop offset="1" stop-color="#141a26" /></radialGradient></defs>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="7" fill="url(#jb)" stroke="#0b0f13" stroke-width="1.5" />
    <rect x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="5" fill="none" stroke="#c9a45c" stroke-opacity=".75" stroke-width="1.500" />
    <g transform="translate(59 86)" fill="none" stroke="#d8b56c" stroke-width="2.500"><path d="M-44 0C-24 -30 24 -30 44 0C24 30 -24 30 -44 0Z" /><circle r="15" /><circle r="6" fill="#d8b56c" stroke="none" /><path d="M0 -62V-34M0 62V34M-26 -52L-16 -28M26 -52L16 -28M-26 52L-16 28M26 52L16 28" stroke-opacity=".55" /></g></svg>`;
}

/** The large face of the inspector and of card pages. */
export function BigFace({ passcode, sheet }) {
  const card = rowOf(passcode) ?? (sheet?.kind ? sheet : null);
  return card ? html`<${Face} card=${card} />` : html`<${Back} />`;
}
