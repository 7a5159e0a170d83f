/** The parts of the deck: stacks of cards, with mouse, keyboard and drag and drop. */
import { html, useRef, useState } from "../../vendor/htm-preact.js";
import { CardFace, shortOf } from "../library/faces.js";
import { both, t, useLanguage } from "../text.js";
import { carried, carry } from "./drag.js";
import { boundsOf, partsOf, sizeFits, stacks } from "./model.js";

function Bounds({ sizes, part }) {
  const { least, most, exact } = boundsOf(sizes, part);
  if (exact) return t("deck-bounds-exact", { most });
  if (least && most && least === most) return t("deck-bounds-just", { most });
  if (least && most) return t("deck-bounds-from-to", { least, most });
  if (least) return t("deck-bounds-least", { least });
  return most === null || most === undefined ? t("deck-bounds-none") : t("deck-bounds-most", { most });
}

/** The tile above or below another one. */
function vertical(tiles, at, down) {
  const here = tiles[at].getBoundingClientRect();
  const rows = tiles.filter((one) =>
    down ? one.getBoundingClientRect().top > here.top + 8 : one.getBoundingClientRect().top < here.top - 8,
  );
  if (!rows.length) return null;
  const tops = rows.map((one) => one.getBoundingClientRect().top);
  const row = down ? Math.min(...tops) : Math.max(...tops);
  const line = rows.filter((one) => Math.abs(one.getBoundingClientRect().top - row) < 8);
  return line.reduce((best, one) =>
    Math.abs(one.getBoundingClientRect().left - here.left) < Math.abs(best.getBoundingClientRect().left - here.left)
      ? one
      : best,
  );
}

function Part({ game, part, deck, data, sizes, title, limits, wrong, looked, onAdd, onTake, onMove, onLook }) {
  const [over, setOver] = useState(false);
  const cards = stacks(game, deck[part], data.byNumber);
  const ok = sizeFits(sizes, part, deck[part].length);
  const onDrop = (event) => {
    setOver(false);
    const card = carried(event);
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    if (card.from === part) return;
    if (card.from) onMove(card.number, card.from, part);
    else onAdd(card.number, part);
  };
  return html`<section class=${`deck-part part-${part} ${over ? "over" : ""}`} aria-label=${title} onDragOver=${(
    event,
  ) => {
    event.preventDefault();
    setOver(true);
  }}
    onDragLeave=${(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOver(false);
    }} onDrop=${onDrop}>
    <header><h2>${title}</h2><b class=${ok ? "size" : "size wrong-size"}>${deck[part].length}</b><small><${Bounds} sizes=${sizes} part=${part} /></small></header>
    ${cards.length === 0 && html`<p class="empty">${t(`deck-empty-${part}`)}</p>`}
    <ul class="card-stacks">${cards.map(([number, count]) => {
      const card = data.byNumber.get(number);
      const limit = limits.get(number);
      const name = card ? both(card.name) : String(number);
      return html`<li key=${number} class=${`card-stack ${wrong.has(number) ? "wrong-card" : ""} ${looked === number ? "looked" : ""}`}>
        <button class="stack-card" data-part=${part} data-number=${number} draggable="true" onDragStart=${(event) => carry(event, { number, from: part })}
          onClick=${() => onLook(number, true)} onDblClick=${() => onTake(number, part)} onContextMenu=${(event) => {
            event.preventDefault();
            onTake(number, part);
          }}
          onMouseEnter=${() => onLook(number)} onFocus=${() => onLook(number)}>
          <span class="visually-hidden">${name}, ${card ? shortOf(game, card, data.words) : ""}, ${t("deck-copies", { count })}${wrong.has(number) ? `, ${t("deck-wrong-card")}` : ""}</span>
          <span class="stack-face" aria-hidden="true">${card ? html`<${CardFace} game=${game} card=${card} />` : html`<span class="no-card">${number}</span>`}</span>
          ${count > 1 && html`<b class="copies" aria-hidden="true">×${count}</b>`}
          ${limit !== undefined && html`<em class=${`limit-badge limit-${limit}`} title=${t(`lib-limit-${limit}`)}>${limit === 0 ? "✕" : limit}</em>`}</button>
        <span class="stack-buttons"><button tabindex="-1" aria-hidden="true" title=${t("deck-take")} onClick=${() => onTake(number, part)}>−</button>
          <button tabindex="-1" aria-hidden="true" title=${t("deck-put")} onClick=${() => onAdd(number, part)}>+</button></span></li>`;
    })}</ul></section>`;
}

/**
 * All parts of the deck.
 * @param {object} props see `Part`; `titles`: part → what it is called
 */
export function Parts(props) {
  useLanguage();
  const { game, onAdd, onTake, onMove, titles, data, deck } = props;
  const box = useRef(null);
  const focusNear = (at) =>
    setTimeout(() => {
      const tiles = [...(box.current?.querySelectorAll(".stack-card") ?? [])];
      if (tiles.length && !box.current.contains(document.activeElement)) tiles[Math.min(at, tiles.length - 1)].focus();
    }, 30);
  const onKeyDown = (event) => {
    const tile = event.target.closest(".stack-card");
    if (!tile || event.ctrlKey || event.metaKey || event.altKey) return;
    const tiles = [...box.current.querySelectorAll(".stack-card")];
    const at = tiles.indexOf(tile);
    const number = Number(tile.dataset.number);
    const part = tile.dataset.part;
    if (event.key === "ArrowRight") tiles[at + 1]?.focus();
    else if (event.key === "ArrowLeft") tiles[at - 1]?.focus();
    else if (event.key === "ArrowDown") vertical(tiles, at, true)?.focus();
    else if (event.key === "ArrowUp") vertical(tiles, at, false)?.focus();
    else if (event.key === "Home") tiles[0].focus();
    else if (event.key === "End") tiles.at(-1).focus();
    else if (["+", "=", "Insert"].includes(event.key)) onAdd(number, part);
    else if (event.key === "-" || event.key === "Delete" || event.key === "Backspace") {
      onTake(number, part);
      focusNear(at);
    } else if ((event.key === "s" || event.key === "S") && partsOf(game).includes("side")) {
      onMove(number, part, part === "side" ? (data.byNumber.get(number)?.part ?? "main") : "side");
      focusNear(at);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="parts" ref=${box} onKeyDown=${onKeyDown}>${partsOf(game).map((part) => html`<${Part} key=${part} ...${props} part=${part} title=${titles[part]} deck=${deck} />`)}</div>`;
}
