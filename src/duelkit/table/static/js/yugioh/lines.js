/** Lines above the field: the chain with numbered links to their targets, the attack, equips, link arrows. */
import { html } from "../../vendor/htm-preact.js";
import { MARKERS } from "./bits.js";

const middle = (spot) => ({ x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 });

/** A bent line from one place to another. */
function curve(from, to, bend = 0.16) {
  const mx = (from.x + to.x) / 2 + (to.y - from.y) * bend;
  const my = (from.y + to.y) / 2 - (to.x - from.x) * bend;
  return `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
}

/** Shortens the way to a point so that an arrow head stands clear. */
function before(from, to, by) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: to.x - ((to.x - from.x) * by) / length, y: to.y - ((to.y - from.y) * by) / length };
}

/** Arrows at the border of the zones of link monsters. */
function LinkArrows({ spots, size }) {
  return spots
    .filter((spot) => spot.card?.up && spot.card.markers && (spot.place === "monster" || spot.place === "shared"))
    .map((spot) => {
      const turned = spot.side === 1 ? -1 : 1;
      return html`<g key=${spot.id}>${MARKERS.filter((one) => spot.card.markers & one.bit).map((one) => {
        const dx = one.dx * turned;
        const dy = one.dy * turned;
        const x = spot.x + spot.w / 2 + dx * (spot.w / 2 - size * 0.2);
        const y = spot.y + spot.h / 2 + dy * (spot.h / 2 - size * 0.2);
        return html`<path class="link-arrow" d=${`M0 ${-size}L${size * 0.95} ${size * 0.55}H${-size * 0.95}Z`}
        transform=${`translate(${x} ${y}) rotate(${(Math.atan2(dx, -dy) * 180) / Math.PI})`} />`;
      })}</g>`;
    });
}

/**
 * @param {{view: object, spots: object[], places: Map<number, string>, out: Map<number, {x: number, y: number}>, geo: object}} props `out`: where cards are shown that are drawn out of a pile
 */
export function Lines({ view, spots, places, out, geo }) {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const unit = Math.max(5, geo.card.h / 14);
  const sideOf = (player) => (view.sides[0].player === player ? 0 : 1);
  const handCentre = (side) => {
    const hand = geo.hands[side];
    return { x: hand.x + hand.w / 2, y: side === 0 ? hand.y + hand.h / 2 : hand.y + hand.h / 2 };
  };
  const of = (card, player) => {
    const spot = byId.get(places.get(card));
    return out.get(card) ?? (spot ? middle(spot) : handCentre(sideOf(player)));
  };
  const equips = [];
  for (const spot of spots) {
    if (!spot.card || spot.card.equipped_to === undefined || spot.card.equipped_to < 0) continue;
    const to = byId.get(places.get(spot.card.equipped_to));
    if (to)
      equips.push(
        html`<g key=${spot.id} class="equip"><path d=${curve(middle(spot), middle(to), 0.08)} /><circle cx=${middle(to).x} cy=${middle(to).y} r=${unit * 0.7} /></g>`,
      );
  }
  const used = new Map();
  const links = view.chain.map((link) => {
    const from = of(link.card, link.player);
    const key = `${Math.round(from.x)}/${Math.round(from.y)}`;
    const many = used.get(key) ?? 0;
    used.set(key, many + 1);
    return {
      ...link,
      from: { x: from.x + many * unit * 3, y: from.y },
      side: sideOf(link.player),
      targets: link.targets.map((card) => of(card, link.player)),
    };
  });
  const attacker = view.attacker === null || view.attacker === undefined ? null : byId.get(places.get(view.attacker));
  let attack = null;
  if (attacker) {
    const from = middle(attacker);
    const target = view.attack_target >= 0 ? byId.get(places.get(view.attack_target)) : null;
    const plate = geo.plates[1 - attacker.side];
    const to = target
      ? middle(target)
      : {
          x: attacker.side === 0 ? geo.hands[1].x + geo.hands[1].w / 2 : plate.x + plate.w / 2,
          y: attacker.side === 0 ? geo.hands[1].y + unit * 3 : plate.y + plate.h / 2,
        };
    const end = before(from, to, unit * 1.6);
    attack = html`<g class="attack"><path d=${`M${from.x} ${from.y}L${end.x} ${end.y}`} marker-end="url(#attack-head)" /></g>`;
  }
  return html`<svg class="lines" width=${geo.width} height=${geo.height} aria-hidden="true">
    <defs><marker id="attack-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L10 5L0 10Z" fill="#ff5f4a" /></marker>
      ${[0, 1].map((side) => html`<marker id=${`chain-head-${side}`} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto"><path d="M0 0L10 5L0 10Z" class=${`head side-${side}`} /></marker>`)}</defs>
    <${LinkArrows} spots=${spots} size=${unit * 0.9} />
    ${equips}${attack}
    ${links.map(
      (link) => html`<g key=${link.number} class=${`chain side-${link.side} ${link.negated ? "negated" : ""}`}>
      ${link.targets.map((to) => html`<path class="to" d=${curve(link.from, before(link.from, to, unit))} marker-end=${`url(#chain-head-${link.side})`} />`)}</g>`,
    )}
    ${links.map(
      (
        link,
      ) => html`<g key=${link.number} class=${`chain-number side-${link.side} ${link.negated ? "negated" : ""}`} transform=${`translate(${link.from.x} ${link.from.y})`}>
      <circle r=${unit * 2} /><text text-anchor="middle" y=${unit * 0.95} font-size=${unit * 2.6}>${link.number}</text>
      ${link.negated ? html`<path d=${`M${-unit * 1.4} ${unit * 1.4}L${unit * 1.4} ${-unit * 1.4}`} />` : null}</g>`,
    )}
  </svg>`;
}
