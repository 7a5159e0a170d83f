/**
 * Card faces and backs as vector graphics of our own: a frame by kind, the name, a picture drawn from what the card is,
 * the figures. A picture of the user's own takes their place.
 */
import { html } from "../../vendor/htm-preact.js";
import { cardOf } from "../cards.js";
import { FONT, fitName, widthOf } from "../fit.js";
import { pictureFailed, usePicture } from "../pictures.js";
import { both, t } from "../text.js";
import { Art, Emblem, paletteOf } from "./art.js";
import { PLATES, TYPE, attributeOf, figure, kindOf, sortOf, starsOf } from "./bits.js";
import { SORTS, star } from "./emblems.js";
import { defineFrames } from "./frames.js";

export const WIDTH = 118;
export const HEIGHT = 172;
/** Sizes and lines of a name, and its width. */
export const NAMES = {
  small: [104, [25, 22.5, 20, 18, 16, 14.5], 4, 70],
  normal: [104, [17, 15.5, 14, 12.5, 11.5], 3, 40],
  large: [84, [11.5, 10.5, 9.5, 8.5, 7.5], 2, 24],
};

/** The sign of a spell's or trap's sort. */
function SortSign({ types, x, y, scale, ink }) {
  const sign = SORTS[sortOf(types)];
  return sign ? html`<${Emblem} sign=${sign} x=${x} y=${y} scale=${scale} ink=${ink} ground="none" rim=${0} />` : null;
}

function Lines({ fit, x, y, ink, gap = 1.1 }) {
  return html`<text class="name" x=${x} font-size=${fit.size} font-weight="650" fill=${ink} text-anchor="middle">${fit.lines.map(
    (line, at) => html`<tspan x=${x} y=${y + fit.size * (0.86 + gap * at)}>${line}</tspan>`,
  )}</text>`;
}

/** What the face shows: the printed card, with the current figures where the view has them. */
export function shownOf(passcode, view, sheet) {
  const printed = cardOf("yugioh", passcode) ?? sheet ?? {};
  const now = view && view.types ? view : {};
  // in a Pendulum Zone a monster counts as a Spell, and looks as it did
  const placed = (printed.types ?? 0) & TYPE.monster && now.types && !(now.types & TYPE.monster);
  return {
    passcode,
    name: both(printed.name ?? printed.names) || (passcode ? String(passcode) : ""),
    types: (placed ? printed.types : now.types || printed.types) || 0,
    atk: placed ? printed.atk : (now.atk ?? printed.atk),
    def: placed ? printed.def : (now.def ?? printed.def),
    level: now.level || printed.level,
    rank: now.rank || printed.rank,
    rating: now.rating || printed.rating,
    markers: now.markers || printed.markers || 0,
    scale: now.scale ?? printed.scale,
    attribute: now.attribute || printed.attribute,
    race: now.race || printed.race,
    signs: printed.signs ?? [],
    printed,
  };
}

/** Where everything is: the plate of the name, the picture, the plate of the figures. */
function boxesOf(mode, fit, footed) {
  const high = Math.max(mode === "small" ? 30 : mode === "large" ? 26 : 24, fit.lines.length * fit.size * 1.1 + 6);
  const name = { x: 5, y: 5, w: 108, h: high };
  const foot = mode === "small" ? 27 : mode === "large" ? 20 : 24;
  const from = 5 + high + (mode === "large" ? 14 : 3);
  return {
    name,
    art: { x: 5, y: from, w: 108, h: HEIGHT - (footed ? 8 + foot : 5) - from },
    foot: { x: 5, y: HEIGHT - 5 - foot, w: 108, h: foot },
  };
}

const Plate = ({ box, fill }) =>
  html`<rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="3.500" fill=${fill} stroke="#000" stroke-opacity=".4" stroke-width=".8" />`;

/** The Attribute as a disc with its sign, and for small faces as a disc. */
function AttributeSign({ attribute, x, y, r }) {
  return html`<g transform=${`translate(${x} ${y})`}><circle r=${r} fill=${attribute.colour} stroke="#0b0f13" stroke-width="1.400" />
    <text text-anchor="middle" y=${r * 0.42} font-size=${r * 1.2} font-weight="700" fill="#0d1216">${attribute.sign}</text></g>`;
}

/** Level or Rank in a corner of the picture; one that has changed is set off. */
function StarChip({ stars, printed, x, y, size }) {
  const w = size * (stars.number > 9 ? 2.3 : 1.75);
  // another Level than the printed one is set off
  const before = printed?.rank || printed?.level;
  const changed = before !== undefined && before !== stars.number;
  return html`<g transform=${`translate(${x} ${y})`}><rect width=${w} height=${size * 1.2} rx=${size * 0.35} fill="#0b1015" fill-opacity=".9" stroke=${changed ? "#ffcf4a" : "none"} stroke-width="1.500" />
    <path d=${star(5, size * 0.45, size * 0.19, 0, size * 0.58, size * 0.62)} fill=${stars.kind === "rank" ? "#f4f0dd" : "#ffcf4a"} /><text x=${size * 1.06} y=${size * 0.97} font-size=${size} font-weight="700" fill=${stars.kind === "rank" ? "#f4f0dd" : "#ffcf4a"}>${stars.number}</text></g>`;
}

/** The Pendulum Scales in the lower corners of the picture. */
function Scales({ scale, art, size }) {
  return [0, 1].map(
    (
      at,
    ) => html`<g key=${at} transform=${`translate(${at ? art.x + art.w - size - 1 : art.x + size + 1} ${art.y + art.h - size * 1.1})`}><path d=${`M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`} fill=${at ? "#c43d3d" : "#2f62c9"} stroke="#fff" stroke-width="1" />
      <text text-anchor="middle" y=${size * 0.4} font-size=${size * 1.1} font-weight="700" fill="#fff">${scale ?? ""}</text></g>`,
  );
}

/** The figures of a monster at its foot. */
function Figures({ card, mode, foot, ink, stars }) {
  const atk = figure(card.atk);
  const def = figure(card.def);
  const y = foot.y + foot.h / 2;
  const middle = foot.x + foot.w / 2;
  const link = card.types & TYPE.link;
  const at = (size) => y + size * 0.36;
  if (mode === "small") {
    return html`<text x=${middle} y=${at(26)} font-size="26" font-weight="750" text-anchor="middle" fill=${ink}>${atk}${link ? html`<tspan dx="6" font-size="17" font-weight="650">L${stars?.number}</tspan>` : null}</text>`;
  }
  const size = mode === "large" ? 11 : 19;
  const words = link ? `${atk}  LINK-${stars?.number}` : mode === "large" ? `ATK ${atk}   DEF ${def}` : `${atk}/${def}`;
  const fits = widthOf(words, size) > foot.w - 6 ? foot.w - 6 : null;
  return html`<text x=${middle} y=${at(size)} font-size=${size} font-weight="700" text-anchor="middle" fill=${ink} textLength=${fits} lengthAdjust="spacingAndGlyphs">${words}</text>`;
}

/** The kind and sort of a spell or trap at its foot. */
function KindLine({ card, kind, mode, foot, ink }) {
  const size = mode === "large" ? 10 : mode === "small" ? 19 : 14.5;
  const words = t(`ygo-sign-${kind}`);
  const sort = sortOf(card.types) !== "normal";
  const room = sort ? size * 1.3 : 0;
  const from = foot.x + (foot.w - room - widthOf(words, size) - words.length * 1.2) / 2;
  const y = foot.y + foot.h / 2;
  return html`<text x=${from + room} y=${y + size * 0.36} font-size=${size} font-weight="750" letter-spacing="1.200" fill=${ink}>${words}</text><${SortSign} types=${card.types} x=${from + size * 0.4} y=${y} scale=${size / 30} ink=${ink} />`;
}

/** A row of stars above the picture of a large face. */
function StarRow({ stars, y }) {
  const rank = stars.kind === "rank";
  return html`<g fill=${rank ? "#f4f0dd" : "#ffcf4a"} stroke="#3d1c08" stroke-width=".6">${Array.from({ length: Math.min(13, stars.number) }, (_, at) => html`<path key=${at} d=${star(5, 4.2, 1.8, 0, rank ? 11 + at * 8 : 107 - at * 8, y)} />`)}</g>`;
}

/** The user's own picture of a card. */
function Pictured({ card, picture, mode, fit, figures }) {
  const small = mode === "small";
  const monster = figures && card.types & TYPE.monster;
  return html`<svg class="face pictured" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} font-family=${FONT}>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="6" fill="#0b0f13" />
    <image href=${picture} x="1.500" y="1.500" width=${WIDTH - 3} height=${HEIGHT - 3} preserveAspectRatio="xMidYMid slice" onError=${() => pictureFailed("cards", card.passcode)} />
    ${small && html`<rect x="1.500" y="1.500" width=${WIDTH - 3} height=${fit.lines.length * fit.size * 1.1 + 7} fill="#0b0f13" fill-opacity=".86" /><${Lines} fit=${fit} x=${WIDTH / 2} y=${4.5} ink="#fff" />`}
    ${small && monster ? html`<rect x="1.500" y="144" width=${WIDTH - 3} height="26.500" fill="#0b0f13" fill-opacity=".86" /><${Figures} card=${card} mode="small" foot=${{ x: 5, y: 144, w: 108, h: 26 }} ink="#fff" stars=${starsOf(card)} />` : null}
  </svg>`;
}

/**
 * The face of a card.
 * @param {{card: object, mode?: "small"|"normal"|"large", figures?: boolean}} props
 */
export function Face({ card, mode = "normal", figures = true }) {
  defineFrames();
  const picture = usePicture(card.passcode);
  const fit = fitName(card.name, ...NAMES[mode]);
  if (picture) return html`<${Pictured} card=${card} picture=${picture} mode=${mode} fit=${fit} figures=${figures} />`;
  const kind = kindOf(card.types);
  const [plate, ink] = PLATES[kind];
  const monster = card.types & TYPE.monster;
  const attribute = monster ? attributeOf(card.attribute ?? 0) : null;
  const stars = monster ? starsOf(card) : null;
  const large = mode === "large";
  const small = mode === "small";
  const pendulum = card.types & TYPE.pendulum;
  const link = card.types & TYPE.link;
  const { name, art, foot } = boxesOf(mode, fit, !monster || figures);
  const middle = large && attribute ? 48 : WIDTH / 2;
  const top = name.y + (name.h - fit.size * 1.1 * fit.lines.length) / 2;
  return html`<svg class=${`face kind-${kind} palette-${paletteOf(card)}`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} font-family=${FONT}>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="7" fill=${`url(#yf-${kind}${pendulum ? "-p" : ""})`} stroke="#0b0f13" stroke-width="1.500" />
    <rect x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="6" fill=${`url(#yt-${kind})`} fill-opacity=".38" />
    <rect x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="6" fill="none" stroke="url(#yg)" stroke-width="1.500" />
    <${Plate} box=${name} fill=${plate} />
    <${Lines} fit=${fit} x=${middle} y=${top} ink=${ink} />
    <${Art} card=${card} box=${art} small=${small} />
    ${large && stars && !link && html`<${StarRow} stars=${stars} y=${name.y + name.h + 7.5} />`}
    ${!large && stars && !link && html`<${StarChip} stars=${stars} printed=${card.printed} x=${art.x + 1.5} y=${art.y + 1.5} size=${small ? 18 : 13} />`}
    ${attribute && (large ? html`<${AttributeSign} attribute=${attribute} x=${102} y=${name.y + name.h / 2} r=${8.5} />` : html`<${AttributeSign} attribute=${attribute} x=${art.x + art.w - (small ? 11 : 10.5)} y=${art.y + (small ? 11 : 10.5)} r=${small ? 9.5 : 9} />`)}
    ${pendulum ? html`<${Scales} scale=${card.scale} art=${art} size=${small ? 12 : 10} />` : null}
    ${(!monster || figures) && card.types ? html`<${Plate} box=${foot} fill=${pendulum ? "#d9f3ec" : plate} />` : null}
    ${monster && figures ? html`<${Figures} card=${card} mode=${mode} foot=${foot} ink=${pendulum ? "#08241f" : ink} stars=${stars} />` : null}
    ${!monster && card.types ? html`<${KindLine} card=${card} kind=${kind} mode=${mode} foot=${foot} ink=${ink} />` : null}
  </svg>`;
}

/** The back of a card. */
export function Back() {
  defineFrames();
  return html`<svg class="face back" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}>
    <rect x=".75" y=".75" width=${WIDTH - 1.5} height=${HEIGHT - 1.5} rx="7" fill="#24130a" stroke="#0b0f13" stroke-width="1.500" />
    <rect x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="4" fill="url(#yb)" /><rect x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="4" fill="url(#yb-t)" stroke="#d8a45f" stroke-opacity=".7" stroke-width="1.500" />
    <g transform=${`translate(${WIDTH / 2} ${HEIGHT / 2})`} fill="none" stroke="#f0c98d" stroke-opacity=".6" stroke-width="2">
      ${[0, 1, 2, 3, 4, 5].map((at) => html`<ellipse key=${at} rx="15" ry="50" transform=${`rotate(${at * 30})`} />`)}<circle r="22" fill="#1a0d06" stroke-opacity=".95" stroke-width="2.500" /></g>
  </svg>`;
}

/** The large face of the inspector. */
export function BigFace({ passcode, sheet }) {
  if (!passcode) return html`<${Back} />`;
  return html`<${Face} card=${shownOf(passcode, null, sheet)} mode="large" />`;
}
