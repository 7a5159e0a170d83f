/** What moves and sounds when something happens: short, and never more than a few at once. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { cue } from "../sound.js";
import { store } from "../store.js";
import { placesOf } from "./model.js";

/** Milliseconds that an effect is shown, by its kind. */
const LASTS = { burst: 420, ring: 420, great: 760, slash: 320, glow: 360, hit: 420 };
/** The most effects of one moment, and milliseconds between two of them. */
const MOST = 8;
const APART = 90;
const SPECIAL = ["special", "fusion", "ritual", "synchro", "xyz", "pendulum", "link"];

/** The sound of an entry of the log. */
function soundOf(entry, view, you) {
  const mine = you === null ? view.sides[0].player : you;
  if (entry.kind === "summon") {
    if (entry.summon.includes("set")) return ["set"];
    return [entry.summon.some((one) => SPECIAL.includes(one)) ? "special" : "summon"];
  }
  if (entry.kind === "life") return entry.how === "gain" ? ["heal"] : entry.how === "become" ? null : ["damage"];
  if (entry.kind === "move") {
    if (entry.because.includes("drawn")) return ["draw"];
    if (entry.because.includes("destroyed")) return ["destroy"];
    if (entry.to === "spells" || entry.to === "field") return ["card"];
    return null;
  }
  if (entry.kind === "activate") return ["chain", Math.max(0, (entry.link ?? 1) - 1)];
  if (entry.kind === "turn") return ["turn", entry.turn !== undefined && view.turn_player === mine ? 1 : 0];
  return { negated: ["negated"], resolve: ["resolve"], attack: ["attack"] }[entry.kind] ?? null;
}

/** What an entry of the log looks like: a kind, and the card or player where it is shown. */
function shownBy(entry) {
  if (entry.kind === "summon" && !entry.summon.includes("set")) {
    const kind = SPECIAL.find((one) => one !== "special" && entry.summon.includes(one));
    return { kind: kind ? "great" : "ring", of: kind ?? "", card: entry.card };
  }
  if (entry.kind === "move" && entry.because.includes("destroyed"))
    return { kind: "burst", card: entry.card, before: true };
  if (entry.kind === "attack")
    return { kind: "slash", card: entry.target, player: entry.target >= 0 ? -1 : 1 - entry.player };
  if (entry.kind === "activate") return { kind: "glow", card: entry.card };
  if (entry.kind === "life" && entry.change < 0 && entry.how !== "pay")
    return { kind: "hit", card: -1, player: entry.player };
  return null;
}

/** Where an effect is shown. */
function rectOf(one, spots, places, before, view, geo) {
  if (one.player >= 0 && one.card < 0) {
    const side = view.sides[0].player === one.player ? 0 : 1;
    return geo.plates[side];
  }
  if (one.before && before.has(one.card)) return before.get(one.card);
  return spots.find((spot) => spot.id === places.get(one.card)) ?? null;
}

/**
 * @param {{view: object, fresh: object[], seq: number, spots: object[], geo: object, you: number|null, outcome: object|null}} props
 */
export function Effects({ view, fresh, seq, spots, geo, you, outcome }) {
  const [shown, setShown] = useState([]);
  const before = useRef(new Map());
  const last = useRef(seq);
  useEffect(() => {
    const places = placesOf(spots);
    const was = before.current;
    before.current = new Map([...places].map(([card, id]) => [card, spots.find((spot) => spot.id === id)]));
    if (last.current === seq) return;
    last.current = seq;
    // a page that comes late is not told everything at once
    const entries = fresh.slice(-24);
    const heard = new Set();
    for (const entry of entries) {
      const sound = soundOf(entry, view, you);
      if (!sound || heard.has(sound[0])) continue;
      heard.add(sound[0]);
      const delay = (heard.size - 1) * APART;
      setTimeout(() => cue(sound[0], sound[1] ?? 0), delay);
    }
    if (store.settings.motion === "less") return;
    const found = entries
      .map(shownBy)
      .filter(Boolean)
      .map((one) => ({ ...one, rect: rectOf(one, spots, places, was, view, geo) }))
      .filter((one) => one.rect)
      .slice(-MOST)
      .map((one, at) => ({ ...one, at, key: `${seq}-${at}` }));
    if (!found.length) return;
    setShown((now) => [...now.slice(-MOST), ...found]);
    const keys = new Set(found.map((one) => one.key));
    setTimeout(() => setShown((now) => now.filter((one) => !keys.has(one.key))), 900 + MOST * APART);
  }, [seq]);
  const ended = Boolean(outcome);
  const wasEnded = useRef(ended);
  useEffect(() => {
    if (ended && !wasEnded.current) cue(outcome.winner === (you ?? view.sides[0].player) ? "won" : "lost");
    wasEnded.current = ended;
  }, [ended]);
  return html`<div class="effects" aria-hidden="true">${shown.map(
    (one) =>
      html`<i key=${one.key} class=${`effect ${one.kind} ${one.of ?? ""}`} style=${`left:${one.rect.x}px;top:${one.rect.y}px;width:${one.rect.w}px;height:${one.rect.h}px;animation-duration:${LASTS[one.kind]}ms;animation-delay:${one.at * APART}ms`}></i>`,
  )}</div>`;
}
