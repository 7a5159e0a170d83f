/** The board of THE EYE OF JUDGMENT: nine fields, hands, piles, the options in place, and a forecast before an attack. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { useKeys } from "../keys.js";
import { Menu } from "../over.js";
import { once, tabStopOf } from "../spots.js";
import { both, t, useLanguage } from "../text.js";
import { useSize } from "../ui.js";
import { actionsOf } from "./acting.js";
import { nameOf } from "./bits.js";
import { FacingPad } from "./facing.js";
import { fieldRect, layout, shownFacing, spotId } from "./layout.js";
import { facingSlot, fieldsOf, marksOf, placesOf, seenFrom, spotsOf, weighs } from "./model.js";
import { Movers } from "./movers.js";
import { Battle, Reach } from "./overlay.js";
import { Banner, Forecast, Plate, Showcase, Track, useForecast } from "./parts.js";
import { Counts, FieldTiles, Rotates, Spots } from "./places.js";
import { ghostOf, playerName, reachOf, shownChoiceOf, targetOf } from "./pointing.js";
import { Picker, Pile, pickerOf } from "./sheets.js";
import { Creature, FieldSign } from "./tile.js";

/**
 * @param {{view: object, ask: object|null, you: number|null, room: object, roomId: string, fresh: object[], seq: number, hovered: object|null, wished: {ask: number, index: number}|null, neutral?: boolean,
 *   onOption: (index: number) => void, onInspect: (target: object, pin?: boolean) => void, onRefused?: ((card: number, place: number|null) => void)|null}} props
 *   `onRefused`: called with a card with which nothing can be done, or not at the place chosen for it
 */
export function Board({
  view,
  ask,
  you,
  room = null,
  roomId = "",
  fresh = [],
  seq = 0,
  hovered = null,
  wished = null,
  neutral: asked = false,
  onOption,
  onInspect,
  onRefused = null,
}) {
  const [box, size] = useSize();
  const [focused, setFocused] = useState("");
  const [hover, setHover] = useState("");
  const [menu, setMenu] = useState(null);
  const [menuHover, setMenuHover] = useState(null);
  const [selected, setSelected] = useState(-1);
  const [pending, setPending] = useState(null);
  const [facing, setFacing] = useState(null);
  const [pile, setPile] = useState("");
  const [pickerShut, setPickerShut] = useState(-1);
  const began = useRef(0);
  const pointer = useRef("mouse");
  const slots = useRef(new Map());
  const leaving = useRef(0);
  const looked = useRef({ card: -1, passcode: 0, at: "" });
  const language = useLanguage();
  const neutral = asked || Boolean(room?.solo && room.seats?.every((seat) => seat.kind === "human"));
  const geo = useMemo(() => (size && size.w > 80 && size.h > 80 ? layout(size.w, size.h) : null), [size]);
  const seen = useMemo(() => seenFrom(view, neutral), [view.sides[0].player, neutral]);
  const spots = useMemo(() => (geo ? spotsOf(view, geo, seen, neutral) : []), [view, geo, seen, neutral, language]);
  const places = useMemo(() => placesOf(spots), [spots]);
  const { marks, onto, loose, facings } = marksOf(ask, places);
  const padSlot = ask ? facingSlot(ask, view, facings) : -1;
  const attacks = (choice) => choice && ask && weighs(ask, choice.index);
  const hoveredIndex = hovered && ask ? ask.options.indexOf(hovered) : -1;
  const hoveredChoice = hoveredIndex >= 0 ? { index: hoveredIndex, option: hovered, text: both(hovered.text) } : null;
  const facingNow = facing ?? (padSlot >= 0 ? shownFacing(0, seen.turned) : null);
  const hotId = hover || (focused && box.current?.contains(document.activeElement) ? focused : "");
  const hotChoices = hotId ? once(marks.get(hotId) ?? []) : [];
  const target = ask?.why === "attack_target" && hotChoices.length === 1 ? hotChoices[0] : null;
  const pad = { slot: padSlot, facings, now: facingNow };
  const shownChoice = shownChoiceOf({ pending, menuHover, hoveredChoice, pad, target, attacks });
  const courses = useForecast(roomId, ask, shownChoice ? shownChoice.index : null);
  useEffect(() => {
    setMenu(null);
    setMenuHover(null);
    setSelected(-1);
    setPending(null);
    setFacing(null);
    if (ask) setPile("");
  }, [ask?.id]);
  useEffect(() => {
    const option = wished && ask?.id === wished.ask ? ask.options[wished.index] : null;
    if (option) setPending({ index: wished.index, option, text: both(option.text) });
  }, [wished]);
  useEffect(() => {
    // an attack whose target is chosen first has no forecast yet: it begins without one
    if (pending && courses && !courses.length) choose(pending.index);
  }, [pending, courses]);
  useEffect(() => {
    began.current += 1;
  }, [seq, view]);
  useEffect(() => {
    view.fields.forEach((field, slot) => {
      if (field.creature) slots.current.set(field.creature.card, slot);
    });
  });
  useEffect(() => {
    // the inspected card may have moved, and the language of place names may have changed
    const { card, at } = looked.current;
    const same = (one) => (card < 0 ? one.id === at : (one.card ?? one.top)?.card === card);
    const what = at ? targetOf(spots.find(same) ?? {}, view, you) : null;
    if (what) onInspect(what);
    else if (at) onInspect({ passcode: looked.current.passcode, card: -1, view: null, label: "" });
  }, [seq, language]);
  useKeys({
    g: (event) => setPile((open) => (open ? "" : spotId("graveyard", event.shiftKey ? 1 : 0, 0))),
    Escape: () => {
      if (menu) setMenu(null);
      else if (pending) setPending(null);
      else if (pile) setPile("");
      else if (selected >= 0) setSelected(-1);
      else if (ask) setPickerShut(ask.id);
    },
  });
  if (!geo) return html`<div class="jud" ref=${box}></div>`;
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const look = (spot, pin = false) => {
    const what = targetOf(spot, view, you);
    if (!what) return;
    looked.current = { card: what.card, passcode: what.passcode, at: spot.id };
    onInspect(what, pin);
  };
  const choose = (index) => {
    setMenu(null);
    setMenuHover(null);
    setPending(null);
    setPile("");
    onOption(index);
  };
  const run = (choice) => {
    setMenu(null);
    setMenuHover(null);
    if (attacks(choice) && roomId) setPending(choice);
    else choose(choice.index);
  };
  // a delay, so that the pointer can reach what lies over a place
  const enter = (id) => {
    clearTimeout(leaving.current);
    setHover(id);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setHover(""), 70);
  };
  const openMenu = (spot, choices) => setMenu(menuOf(spot, choices));
  // cards to choose from that are in a pile or not in view
  const piled = ask?.kind === "pick" ? spots.filter((spot) => spot.pile && marks.has(spot.id)) : [];
  const picker =
    ask?.kind === "pick" && (piled.length || loose.length) ? pickerOf([...marks.values()].flat().concat(loose)) : null;
  const pickerOpen = picker && pickerShut !== ask.id && !pile;
  const openPile = pile ? byId.get(pile) : null;
  const { act, pressed } = actionsOf(
    { pending, selected, setPending, setSelected, setPile, setPickerShut },
    { box, pointer, spots, marks, onto, pad, picker, attacks, isMine: (spot) => targetOf(spot, view, you).mine },
    { choose, run, look, openMenu, onRefused },
  );
  const hot = byId.get(hotId);
  const name = (player) => playerName({ view, you, room, neutral }, player);
  const ghost = ghostOf({ view, seen, pad, hoveredChoice, menuHover, selected, hot, onto });
  const reach = ghost ?? reachOf(hot, pending ?? menuHover ?? hoveredChoice, byId, places, ask);
  const occupied = view.fields.map((field) =>
    field.creature && !field.creature.dead ? (reach && field.creature.owner === reach.owner ? 0 : 1) : null,
  );
  const tabStop = tabStopOf(spots, marks, focused);
  const toWin = view.to_win ?? 5;
  const rotates =
    hot?.place === "field" && !pending && !menu && geo.tile >= 100
      ? (marks.get(hot.id) ?? []).filter((choice) => choice.option.verb === "rotate")
      : [];
  const mine = view.turn_player === view.sides[0].player;
  const turnWords =
    you === null || neutral
      ? t("jud-turn-of", { name: name(view.turn_player) })
      : t(mine ? "jud-your-turn" : "jud-their-turn");
  return html`<div class=${`jud ${geo.small ? "small" : ""} ${geo.tall ? "tall" : ""} ${selected >= 0 ? "selecting" : ""}`} ref=${box} data-board onPointerDown=${(
    event,
  ) => {
    pointer.current = event.pointerType;
  }}>
    <div class="jud-mat" aria-hidden="true"></div>
    ${[1, 0].map(
      (
        side,
      ) => html`<${Plate} key=${`p${view.sides[side].player}`} data=${view.sides[side]} name=${name(view.sides[side].player)} rect=${geo.plates[side]} place=${side} colour=${seen.colour(view.sides[side].player)} geo=${geo}
      active=${view.turn_player === view.sides[side].player} fields=${fieldsOf(view, view.sides[side].player)} toWin=${toWin} />`,
    )}
    <${Track} view=${view} ask=${ask} geo=${geo} turnName=${name(view.turn_player)} turnColour=${seen.colour(view.turn_player)} onOption=${choose} unlockAt=${view.unlock_at ?? 4} />
    <${FieldTiles} view=${view} geo=${geo} seen=${seen} />
    <${Movers} key=${`m${seen.base}`} view=${view} geo=${geo} seen=${seen} spots=${spots} entering=${began.current > 0} selected=${selected} dim=${ghost?.slot ?? -1} weighs=${ask?.why === "action1" || ask?.why === "action2"} />
    ${ghost && html`<div class="jud-ghost" aria-hidden="true" style=${rectStyle(fieldRect(geo, ghost.slot, seen.turned))}><${Creature} creature=${ghost.creature} facing=${shownFacing(ghost.facing, seen.turned)} side=${seen.colour(ghost.owner)} small=${geo.tile < 118} ghost /></div>`}
    <div class="jud-signs" aria-hidden="true">${view.fields.map((field, slot) => html`<i key=${slot} style=${rectStyle(fieldRect(geo, slot, seen.turned))}><${FieldSign} field=${field} /></i>`)}</div>
    <${Reach} geo=${geo} turned=${seen.turned} shown=${reach} occupied=${occupied} />
    <${Counts} spots=${spots} />
    <${Battle} geo=${geo} turned=${seen.turned} fresh=${fresh} seq=${seq} slots=${slots.current} />
    <${Spots} spots=${spots} marks=${marks} onto=${onto} places=${places} selected=${selected} ask=${ask} hovered=${hovered} tabStop=${tabStop}
      onAct=${act} onPressed=${pressed} onEnter=${enter} onLeave=${leave} onLook=${look} onFocused=${setFocused}>
      <${Rotates} choices=${rotates} spot=${hot} onEnter=${enter} onLeave=${leave} onHover=${setMenuHover} onChoose=${choose} /><//>
    ${padSlot >= 0 && html`<${FacingPad} key=${ask.id} geo=${geo} rect=${fieldRect(geo, padSlot, seen.turned)} choices=${facings} facing=${facingNow} turned=${seen.turned} onShow=${setFacing} onOption=${(choice) => choose(choice.index)} />`}
    ${shownChoice && html`<${Forecast} geo=${geo} courses=${courses} title=${shownChoice.text} onConfirm=${pending ? () => choose(pending.index) : null} onCancel=${() => setPending(null)} confirmWords=${t("jud-confirm-attack")} />`}
    <${Banner} key=${`b${seen.base}`} view=${view} geo=${geo} words=${turnWords} mine=${seen.colour(view.turn_player) === 0} />
    <${Showcase} fresh=${fresh} seq=${seq} geo=${geo} own=${you === null ? -1 : view.sides[0].player} />
    ${pickerOpen && html`<${Picker} ask=${ask} cards=${picker} onInspect=${onInspect} onChoose=${choose} onClose=${() => setPickerShut(ask.id)} />`}
    ${picker && !pickerOpen && !pile && html`<button class="button primary reopen" onClick=${() => setPickerShut(-1)}>${t("jud-reopen")}</button>`}
    ${openPile && html`<${Pile} spot=${openPile} choices=${marks.get(openPile.id) ?? []} own=${openPile.side === 0 && you !== null} onInspect=${onInspect} onChoose=${choose} onClose=${() => setPile("")} />`}
    ${
      menu &&
      html`<${Menu} className="jud-menu" menu=${menu} place=${menuPlace(menu, geo)} sign=${menuSign} onOption=${run} onHover=${setMenuHover} onClose=${(
        back,
      ) => {
        setMenu(null);
        setMenuHover(null);
        if (back) box.current.querySelector(`[data-spot="${menu.from}"]`)?.focus();
      }} />`
    }
  </div>`;
}

/** The menu of a place. */
function menuOf({ card, number, name, x, y, w, id }, choices) {
  return { title: card ? nameOf(number) : name, choices, x, y, w, from: id };
}

/** The position of a menu: on the outer side, wide enough for its words, even if it covers a part of the field. */
function menuPlace({ x, y, w, choices }, geo) {
  const width = Math.min(260, geo.width - 12);
  const left =
    x + w / 2 < geo.board.x + geo.tile ? Math.max(6, x - width - 6) : Math.min(x + w + 6, geo.width - width - 6);
  const top = Math.max(6, Math.min(y, geo.height - 46 - choices.length * 52));
  return `left:${left}px;top:${top}px;width:${width}px;max-height:${geo.height - top - 6}px`;
}

const menuSign = (choice) =>
  html`<i class=${`verb verb-${choice.option.verb} n-${choice.option.number}`} aria-hidden="true"></i>`;

const rectStyle = (rect) => `left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`;
