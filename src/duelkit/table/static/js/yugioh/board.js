/** The field of Yu-Gi-Oh!: zones, cards, the options in place, piles, menus; all by mouse, touch and keyboard. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { ActSign, haveSigns, inOrder, shortOf } from "../acts.js";
import { useKeys } from "../keys.js";
import { Menu } from "../over.js";
import { ARROWS, neighbour, once, tabStopOf } from "../spots.js";
import { t, useLanguage } from "../text.js";
import { useSize } from "../ui.js";
import { Badges, Cards } from "./cards.js";
import { Dragged, useDrag } from "./dragging.js";
import { Effects } from "./effects.js";
import { layout, middleRects, spotId } from "./layout.js";
import { Lines } from "./lines.js";
import { cardsOf, drawnOf, drawnOut, filled, marksOf, nameOf, placesOf, spotsOf } from "./model.js";
import { Banner, Phases, Plate, Showcase } from "./parts.js";
import { Beams, Mat, Zones } from "./mat.js";
import { Spots, Stacks, TurnLine, playerName } from "./places.js";
import { Picker, Pile, pickerOf } from "./sheets.js";

/**
 * @param {{view: object, ask: object|null, you: number|null, room: object, fresh: object[], seq: number, hovered: object|null, outcome: object|null, openHands?: boolean,
 *   onOption: (index: number) => void, onInspect: (target: object, pin?: boolean, why?: ""|"keeps"|"asks") => void,
 *   onRefused?: ((card: number, place: number|null) => void)|null}} props `onInspect`: `keeps` is the card that is looked at already, `asks` the card of the
 *   open question; `onRefused`: called with a card with which nothing can be done
 */
export function Board(props) {
  const [box, size] = useSize();
  const touch = useRef(false);
  const {
    openHands = false,
    view: { zones },
  } = props;
  const view = useMemo(() => filled(props.view), [props.view]);
  // once a Pendulum Monster has been seen, the zones stay
  const pendulums = useRef(false);
  pendulums.current ||= props.view.pendulums;
  const geo = useMemo(
    () => (size && size.w > 80 ? layout(size.w, size.h, zones, openHands, pendulums.current) : null),
    [size, openHands, zones.monster, zones.spell, zones.extra, zones.pendulum, pendulums.current],
  );
  return html`<div class=${`ygo ${geo?.small ? "small" : ""} ${geo?.upright ? "upright" : ""} ${geo?.card.w < 32 ? "tiny" : ""}`} ref=${box} data-board style=${geo ? `--ch:${geo.card.h}px` : ""} onPointerDown=${(
    event,
  ) => {
    touch.current = event.pointerType === "touch";
  }}>
    ${geo && html`<${Field} ...${props} view=${view} geo=${geo} box=${box} touch=${touch} />`}</div>`;
}

/** The field, once its size is known. */
function Field({
  view,
  ask,
  you,
  room,
  edition = "",
  outcome = null,
  fresh = [],
  seq = 0,
  hovered = null,
  onOption,
  onInspect,
  onRefused = null,
  geo,
  box,
  touch,
}) {
  const language = useLanguage();
  const [focused, setFocused] = useState("");
  const [under, setUnder] = useState("");
  const [menu, setMenu] = useState(null);
  const [pile, setPile] = useState("");
  const [pickerShut, setPickerShut] = useState(null);
  const began = useRef(0);
  const full = useRef(0);
  const looked = useRef({ card: -1, passcode: 0 });
  full.current = Math.max(full.current, view.sides[0].life, view.sides[1].life);
  useEffect(() => {
    setMenu(null);
    if (ask) setPile("");
  }, [ask]);
  useEffect(() => {
    began.current += 1;
  }, [seq]);
  const spots = spotsOf(view, geo, you === null);
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  useKeys({
    g: (event) => setPile((open) => (open ? "" : spotId("graveyard", event.shiftKey ? 1 : 0))),
    Escape: () => {
      if (menu) setMenu(null);
      else if (pile) setPile("");
      else if (ask) setPickerShut(ask);
    },
  });
  const places = placesOf(spots);
  const cards = cardsOf(spots);
  const { marks, loose } = marksOf(ask, view, places);
  const own = view.sides[0].player;
  const target = (card, spot) => ({
    passcode: card?.passcode ?? 0,
    card: card?.card ?? -1,
    view: card,
    place: spot?.place,
    label: spot ? spot.name : "",
    mine: spot ? spot.side === 0 && you !== null : false,
    equippedTo: card?.equipped_to >= 0 ? cards.get(card.equipped_to) : null,
  });
  const look = (spot, pin = false, why = "") => {
    const card = spot.card ?? (spot.pile && spot.top?.passcode ? spot.top : null);
    if (card) {
      looked.current = { card: card.card, passcode: card.passcode };
      onInspect(target(card, spot), pin, why);
    }
  };
  useEffect(() => {
    // the inspected card may have moved, and the language of place names may have changed
    const spot = byId.get(places.get(looked.current.card));
    if (spot) onInspect(target(cards.get(looked.current.card), spot), false, "keeps");
    else if (looked.current.card >= 0) onInspect(gone(looked.current), false, "keeps");
  }, [seq, language]);
  const openMenu = (spot, choices, readable, take = null) => {
    const card = spot.card ?? null;
    setMenu({
      title: card ? nameOf(card) : spot.name,
      choices: inOrder(once(choices)),
      take,
      x: spot.x + spot.w / 2,
      y: spot.y + spot.h + 4,
      top: spot.y - 4,
      from: spot.id,
      read:
        readable && card
          ? () => {
              setMenu(null);
              look(spot, true);
            }
          : null,
    });
  };
  const choose = (index) => {
    setMenu(null);
    setPile("");
    onOption(index);
  };
  const act = (spot) => {
    const choices = once(marks.get(spot.id) ?? []);
    if (spot.pile) {
      if (picker && choices.length) setPickerShut(null);
      else setPile(spot.id);
      return;
    }
    if (!choices.length) {
      look(spot, true);
      if (spot.side === 0 && spot.card?.card >= 0) onRefused?.(spot.card.card, null);
    } else if (choices.length === 1 && !touch.current) choose(choices[0].index);
    else openMenu(spot, choices, touch.current);
  };
  const pressed = (event, spot) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = neighbour(spots, spot, ...arrow);
      if (next) {
        setFocused(next.id);
        box.current.querySelector(`[data-spot="${next.id}"]`)?.focus();
      }
    } else if (event.key === "Enter" || event.key === " ") {
      touch.current = false;
      act(spot);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const picker = pickerOf(ask, spots, marks, loose, cards);
  const pickerOpen = picker && pickerShut !== ask && !pile;
  const openPile = pile ? byId.get(pile) : null;
  const hoveredSpot = hovered
    ? ([...marks].find(([, choices]) => choices.some((choice) => choice.option === hovered))?.[0] ?? null)
    : null;
  useEffect(() => {
    const spot = hoveredSpot ? byId.get(hoveredSpot) : null;
    if (spot) look(spot);
    else if (hovered?.passcode) onInspect({ passcode: hovered.passcode, card: -1 });
  }, [hovered]);
  useEffect(() => {
    const about = ask?.about ?? null;
    const spot = about ? byId.get(places.get(about.card)) : null;
    const card = about ? (cards.get(about.card) ?? { ...about, up: true, types: 0 }) : null;
    if (about) onInspect({ ...target(card, spot), passcode: about.passcode, effect: about.effect }, false, "asks");
  }, [ask, language]);
  const tabStop = tabStopOf(spots, marks, focused);
  const out = drawnOut(view, spots, geo);
  const drawn = drawnOf(view, spots, geo, out);
  const lifted = menu?.from || under;
  const { phaseRect, turnRect } = middleRects(view, geo);
  const seatName = (side) => playerName(view, you, room, side);
  const lookAt =
    (spot) =>
    (shown, pin = false) =>
      onInspect({ ...target(shown, spot), label: spot?.name ?? "" }, pin);
  const { drag, press } = useDrag({
    box,
    geo,
    spots,
    marks,
    ask,
    onOption: choose,
    onSeveral: (spot, choices, take) => openMenu(spot, choices, false, take),
  });
  const pick = (choices, event) => {
    const distinct = once(choices);
    if (distinct.length === 1) choose(distinct[0].index);
    else setMenu(menuAt(event, distinct, box));
  };
  return html`
    <${Mat} view=${view} geo=${geo} edition=${edition} />
    <${Zones} spots=${spots} view=${view} />
    <${Beams} spots=${spots} geo=${geo} />
    <${Stacks} spots=${spots} geo=${geo} />
    <${Cards} key=${own} drawn=${drawn} geo=${geo} fresh=${fresh} spots=${spots} entering=${began.current > 0} attacker=${view.attacker} lifted=${lifted} />
    <${Badges} spots=${spots} geo=${geo} />
    <${Lines} view=${view} spots=${spots} places=${places} out=${out} geo=${geo} />
    <${Effects} view=${view} fresh=${fresh} seq=${seq} spots=${spots} geo=${geo} you=${you} outcome=${outcome} />
    <${TurnLine} view=${view} own=${own} rect=${turnRect} seatName=${seatName} />
    <${Phases} view=${view} ask=${ask} rect=${phaseRect} brief=${geo.small} onOption=${choose} />
    ${[1, 0].map(
      (
        side,
      ) => html`<${Plate} key=${`${side}-${own}`} side=${side} data=${view.sides[side]} name=${seatName(side)} rect=${geo.plates[side]} full=${full.current} fresh=${fresh}
      active=${view.turn_player === view.sides[side].player} />`,
    )}
    <${Spots} spots=${spots} marks=${marks} places=${places} ask=${ask} hoveredSpot=${hoveredSpot} lifted=${lifted} tabStop=${tabStop}
      onAct=${act} onPress=${press} onPressed=${pressed} onUnder=${setUnder} onLook=${look} onFocused=${setFocused} />
    <${Banner} key=${`b${own}`} view=${view} you=${you} own=${own} geo=${geo} />
    ${!ask && html`<${Showcase} key=${`s${own}`} view=${view} own=${you === null ? -1 : own} geo=${geo} />`}
    <${Dragged} drag=${drag} geo=${geo} />
    ${pickerOpen && html`<${Picker} ask=${ask} cards=${picker} onLook=${lookAt(null)} onChoice=${pick} onClose=${() => setPickerShut(ask)} onPass=${() => choose(ask.pass)} />`}
    ${picker && !pickerOpen && !pile && html`<button class="button primary reopen" onClick=${() => setPickerShut(null)}>${t("ygo-reopen")}</button>`}
    ${openPile && html`<${Pile} spot=${openPile} choices=${marks.get(openPile.id) ?? []} onLook=${lookAt(openPile)} onChoice=${pick} onClose=${() => setPile("")} />`}
    ${
      menu &&
      html`<${Menu} menu=${menu} ...${menuLook(menu, geo)} onOption=${(choice) => {
        menu.take?.();
        choose(choice.index);
      }} onClose=${(back) => {
        setMenu(null);
        if (back) box.current.querySelector(`[data-spot="${menu.from}"]`)?.focus();
      }}>${menu.read && html`<button role="menuitem" class="read" onClick=${menu.read}>${t("ygo-read")}</button>`}<//>`
    }`;
}

/** A card that went where cards get other numbers: what is read stays, where it was is over. */
function gone(looked) {
  looked.card = -1;
  return { passcode: looked.passcode, card: -1 };
}

/** How a menu looks: signs above the card where each option has one of its own, otherwise a list. */
function menuLook(menu, geo) {
  if (!menu.from || !haveSigns(menu.choices)) return { place: menuPlace(menu, geo) };
  const width = 12 + 70 * (menu.choices.length + (menu.read ? 1 : 0));
  const left = Math.max(6, Math.min(geo.width - width - 6, menu.x - width / 2));
  const above = menu.top > 96;
  return {
    place: `left:${left}px;width:${width}px;${above ? `bottom:${geo.height - menu.top}px` : `top:${menu.y}px`}`,
    className: "signs",
    sign: (choice) =>
      html`<${ActSign} verb=${choice.option.verb} /><small aria-hidden="true">${shortOf(choice.option.verb)}</small>`,
  };
}

/** The position of a menu: below its card, or above it in the lower half. */
function menuPlace({ x, y, top }, geo) {
  const width = Math.min(290, geo.width - 12);
  const left = Math.max(6, Math.min(geo.width - width - 6, x - width / 2));
  return `left:${left}px;width:${width}px;${
    y < geo.height / 2
      ? `top:${Math.min(y, geo.height - 60)}px;max-height:${geo.height - y - 8}px`
      : `bottom:${geo.height - top}px;max-height:${top - 8}px`
  }`;
}

/** The menu for a card of a sheet. */
function menuAt(event, choices, box) {
  const rect = event.currentTarget.getBoundingClientRect();
  const field = box.current.getBoundingClientRect();
  return {
    title: event.currentTarget.getAttribute("aria-label").split(":")[0],
    choices,
    x: rect.left - field.left + rect.width / 2,
    y: rect.bottom - field.top + 4,
    top: rect.top - field.top - 4,
    from: "",
  };
}
