/** The field of Yu-Gi-Oh!: zones, cards, options at the cards, piles, menus; everything by mouse, touch and keyboard. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { byPointer, useKeys } from "../keys.js";
import { Menu, Sheet } from "../over.js";
import { ARROWS, neighbour, once } from "../spots.js";
import { both, t, useLanguage } from "../text.js";
import { useSize } from "../ui.js";
import { Badges, Cards } from "./cards.js";
import { Back, Face, shownOf } from "./face.js";
import { layout, spotId } from "./layout.js";
import { Lines } from "./lines.js";
import { cardsOf, drawnOf, drawnOut, filled, marksOf, nameOf, placesOf, spotsOf } from "./model.js";
import { Banner, Phases, Plate, Showcase } from "./parts.js";

/** Zones that say what they are; the others are told by where they lie. */
const LABELLED = new Set(["field", "pendulum", "extra", "graveyard", "banished", "deck", "shared"]);

/** Cards to choose from that do not lie open on the field; `null` if there are none. */
function pickerOf(ask, spots, marks, loose, cards) {
  if (!ask || ask.kind !== "pick") return null;
  const piles = spots.filter((spot) => spot.pile && marks.has(spot.id));
  if (!piles.length && !loose.length) return null;
  const rows = new Map();
  for (const choice of [...marks.values()].flat().concat(loose)) {
    const number = choice.option.card;
    const card = cards.get(number) ?? { card: number, passcode: choice.option.passcode ?? 0, up: true, types: 0 };
    if (!rows.has(number)) rows.set(number, { key: `${number}`, card, choices: [] });
    rows.get(number).choices.push(choice);
  }
  return [...rows.values()].sort((a, b) => a.choices[0].index - b.choices[0].index);
}

function pileTitle(spot) {
  return `${spot.name} (${spot.count})`;
}

/**
 * @param {{view: object, ask: object|null, you: number|null, room: object, fresh: object[], seq: number, hovered: object|null, outcome: object|null, openHands?: boolean,
 *   onOption: (index: number) => void, onInspect: (target: object, pin?: boolean) => void}} props
 */
export function Board(props) {
  const [box, size] = useSize();
  const touch = useRef(false);
  const {
    openHands = false,
    view: { zones },
  } = props;
  const view = useMemo(() => filled(props.view), [props.view]);
  // once a Pendulum Monster has been seen, its zones stay
  const pendulums = useRef(false);
  pendulums.current ||= props.view.pendulums;
  const geo = useMemo(
    () => (size && size.w > 80 ? layout(size.w, size.h, zones, openHands, pendulums.current) : null),
    [size, openHands, zones.monster, zones.spell, zones.extra, zones.pendulum, pendulums.current],
  );
  return html`<div class=${`ygo ${geo?.small ? "small" : ""} ${geo?.card.w < 32 ? "tiny" : ""}`} ref=${box} data-board style=${geo ? `--ch:${geo.card.h}px` : ""} onPointerDown=${(
    event,
  ) => {
    touch.current = event.pointerType === "touch";
  }}>
    ${geo && html`<${Field} ...${props} view=${view} geo=${geo} box=${box} touch=${touch} />`}</div>`;
}

/** The field, once its size is known. */
function Field({ view, ask, you, room, fresh = [], seq = 0, hovered = null, onOption, onInspect, geo, box, touch }) {
  const language = useLanguage();
  const [focused, setFocused] = useState("");
  const [under, setUnder] = useState("");
  const [menu, setMenu] = useState(null);
  const [pile, setPile] = useState("");
  const [pickerShut, setPickerShut] = useState(null);
  const began = useRef(0);
  const full = useRef(0);
  const looked = useRef(-1);
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
  const look = (spot, pin = false) => {
    const card = spot.card ?? (spot.pile && spot.top?.passcode ? spot.top : null);
    if (card) {
      looked.current = card.card;
      onInspect(target(card, spot), pin);
    }
  };
  useEffect(() => {
    // what one looks at may have gone elsewhere, and places are called otherwise in another language
    const spot = byId.get(places.get(looked.current));
    if (spot) onInspect(target(cards.get(looked.current), spot));
  }, [seq, language]);
  const openMenu = (spot, choices, readable) => {
    const card = spot.card ?? null;
    setMenu({
      title: card ? nameOf(card) : spot.name,
      choices: once(choices),
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
    if (!choices.length) look(spot, true);
    else if (choices.length === 1 && !touch.current) choose(choices[0].index);
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
  const unseen = openPile ? openPile.count - openPile.pile.filter((card) => card.passcode).length : 0;
  const hoveredSpot = hovered
    ? ([...marks].find(([, choices]) => choices.some((choice) => choice.option === hovered))?.[0] ?? null)
    : null;
  // what is activated, and what a question is about, is shown as if one had pointed at it
  const newest = view.chain[view.chain.length - 1] ?? null;
  const about =
    newest && newest.passcode
      ? { passcode: newest.passcode, card: newest.card }
      : ask?.card >= 0 && cards.get(ask.card)?.passcode
        ? cards.get(ask.card)
        : null;
  const shown = useRef("");
  useEffect(() => {
    const spot = hoveredSpot ? byId.get(hoveredSpot) : null;
    if (spot) look(spot);
    else if (hovered?.passcode) onInspect({ passcode: hovered.passcode, card: -1 });
  }, [hovered]);
  const aboutKey = about ? `${newest ? view.chain.length : `ask${ask.id}`}-${about.card}` : "";
  useEffect(() => {
    if (!aboutKey || shown.current === aboutKey || under) return;
    shown.current = aboutKey;
    looked.current = about.card;
    const spot = byId.get(places.get(about.card));
    onInspect(target(cards.get(about.card) ?? { ...about, up: true, types: 0 }, spot));
  }, [aboutKey]);
  const tabStop = byId.has(focused)
    ? focused
    : (
        spots.find((spot) => marks.has(spot.id)) ??
        spots.find((spot) => spot.place === "hand" && spot.side === 0) ??
        spots[0]
      )?.id;
  const out = drawnOut(view, spots, geo);
  const drawn = drawnOf(view, spots, geo, out);
  const lifted = menu?.from || under;
  const phaseRect = view.zones.extra
    ? {
        x: geo.middle.lastX - geo.zone.w * 0.02,
        y: geo.middle.y + geo.middle.h * 0.18,
        w: geo.left + geo.total - geo.middle.lastX,
        h: geo.middle.h * 0.64,
        stacked: true,
      }
    : { x: geo.left + geo.total * 0.34, y: geo.middle.y + 2, w: geo.total * 0.66, h: geo.middle.h - 4, stacked: false };
  const turnRect = view.zones.extra
    ? {
        x: geo.left,
        y: geo.middle.y + geo.middle.h * 0.2,
        w: geo.middle.from + geo.zone.w - geo.left,
        h: geo.middle.h * 0.6,
      }
    : { x: geo.left, y: geo.middle.y + 2, w: geo.total * 0.32, h: geo.middle.h - 4 };
  const seatName = (side) => {
    const player = view.sides[side].player;
    const seat = room?.seats?.[player];
    if (room?.opponent === "self") return t("ygo-player", { number: player + 1 });
    if (you !== null && side === 0) return t("ygo-you");
    if (seat?.name) return seat.name;
    return you !== null ? t("ygo-opponent") : t("ygo-player", { number: player + 1 });
  };
  const lookAt =
    (card, spot) =>
    (shown, pin = false) =>
      onInspect({ ...target(shown, spot), label: spot?.name ?? "" }, pin);
  return html`
    <div class="mat" aria-hidden="true"><i class="half other" style=${`height:${geo.middle.y + geo.middle.h / 2}px`}></i><i class="half own"></i>
      ${geo.sides.map((rect, side) => html`<i key=${side} class=${`field-side side-${side}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`}></i>`)}</div>
    <div class="zones" aria-hidden="true">${spots
      .filter((spot) => spot.place !== "hand")
      .map(
        (spot) => html`<i key=${spot.id} class=${`zone place-${spot.place} side-${spot.side}
      ${view.zones.pendulum === "row" && spot.place === "spell" && (spot.at === 0 || spot.at === view.zones.spell - 1) ? "scale-row" : ""}`}
      style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px`}>${LABELLED.has(spot.place) && !spot.card && !(spot.count > 0 && spot.place !== "deck" && spot.place !== "extra") ? html`<small>${t(`ygo-zone-${spot.place}`)}</small>` : null}</i>`,
      )}</div>
    <div class="stacks" aria-hidden="true">${spots.filter((spot) => (spot.place === "deck" || spot.place === "extra") && spot.count > 0).map((spot) => html`<${Stack} key=${spot.id} spot=${spot} geo=${geo} />`)}</div>
    <${Cards} key=${own} drawn=${drawn} geo=${geo} fresh=${fresh} spots=${spots} entering=${began.current > 0} attacker=${view.attacker} lifted=${lifted} />
    <${Badges} spots=${spots} geo=${geo} />
    <${Lines} view=${view} spots=${spots} places=${places} out=${out} geo=${geo} />
    <div class="turn-line" style=${`left:${turnRect.x}px;top:${turnRect.y}px;width:${turnRect.w}px;height:${turnRect.h}px`}><b>${t("ygo-turn", { number: view.turn })}</b>
      <span class=${view.turn_player === own ? "own" : "other"}>${seatName(view.turn_player === own ? 0 : 1)}</span>${view.step ? html`<small>${t(`ygo-step-${view.step}`)}</small>` : null}</div>
    <${Phases} view=${view} ask=${ask} rect=${phaseRect} brief=${geo.small} onOption=${choose} />
    ${[1, 0].map(
      (
        side,
      ) => html`<${Plate} key=${`${side}-${own}`} side=${side} data=${view.sides[side]} name=${seatName(side)} rect=${geo.plates[side]} full=${full.current} fresh=${fresh}
      active=${view.turn_player === view.sides[side].player} />`,
    )}
    <div class="spots" role="application" aria-label=${t("ygo-field-keys")}>${spots.map((spot) => {
      const choices = marks.get(spot.id) ?? [];
      const can = choices.length > 0;
      const verbs = new Set(choices.map((choice) => choice.option.verb));
      return html`<button key=${spot.id} data-spot=${spot.id} class=${`spot at-${spot.place} side-${spot.side} ${can ? "can" : ""} ${verbs.has("attack") ? "attacks" : ""}
        ${ask?.kind === "pick" && can ? "pick" : ""} ${hoveredSpot === spot.id ? "hovered" : ""} ${lifted === spot.id && spot.place === "hand" && spot.side === 0 ? "lifted" : ""} ${ask?.card >= 0 && places.get(ask.card) === spot.id ? "about" : ""}`}
        style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px${spot.full ? `;--full:${spot.full}px` : ""}`} tabindex=${spot.id === tabStop ? 0 : -1}
        aria-label=${`${spot.label}${
          can
            ? `. ${t("ygo-can")} ${once(choices)
                .map((choice) => choice.text)
                .join(" / ")}`
            : ""
        }`} aria-haspopup=${choices.length > 1 ? "menu" : null}
        onClick=${() => act(spot)} onKeyDown=${(event) => pressed(event, spot)} onMouseEnter=${() => {
          setUnder(spot.id);
          look(spot);
        }} onMouseLeave=${() => setUnder((id) => (id === spot.id ? "" : id))} onBlur=${() => setUnder((id) => (id === spot.id ? "" : id))}
        onFocus=${() => {
          setFocused(spot.id);
          if (!byPointer()) {
            setUnder(spot.id);
            look(spot);
          }
        }}
        onContextMenu=${(event) => {
          event.preventDefault();
          look(spot, true);
        }}></button>`;
    })}</div>
    <${Banner} key=${`b${own}`} view=${view} you=${you} own=${own} geo=${geo} />
    <${Showcase} key=${`s${own}`} view=${view} own=${you === null ? -1 : own} geo=${geo} />
    ${
      pickerOpen &&
      html`<${Sheet} className="picker" title=${both(ask.text)} cards=${picker} name=${nameOf} face=${sheetFace} none=${t("ygo-no-cards")} onLook=${lookAt(null, null)} onChoice=${(
        choices,
        event,
      ) => {
        const distinct = once(choices);
        if (distinct.length === 1) choose(distinct[0].index);
        else openMenuAt(event, distinct, setMenu, box);
      }} onClose=${() => setPickerShut(ask)} footer=${html`<button class="button" onClick=${() => setPickerShut(ask)}>${t("ygo-look-at-field")}</button>
      ${ask.pass !== null && ask.pass !== undefined && html`<button class="button primary" onClick=${() => choose(ask.pass)}>${both(ask.options[ask.pass].text)}</button>`}`} />`
    }
    ${picker && !pickerOpen && !pile && html`<button class="button primary reopen" onClick=${() => setPickerShut(null)}>${t("ygo-reopen")}</button>`}
    ${
      openPile &&
      html`<${Sheet} title=${pileTitle(openPile)} cards=${[...openPile.pile]
        .reverse()
        .filter((card) => card.passcode)
        .map((card, at) => ({
          key: `${card.card}-${at}`,
          card: { ...card, face_up_extra: openPile.place === "extra" && card.up && openPile.side >= 0 },
          choices: (marks.get(openPile.id) ?? []).filter((choice) => choice.option.card === card.card),
        }))}
      name=${nameOf} face=${sheetFace} none=${t("ygo-no-cards")} hidden=${unseen > 0 ? t("ygo-hidden-cards", { count: unseen }) : ""} onLook=${lookAt(null, openPile)} onChoice=${(
        choices,
        event,
      ) => {
        const distinct = once(choices);
        if (distinct.length === 1) choose(distinct[0].index);
        else openMenuAt(event, distinct, setMenu, box);
      }} onClose=${() => setPile("")} />`
    }
    ${
      menu &&
      html`<${Menu} menu=${menu} place=${menuPlace(menu, geo)} onOption=${(choice) => choose(choice.index)} onClose=${(
        back,
      ) => {
        setMenu(null);
        if (back) box.current.querySelector(`[data-spot="${menu.from}"]`)?.focus();
      }}>${menu.read && html`<button role="menuitem" class="read" onClick=${menu.read}>${t("ygo-read")}</button>`}<//>`
    }`;
}

/** Where a menu stands: below its card, or above it in the lower half. */
function menuPlace({ x, y, top }, geo) {
  const width = Math.min(290, geo.width - 12);
  const left = Math.max(6, Math.min(geo.width - width - 6, x - width / 2));
  return `left:${left}px;width:${width}px;${
    y < geo.height / 2
      ? `top:${Math.min(y, geo.height - 60)}px;max-height:${geo.height - y - 8}px`
      : `bottom:${geo.height - top}px;max-height:${top - 8}px`
  }`;
}

/** A card of a sheet. */
function sheetFace(card) {
  return html`<span class="sheet-face">${card.passcode > 0 ? html`<${Face} card=${shownOf(card.passcode, card)} />` : html`<${Back} />`}${card.face_up_extra ? html`<i class="chip">${t("ygo-face-up")}</i>` : null}</span>`;
}

function openMenuAt(event, choices, setMenu, box) {
  const rect = event.currentTarget.getBoundingClientRect();
  const field = box.current.getBoundingClientRect();
  setMenu({
    title: event.currentTarget.getAttribute("aria-label").split(":")[0],
    choices,
    x: rect.left - field.left + rect.width / 2,
    y: rect.bottom - field.top + 4,
    top: rect.top - field.top - 4,
    from: "",
  });
}

/** A deck seen from above: the more cards, the thicker. */
function Stack({ spot, geo }) {
  const layers = Math.min(5, Math.ceil(spot.count / 9));
  const { w, h } = geo.card;
  const x = spot.x + (spot.w - w * 0.94) / 2;
  const y = spot.y + (spot.h - h * 0.94) / 2;
  return html`<div class="stack" style=${`left:${x}px;top:${y}px;width:${w * 0.94}px;height:${h * 0.94}px`}>
    ${Array.from({ length: layers }, (_, at) => html`<i key=${at} style=${`transform:translate(${(layers - at) * 1.2}px,${(layers - at) * 1.4}px)`}></i>`)}<b>${spot.place === "deck" && spot.top?.passcode ? html`<${Face} card=${shownOf(spot.top.passcode, spot.top)} mode=${geo.small ? "small" : "normal"} />` : html`<${Back} />`}</b></div>`;
}
