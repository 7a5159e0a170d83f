/** The layer over the fields: the reach of a creature, its sides, attacks and damage as they happen. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { store } from "../store.js";
import { t } from "../text.js";
import { SIDES, isMagic, rowOf, slotsOf } from "./bits.js";
import { fieldRect, shownFacing } from "./layout.js";

const centre = (rect) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

/**
 * The reach and the sides of a creature.
 * @param {{geo: object, turned: boolean, shown: {slot: number, facing: number, number: number, reach: number|number[], counter: number, blind: number, side: number}|null,
 *   occupied: (number|null)[]}} props `facing` of the board; `occupied`: whose creature stands on each field, seen from the creature: 0 own, 1 enemy
 */
export function Reach({ geo, turned, shown, occupied }) {
  if (!shown) return null;
  const magic = isMagic(rowOf(shown.number));
  const here = fieldRect(geo, shown.slot, turned);
  const angle = shownFacing(shown.facing, turned) * 90;
  const mid = centre(here);
  const half = geo.tile / 2;
  return html`<svg class=${`jud-reach ${magic ? "magic" : ""}`} width=${geo.width} height=${geo.height} aria-hidden="true">
    ${slotsOf(shown.reach).map((slot) => {
      const rect = fieldRect(geo, slot, turned);
      const struck = occupied[slot] === 1;
      const c = centre(rect);
      const k = geo.tile * 0.16;
      return html`<g key=${slot} class=${struck ? "struck" : ""}><rect x=${rect.x + 3} y=${rect.y + 3} width=${rect.w - 6} height=${rect.h - 6} rx=${geo.tile * 0.06} />
        ${[0, 90, 180, 270].map((turn) => html`<path key=${turn} d=${`M${-half + 8} ${-half + 8 + k}V${-half + 8}H${-half + 8 + k}`} transform=${`translate(${c.x} ${c.y}) rotate(${turn})`} />`)}
        ${!struck && html`<circle cx=${c.x} cy=${c.y} r=${geo.tile * 0.05} />`}</g>`;
    })}
    <g class="sides-out" transform=${`translate(${mid.x} ${mid.y}) rotate(${angle})`}>${SIDES.map((side, turn) => {
      const struck = shown.counter & side.bit;
      const open = shown.blind & side.bit;
      if (!struck && !open) return null;
      const w = geo.tile * 0.3;
      const d = geo.tile * 0.13;
      return html`<g key=${side.key} transform=${`rotate(${turn * 90})`} class=${struck ? "strikes" : "open"}><path d=${`M${-w} ${-half}H${w}L${w * 0.72} ${-half - d}H${-w * 0.72}Z`} />
        <text transform=${`translate(0 ${-half - d / 2}) rotate(${-angle - turn * 90})`} text-anchor="middle" dominant-baseline="central" font-size=${geo.tile * 0.095}>${struck ? "⚔" : "B"}</text></g>`;
    })}</g>
  </svg>`;
}

/** The battles in new entries of the log, blow by blow. */
function blowsOf(fresh) {
  const blows = [];
  let now = null;
  for (const entry of fresh) {
    if (entry.kind === "attack" || entry.kind === "counterattack") {
      now = { by: entry.card, counter: entry.kind === "counterattack", on: [], first: entry.target, floats: [] };
      blows.push(now);
    } else if (entry.kind === "damage" || entry.kind === "evaded" || entry.kind === "death") {
      if (!now) {
        now = { by: -1, counter: false, on: [], first: -1, floats: [] };
        blows.push(now);
      }
      if (entry.kind === "damage") {
        now.on.push(entry.card);
        now.floats.push({ card: entry.card, text: entry.points ? `−${entry.points}` : "0", kind: "loss" });
      } else if (entry.kind === "evaded") {
        now.on.push(entry.card);
        now.floats.push({ card: entry.card, text: t("jud-evades"), kind: "evaded" });
      } else if (entry.kind === "death") now.floats.push({ card: entry.card, text: "✕", kind: "death" });
    }
  }
  for (const blow of blows) if (!blow.on.length && blow.first >= 0) blow.on.push(blow.first);
  return blows.filter((blow) => blow.on.length || blow.floats.length);
}

const STEP = 620;

/**
 * Attacks, counterattacks and damage, one after the other.
 * @param {{geo: object, turned: boolean, fresh: object[], seq: number, slots: Map<number, number>}} props `slots`: where each card stands, or stood last
 */
export function Battle({ geo, turned, fresh, seq, slots }) {
  const [queue, setQueue] = useState([]);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const blows = blowsOf(fresh);
    if (!blows.length) return;
    // positions are kept: the creatures may be gone when their attack is shown
    const placed = blows.map((blow) => ({
      ...blow,
      from: slots.get(blow.by) ?? -1,
      to: [...new Set(blow.on)].map((card) => slots.get(card) ?? -1).filter((slot) => slot >= 0),
      floats: blow.floats.map((one) => ({ ...one, slot: slots.get(one.card) ?? -1 })).filter((one) => one.slot >= 0),
    }));
    setQueue((before) => [...before.slice(-3), ...placed.map((blow, at) => ({ ...blow, key: `${seq}-${at}` }))]);
  }, [seq]);
  useEffect(() => {
    if (!queue.length) return undefined;
    const timer = setTimeout(
      () => setQueue((before) => before.slice(1)),
      store.settings.motion === "less" ? 900 : queue.length > 4 ? STEP * 0.6 : STEP * 1.3,
    );
    return () => clearTimeout(timer);
  }, [queue[0]?.key]);
  const blow = queue[0];
  if (!blow) return null;
  const from = blow.from >= 0 ? centre(fieldRect(geo, blow.from, turned)) : null;
  return html`<svg key=${blow.key} class=${`jud-battle ${blow.counter ? "counter" : ""}`} width=${geo.width} height=${geo.height} aria-hidden="true">
    ${
      from &&
      blow.to.map((slot) => {
        const to = centre(fieldRect(geo, slot, turned));
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        if (!length) return null;
        const ux = (to.x - from.x) / length;
        const uy = (to.y - from.y) / length;
        const s = geo.tile * 0.3;
        const e = geo.tile * 0.22;
        const head = geo.tile * 0.14;
        const end = { x: to.x - ux * e, y: to.y - uy * e };
        return html`<g key=${slot} class="blow"><path class="shaft" pathLength="1" d=${`M${from.x + ux * s} ${from.y + uy * s}L${end.x} ${end.y}`} />
        <path class="tip" d=${`M${end.x + ux * head * 0.7} ${end.y + uy * head * 0.7}L${end.x - ux * head * 0.5 - uy * head * 0.6} ${end.y - uy * head * 0.5 + ux * head * 0.6}L${end.x - ux * head * 0.5 + uy * head * 0.6} ${end.y - uy * head * 0.5 - ux * head * 0.6}Z`} /></g>`;
      })
    }
    ${blow.floats.map((one, at) => {
      const c = centre(fieldRect(geo, one.slot, turned));
      return html`<text key=${at} class=${`float ${one.kind}`} x=${c.x + (one.kind === "death" ? geo.tile * 0.24 : 0)} y=${c.y + geo.tile * 0.1} text-anchor="middle" font-size=${geo.tile * (one.kind === "evaded" ? 0.2 : 0.34)}>${one.text}</text>`;
    })}
  </svg>`;
}
