/** Cards and creatures that move from where they were to where they are, and those that leave. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { store } from "../store.js";
import { rowOf } from "./bits.js";
import { Back, Face } from "./face.js";
import { fieldRect, shownFacing, spotId } from "./layout.js";
import { Creature } from "./tile.js";

const MOVE = 420;
const EASE = "cubic-bezier(.22,.8,.24,1)";

const placing = (rect) => `translate(${rect.x.toFixed(1)}px,${rect.y.toFixed(1)}px)`;
const scaled = (from, to) =>
  `${placing({ x: from.x + (from.w - to.w) / 2, y: from.y + (from.h - to.h) / 2 })} scale(${(from.w / to.w).toFixed(3)})`;

/** Something at a place; it moves when its place changes, and comes from `from` when it is new. */
function Mover({ rect, from = null, kind, z, children }) {
  const box = useRef(null);
  const last = useRef(null);
  const there = placing(rect);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = rect;
    if (store.settings.motion === "less" || !box.current.animate) return;
    if (!before && from)
      box.current.animate(
        [
          { transform: scaled(from, rect), opacity: 0.3 },
          { opacity: 1, offset: 0.4 },
          { transform: there, opacity: 1 },
        ],
        { duration: MOVE, easing: EASE },
      );
    else if (before && (before.x !== rect.x || before.y !== rect.y) && before.w === rect.w)
      box.current.animate([{ transform: placing(before) }, { transform: there }], { duration: MOVE, easing: EASE });
  }, [rect.x, rect.y, rect.w]);
  return html`<div ref=${box} class=${`jud-mover ${kind}`} style=${`width:${rect.w}px;height:${rect.h}px;transform:${there};z-index:${z}`}>${children}</div>`;
}

/** What has left the board, while it moves to its pile. */
function Leaver({ one, onGone }) {
  const box = useRef(null);
  useEffect(() => {
    const moving = box.current.animate(
      [
        { transform: placing(one.rect), opacity: 1, filter: "none" },
        { transform: placing(one.rect), opacity: 1, filter: "brightness(1.7) saturate(.3)", offset: 0.45 },
        { transform: scaled(one.to, one.rect), opacity: 0.1 },
      ],
      { duration: 900, easing: "ease-in" },
    );
    moving.onfinish = onGone;
    return () => moving.cancel();
  }, []);
  return html`<div ref=${box} class="jud-mover leaving" style=${`width:${one.rect.w}px;height:${one.rect.h}px;z-index:14`}><${Creature} creature=${one.creature} facing=${one.facing} side=${one.side} small=${one.small} /></div>`;
}

/**
 * Hands, piles and creatures.
 * @param {{view: object, geo: object, seen: object, spots: object[], entering: boolean, selected: number, dim: number, weighs: boolean}} props
 *   `dim`: a field over which a ghost stands; `weighs`: whether cards that cost too much are dimmed
 */
export function Movers({ view, geo, seen, spots, entering, selected, dim, weighs }) {
  const before = useRef(null);
  const [leaving, setLeaving] = useState([]);
  const bySpot = new Map(spots.map((spot) => [spot.id, spot]));
  const now = new Map();
  view.fields.forEach((field, slot) => {
    if (field.creature) now.set(field.creature.card, { slot, creature: field.creature });
  });
  useEffect(() => {
    const old = before.current;
    before.current = { now, tile: geo.tile };
    if (!old || store.settings.motion === "less" || old.tile !== geo.tile) return;
    const gone = [...old.now.entries()]
      .filter(([card]) => !now.has(card))
      .map(([card, was]) => {
        const owner = was.creature.owner;
        const side = view.sides[0].player === owner ? 0 : 1;
        // in the graveyard a card keeps its number, in a hand it gets a new one
        const buried = view.sides.some((one) => one.graveyard.some((other) => other.card === card));
        const hand = buried ? -1 : view.sides[side].hand.findIndex((one) => one.number === was.creature.number);
        const to = bySpot.get(hand >= 0 ? spotId("hand", side, hand) : spotId("graveyard", side, 0));
        return {
          key: `${card}-${performance.now()}`,
          rect: fieldRect(geo, was.slot, seen.turned),
          to: to ?? geo.hands[side],
          creature: was.creature,
          facing: shownFacing(was.creature.facing, seen.turned),
          side: seen.colour(owner),
          small: geo.tile < 118,
        };
      });
    if (gone.length && gone.length < 7) setLeaving((all) => [...all, ...gone]);
  }, [view]);
  const drawn = [];
  for (const spot of spots) {
    if (spot.place === "hand") {
      const row = rowOf(spot.number);
      const lifted = spot.card.card >= 0 && spot.card.card === selected;
      const rect = { x: spot.x, y: spot.y, w: spot.full, h: spot.h };
      const from = bySpot.get(spotId("library", spot.side, 0));
      const dear = weighs && spot.side === 0 && row && spot.card.cost > view.sides[0].mana;
      drawn.push([
        spot.card.card >= 0 ? `c${spot.card.card}` : `h${spot.side}-${spot.at}`,
        html`<${Mover} rect=${rect} from=${entering ? from : null} kind=${`hand ${dear ? "dear" : ""} ${lifted ? "lifted" : ""}`} z=${lifted ? 29 : 16 + spot.at}>
        ${row ? html`<${Face} card=${row} cost=${spot.card.cost} short=${spot.h < 130} open=${lifted ? 1 : spot.w / spot.full} />` : html`<${Back} />`}<//>`,
      ]);
    } else if (spot.place === "graveyard" && spot.top) {
      drawn.push([
        `g${spot.side}-${spot.top.card}`,
        html`<${Mover} rect=${spot} kind="pile" z="3"><${Face} card=${rowOf(spot.top.number)} short /><//>`,
      ]);
    } else if (spot.place === "library" && spot.count)
      drawn.push([
        `l${spot.side}`,
        html`<${Mover} rect=${spot} kind=${`pile deck ${spot.count > 10 ? "thick" : ""}`} z="3"><${Back} /><//>`,
      ]);
    else if (spot.place === "field" && spot.card) {
      const creature = spot.card;
      const hand = geo.hands[view.sides[0].player === creature.owner ? 0 : 1];
      const from = { x: hand.x + hand.w / 2 - hand.cardW / 2, y: hand.y, w: hand.cardW, h: hand.cardW };
      drawn.push([
        `b${creature.card}`,
        html`<${Mover} rect=${{ x: spot.x, y: spot.y, w: spot.w, h: spot.h }} from=${entering ? from : null} kind=${`creature ${dim === spot.slot ? "under-ghost" : ""} ${view.attacker === creature.card ? "acting" : ""}`} z="12">
        <${Creature} creature=${creature} facing=${shownFacing(creature.facing, seen.turned)} side=${seen.colour(creature.owner)} small=${geo.tile < 118} seized=${creature.possessor >= 0} /><//>`,
      ]);
    }
  }
  drawn.sort((one, two) => (one[0] < two[0] ? -1 : 1));
  return html`<div class="jud-movers" aria-hidden="true">${drawn.map(([key, node]) => html`<${Keyed} key=${key}>${node}<//>`)}
    ${leaving.map((one) => html`<${Leaver} key=${one.key} one=${one} onGone=${() => setLeaving((all) => all.filter((other) => other !== one))} />`)}</div>`;
}

const Keyed = ({ children }) => children;
