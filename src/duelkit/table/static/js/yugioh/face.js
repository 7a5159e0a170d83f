/**
 * Card faces and backs as vector graphics of our own: a frame by kind, the name, the figures, and a seal generated from
 * the card's number.
 */
import { html } from "../../vendor/htm-preact.js";
import { cardOf } from "../cards.js";
import { FONT, fitName, widthOf } from "../fit.js";
import { both, t } from "../text.js";
import { FRAMES, MARKERS, TYPE, attributeOf, figure, kindOf, sortOf, starsOf } from "./bits.js";

export const WIDTH = 118;
export const HEIGHT = 172;

/** Small numbers generated from a seed. */
function numbers(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    state = (state ^ (state >>> 15)) >>> 0;
    return state % below;
  };
}

const seals = new Map();

function star(points, outer, inner, turn) {
  const path = [];
  for (let at = 0; at < points * 2; at += 1) {
    const angle = (Math.PI * at) / points + turn;
    const reach = at % 2 ? inner : outer;
    path.push(`${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`);
  }
  return `M${path.join("L")}Z`;
}

/** The seal of a card: rings, stars and petals generated from its number, so that each card has its own look. */
function seal(passcode) {
  if (seals.has(passcode)) return seals.get(passcode);
  const next = numbers(passcode);
  const points = 3 + next(7);
  const paths = [];
  paths.push({ d: star(points, 40, 14 + next(20), 0), fill: 0.16, line: 0.9 });
  paths.push({ d: star(points, 30 + next(6), 6 + next(16), Math.PI / points), fill: 0.22, line: 0.75 });
  if (next(2)) paths.push({ d: star(points * 2, 22, 12 + next(7), 0), fill: 0.3, line: 0.6 });
  const petals = [];
  const kind = next(3);
  for (let at = 0; at < points; at += 1) {
    const turn = (360 * at) / points;
    if (kind === 0) petals.push(html`<circle cx="0" cy=${-33} r=${3 + (points % 3)} transform=${`rotate(${turn})`} />`);
    if (kind === 1)
      petals.push(html`<path d="M0 -44C7 -32 7 -22 0 -14C-7 -22 -7 -32 0 -44Z" transform=${`rotate(${turn})`} />`);
    if (kind === 2) petals.push(html`<path d="M0 -42L4 -32L0 -22L-4 -32Z" transform=${`rotate(${turn})`} />`);
  }
  const ring = 42 - next(3) * 5;
  const drawn = html`<g stroke="currentColor" stroke-width="1.6" stroke-linejoin="round">
    <circle r="44" fill="none" opacity=".55" /><circle r=${ring} fill="none" opacity=".4" stroke-dasharray=${`${2 + next(8)} ${2 + next(5)}`} />
    ${paths.map((one) => html`<path d=${one.d} fill="currentColor" fill-opacity=${one.fill} stroke-opacity=${one.line} />`)}
    <g fill="currentColor" fill-opacity=".38" stroke-opacity=".7" stroke-width="1">${petals}</g>
    <circle r=${4 + next(5)} fill="currentColor" fill-opacity=".85" stroke="none" /></g>`;
  seals.set(passcode, drawn);
  return drawn;
}

const SORTS = {
  quick: "M3 -16L-9 3H-1L-4 16L9 -4H1Z",
  continuous: "M-16 0C-16 -9 -5 -9 0 0C5 9 16 9 16 0C16 -9 5 -9 0 0C-5 9 -16 9 -16 0Z",
  equip: "M-4 -15H4V-4H15V4H4V15H-4V4H-15V-4H-4Z",
  field: "M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z",
  counter: "M-12 8A14 14 0 1 1 8 12M8 12L-1 10M8 12L9 3",
  ritual: "M0 -16C8 -7 12 -2 12 4C12 11 6 16 0 16C-6 16 -12 11 -12 4C-12 -2 -3 -4 0 -16Z",
  normal: "",
};

/** The sign of a spell's or trap's sort. */
function sortSign(types, x, y, scale) {
  const path = SORTS[sortOf(types)];
  if (!path) return null;
  const open = sortOf(types) === "continuous" || sortOf(types) === "counter";
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}><path d=${path} fill=${open ? "none" : "currentColor"} stroke="currentColor"
    stroke-width=${open ? 4 : 0} stroke-linecap="round" stroke-linejoin="round" /></g>`;
}

function lines(fit, x, y, ink, gap = 1.12) {
  return html`<text x=${x} font-size=${fit.size} font-weight="600" fill=${ink} text-anchor="middle">${fit.lines.map(
    (line, at) => html`
    <tspan x=${x} y=${y + fit.size * (0.86 + gap * at)}>${line}</tspan>`,
  )}</text>`;
}

function arrowsOn(markers, box, size) {
  const { x, y, w, h } = box;
  return MARKERS.map((one) => {
    const cx = x + w / 2 + (one.dx * w) / 2;
    const cy = y + h / 2 + (one.dy * h) / 2;
    const turn = (Math.atan2(one.dx, -one.dy) * 180) / Math.PI;
    const lit = markers & one.bit;
    return html`<path d=${`M0 ${-size}L${size} ${size * 0.7}H${-size}Z`} transform=${`translate(${cx} ${cy}) rotate(${turn})`}
      fill=${lit ? "#ff7a3c" : "#1c2c3c"} stroke=${lit ? "#ffe3cf" : "#4f6a82"} stroke-width="1" />`;
  });
}

/** What the face shows: the printed card, with the current figures where the view has them. */
export function shownOf(passcode, view, sheet) {
  const printed = cardOf("yugioh", passcode) ?? sheet ?? {};
  const now = view && view.types ? view : {};
  return {
    passcode,
    name: both(printed.name ?? printed.names) || (passcode ? String(passcode) : ""),
    types: now.types || printed.types || 0,
    atk: now.atk ?? printed.atk,
    def: now.def ?? printed.def,
    level: now.level || printed.level,
    rank: now.rank || printed.rank,
    rating: now.rating || printed.rating,
    markers: now.markers || printed.markers || 0,
    scale: now.scale ?? printed.scale,
    attribute: now.attribute || printed.attribute,
    race: now.race || printed.race,
    printed,
  };
}

/**
 * The face of a card.
 * @param {{card: object, mode?: "small"|"normal"|"large", figures?: boolean}} props
 */
export function Face({ card, mode = "normal", figures = true }) {
  const kind = kindOf(card.types);
  const [top, bottom, ink] = FRAMES[kind];
  // the large face may be in a hidden part, and a hidden element provides no gradients
  const id = `f-${kind}${card.types & TYPE.pendulum ? "-p" : ""}${mode === "large" ? "-l" : ""}`;
  const monster = card.types & TYPE.monster;
  const attribute = attributeOf(card.attribute ?? 0);
  const tint = monster ? (attribute?.colour ?? "#aab") : top;
  const stars = monster ? starsOf(card) : null;
  const small = mode === "small";
  const large = mode === "large";
  const pendulum = card.types & TYPE.pendulum;
  const nameBox = small ? 74 : 38;
  const fit = small
    ? fitName(card.name, 108, [26, 23, 20, 18, 16], 3, 72)
    : large
      ? fitName(card.name, 88, [11.5, 10.5, 9.5, 8.5], 2)
      : fitName(card.name, 110, [17, 15.5, 14, 12.5], 2);
  const art = small
    ? { x: 6, y: 84, w: 106, h: 50 }
    : large
      ? { x: 8, y: 44, w: 102, h: 92 }
      : { x: 6, y: 46, w: 106, h: 86 };
  const scale = Math.min(art.w, art.h) / 96;
  const nameY = (nameBox - fit.size * (1 + 1.12 * (fit.lines.length - 1))) / 2 + (small ? 5 : 4);
  const numbersSize = small ? 27 : large ? 11.5 : 20;
  const link = card.types & TYPE.link;
  return html`<svg class="face" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} font-family=${FONT}>
    <defs><linearGradient id=${id} x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color=${top} /><stop offset=${pendulum ? 0.52 : 1} stop-color=${bottom} />
      ${pendulum && html`<stop offset=".74" stop-color="#2ea08c" /><stop offset="1" stop-color="#0f5f53" />`}</linearGradient>
      <radialGradient id=${`${id}-a${attribute?.key ?? ""}`} cx=".5" cy=".45" r=".75"><stop offset="0" stop-color=${tint} stop-opacity=".42" />
        <stop offset="1" stop-color=${tint} stop-opacity=".06" /></radialGradient></defs>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="7" fill=${`url(#${id})`} stroke="#0b0f13" stroke-width="1.5" />
    <rect x="3" y="3" width=${WIDTH - 6} height=${HEIGHT - 6} rx="5" fill="none" stroke="#fff" stroke-opacity=".28" />
    ${lines(fit, large ? 51 : WIDTH / 2, large ? 8 + (28 - fit.size * 1.12 * fit.lines.length) / 2 : nameY, ink)}
    <rect x=${art.x} y=${art.y} width=${art.w} height=${art.h} rx="4" fill="#10161d" />
    <rect x=${art.x} y=${art.y} width=${art.w} height=${art.h} rx="4" fill=${`url(#${id}-a${attribute?.key ?? ""})`} stroke="#000" stroke-opacity=".5" />
    <g transform=${`translate(${art.x + art.w / 2} ${art.y + art.h / 2}) scale(${scale})`} style=${`color:${monster ? tint : "#d8f1ea"}`}>${seal(card.passcode)}</g>
    ${link ? arrowsOn(card.markers, { x: art.x + 4, y: art.y + 4, w: art.w - 8, h: art.h - 8 }, small ? 8 : 7) : null}
    ${
      !small &&
      attribute &&
      html`<g transform=${large ? "translate(104 22)" : `translate(${art.x + art.w - 13} ${art.y + 13})`}><circle r=${large ? 8 : 10} fill=${attribute.colour}
      stroke="#10161d" stroke-width="1.5" /><text text-anchor="middle" y=${large ? 3.6 : 4.6} font-size=${large ? 10 : 13} font-weight="700" fill="#10161d">${attribute.sign}</text></g>`
    }
    ${
      stars &&
      small &&
      !link &&
      html`<g transform=${`translate(${art.x} ${art.y})`}><rect width=${stars.number > 9 ? 46 : 36} height="23" rx="6" fill="#10161d" fill-opacity=".85" />
      <text x="4" y="18" font-size="18" font-weight="700" fill=${stars.kind === "rank" ? "#f0f0f0" : "#ffcf4a"}>★${stars.number}</text></g>`
    }
    ${small && attribute && html`<circle cx=${art.x + art.w - 10} cy=${art.y + 11} r="7" fill=${attribute.colour} stroke="#10161d" stroke-width="1.5" />`}
    ${
      stars &&
      !small &&
      !large &&
      !link &&
      html`<g transform=${`translate(${art.x + 2} ${art.y + 2})`}><rect width=${stars.number > 9 ? 38 : 30} height="20" rx="10" fill="#10161d" fill-opacity=".88" />
      <text x="5" y="15" font-size="14" font-weight="700" fill=${stars.kind === "rank" ? "#f0f0f0" : "#ffcf4a"}>★${stars.number}</text></g>`
    }
    ${
      stars &&
      large &&
      !link &&
      html`<g>${Array.from(
        { length: Math.min(12, stars.number) },
        (_, at) => html`<path d=${star(5, 3.9, 1.7, 0)}
      transform=${stars.kind === "rank" ? `translate(${10 + at * 8.3} 39)` : `translate(${108 - at * 8.3} 39)`} fill=${stars.kind === "rank" ? "#f4f0dd" : "#ffcf4a"} stroke="#5b2a10" stroke-width=".5" />`,
      )}</g>`
    }
    ${
      pendulum && !small
        ? [12, art.w].map(
            (
              x,
              at,
            ) => html`<g transform=${`translate(${art.x - 6 + (at ? art.w - 6 : 12)} ${art.y + art.h - 11})`}><path d="M0 -11L10 0L0 11L-10 0Z" fill=${at ? "#c43d3d" : "#2f62c9"} stroke="#fff" stroke-width="1" />
      <text text-anchor="middle" y="4.5" font-size="12" font-weight="700" fill="#fff">${card.scale ?? ""}</text></g>`,
          )
        : null
    }
    ${
      !monster && card.types
        ? html`<g style=${`color:${ink}`}>${
            sortSign(card.types, WIDTH / 2, small ? 152 : 151, small ? 0.8 : 0.75) ??
            html`<text x=${WIDTH / 2} y=${small ? 160 : 157} text-anchor="middle" font-size=${small ? 21 : 15}
      font-weight="700" fill="currentColor" letter-spacing="2">${t(`ygo-sign-${kind}`)}</text>`
          }</g>`
        : null
    }
    ${
      monster && figures
        ? html`<g font-weight="700" fill=${ink} text-anchor="middle" font-size=${numbersSize}>
      ${
        link
          ? html`<text x=${WIDTH / 2} y=${small ? 161 : 158} font-size=${small ? 24 : numbersSize - 2}>${figure(card.atk)}<tspan dx="5" font-size=${numbersSize * 0.62}>L${stars?.number}</tspan></text>`
          : small
            ? html`<text x=${WIDTH / 2} y="161">${figure(card.atk)}</text>`
            : large
              ? html`<text x=${WIDTH / 2} y="156" font-size=${numbersSize * 0.9}>ATK ${figure(card.atk)}<tspan dx="6">DEF ${figure(card.def)}</tspan></text>`
              : html`<text x=${WIDTH / 2} y="158" textLength=${widthOf(`${figure(card.atk)}/${figure(card.def)}`, 20) > 104 ? 104 : null} lengthAdjust="spacingAndGlyphs">${figure(card.atk)}<tspan font-weight="500" font-size="16">/${figure(card.def)}</tspan></text>`
      }</g>`
        : null
    }
  </svg>`;
}

/** The back of a card. */
export function Back({ id = "back-glow" }) {
  return html`<svg class="face" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}><defs><radialGradient id=${id} cx=".5" cy=".5" r=".7"><stop offset="0" stop-color="#b3763a" />
    <stop offset=".55" stop-color="#6a3c1d" /><stop offset="1" stop-color="#3a1f10" /></radialGradient></defs>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="7" fill="#2a170c" stroke="#0b0f13" stroke-width="1.5" />
    <rect x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="4" fill=${`url(#${id})`} stroke="#d8a45f" stroke-opacity=".6" />
    <g transform=${`translate(${WIDTH / 2} ${HEIGHT / 2})`} fill="none" stroke="#f0c98d" stroke-opacity=".55" stroke-width="2">
      ${[0, 1, 2, 3, 4, 5].map((at) => html`<ellipse rx="16" ry="52" transform=${`rotate(${at * 30})`} />`)}<ellipse rx="20" ry="26" fill="#1a0d06" stroke-opacity=".9" /></g>
  </svg>`;
}

/** The large face of the inspector. */
export function BigFace({ passcode, sheet }) {
  if (!passcode) return html`<${Back} id="back-glow-l" />`;
  return html`<${Face} card=${shownOf(passcode, null, sheet)} mode="large" />`;
}
