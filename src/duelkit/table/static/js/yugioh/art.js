/**
 * The picture of a card, drawn from what it is: a window of coloured glass from its definition's number, an aura by Level,
 * Rank or Link, over it the emblem of its Type or pictograms of what it does, in the colours of its Attribute.
 */
import { html } from "../../vendor/htm-preact.js";
import { ATTRIBUTES, MARKERS, TYPE, attributeOf, kindOf, starsOf } from "./bits.js";
import { EMBLEMS, NO_SIGN, NO_TYPE, SIGNS, star } from "./emblems.js";

/** Ground, glass, and light of a picture. */
export const PALETTES = {
  earth: ["#241509", "#a0703a", "#f3d29c"],
  water: ["#071a36", "#2478c4", "#a5ddff"],
  fire: ["#300a05", "#cf4520", "#ffc38a"],
  wind: ["#08240f", "#359a52", "#bdf5bd"],
  light: ["#332a0a", "#c99a1e", "#fff3b8"],
  dark: ["#150a28", "#6f44b8", "#dcc2ff"],
  divine: ["#331803", "#d48812", "#ffe7ad"],
  spell: ["#04251f", "#1f9a86", "#b5f7e8"],
  trap: ["#2a0a1d", "#b84587", "#ffc4e4"],
  none: ["#14181c", "#6d7a85", "#dfe7ec"],
};

/** The name of the palette of a card. */
export function paletteOf(card) {
  if (card.types & TYPE.monster) return attributeOf(card.attribute ?? 0)?.key ?? "none";
  return card.types & TYPE.spell ? "spell" : card.types & TYPE.trap ? "trap" : "none";
}

const round = (value) => Math.round(value * 10) / 10;

/** Another number for every number of 32 bits, which look as if drawn by lot. */
function mixed(number) {
  let state = number >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
  return (state ^ (state >>> 15)) >>> 0;
}

/** Radii of the rings of the glass, from the outermost inwards. */
const RINGS = [
  [62, 104],
  [42, 62],
  [25, 42],
  [0, 25],
];

function cell(from, to, inner, outer) {
  const at = (angle, reach) => `${round(Math.sin(angle) * reach)} ${round(-Math.cos(angle) * reach)}`;
  const end = inner ? `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}` : "L0 0";
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}${end}Z`;
}

const windows = new Map();

/**
 * The panes of a card's window by their tone, 1 to 3; tone 0 is the ground. Numbers of 32 bits give different windows:
 * the number of sectors and the outer panes spell the number out, the inner panes follow from it.
 * @param {number} number
 * @returns {string[]} three paths
 */
export function glass(number) {
  if (windows.has(number)) return windows.get(number);
  const high = Math.floor(number / 2 ** 32);
  const hash = (mixed(number) ^ high) >>> 0;
  const half = 4 + (hash & 3);
  const more = mixed(hash ^ 0x9e3779b9);
  const tones = ["", "", ""];
  const step = Math.PI / half;
  RINGS.forEach(([inner, outer], ring) => {
    // rings are turned against each other by half a pane
    const shift = ring % 2 ? 0 : step / 2;
    for (let at = 0; at < half; at += 1) {
      const digit = ring * half + at;
      const tone = digit < 15 ? (hash >>> (2 + digit * 2)) & 3 : (more >>> ((digit - 15) * 2)) & 3;
      if (!tone) continue;
      const from = at * step + shift;
      tones[tone - 1] += cell(from, from + step, inner, outer) + cell(-from - step, -from, inner, outer);
    }
  });
  windows.set(number, tones);
  return tones;
}

/** The aura: as many rays and gems as stars. */
export function aura(stars) {
  if (!stars?.number) return { rays: "", gems: "" };
  const many = Math.min(13, stars.number);
  const rays = [];
  const gems = [];
  for (let at = 0; at < many; at += 1) {
    const angle = (Math.PI * 2 * at) / many;
    const on = (reach, aside) => `${round(Math.sin(angle + aside) * reach)} ${round(-Math.cos(angle + aside) * reach)}`;
    const wide = Math.min(0.2, 1 / many);
    rays.push(`M0 0L${on(110, -wide)}L${on(110, wide)}Z`);
    const [x, y] = [Math.sin(angle) * 47, -Math.cos(angle) * 47];
    gems.push(stars.kind === "level" ? star(5, 5, 2.2, 0, x, y) : star(2, 6, 2.6, angle, x, y));
  }
  return { rays: rays.join(""), gems: gems.join("") };
}

/** A sign of `emblems.js`: a surface in `ink` with lines in `ground`. */
export function Emblem({ sign, x = 0, y = 0, scale = 1, ink, ground, rim = 7 }) {
  const place = `translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`;
  return html`<g transform=${place} stroke-linejoin="round" stroke-linecap="round">
    ${rim > 0 && html`<g fill=${ground} stroke=${ground} stroke-width=${rim} fill-rule="evenodd">${sign.fill && html`<path d=${sign.fill} />`}${sign.stroke && html`<path d=${sign.stroke} fill="none" stroke-width=${sign.width + rim} />`}</g>`}
    ${sign.under && html`<path d=${sign.under} fill="none" stroke=${ink} stroke-opacity=".55" stroke-width="4" />`}
    ${sign.stroke && html`<path d=${sign.stroke} fill="none" stroke=${ink} stroke-width=${sign.width} stroke-dasharray=${sign.dash ?? null} />`}
    ${sign.fill && html`<path d=${sign.fill} fill=${ink} fill-rule="evenodd" />`}
    ${sign.line && html`<path d=${sign.line} fill="none" stroke=${ground} stroke-width=${sign.thick ?? 3.5} stroke-opacity=".85" />`}
  </g>`;
}

/** What stands in the middle: signs with their places. */
export function figuresOf(card, signs) {
  if (card.types & TYPE.monster) return [[EMBLEMS[card.race] ?? firstOf(card.race), 0, 0, 0.92]];
  const [main, ...others] = signs.length ? signs.map((name) => SIGNS[name] ?? NO_SIGN) : [NO_SIGN];
  const aside = others.map((sign, at) => [sign, at ? 40 : -40, 24, 0.42]);
  return [[main, 0, others.length ? -6 : 0, 0.86], ...aside];
}

/** A monster of several Types has the emblem of the first. */
function firstOf(race) {
  const bit = Object.keys(EMBLEMS).find((one) => Number(one) & (race ?? 0));
  return bit ? EMBLEMS[bit] : NO_TYPE;
}

/** Whatever makes a picture what it is: equal keys, equal pictures. Names and figures do not count. */
export function pictureKey(card) {
  const stars = card.types & TYPE.monster ? starsOf(card) : null;
  const signs = card.signs ?? [];
  const emblems = figuresOf(card, signs).map(([sign, ...place]) => [sign.fill, sign.stroke, ...place].join());
  const link = card.types & TYPE.link ? card.markers : 0;
  return JSON.stringify([kindOf(card.types), paletteOf(card), glass(card.passcode), aura(stars), emblems, link]);
}

function Arrows({ markers, box, size }) {
  return MARKERS.map((one) => {
    const x = box.x + box.w / 2 + (one.dx * box.w) / 2;
    const y = box.y + box.h / 2 + (one.dy * box.h) / 2;
    const turn = (Math.atan2(one.dx, -one.dy) * 180) / Math.PI;
    const lit = markers & one.bit;
    return html`<path d=${`M0 ${-size}L${size} ${size * 0.7}H${-size}Z`} transform=${`translate(${x} ${y}) rotate(${turn})`}
      fill=${lit ? "#ff6a2b" : "#13202e"} stroke=${lit ? "#fff0e2" : "#56708a"} stroke-width=${lit ? 1.4 : 0.8} />`;
  });
}

/**
 * The picture of a card in a box of its face.
 * @param {{card: object, box: {x: number, y: number, w: number, h: number}, small: boolean}} props
 */
export function Art({ card, box, small }) {
  const name = paletteOf(card);
  const [ground, pane, light] = PALETTES[name];
  const stars = card.types & TYPE.monster ? starsOf(card) : null;
  const link = card.types & TYPE.link;
  const panes = glass(card.passcode);
  const { rays, gems } = aura(link ? null : stars);
  const signs = card.signs ?? [];
  const wide = box.w / box.h > 1.7;
  // in a low box the window shows more of its height
  const view = wide ? "-92 -42 184 84" : "-58 -50 116 100";
  const figures = figuresOf(card, signs);
  const reach = stars ? Math.min(1, 0.55 + stars.number * 0.04) : 0.8;
  return html`<svg x=${box.x} y=${box.y} width=${box.w} height=${box.h} viewBox=${view} preserveAspectRatio="xMidYMid slice">
      <rect x="-120" y="-120" width="240" height="240" fill=${ground} />
      <g stroke=${ground} stroke-width="1.6" stroke-linejoin="round"><path d=${panes[0]} fill=${pane} fill-opacity=".45" /><path d=${panes[1]} fill=${pane} fill-opacity=".9" /><path d=${panes[2]} fill=${light} fill-opacity=".5" /></g>
      ${rays && html`<path d=${rays} fill=${light} fill-opacity=".2" />`}
      <circle r=${62 * reach} fill=${`url(#ya-${name})`} />
    </svg>
    <svg x=${box.x} y=${box.y} width=${box.w} height=${box.h} viewBox=${wide ? "-60 -52 120 104" : "-56 -54 112 108"}>
      ${gems && html`<path d=${gems} fill=${stars.kind === "rank" ? "#f6f1dc" : "#ffd75a"} stroke=${ground} stroke-width="1.2" />`}
      ${figures.map(([sign, x, y, scale], at) => html`<${Emblem} key=${at} sign=${sign} x=${x} y=${y} scale=${scale * (gems ? 0.84 : 1)} ink=${light} ground=${ground} />`)}
      ${!small && card.types & TYPE.monster ? signs.map((one, at) => html`<g key=${one} transform=${`translate(${(at - (signs.length - 1) / 2) * 21} ${link ? 34 : 43})`}><circle r="9.5" fill=${ground} stroke=${light} stroke-width="1" /><${Emblem} sign=${SIGNS[one] ?? NO_SIGN} scale=${0.125} ink=${light} ground=${ground} rim=${0} /></g>`) : null}
    </svg>
    <rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="3" fill="none" stroke=${ground} stroke-width="1.4" />
    ${link ? Arrows({ markers: card.markers, box: { x: box.x + 5, y: box.y + 5, w: box.w - 10, h: box.h - 10 }, size: small ? 8 : 7 }) : null}`;
}

/** The lights of all palettes, for the definitions of the page. */
export const LIGHTS = Object.entries(PALETTES)
  .map(
    ([name, [ground, pane, light]]) =>
      `<radialGradient id="ya-${name}"><stop offset="0" stop-color="${light}" stop-opacity=".5"/><stop offset=".35" stop-color="${pane}" stop-opacity=".72"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient>`,
  )
  .join("");

export { ATTRIBUTES };
