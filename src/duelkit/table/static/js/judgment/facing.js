/** The arrows with which a creature's facing is chosen. */
import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { t } from "../text.js";
import { shownFacing } from "./layout.js";

const WAY = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** Four arrows around the field of a new creature: the first click on an arrow shows its facing, the second chooses it. */
export function FacingPad({ rect, geo, choices, facing, turned, onShow, onOption }) {
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
  // the forecast covers the hand, so what is below the fields moves up
  const low = geo.tall ? geo.height : geo.hands[0].y - geo.gap;
  const last = rect.y + rect.h * 1.1 > low;
  const within = (value, least, most) => Math.max(least, Math.min(most - size, value));
  // the arrows stay above the nine fields, because the phases are beside them
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
