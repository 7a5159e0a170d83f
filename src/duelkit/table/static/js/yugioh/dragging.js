/** Dragging with a mouse or a finger: a card of the hand to a zone, a monster to what it attacks. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";

/** From this way on, in pixels, a press is a drag. */
const LEAST = 9;
const TO_MONSTERS = new Set(["summon", "special_summon", "set_monster"]);
const TO_SPELLS = new Set(["activate", "set"]);

const free = (spot) => spot.side === 0 && !spot.card && !spot.pile;

/**
 * Where a card may be dragged, with what that does there.
 * @returns {{rect: object, choices: object[], card: number, slot: number|null, direct: boolean}[]}
 */
export function goalsOf(spot, choices, spots, geo) {
  const goals = [];
  const add = (rect, found, more) =>
    found.length && goals.push({ rect, choices: found, card: -1, slot: null, direct: false, ...more });
  const doing = (verbs) => choices.filter(({ option }) => verbs.has(option.verb));
  if (spot.place === "hand" && spot.side === 0) {
    for (const to of spots) {
      if ((to.place === "monster" && free(to)) || (to.place === "shared" && !to.card))
        add(to, doing(TO_MONSTERS), { slot: to.place === "monster" ? to.at : null });
      if (["spell", "field", "pendulum"].includes(to.place) && to.side === 0 && (free(to) || to.place === "field"))
        add(to, doing(TO_SPELLS), { slot: to.place === "spell" ? to.at : null });
    }
  } else if (["monster", "shared"].includes(spot.place) && spot.side === 0) {
    const attacks = choices.filter(({ option }) => option.verb === "attack");
    for (const to of spots)
      if (["monster", "shared"].includes(to.place) && to.side === 1 && to.card)
        add(to, attacks, { card: to.card.card });
    add(geo.hands[1], attacks, { direct: true });
  }
  return goals;
}

const inside = ({ x, y, w, h }, point) => point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h;

/**
 * @param {{box: {current: HTMLElement}, geo: object, spots: object[], marks: Map<string, object[]>, ask: object|null,
 *   onOption: (index: number) => void, onSeveral: (spot: object, choices: object[]) => void}} props
 * @returns {{drag: object|null, press: (event: PointerEvent, spot: object) => void}}
 */
export function useDrag({ box, geo, spots, marks, ask, onOption, onSeveral }) {
  const [drag, setDrag] = useState(null);
  const now = useRef(null);
  const wish = useRef(null);
  const stop = useRef(() => {});
  now.current = { geo, spots, marks, onOption, onSeveral };
  useEffect(() => () => stop.current(), []);
  // what the drop has said already is not asked again
  useEffect(() => {
    const wanted = wish.current;
    if (!ask || !wanted) return;
    if (ask.kind === "act" || ask.kind === "respond") {
      if (wanted.ask !== ask) wish.current = null;
      return;
    }
    const fits = ask.options.flatMap((option, index) =>
      (ask.why === "attack_target" &&
        (wanted.direct ? option.verb === "direct_attack" : wanted.card >= 0 && option.card === wanted.card)) ||
      (option.verb === "position" && option.zone?.row === "monsters" && option.zone.slot === wanted.slot)
        ? [index]
        : [],
    );
    if (fits.length !== 1) return;
    wish.current = null;
    onOption(fits[0]);
  }, [ask]);
  const press = (event, spot) => {
    const choices = now.current.marks.get(spot.id) ?? [];
    const goals = goalsOf(spot, choices, now.current.spots, now.current.geo);
    if (!goals.length || event.button > 0) return;
    const field = box.current.getBoundingClientRect();
    const at = (one) => ({ x: one.clientX - field.left, y: one.clientY - field.top });
    const from = at(event);
    const over = (point) => goals.find((goal) => inside(goal.rect, point)) ?? null;
    let dragging = false;
    const move = (one) => {
      if (one.pointerId !== event.pointerId) return;
      const to = at(one);
      if (!dragging && Math.hypot(to.x - from.x, to.y - from.y) < LEAST) return;
      dragging = true;
      setDrag({ spot, goals, to, goal: over(to) });
    };
    const end = (one) => {
      if (one.pointerId !== event.pointerId) return;
      stop.current();
      if (!dragging) return;
      // the press was no click
      const click = (later) => {
        later.preventDefault();
        later.stopPropagation();
      };
      addEventListener("click", click, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", click, { capture: true }), 60);
      const goal = one.type === "pointerup" ? over(at(one)) : null;
      if (!goal) return;
      const take = () => {
        wish.current = { card: goal.card, slot: goal.slot, direct: goal.direct, ask };
      };
      if (goal.choices.length === 1) {
        take();
        now.current.onOption(goal.choices[0].index);
      } else now.current.onSeveral({ ...spot, ...goal.rect, id: spot.id, card: spot.card }, goal.choices, take);
    };
    stop.current();
    stop.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setDrag(null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return { drag, press };
}

/** What is being dragged, and where it may be dropped. */
export function Dragged({ drag, geo }) {
  if (!drag) return null;
  const { spot, to, goals, goal } = drag;
  const from = { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 };
  return html`<div class="dragged" aria-hidden="true">
    ${goals.map(({ rect }, at) => html`<i key=${at} class=${`goal ${goal?.rect === rect ? "over" : ""}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`}></i>`)}
    <svg width=${geo.width} height=${geo.height}><path d=${`M${from.x} ${from.y}L${to.x} ${to.y}`} /><circle cx=${to.x} cy=${to.y} r="9" /></svg></div>`;
}
