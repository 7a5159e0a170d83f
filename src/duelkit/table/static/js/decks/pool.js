/** The cards that can be added: search, list, adding by click, key and drag. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { colourOf, shortOf } from "../library/faces.js";
import { FilterForm } from "../library/filter_form.js";
import { emptySearch, find } from "../library/filters.js";
import { useSearch } from "../library/search.js";
import { both, t, useLanguage } from "../text.js";
import { carried, carry } from "./drag.js";
import { copiesOf } from "./model.js";

const STEP = 60;

/**
 * @param {{game: string, data: object, deck: object, edition: object|null, limits: Map<number, number>, onAdd: (number: number, part?: string) => void,
 *   onTake: (number: number, part?: string) => void, onLook: (number: number) => void, looked: number|null}} props
 */
export function Pool({ game, data, deck, edition, limits, onAdd, onTake, onLook, looked }) {
  const language = useLanguage();
  const [search, setSearch] = useState(emptySearch());
  const [shown, setShown] = useState(STEP);
  const [over, setOver] = useState(false);
  const box = useRef(null);
  const { numbers, wrong } = useSearch(game, search);
  const found = useMemo(
    () => find(game, data.cards, search, language, edition?.types ?? 0, numbers),
    [data, search, language, edition, game, numbers],
  );
  useEffect(() => {
    setShown(STEP);
    if (box.current) box.current.scrollTop = 0;
  }, [search]);
  const scrolled = () => {
    const one = box.current;
    if (one.scrollTop + one.clientHeight > one.scrollHeight - 400 && shown < found.length) setShown(shown + STEP);
  };
  const onKeyDown = (event) => {
    const row = event.target.closest("[data-number]");
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const number = Number(row.dataset.number);
    const item = row.parentElement;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const next = event.key === "ArrowDown" ? item.nextElementSibling : item.previousElementSibling;
      if (next) next.querySelector("[data-number]").focus();
      else if (event.key === "ArrowUp") document.getElementById("deck-search")?.focus();
    } else if (["+", "=", "Insert"].includes(event.key)) onAdd(number);
    else if (event.key === "-" || event.key === "Delete" || event.key === "Backspace") onTake(number);
    else if (event.key === "s" || event.key === "S") onAdd(number, "side");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFormKey = (event) => {
    if (event.key !== "ArrowDown" || event.target.id !== "deck-search") return;
    event.preventDefault();
    box.current?.querySelector("[data-number]")?.focus();
  };
  const onDrop = (event) => {
    setOver(false);
    const card = carried(event);
    if (!card?.from) return;
    event.preventDefault();
    onTake(card.number, card.from);
  };
  return html`<section class=${`pool ${over ? "over" : ""}`} aria-label=${t("deck-pool")} onDragOver=${(event) => {
    event.preventDefault();
    setOver(true);
  }}
    onDragLeave=${() => setOver(false)} onDrop=${onDrop}>
    <div onKeyDown=${onFormKey}><${FilterForm} game=${game} data=${data} search=${search} onChange=${setSearch} edition=${edition} count=${found.length} wrong=${wrong} small id="deck-search" /></div>
    <ul class="pool-list" ref=${box} onScroll=${scrolled} onKeyDown=${onKeyDown} aria-label=${t("deck-pool-list")}>
      ${found.length === 0 && html`<li class="empty">${t("lib-nothing")}</li>`}
      ${found.slice(0, shown).map((card) => {
        const copies = copiesOf(deck, card.number);
        const limit = limits.get(card.number);
        const foreign = edition && card.types & ~edition.types;
        return html`<li key=${card.number}><button class=${`pool-card ${looked === card.number ? "looked" : ""} ${foreign ? "foreign" : ""}`} data-number=${card.number} draggable="true"
          onDragStart=${(event) => carry(event, { number: card.number, from: null })} onClick=${(event) => onAdd(card.number, event.shiftKey ? "side" : undefined)}
          onContextMenu=${(event) => {
            event.preventDefault();
            onTake(card.number);
          }} onMouseEnter=${() => onLook(card.number)} onFocus=${() => onLook(card.number)}
          title=${t("deck-pool-hint")}>
          <i style=${`background:${colourOf(game, card)}`}></i><span><b>${both(card.name)}</b><span class="visually-hidden">, </span><small>${shortOf(game, card, data.words)}</small><span class="visually-hidden">, ${t("deck-copies", { count: copies })}</span></span>
          ${limit !== undefined && html`<em class=${`limit limit-${limit}`} title=${t(`lib-limit-${limit}`)}>${limit === 0 ? "✕" : limit}</em>`}
          ${copies > 0 && html`<strong aria-hidden="true">${copies}</strong>`}</button></li>`;
      })}
    </ul></section>`;
}
