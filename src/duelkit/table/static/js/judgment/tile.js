/** A field, and the creature on it: a pentagon whose point is its facing; words and figures stay upright. */
import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { both, t } from "../text.js";
import { FONT, fitName } from "../fit.js";
import { ELEMENTS, badgesOf, elementName, elementOf, rowOf } from "./bits.js";
import { Figure, HEART, LOCK, SPIN, SWORD, Sides, Sign } from "./face.js";

/** A side of the square in which fields and creatures are drawn. */
export const UNIT = 150;

/** The elements that a field counts as besides the one it shows. */
const alsoOf = (field) => ELEMENTS.filter((one) => one.bit & field.elements && !(one.bit & field.face));

/** What a field is, in words. */
export function fieldWords(field) {
  const words = [
    elementName(elementOf(field.face)),
    ...alsoOf(field).map((one) => t("jud-also", { element: elementName(one) })),
    t("jud-reverse", { element: elementName(elementOf(field.reverse)) }),
  ];
  if (field.sealed) words.push(t("jud-sealed"));
  return words.join(t("jud-comma"));
}

/** A field without its creature. */
export function Field({ field, number, taken }) {
  const face = elementOf(field.face);
  const back = elementOf(field.reverse);
  const also = alsoOf(field);
  return html`<svg class="jud-field" viewBox=${`0 0 ${UNIT} ${UNIT}`} font-family=${FONT}>
    <defs><radialGradient id=${`jg-${face.key}`} cx=".5" cy=".5" r=".75"><stop offset="0" stop-color=${face.deep} /><stop offset="1" stop-color=${face.deep} stop-opacity=".55" /></radialGradient></defs>
    <rect x="2" y="2" width="146" height="146" rx="9" fill="#0c1116" /><rect x="2" y="2" width="146" height="146" rx="9" fill=${`url(#jg-${face.key})`} stroke=${face.light} stroke-opacity=".75" stroke-width="2.500" />
    <path d=${face.path} transform=${taken ? "translate(15 15) scale(5)" : "translate(33 33) scale(3.500)"} fill=${face.light} fill-opacity=${taken ? 0.1 : 0.55} fill-rule="evenodd" />
    <path d="M146.500 112V139a7.500 7.500 0 01-7.500 7.500H112z" fill=${back.light} stroke="#0b0f13" stroke-width="1.500" />
    <path d=${back.path} transform="translate(127.500 127.500) scale(.74)" fill="#10161d" fill-rule="evenodd" />
    ${field.sealed && html`<g><rect x="7" y="7" width="136" height="136" rx="6" fill="none" stroke="#f3e6b4" stroke-width="2" stroke-dasharray="3 5" /><path d=${LOCK} transform="translate(7 120) scale(.95)" fill="#f3e6b4" stroke="#0b0f13" stroke-width="1" fill-rule="evenodd" /></g>`}
    ${also.map((one, at) => html`<${Sign} key=${one.key} look=${one} x=${17 + at * 24} y=${41} r=${9} />`)}
    <text x="141" y="20" text-anchor="end" font-size="15" font-weight="650" fill="#dfe7ec" fill-opacity=".8">${number}</text>
  </svg>`;
}

/** The sign of a field's element, over the creature on it. */
export function FieldSign({ field }) {
  return html`<svg class="jud-field" viewBox=${`0 0 ${UNIT} ${UNIT}`}><${Sign} look=${elementOf(field.face)} x=${17} y=${17} r=${12.5} /></svg>`;
}

const SHAPE = "M75 9L131 42V129Q131 137 123 137H27Q19 137 19 129V42Z";

const change = (value, printed, ink) =>
  printed === undefined || value === printed ? ink : value > printed ? "#8ff0a4" : "#ff9f97";

/**
 * A creature.
 * @param {{creature: object, facing: number, side: number, small: boolean, ghost?: boolean, seized?: boolean}} props `facing` as it is drawn; `side`: 0 own colours, 1 the other's;
 *   `seized`: possessed by the other side
 */
export function Creature({ creature, facing, side, small, ghost = false, seized = false }) {
  const turned = useRef(null);
  const angle = useRef(facing * 90);
  if ((((angle.current / 90) % 4) + 4) % 4 !== facing) {
    const by = (((facing - angle.current / 90) % 4) + 4) % 4;
    angle.current += by === 3 ? -90 : by * 90;
  }
  useLayoutEffect(() => {
    if (turned.current) turned.current.style.transform = `rotate(${angle.current}deg)`;
  });
  const card = rowOf(creature.number);
  const name = both(card?.name) || String(creature.number);
  const fit = small
    ? fitName(name, 92, [19, 17, 15.5, 14, 12.5, 11], 2)
    : fitName(name, 96, [16, 14.5, 13.5, 12, 11, 10], 2);
  const badges = badgesOf(creature).slice(0, 4);
  const look = elementOf(creature.element);
  const wide = creature.attack > 9 || creature.hp > 9;
  const sign = (small ? 29 : 26) * (wide ? 0.84 : 1);
  const numbersY = small ? 108 : 99;
  return html`<svg class=${`jud-creature side-${side} ${ghost ? "ghost" : ""} ${creature.dead ? "dead" : ""}`} viewBox=${`0 0 ${UNIT} ${UNIT}`} font-family=${FONT}>
    <defs><linearGradient id=${`jc-${side}`} x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color=${side ? "#8d3c2e" : "#226797"} /><stop offset="1" stop-color=${side ? "#48170f" : "#0d3351"} /></linearGradient>
      <pattern id="jc-stripes" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="9" fill="#fff" fill-opacity=".13" /></pattern></defs>
    <g ref=${turned} class="turns"><path d=${SHAPE} fill=${`url(#jc-${side})`} stroke="#06090c" stroke-width="6" /><path d=${SHAPE} fill=${side ? "url(#jc-stripes)" : "none"} stroke=${side ? "#ffb09d" : "#8fd0ff"} stroke-width="3" stroke-dasharray=${side ? "11 4" : "none"} />
      ${seized && html`<path d=${SHAPE} fill="none" stroke="#d99bff" stroke-width="5" stroke-dasharray="2 8" stroke-linecap="round" />`}
      <path d="M75 11L90 25H60Z" fill="#fff" stroke="#06090c" stroke-width="1.500" />
      <${Sides} counter=${creature.counter_sides} blind=${creature.blind_sides} x=${75} y=${75} r=${65} thick=${7} /></g>
    <rect x="25" y=${small ? 37 : 38} width="100" height=${fit.lines.length * fit.size * 1.12 + 6} rx="4" fill="#0b0f13" fill-opacity=".55" />
    <text text-anchor="middle" font-size=${fit.size} font-weight="650" fill="#fff">${fit.lines.map((line, at) => html`<tspan x="75" y=${(small ? 39 : 40) + fit.size * (0.95 + 1.12 * at)}>${line}</tspan>`)}</text>
    <rect x="20" y=${numbersY - sign * 0.95} width="110" height=${sign * 1.18} rx="6" fill="#0b0f13" fill-opacity=".72" />
    <${Figure} path=${SWORD} x=${41} y=${numbersY} size=${sign} number=${creature.attack} anchor="middle" fill="#ffd9a0" ink=${change(creature.attack, card?.attack, "#fff")} />
    <${Sign} look=${look} x=${75} y=${numbersY - sign * 0.36} r=${7.5} />
    <${Figure} path=${HEART} x=${109} y=${numbersY} size=${sign} number=${creature.hp} anchor="middle" fill="#ff8d9b" ink=${change(creature.hp, card?.hp, "#fff")} />
    ${
      !small &&
      html`<g><${Figure} path=${SWORD} x=${58} y=${121} size=${12.5} number=${creature.attack_cost} anchor="middle" fill="#d9c7ff" ink="#e9dfff" weight=${600} />
      <${Figure} path=${SPIN} x=${92} y=${121} size=${12.5} number=${creature.rotate_cost} anchor="middle" fill="#d9c7ff" ink="#e9dfff" weight=${600} line /></g>`
    }
    ${badges.map((one, at) => {
      const width = Math.max(small ? 21 : 17, [...one.sign].length * (small ? 11 : 9) + 7);
      return html`<g key=${one.key} transform=${`translate(${4 + at * (width + 2)} ${small ? 124 : 128})`}><title>${one.text}</title><rect width=${width} height=${small ? 22 : 18} rx="4" fill=${one.kind === "guard" ? "#1d4f3a" : one.kind === "possessed" ? "#6b2f9c" : "#46391a"}
        stroke=${one.kind === "guard" ? "#7be0a8" : one.kind === "possessed" ? "#e3bcff" : "#f0cf77"} stroke-width="1.300" /><text x=${width / 2} y=${small ? 16.5 : 13.5} text-anchor="middle" font-size=${small ? 15 : 12.5} font-weight="700" fill="#fff">${one.sign}</text></g>`;
    })}
  </svg>`;
}

/** A creature in words: name, owner, figures, sides, what it has. */
export function creatureWords(creature, facing, whose) {
  const card = rowOf(creature.number);
  const words = [
    `${whose}${both(card?.name) || creature.number}`,
    t(`jud-facing-${facing}`),
    t("jud-attack", { number: creature.attack }),
    t("jud-hp", { number: creature.hp }),
    t("jud-costs", { attack: creature.attack_cost, rotate: creature.rotate_cost }),
    elementName(elementOf(creature.element)),
    ...badgesOf(creature).map((one) => one.text),
  ];
  return words.join(t("jud-comma"));
}
