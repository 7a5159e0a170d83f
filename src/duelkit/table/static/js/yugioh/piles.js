/** An open pile, and the choice among cards that do not lie open on the field. */
import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { t } from "../text.js";
import { Icon } from "../ui.js";
import { Back, Face, shownOf } from "./face.js";
import { nameOf } from "./model.js";

/**
 * A sheet of cards over the field.
 * @param {{title: string, text?: string, cards: {key: string, card: object, choices: object[]}[], hidden?: number, onChoice: Function, onLook: Function,
 *   onClose?: Function, footer?: any, className?: string}} props
 */
export function Sheet({ title, text = "", cards, hidden = 0, onChoice, onLook, onClose, footer = null, className = "" }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const back = /** @type {HTMLElement|null} */ (document.activeElement);
    (box.current?.querySelector(".sheet-card.can") ?? box.current?.querySelector("button"))?.focus();
    return () => { if (back?.isConnected) back.focus(); };
  }, [title]);
  const moved = (event) => {
    const all = [...box.current.querySelectorAll(".sheet-card")];
    const at = all.indexOf(document.activeElement);
    const perRow = Math.max(1, all.filter((one) => one.offsetTop === all[0]?.offsetTop).length);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[event.key];
    if (event.key === "Escape" && onClose) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (step && all.length) {
      event.preventDefault();
      event.stopPropagation();
      all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
    }
  };
  return html`<div class=${`sheet ${className} ${cards.length <= 7 ? "few" : ""}`} role="dialog" aria-label=${title} ref=${box} onKeyDown=${moved}>
    <header><h2>${title}</h2>${text && html`<p>${text}</p>`}<span class="grow"></span>
      ${onClose && html`<button class="icon-button" aria-label=${t("close")} onClick=${onClose}><${Icon} name="close" /></button>`}</header>
    <div class="sheet-cards">
      ${cards.map(({ key, card, choices }) => {
        const can = choices.length > 0;
        const known = card.passcode > 0;
        return html`<button key=${key} class=${`sheet-card ${can ? "can" : ""}`} aria-label=${`${nameOf(card)}${can ? `: ${choices.map((one) => one.text).join(" / ")}` : ""}`}
          onMouseEnter=${() => onLook(card)} onFocus=${() => onLook(card)} onClick=${(event) => (can ? onChoice(choices, event) : onLook(card, true))}>
          <span class="sheet-face">${known ? html`<${Face} card=${shownOf(card.passcode, card)} />` : html`<${Back} />`}${card.face_up_extra ? html`<i class="chip">${t("ygo-face-up")}</i>` : null}</span></button>`;
      })}
      ${hidden > 0 && html`<p class="hidden-count">${t("ygo-hidden-cards", { count: hidden })}</p>`}
      ${cards.length === 0 && hidden === 0 && html`<p class="empty">${t("ygo-no-cards")}</p>`}
    </div>
    ${footer && html`<footer>${footer}</footer>`}
  </div>`;
}
