/** Temporary layers over a field: the options of a place, and sheets of cards. */
import { html, useLayoutEffect, useRef } from "../vendor/htm-preact.js";
import { t } from "./text.js";
import { Icon } from "./ui.js";

/**
 * Several options of one card or place, beside it.
 * @param {{menu: {title: string, choices: {index: number, text: string}[]}, place: string, onOption: Function, onClose: Function,
 *   className?: string, sign?: Function, onHover?: Function, children?: any}} props `place`: its place as a style; `sign`: what stands before an option;
 *   children: what follows the options
 */
export function Menu({ menu, place, onOption, onClose, className = "", sign = null, onHover = null, children = null }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    box.current?.querySelector("button")?.focus();
    const away = (event) => {
      if (!box.current?.contains(event.target)) onClose();
    };
    addEventListener("pointerdown", away, true);
    return () => removeEventListener("pointerdown", away, true);
  }, [menu]);
  const pressed = (event) => {
    const all = [...box.current.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement);
    if (event.key === "Escape") onClose(true);
    else if (event.key === "ArrowDown") all[(at + 1) % all.length]?.focus();
    else if (event.key === "ArrowUp") all[(at + all.length - 1) % all.length]?.focus();
    else if (/^[1-9]$/.test(event.key))
      menu.choices[Number(event.key) - 1] && onOption(menu.choices[Number(event.key) - 1]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class=${`menu ${className}`} ref=${box} role="menu" aria-label=${menu.title} style=${place} onKeyDown=${pressed}>
    <header>${menu.title}</header>
    ${menu.choices.map(
      (
        choice,
        at,
      ) => html`<button key=${choice.index} role="menuitem" onClick=${() => onOption(choice)} onMouseEnter=${() => onHover?.(choice)} onFocus=${() => onHover?.(choice)} onMouseLeave=${() => onHover?.(null)} title=${sign ? choice.text : null}>
      <kbd aria-hidden="true">${at + 1}</kbd>${sign?.(choice)}<span>${choice.text}</span></button>`,
    )}
    ${children}
  </div>`;
}

/**
 * Cards in a sheet over the field: a pile, or cards to choose from.
 * @param {{title: string, cards: {key: string, card: object, choices: object[]}[], name: Function, face: Function, none: string, onChoice: Function,
 *   onLook: Function, hidden?: string, onClose?: Function, footer?: any, className?: string}} props `name` and `face`: of a card; `hidden`: what is said of
 *   cards that do not lie open, `none`: where there are no cards
 */
export function Sheet({
  title,
  cards,
  name,
  face,
  none,
  onChoice,
  onLook,
  hidden = "",
  onClose,
  footer = null,
  className = "",
}) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const back = /** @type {HTMLElement|null} */ (document.activeElement);
    (box.current?.querySelector(".sheet-card.can") ?? box.current?.querySelector("button"))?.focus();
    return () => {
      if (back?.isConnected) back.focus();
    };
  }, [title]);
  const moved = (event) => {
    const all = [...box.current.querySelectorAll(".sheet-card")];
    const at = all.indexOf(document.activeElement);
    const row = Math.max(1, all.filter((one) => one.offsetTop === all[0]?.offsetTop).length);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
    if (event.key === "Escape" && onClose) onClose();
    else if (step && all.length) all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class=${`sheet ${className} ${cards.length <= 7 ? "few" : ""}`} role="dialog" aria-label=${title} ref=${box} onKeyDown=${moved}>
    <header><h2>${title}</h2><span class="grow"></span>
      ${onClose && html`<button class="icon-button" aria-label=${t("close")} onClick=${onClose}><${Icon} name="close" /></button>`}</header>
    <div class="sheet-cards">
      ${cards.map(({ key, card, choices }) => {
        const can = choices.length > 0;
        return html`<button key=${key} class=${`sheet-card ${can ? "can" : ""}`} aria-label=${`${name(card)}${can ? `: ${choices.map((one) => one.text).join(" / ")}` : ""}`}
          onMouseEnter=${() => onLook(card)} onFocus=${() => onLook(card)} onClick=${(event) => (can ? onChoice(choices, event) : onLook(card, true))}>${face(card)}</button>`;
      })}
      ${hidden && html`<p class="hidden-count">${hidden}</p>`}
      ${!cards.length && !hidden && html`<p class="empty">${none}</p>`}
    </div>
    ${footer && html`<footer>${footer}</footer>`}
  </div>`;
}
