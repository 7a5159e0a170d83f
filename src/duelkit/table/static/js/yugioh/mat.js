/** The surface of the field: a woven mat by edition, signs engraved in the zones, the light of links and pendulums. */
import { html } from "../../vendor/htm-preact.js";
import { usePicture } from "../pictures.js";
import { MARKERS } from "./bits.js";
import { EMBLEMS, NO_SIGN, SIGNS, SORTS, disc, star } from "./emblems.js";

/** The weave of each edition's mat. */
const WEAVES = { ex04: "stone", mr1: "rings", mr2: "stars", mr3: "rhombs", mr4: "links" };

/** The weave of an edition; later ones have that of links. */
export const weaveOf = (edition) => WEAVES[edition] ?? "links";

const ngon = (points, r, turn = 0) => star(points / 2, r, r, turn);

/** What is engraved in the middle of a mat, in a square from −100 to 100. */
const CENTRES = {
  stone: [
    disc(0, 0, 96),
    disc(0, 0, 88),
    "M0 -88L76 44L-76 44Z",
    "M0 88L76 -44L-76 -44Z",
    disc(0, 0, 44),
    "M-38 0C-20 -22 20 -22 38 0C20 22 -20 22 -38 0Z",
    disc(0, 0, 11),
  ],
  rings: [
    disc(0, 0, 96),
    disc(0, 0, 82),
    disc(0, 0, 64),
    disc(0, 0, 42),
    disc(0, 0, 18),
    star(12, 96, 82),
    star(6, 64, 42),
  ],
  stars: [disc(0, 0, 96), disc(0, 0, 70), star(5, 94, 38), star(5, 60, 24, Math.PI / 5), disc(0, 0, 22)],
  rhombs: [
    disc(0, 0, 96),
    disc(0, 0, 90),
    "M0 -90L52 0L0 90L-52 0Z",
    "M-90 0L0 -34L90 0L0 34Z",
    disc(0, 0, 26),
    star(4, 60, 22, Math.PI / 4),
  ],
  links: [
    disc(0, 0, 96),
    ngon(8, 84, Math.PI / 8),
    ngon(6, 58),
    ngon(6, 34),
    ...MARKERS.map((one) => {
      const turn = Math.atan2(one.dx, -one.dy);
      return star(1.5, 12, 12, turn, Math.sin(turn) * 72, -Math.cos(turn) * 72);
    }),
  ],
};

/** The picture that the user has of a Field Spell, over the middle of the field. */
function FieldPicture({ passcode, rect }) {
  const picture = usePicture(passcode, "fields");
  if (!picture) return null;
  return html`<img class="field-picture" alt="" src=${picture} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`} />`;
}

/** The mat below everything. */
export function Mat({ view, geo, edition }) {
  const weave = weaveOf(edition);
  const middle = geo.middle.y + geo.middle.h / 2;
  const reach = Math.min(geo.total * 0.3, geo.zone.h * 1.9);
  return html`<div class=${`mat weave-${weave}`} aria-hidden="true"><i class="cloth"></i>
    <i class="half other" style=${`height:${middle}px`}></i><i class="half own" style=${`top:${middle}px`}></i>
    ${geo.sides.map((rect, side) => {
      const passcode = view.sides[side].field?.up ? view.sides[side].field.passcode : 0;
      return html`<i key=${side} class=${`field-side side-${side}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`}></i>
        ${passcode > 0 && html`<${FieldPicture} key=${`p${side}`} passcode=${passcode} rect=${rect} />`}`;
    })}
    <svg class="centre" viewBox="-104 -104 208 208" style=${`left:${geo.left + geo.total / 2 - reach}px;top:${middle - reach}px;width:${2 * reach}px;height:${2 * reach}px`}>
      <g class="shade" transform="translate(0 1)">${CENTRES[weave].map((path, at) => html`<path key=${at} d=${path} />`)}</g>
      <g class="light">${CENTRES[weave].map((path, at) => html`<path key=${at} d=${path} />`)}</g></svg></div>`;
}

/** The signs in the zones. */
const ZONE_SIGNS = {
  monster: [SIGNS.attack, 0.3],
  spell: [NO_SIGN, 0.3],
  field: [SORTS.field, 1.2],
  pendulum: [{ fill: "M0 -46L30 0L0 46L-30 0ZM0 -22L-14 0L0 22L14 0Z" }, 0.42],
  extra: [SIGNS.material, 0.42],
  graveyard: [SIGNS.send, 0.42],
  banished: [SIGNS.banish, 0.42],
  deck: [SIGNS.set, 0.4],
  shared: [EMBLEMS[0x1000000], 0.42],
};

function Engraved({ place }) {
  const [sign, scale] = ZONE_SIGNS[place];
  const drawn = (name) =>
    html`<g class=${name} transform=${`scale(${scale})`}>${sign.fill && html`<path d=${sign.fill} fill-rule="evenodd" />`}${sign.stroke && html`<path class="drawn" d=${sign.stroke} stroke-width=${sign.width} />`}</g>`;
  return html`<svg class="engraved" viewBox="-32 -32 64 64"><g transform="translate(0 1)">${drawn("shade")}</g>${drawn("light")}</svg>`;
}

/** The zones of the field; what is engraved in one shows as long as nothing lies there. */
export function Zones({ spots, view }) {
  const row = view.zones.pendulum === "row";
  return html`<div class="zones" aria-hidden="true">${spots
    .filter((spot) => spot.place !== "hand")
    .map((spot) => {
      const scale = row && spot.place === "spell" && (spot.at === 0 || spot.at === view.zones.spell - 1);
      const taken = spot.card || (spot.pile && spot.count > 0);
      return html`<i key=${spot.id} class=${`zone place-${spot.place} side-${spot.side} ${scale ? "scale-row" : ""}`}
      style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px`}>${!taken && html`<${Engraved} place=${scale ? "pendulum" : spot.place} />`}</i>`;
    })}</div>`;
}

const centre = (spot) => ({ x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 });

/** The zones at which a Link Monster points, with the monster's own. */
export function linkedZones(spots, geo) {
  const zones = spots.filter((spot) => spot.place === "monster" || spot.place === "shared");
  const found = [];
  for (const from of zones) {
    if (!from.card?.up || !from.card.markers) continue;
    const turned = from.side === 1 ? -1 : 1;
    const here = centre(from);
    for (const one of MARKERS) {
      if (!(from.card.markers & one.bit)) continue;
      const to = zones.find((zone) => {
        const there = centre(zone);
        const dx = (there.x - here.x) / (geo.zone.w + geo.gap);
        const dy = (there.y - here.y) / (geo.zone.h + geo.gap);
        return zone !== from && Math.abs(dx - one.dx * turned) < 0.35 && Math.abs(dy - one.dy * turned) < 0.35;
      });
      if (to) found.push({ from, to });
    }
  }
  return found;
}

/** The cards of both Pendulum Scales of a side, where they lie. */
function scalesOf(spots, side) {
  return spots
    .filter(
      (spot) =>
        spot.side === side &&
        spot.card?.up &&
        (spot.place === "pendulum" || (spot.place === "spell" && spot.card.types & 0x1000000)),
    )
    .sort((one, other) => one.x - other.x);
}

/** Light below the cards: what links point at, and the pillars and the arc of Pendulum Scales. */
export function Beams({ spots, geo }) {
  const links = linkedZones(spots, geo);
  const scales = [0, 1].map((side) => scalesOf(spots, side));
  if (!links.length && !scales.some((two) => two.length)) return null;
  return html`<svg class="beams" width=${geo.width} height=${geo.height} aria-hidden="true">
    <defs><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fd4ff" stop-opacity="0" /><stop offset=".5" stop-color="#bdf0ff" stop-opacity=".85" /><stop offset="1" stop-color="#7fd4ff" stop-opacity="0" /></linearGradient></defs>
    ${links.map(({ from, to }) => {
      const [one, other] = [centre(from), centre(to)];
      return html`<g key=${`${from.id}-${to.id}`} class="linked"><path d=${`M${one.x} ${one.y}L${other.x} ${other.y}`} /><rect x=${to.x + 2} y=${to.y + 2} width=${to.w - 4} height=${to.h - 4} rx="6" /></g>`;
    })}
    ${scales.map(
      (two, side) =>
        html`<g key=${side} class="scales">${two.map((spot) => {
          const { x, y } = centre(spot);
          const wide = spot.w * 0.62;
          const high = Math.min(geo.zone.h * 1.6, spot.h * 2.4);
          return html`<rect key=${spot.id} x=${x - wide / 2} y=${y - high / 2} width=${wide} height=${high} fill="url(#beam)" />`;
        })}${two.length === 2 && html`<path class="arc" d=${arc(centre(two[0]), centre(two[1]), side, geo)} />`}</g>`,
    )}
  </svg>`;
}

/** The swing of the pendulum between two scales. */
function arc(one, other, side, geo) {
  const dip = geo.zone.h * (side === 0 ? 0.55 : -0.55);
  return `M${one.x} ${one.y}Q${(one.x + other.x) / 2} ${(one.y + other.y) / 2 + dip * 2} ${other.x} ${other.y}`;
}
