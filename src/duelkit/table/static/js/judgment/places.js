/** The places of the board: the nine fields, and the buttons that make every place reachable. */
import { html, useRef } from "../../vendor/htm-preact.js";
import { byPointer } from "../keys.js";
import { once } from "../spots.js";
import { t } from "../text.js";
import { fieldRect } from "./layout.js";
import { Field } from "./tile.js";

/** The nine fields; a field whose face has changed since it was first shown turns over. */
export function FieldTiles({ view, geo, seen }) {
  const faces = useRef([]);
  const flipped = (slot, field) => {
    const before = faces.current[slot];
    if (before?.face !== field.face) faces.current[slot] = { face: field.face, turned: before !== undefined };
    return faces.current[slot].turned;
  };
  return html`<div class="jud-fields" aria-hidden="true" style=${`left:${geo.board.x}px;top:${geo.board.y}px;width:${geo.board.w}px;height:${geo.board.h}px`}>${view.fields.map(
    (field, slot) => {
      const rect = fieldRect(geo, slot, seen.turned);
      return html`<i key=${`${slot}-${field.face}-${field.reverse}`} class=${flipped(slot, field) ? "flips" : ""} style=${`left:${rect.x - geo.board.x}px;top:${rect.y - geo.board.y}px;width:${rect.w}px;height:${rect.h}px`}><${Field} field=${field} number=${slot + 1} taken=${Boolean(field.creature)} /></i>`;
    },
  )}</div>`;
}

/** The number of cards in each pile. */
export function Counts({ spots }) {
  return html`<div class="jud-counts" aria-hidden="true">${spots
    .filter((spot) => spot.count !== undefined)
    .map(
      (
        spot,
      ) => html`<span key=${spot.id} class=${`place-${spot.place} ${spot.count ? "full" : ""}`} style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px`}>
      ${!spot.count && spot.w >= 36 && html`<small>${t(`jud-${spot.place}`)}</small>`}<b>${spot.count}</b></span>`,
    )}</div>`;
}

/** A button for each place, which carries out what can be done there. */
export function Spots({
  spots,
  marks,
  onto,
  places,
  selected,
  ask,
  hovered,
  tabStop,
  onAct,
  onPressed,
  onEnter,
  onLeave,
  onLook,
  onFocused,
  children = null,
}) {
  return html`<div class="jud-spots">${spots.map((spot) => {
    const choices = once(marks.get(spot.id) ?? []);
    const put = selected >= 0 ? (onto.get(spot.id) ?? []).filter((choice) => choice.option.card === selected) : [];
    const could = selected < 0 && !choices.length && onto.has(spot.id);
    const can = choices.length > 0 || put.length > 0;
    const verbs = new Set(choices.map((choice) => choice.option.verb));
    const words = [...choices.filter((choice) => choice.option.verb !== "summon"), ...put].map((choice) => choice.text);
    if (choices.some((choice) => choice.option.verb === "summon")) words.push(t("jud-can-summon"));
    return html`<button key=${spot.id} data-spot=${spot.id} class=${`spot at-${spot.place} side-${spot.side} ${can ? "can" : ""} ${could ? "could" : ""} ${verbs.has("attack") ? "attacks" : ""} ${(ask?.kind === "pick" && can) || put.length ? "pick" : ""}
        ${(hovered && hovered.card !== null && places.get(hovered.card) === spot.id) || (hovered?.zone && spot.slot === hovered.zone.slot) ? "hovered" : ""} ${spot.card?.card >= 0 && (spot.card.card === selected || ask?.card === spot.card.card) ? "about" : ""}`}
        style=${`left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px;${spot.place === "hand" ? `z-index:${spot.at + 1}` : ""}`} tabindex=${spot.id === tabStop ? 0 : -1} aria-haspopup=${choices.length > 1 ? "menu" : null}
        aria-label=${`${spot.label}${can ? `. ${t("jud-can")} ${words.join(" / ")}` : could ? `. ${t("jud-could")}` : ""}`}
        onClick=${() => onAct(spot)} onKeyDown=${(event) => onPressed(event, spot)} onMouseEnter=${() => {
          onEnter(spot.id);
          onLook(spot);
        }} onMouseLeave=${onLeave}
        onFocus=${() => {
          onFocused(spot.id);
          if (!byPointer()) onLook(spot);
        }} onContextMenu=${(event) => {
          event.preventDefault();
          onLook(spot, true);
        }}></button>`;
  })}
    ${children}</div>`;
}

/** The buttons that turn a creature, on its field. */
export function Rotates({ choices, spot, onEnter, onLeave, onHover, onChoose }) {
  return html`${choices.map(
    (
      choice,
    ) => html`<button key=${`r${choice.index}`} class=${`jud-rotate n-${choice.option.number}`} tabindex="-1" title=${choice.text} aria-label=${choice.text} style=${`left:${spot.x + (choice.option.number ? spot.w - 36 : 2)}px;top:${spot.y + 2}px`}
      onMouseEnter=${() => {
        onEnter(spot.id);
        onHover(choice);
      }} onMouseLeave=${() => {
        onLeave();
        onHover(null);
      }} onClick=${() => onChoose(choice.index)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.500 12a7.500 7.500 0 11-2.600-5.700M17.500 2.500l-.3 4.300-4.300-.2" /></svg></button>`,
  )}`;
}
