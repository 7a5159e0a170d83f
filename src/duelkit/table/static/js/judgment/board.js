/** The board of THE EYE OF JUDGMENT: nine fields, hands, piles; options where they can be done; a forecast before an attack. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { byPointer, useKeys } from "../keys.js";
import { Menu, Sheet } from "../over.js";
import { ARROWS, neighbour, once } from "../spots.js";
import { both, t, useLanguage } from "../text.js";
import { useSize } from "../ui.js";
import { nameOf, reachFrom, rowOf } from "./bits.js";
import { Back, Face } from "./face.js";
import { fieldRect, layout, shownFacing, spotId } from "./layout.js";
import { actsFor, facingSlot, fieldsOf, imagined, marksOf, placesOf, seenFrom, spotsOf, weighs } from "./model.js";
import { Movers } from "./movers.js";
import { Battle, Reach } from "./overlay.js";
import { Banner, Forecast, Plate, Showcase, Track, useForecast } from "./parts.js";
import { Creature, Field, FieldSign } from "./tile.js";

const WAY = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** Four arrows around the field on which a creature is put down; each shows what would be, the second click means it. */
function FacingPad({ rect, geo, choices, facing, turned, onShow, onOption }) {
  const box = useRef(null);
  const before = useRef(facing);
  const wayOf = (choice) => shownFacing(choice.option.number, turned);
  useLayoutEffect(() => {
    box.current?.querySelector(`[data-way="${shownFacing(facing, turned)}"]`)?.focus();
  }, []);
  const size = Math.max(40, Math.min(54, rect.w * 0.36));
  const out = Math.max(0, size * 0.62 - rect.w * 0.14) / rect.w;
  const at = [
    [0.5, -out],
    [1 + out, 0.5],
    [0.5, 1 + out],
    [-out, 0.5],
  ];
  // the forecast lies over the hand: what is below the fields gives way to it
  const low = geo.tall ? geo.height : geo.hands[0].y - geo.gap;
  const last = rect.y + rect.h * 1.1 > low;
  const within = (value, least, most) => Math.max(least, Math.min(most - size, value));
  // the arrows stay over the nine fields, for beside them are the phases
  const { board } = geo;
  const pressed = (event) => {
    if (!(event.key in WAY)) return;
    event.preventDefault();
    event.stopPropagation();
    box.current.querySelector(`[data-way="${WAY[event.key]}"]`)?.focus();
  };
  return html`<div class="jud-facing" ref=${box} role="group" aria-label=${t("jud-choose-facing")} onKeyDown=${pressed}>
    ${choices.map((choice) => {
      const way = wayOf(choice);
      const on = choice.option.number === facing;
      return html`<button key=${choice.index} data-way=${way} class=${on ? "on" : ""} aria-label=${choice.text} aria-pressed=${on} title=${choice.text}
        style=${`width:${size}px;height:${size}px;left:${within(rect.x + rect.w * at[way][0] - size / 2, board.x - 8, board.x + board.w + 8)}px;top:${within(rect.y + rect.h * at[way][1] - size / 2, 2, low - 2)}px`}
        onPointerDown=${(event) => {
          before.current = event.pointerType === "mouse" ? choice.option.number : facing;
        }} onKeyDown=${() => {
          before.current = facing;
        }}
        onMouseEnter=${() => onShow(choice.option.number)} onFocus=${() => onShow(choice.option.number)}
        onClick=${() => (before.current === choice.option.number ? onOption(choice) : onShow(choice.option.number))}>
        <svg viewBox="0 0 24 24" style=${`transform:rotate(${way * 90}deg)`} aria-hidden="true"><path d="M12 3l8 9h-5v9H9v-9H4z" /></svg></button>`;
    })}
    <button class="fix" style=${geo.small ? `left:${geo.tall ? geo.width - 62 : geo.column.right + geo.column.w / 2}px;top:${geo.hands[0].y - 44}px` : `left:${rect.x + rect.w / 2}px;top:${rect.y + rect.h * (last ? 0.3 : 0.74)}px`} onClick=${() => {
      const one = choices.find((choice) => choice.option.number === facing);
      if (one) onOption(one);
    }}>${t("jud-this-way")}</button>
  </div>`;
}

/**
 * @param {{view: object, ask: object|null, you: number|null, room: object, roomId: string, fresh: object[], seq: number, hovered: object|null, wished: {ask: number, index: number}|null, neutral?: boolean,
 *   onOption: (index: number) => void, onInspect: (target: object, pin?: boolean) => void, onRefused?: ((card: number, place: number|null) => void)|null}} props
 *   `onRefused`: hears of a card with which nothing can be done, or not at the place to which it was to go
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
  neutral: told = false,
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
  const faces = useRef([]);
  const looked = useRef(-1);
  const language = useLanguage();
  const neutral = told || Boolean(room?.solo && room.seats?.every((seat) => seat.kind === "human"));
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
  const shownChoice =
    pending ??
    (attacks(menuHover) ? menuHover : null) ??
    (attacks(hoveredChoice) ? hoveredChoice : null) ??
    (padSlot >= 0
      ? hoveredChoice?.option.verb === "facing"
        ? hoveredChoice
        : (facings.find((choice) => choice.option.number === facingNow) ?? null)
      : null) ??
    target;
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
    // an attack of which nothing can be said beforehand, because a target is chosen first, is simply begun
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
    // what one looks at may lie elsewhere by now, and places are called otherwise in another language
    const spot = looked.current < 0 ? null : spots.find((one) => (one.card ?? one.top)?.card === looked.current);
    if (spot) onInspect(targetOf(spot, view, you));
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
    looked.current = what.card;
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
  // what lies over a place is reached before the place counts as left
  const enter = (id) => {
    clearTimeout(leaving.current);
    setHover(id);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setHover(""), 70);
  };
  // a field that shows another face than at first turns over
  const flipped = (slot, field) => {
    const before = faces.current[slot];
    if (before?.face !== field.face) faces.current[slot] = { face: field.face, turned: before !== undefined };
    return faces.current[slot].turned;
  };
  const openMenu = (spot, choices) =>
    setMenu({
      title: spot.card ? nameOf(spot.number) : spot.name,
      choices,
      x: spot.x,
      y: spot.y,
      w: spot.w,
      from: spot.id,
    });
  const act = (spot) => {
    if (pending) setPending(null);
    if (padSlot >= 0 && spot.slot === padSlot) {
      const one = facings.find((choice) => choice.option.number === facingNow);
      if (one) choose(one.index);
      return;
    }
    const own = once(marks.get(spot.id) ?? []);
    const zoned = own.filter((choice) => choice.option.zone && choice.option.verb !== "field");
    if (spot.place === "hand" && zoned.length) {
      const direct = own.filter((choice) => !zoned.includes(choice));
      if (direct.length) openMenu(spot, direct);
      setSelected(selected === spot.card.card ? -1 : spot.card.card);
      look(spot);
      if (selected !== spot.card.card && pointer.current === "keys") {
        const first = zoned.find((choice) => choice.option.zone.slot === 4) ?? zoned[0];
        setTimeout(
          () => box.current?.querySelector(`[data-spot="${spotId("field", 0, first.option.zone.slot)}"]`)?.focus(),
          0,
        );
      }
      return;
    }
    if (spot.place === "graveyard") {
      if (own.length && picker) setPickerShut(-1);
      else setPile(spot.id);
      return;
    }
    const here = once(onto.get(spot.id) ?? []);
    if (selected >= 0) {
      // of two copies of a card the selected one is meant
      const put = (onto.get(spot.id) ?? []).filter((choice) => choice.option.card === selected);
      if (put.length === 1) {
        choose(put[0].index);
        return;
      }
      if (put.length) {
        openMenu(spot, put);
        return;
      }
      if (spot.slot !== undefined) onRefused?.(selected, spot.slot);
      setSelected(-1);
      if (spot.slot !== undefined && onRefused) return;
    }
    const choices = [...own, ...here];
    if (!choices.length && spot.card?.card >= 0 && targetOf(spot, view, you).mine) onRefused?.(spot.card.card, null);
    if (!choices.length) look(spot, true);
    else if (
      choices.length === 1 &&
      !here.length &&
      (pointer.current !== "touch" || choices[0].option.verb === "field" || attacks(choices[0]))
    )
      run(choices[0]);
    else openMenu(spot, choices);
  };
  const pressed = (event, spot) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = neighbour(spots, spot, ...arrow);
      if (next) box.current.querySelector(`[data-spot="${next.id}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      pointer.current = "keys";
      act(spot);
    } else if (
      (event.key === "," || event.key === "." || event.key === "[" || event.key === "]") &&
      spot.slot !== undefined
    ) {
      const wanted = event.key === "." || event.key === "]" ? 1 : 0;
      const one = (marks.get(spot.id) ?? []).find(
        (choice) => choice.option.verb === "rotate" && choice.option.number === wanted,
      );
      if (one) choose(one.index);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // cards to choose from that lie in a pile or nowhere in view
  const piled = ask?.kind === "pick" ? spots.filter((spot) => spot.pile && marks.has(spot.id)) : [];
  const picker =
    ask?.kind === "pick" && (piled.length || loose.length) ? pickerOf([...marks.values()].flat().concat(loose)) : null;
  const pickerOpen = picker && pickerShut !== ask.id && !pile;
  const openPile = pile ? byId.get(pile) : null;
  const hot = byId.get(hotId);
  const name = (player) => {
    const seat = room?.seats?.[player];
    if (neutral) return seat?.name && !room?.solo ? seat.name : t("jud-player", { number: player + 1 });
    const alike = room?.seats?.[0]?.name === room?.seats?.[1]?.name;
    if (you !== null && player === view.sides[0].player) return (!alike && seat?.name) || t("jud-you");
    return (!alike && seat?.name) || (you !== null ? t("jud-opponent") : t("jud-player", { number: player + 1 }));
  };
  const ghost = ghostOf({ view, seen, padSlot, facings, facingNow, hoveredChoice, menuHover, selected, hot, onto });
  const reach = ghost ?? reachOf(hot, pending ?? menuHover ?? hoveredChoice, byId, places, ask);
  const occupied = view.fields.map((field) =>
    field.creature && !field.creature.dead ? (reach && field.creature.owner === reach.owner ? 0 : 1) : null,
  );
  const tabStop = byId.has(focused)
    ? focused
    : (
        spots.find((spot) => marks.has(spot.id)) ??
        spots.find((spot) => spot.place === "hand" && spot.side === 0) ??
        spots[0]
      )?.id;
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
    <div class="jud-fields" aria-hidden="true" style=${`left:${geo.board.x}px;top:${geo.board.y}px;width:${geo.board.w}px;height:${geo.board.h}px`}>${view.fields.map(
      (field, slot) => {
        const rect = fieldRect(geo, slot, seen.turned);
        return html`<i key=${`${slot}-${field.face}-${field.reverse}`} class=${flipped(slot, field) ? "flips" : ""} style=${`left:${rect.x - geo.board.x}px;top:${rect.y - geo.board.y}px;width:${rect.w}px;height:${rect.h}px`}><${Field} field=${field} number=${slot + 1} taken=${Boolean(field.creature)} /></i>`;
      },
    )}</div>
    <${Movers} key=${`m${seen.base}`} view=${view} geo=${geo} seen=${seen} spots=${spots} entering=${began.current > 0} selected=${selected} dim=${ghost?.slot ?? -1} weighs=${ask?.why === "action1" || ask?.why === "action2"} />
    ${ghost && html`<div class="jud-ghost" aria-hidden="true" style=${rectStyle(fieldRect(geo, ghost.slot, seen.turned))}><${Creature} creature=${ghost.creature} facing=${shownFacing(ghost.facing, seen.turned)} side=${seen.colour(ghost.owner)} small=${geo.tile < 118} ghost /></div>`}
    <div class="jud-signs" aria-hidden="true">${view.fields.map((field, slot) => html`<i key=${slot} style=${rectStyle(fieldRect(geo, slot, seen.turned))}><${FieldSign} field=${field} /></i>`)}</div>
    <${Reach} geo=${geo} turned=${seen.turned} shown=${reach} occupied=${occupied} />
    <div class="jud-counts" aria-hidden="true">${spots
      .filter((spot) => spot.count !== undefined)
      .map(
        (
          spot,
        ) => html`<span key=${spot.id} class=${`place-${spot.place} ${spot.count ? "full" : ""}`} style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px`}>
      ${!spot.count && spot.w >= 36 && html`<small>${t(`jud-${spot.place}`)}</small>`}<b>${spot.count}</b></span>`,
      )}</div>
    <${Battle} geo=${geo} turned=${seen.turned} fresh=${fresh} seq=${seq} slots=${slots.current} />
    <div class="jud-spots">${spots.map((spot) => {
      const choices = once(marks.get(spot.id) ?? []);
      const put = selected >= 0 ? (onto.get(spot.id) ?? []).filter((choice) => choice.option.card === selected) : [];
      const could = selected < 0 && !choices.length && onto.has(spot.id);
      const can = choices.length > 0 || put.length > 0;
      const verbs = new Set(choices.map((choice) => choice.option.verb));
      const said = [...choices.filter((choice) => choice.option.verb !== "summon"), ...put].map(
        (choice) => choice.text,
      );
      if (choices.some((choice) => choice.option.verb === "summon")) said.push(t("jud-can-summon"));
      return html`<button key=${spot.id} data-spot=${spot.id} class=${`spot at-${spot.place} side-${spot.side} ${can ? "can" : ""} ${could ? "could" : ""} ${verbs.has("attack") ? "attacks" : ""} ${(ask?.kind === "pick" && can) || put.length ? "pick" : ""}
        ${(hovered && hovered.card !== null && places.get(hovered.card) === spot.id) || (hovered?.zone && spot.slot === hovered.zone.slot) ? "hovered" : ""} ${spot.card?.card >= 0 && (spot.card.card === selected || ask?.card === spot.card.card) ? "about" : ""}`}
        style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px;${spot.place === "hand" ? `z-index:${spot.at + 1}` : ""}`} tabindex=${spot.id === tabStop ? 0 : -1} aria-haspopup=${choices.length > 1 ? "menu" : null}
        aria-label=${`${spot.label}${can ? `. ${t("jud-can")} ${said.join(" / ")}` : could ? `. ${t("jud-could")}` : ""}`}
        onClick=${() => act(spot)} onKeyDown=${(event) => pressed(event, spot)} onMouseEnter=${() => {
          enter(spot.id);
          look(spot);
        }} onMouseLeave=${leave}
        onFocus=${() => {
          setFocused(spot.id);
          if (!byPointer()) look(spot);
        }} onContextMenu=${(event) => {
          event.preventDefault();
          look(spot, true);
        }}></button>`;
    })}
    ${rotates.map(
      (
        choice,
      ) => html`<button key=${`r${choice.index}`} class=${`jud-rotate n-${choice.option.number}`} tabindex="-1" title=${choice.text} aria-label=${choice.text} style=${`left:${hot.x + (choice.option.number ? hot.w - 36 : 2)}px;top:${hot.y + 2}px`}
      onMouseEnter=${() => {
        enter(hot.id);
        setMenuHover(choice);
      }} onMouseLeave=${() => {
        leave();
        setMenuHover(null);
      }} onClick=${() => choose(choice.index)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.500 12a7.500 7.500 0 11-2.600-5.700M17.500 2.500l-.3 4.300-4.300-.2" /></svg></button>`,
    )}</div>
    ${padSlot >= 0 && html`<${FacingPad} key=${ask.id} geo=${geo} rect=${fieldRect(geo, padSlot, seen.turned)} choices=${facings} facing=${facingNow} turned=${seen.turned} onShow=${setFacing} onOption=${(choice) => choose(choice.index)} />`}
    ${shownChoice && html`<${Forecast} geo=${geo} courses=${courses} title=${shownChoice.text} onConfirm=${pending ? () => choose(pending.index) : null} onCancel=${() => setPending(null)} confirmWords=${t("jud-confirm-attack")} />`}
    <${Banner} key=${`b${seen.base}`} view=${view} geo=${geo} words=${turnWords} mine=${seen.colour(view.turn_player) === 0} />
    <${Showcase} fresh=${fresh} seq=${seq} geo=${geo} own=${you === null ? -1 : view.sides[0].player} />
    ${
      pickerOpen &&
      html`<${Sheet} className="picker" title=${both(ask.text)} cards=${picker} name=${sheetName} face=${sheetFace} none=${t("jud-no-cards")} onLook=${(card, pin) => onInspect({ passcode: card.number, card: card.card, view: null, label: "" }, pin)}
      onChoice=${(choices) => choose(choices[0].index)} onClose=${() => setPickerShut(ask.id)} footer=${html`<button class="button" onClick=${() => setPickerShut(ask.id)}>${t("jud-look-at-board")}</button>
      ${ask.pass !== null && ask.pass !== undefined && html`<button class="button primary" onClick=${() => choose(ask.pass)}>${both(ask.options[ask.pass].text)}</button>`}`} />`
    }
    ${picker && !pickerOpen && !pile && html`<button class="button primary reopen" onClick=${() => setPickerShut(-1)}>${t("jud-reopen")}</button>`}
    ${
      openPile &&
      html`<${Sheet} title=${`${openPile.name} (${openPile.count})`} cards=${[...openPile.pile].reverse().map((card) => ({ key: `${card.card}`, card, choices: (marks.get(openPile.id) ?? []).filter((choice) => choice.option.card === card.card) }))}
      name=${sheetName} face=${sheetFace} none=${t("jud-no-cards")}
      onLook=${(card, pin) => onInspect({ passcode: card.number, card: card.card, view: null, place: "graveyard", label: openPile.name, mine: openPile.side === 0 && you !== null }, pin)} onChoice=${(choices) => choose(choices[0].index)} onClose=${() => setPile("")} />`
    }
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

/** What the inspector shows of a place; `null` where nothing lies. */
function targetOf(spot, view, you) {
  const card = spot.card ?? spot.top;
  if (!card && spot.place !== "hand") return null;
  return {
    passcode: spot.number,
    card: card?.card ?? -1,
    view: card ?? null,
    place: spot.place,
    field: spot.field ?? null,
    label: spot.name,
    side: spot.side,
    mine: you !== null && (spot.place === "field" ? actsFor(view, card) === view.sides[0].player : spot.side === 0),
  };
}

const sheetName = (card) => nameOf(card.number);

/** A card of a sheet. */
function sheetFace(card) {
  const row = rowOf(card.number);
  return row ? html`<${Face} card=${row} />` : html`<${Back} />`;
}

/** Where a menu stands: on the outer side, wide enough for words, even if it then covers a part of the field. */
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

/** Cards of a question as they are shown in a sheet. */
function pickerOf(choices) {
  const rows = new Map();
  for (const choice of choices) {
    const card = choice.option.card;
    if (!rows.has(card))
      rows.set(card, { key: `${card}`, card: { card, number: choice.option.passcode ?? 0 }, choices: [] });
    rows.get(card).choices.push(choice);
  }
  return [...rows.values()].sort((one, two) => one.choices[0].index - two.choices[0].index);
}

/** A creature as it would stand: put down, or turned. */
function ghostOf({ view, seen, padSlot, facings, facingNow, hoveredChoice, menuHover, selected, hot, onto }) {
  const make = (number, slot, facing, owner, from = null) => {
    const creature = from ? { ...from, facing } : imagined(number, view.fields[slot], facing, owner);
    return {
      slot,
      facing,
      number,
      owner,
      creature,
      reach: reachFrom(rowOf(number), slot, facing),
      counter: creature.counter_sides,
      blind: creature.blind_sides,
    };
  };
  const player = view.sides[0].player;
  const ahead = seen.turned ? 2 : 0;
  if (padSlot >= 0) {
    const way = hoveredChoice?.option.verb === "facing" ? hoveredChoice.option.number : facingNow;
    const stands = view.fields[padSlot].creature;
    const number = facings[0].option.passcode;
    return make(number, padSlot, way, stands?.owner ?? player, stands?.card === facings[0].option.card ? stands : null);
  }
  const turning = [menuHover, hoveredChoice].find((choice) => choice?.option.verb === "rotate");
  if (turning) {
    const slot = view.fields.findIndex((field) => field.creature?.card === turning.option.card);
    const creature = view.fields[slot]?.creature;
    return creature
      ? make(creature.number, slot, (creature.facing + (turning.option.number ? 1 : 3)) % 4, creature.owner, creature)
      : null;
  }
  const putting = [menuHover, hoveredChoice].find((choice) => ["summon", "incarnate"].includes(choice?.option.verb));
  if (putting) return make(putting.option.passcode, putting.option.zone.slot, ahead, player);
  if (selected >= 0 && hot?.place === "field") {
    const put = (onto.get(hot.id) ?? []).find((choice) => choice.option.card === selected);
    if (put) return make(put.option.passcode, hot.slot, ahead, player);
  }
  return null;
}

/** The creature whose reach is shown: that of the option one points at, or the one one points at. */
function reachOf(hot, choice, byId, places, ask) {
  const of = (spot) =>
    spot?.place === "field" && spot.card
      ? {
          slot: spot.slot,
          facing: spot.card.facing,
          number: spot.number,
          owner: spot.card.owner,
          reach: spot.card.reach,
          counter: spot.card.counter_sides,
          blind: spot.card.blind_sides,
        }
      : null;
  if (ask?.why === "attack_target" && ask.card !== null) return of(byId.get(places.get(ask.card)));
  if (choice && choice.option.verb === "attack") return of(byId.get(places.get(choice.option.card)));
  return of(hot);
}
