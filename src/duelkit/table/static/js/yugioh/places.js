/** The places of the field: zones, decks, and the buttons that make every place reachable. */
import { html } from "../../vendor/htm-preact.js";
import { byPointer, isMoving } from "../keys.js";
import { once } from "../spots.js";
import { t } from "../text.js";
import { Back, Face, shownOf } from "./face.js";

/** The decks and extra decks. */
export function Stacks({ spots, geo }) {
  return html`<div class="stacks" aria-hidden="true">${spots.filter((spot) => (spot.place === "deck" || spot.place === "extra") && spot.count > 0).map((spot) => html`<${Stack} key=${spot.id} spot=${spot} geo=${geo} />`)}</div>`;
}

/** A deck seen from above: the more cards, the thicker. */
function Stack({ spot, geo }) {
  const layers = Math.min(5, Math.ceil(spot.count / 9));
  const scale = Math.min(0.94, (spot.w * 0.96) / geo.card.w, (spot.h * 0.96) / geo.card.h);
  const [w, h] = [geo.card.w * scale, geo.card.h * scale];
  const x = spot.x + (spot.w - w) / 2;
  const y = spot.y + (spot.h - h) / 2;
  return html`<div class="stack" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}>
    ${Array.from({ length: layers }, (_, at) => html`<i key=${at} style=${`transform:translate(${(layers - at) * 1.2}px,${(layers - at) * 1.4}px)`}></i>`)}<b>${spot.place === "deck" && spot.top?.passcode ? html`<${Face} card=${shownOf(spot.top.passcode, spot.top)} mode=${geo.small ? "small" : "normal"} />` : html`<${Back} />`}</b></div>`;
}

/** The number of the turn, the turn player and the step. */
export function TurnLine({ view, own, rect, seatName }) {
  return html`<div class="turn-line" style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`}><b>${t("ygo-turn", { number: view.turn })}</b>
      <span class=${view.turn_player === own ? "own" : "other"}>${seatName(view.turn_player === own ? 0 : 1)}</span>${view.step ? html`<small>${t(`ygo-step-${view.step}`)}</small>` : null}</div>`;
}

/** What a player is called on the field. */
export function playerName(view, you, room, side) {
  const player = view.sides[side].player;
  const seat = room?.seats?.[player];
  if (room?.opponent === "self") return t("ygo-player", { number: player + 1 });
  if (you !== null && side === 0) return t("ygo-you");
  if (seat?.name) return seat.name;
  return you !== null ? t("ygo-opponent") : t("ygo-player", { number: player + 1 });
}

/** A button for each place, which carries out what can be done there. */
export function Spots({
  spots,
  marks,
  places,
  ask,
  hoveredSpot,
  lifted,
  tabStop,
  onAct,
  onPress = null,
  onPressed,
  onUnder,
  onLook,
  onFocused,
}) {
  return html`<div class="spots" role="application" aria-label=${t("ygo-field-keys")}>${spots.map((spot) => {
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
        onClick=${() => onAct(spot)} onPointerDown=${(event) => onPress?.(event, spot)} onKeyDown=${(event) => onPressed(event, spot)} onMouseEnter=${() => {
          onUnder(spot.id);
          onLook(spot);
        }} onMouseLeave=${() => onUnder((id) => (id === spot.id ? "" : id))} onBlur=${() => onUnder((id) => (id === spot.id ? "" : id))}
        onFocus=${() => {
          onFocused(spot.id);
          if (!byPointer()) {
            onUnder(spot.id);
            onLook(spot, false, isMoving() ? "keeps" : "");
          }
        }}
        onContextMenu=${(event) => {
          event.preventDefault();
          onLook(spot, true);
        }}></button>`;
  })}</div>`;
}
