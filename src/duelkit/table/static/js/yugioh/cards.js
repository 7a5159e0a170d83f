/** The cards on the board; each moves from where it was to where it is. */
import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { cardOf } from "../cards.js";
import { store } from "../store.js";
import { TYPE, figure, starsOf } from "./bits.js";
import { Back, Face, shownOf } from "./face.js";
import { counterName, originOf } from "./model.js";

/** Cards narrower than this, in pixels, show larger names and fewer details. */
const SMALL = 96;
/** Milliseconds that cards move: drawn, placed, and aside within a place. */
const DRAWN = 220;
const MOVE = 320;
const ASIDE = 120;
const EASE = "cubic-bezier(.22,.8,.24,1)";

const placing = (one, card) =>
  `translate(${(one.x - card.w / 2).toFixed(1)}px,${(one.y - card.h / 2).toFixed(1)}px) rotate(${one.turn}deg) scale(${one.scale ?? 1})`;

function Card({ one, geo, fresh, spots, entering, acting, lifted }) {
  const box = useRef(null);
  const last = useRef(null);
  const there = placing(lifted ? { ...one, y: one.y - geo.card.h * (geo.upright ? 0.04 : 0.16) } : one, geo.card);
  useLayoutEffect(() => {
    const element = box.current;
    if (store.settings.motion === "less") {
      last.current = there;
      return;
    }
    if (last.current === null && entering) {
      const from = originOf(one, fresh, geo, spots);
      element.animate(
        [
          { transform: placing({ ...from, turn: 0, scale: 0.9 }, geo.card), opacity: 0.2 },
          { opacity: 1, offset: 0.3 },
          { transform: there, opacity: 1 },
        ],
        { duration: one.place === "hand" ? DRAWN : MOVE, easing: EASE },
      );
    } else if (last.current !== null && last.current !== there) {
      const now = getComputedStyle(element).transform;
      element.animate([{ transform: now }, { transform: there }], {
        duration: last.place === one.spot ? ASIDE : MOVE,
        easing: EASE,
      });
    }
    last.place = one.spot;
    last.current = there;
  });
  const known = one.card.passcode > 0;
  // the own face-down cards show their face, dimmed, because the player knows them
  const face = known && one.card.up;
  const own = known && !one.card.up && one.place !== "hand";
  // on the field the figures stand below the card, and a Scale has none
  const scale = one.place === "pendulum" || (one.place === "spell" && one.card.types & TYPE.pendulum);
  const figures = one.place !== "monster" && one.place !== "shared" && !scale;
  const materials = one.card.materials?.length ?? 0;
  return html`<div ref=${box} data-card=${one.card.card} data-spot-of=${one.spot} class=${`ycard at-${one.place} ${acting ? "acting" : ""} ${one.card.negated ? "negated" : ""}`} style=${`width:${geo.card.w}px;height:${geo.card.h}px;transform:${there};z-index:${lifted ? 60 : one.z}`}>
    ${materials > 0 ? Array.from({ length: Math.min(3, materials) }, (_, at) => html`<span class="material" style=${`transform:translate(${(at + 1) * 4}px,${(at + 1) * -3}px);z-index:${-at - 1}`}></span>`) : null}
    <div class=${`side-up ${face ? "" : "down"}`} key=${face || (one.place === "hand" && known) ? "up" : "down"}>
      ${face || (one.place === "hand" && known) ? html`<${Face} card=${shownOf(one.card.passcode, one.card)} mode=${geo.card.w * (one.scale ?? 1) < SMALL ? "small" : "normal"} figures=${figures} />` : html`<${Back} />`}
      ${own ? html`<div class="peek"><${Face} card=${shownOf(one.card.passcode, one.card)} mode="small" figures=${false} /></div>` : null}</div>
  </div>`;
}

/** @param {{drawn: object[], geo: object, fresh: object[], spots: object[], entering: boolean, attacker: number|null, lifted: string}} props */
export function Cards({ drawn, geo, fresh, spots, entering, attacker, lifted }) {
  return html`<div class="ycards" aria-hidden="true">${drawn.map(
    (one) => html`<${Card} key=${one.key} one=${one} geo=${geo} fresh=${fresh} spots=${spots}
    entering=${entering} lifted=${lifted === one.spot && one.place === "hand" && one.side === 0} acting=${attacker !== null && attacker === one.card.card} />`,
  )}</div>`;
}

function changed(value, printed) {
  if (printed === null || printed === undefined || printed < 0 || value === printed) return "";
  return value > printed ? "up" : "down";
}

/** Figures, levels, counters and remarks of the cards on the field, upright whatever the card's position. */
export function Badges({ spots }) {
  return html`<div class="badges" aria-hidden="true">${spots.map((spot) => {
    const card = spot.card;
    if (spot.pile) {
      const open = spot.place === "extra" ? spot.pile.filter((card) => card.up && card.passcode).length : 0;
      return spot.count > 0
        ? html`<span key=${spot.id} class="pile-count" style=${`left:${spot.x + spot.w - 2}px;top:${spot.y + spot.h * 0.58}px`}>${open > 0 ? html`<i>${open}↑</i> ` : null}${spot.count}</span>`
        : null;
    }
    if (!card || spot.place === "hand") return null;
    const monster = spot.place === "monster" || spot.place === "shared";
    const counters = Object.entries(card.counters ?? {});
    const printed = cardOf("yugioh", card.passcode) ?? {};
    const stars = monster && card.up ? starsOf(card) : null;
    return html`<div key=${spot.id} class="badge-box" style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px`}>
      ${
        monster && card.up && card.passcode > 0
          ? html`<span class=${`figures-now ${card.defense ? "defends" : "attacks"}`}><b class=${changed(card.atk, printed.atk)}>${figure(card.atk)}</b>
        ${card.types & TYPE.link ? html`<i>L${stars?.number ?? ""}</i>` : html`<i class=${changed(card.def, printed.def)}>${figure(card.def)}</i>`}</span>`
          : null
      }
      ${spot.place === "pendulum" || (spot.place === "spell" && card.up && card.types & TYPE.pendulum) ? html`<span class="scale-now">${card.scale}</span>` : null}
      ${card.materials?.length ? html`<span class="materials-now"><svg viewBox="0 0 12 12"><path d="M4 1H11V9" /><rect x="1" y="3.500" width="7" height="8" rx="1" /></svg>${card.materials.length}</span>` : null}
      ${counters.map(([name, count], at) => html`<span class="counter" style=${`top:${4 + at * 22}px`} title=${counterName(name)}>${count}</span>`)}
      ${card.negated ? html`<span class="negated-now">✕</span>` : null}
    </div>`;
  })}</div>`;
}
