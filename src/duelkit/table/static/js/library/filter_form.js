/** The form of a card search, for the library and the deck editor. */
import { html } from "../../vendor/htm-preact.js";
import { shelfOf } from "../games.js";
import { both, t } from "../text.js";
import { SORTS, emptySearch, isEmpty } from "./filters.js";

const option = (value, text) => html`<option key=${value} value=${value}>${text}</option>`;

/**
 * @param {{game: string, data: object, search: import("./filters.js").Search, onChange: (search: object) => void,
 *   edition?: object|null, count: number, small?: boolean, id: string, wrong?: string|{ja?: string, en?: string}}} props
 */
export function FilterForm({ game, data, search, onChange, edition = null, count, small = false, id, wrong = "" }) {
  const shelf = shelfOf(game);
  const set = (fields) => onChange({ ...search, ...fields });
  const bound = (which, figure, value) => set({ [which]: { ...search[which], [figure]: value } });
  const more =
    search.kind ||
    search.attribute ||
    search.race ||
    search.ofEdition ||
    search.inTexts ||
    Object.values(search.least).some(Boolean) ||
    Object.values(search.most).some(Boolean);
  const number = (
    which,
    figure,
  ) => html`<input class="field number" type="number" min="0" max="9999" inputmode="numeric"
    aria-label=${t(which === "least" ? "lib-least" : "lib-most", { figure: t(`lib-figure-${figure}`) })}
    value=${search[which][figure] ?? ""} onInput=${(event) => bound(which, figure, event.target.value)} />`;
  return html`<form class=${`card-search ${small ? "small" : ""}`} role="search" onSubmit=${(event) => event.preventDefault()}>
    <div class="search-line">
      <input class="field" type="search" id=${id} value=${search.text} maxlength="200" title=${t("lib-search-help")} placeholder=${t("lib-search-cards")}
        aria-label=${t("lib-search-cards")} autocomplete="off" spellcheck="false" onInput=${(event) => set({ text: event.target.value })} />
      <span class="found" role="status" title=${t("lib-search-help")}>${t("lib-found", { count })}</span>
    </div>
    ${wrong && html`<p class="wrong" role="alert">${both(wrong)}</p>`}
    <details open=${!small}><summary>${t("lib-filters")}${more ? html`<b class="dot-on" title=${t("lib-filters-on")}></b>` : null}</summary>
      <div class="filter-grid">
        <label><span>${t("lib-kind")}</span><select class="field" value=${search.kind} onChange=${(event) => set({ kind: event.target.value })}>
          ${[["", t("lib-any")], ...shelf.kinds(data.words)].map(([value, text]) => option(value, text))}</select></label>
        <label><span>${t(shelf.elementKey)}</span><select class="field" value=${String(search.attribute)}
          onChange=${(event) => set({ attribute: Number(event.target.value) })}>
          ${[["0", t("lib-any")], ...shelf.elements(data.words)].map(([value, text]) => option(String(value), text))}</select></label>
        <label><span>${t("lib-race")}</span><select class="field" value=${search.race} onChange=${(event) => set({ race: event.target.value })}>
          ${[["", t("lib-any")], ...shelf.races(data.words, data.cards)].map(([value, text]) => option(String(value), text))}</select></label>
        <label><span>${t("lib-sort")}</span><select class="field" value=${search.sort} onChange=${(event) => set({ sort: event.target.value })}>
          ${SORTS.map((sort) => option(sort, t(`lib-sort-${sort}-${game}`)))}</select></label>
        ${shelf.figures.map(
          (figure) => html`<div class="bounds" key=${figure}><span>${t(`lib-figure-${figure}`)}</span>
          ${number("least", figure)}<i>–</i>${number("most", figure)}</div>`,
        )}
      </div>
      <div class="filter-checks">
        <label class="check"><input type="checkbox" checked=${search.inTexts} onChange=${(event) => set({ inTexts: event.target.checked })} />${t("lib-in-texts")}</label>
        ${
          edition &&
          html`<label class="check"><input type="checkbox" checked=${search.ofEdition}
          onChange=${(event) => set({ ofEdition: event.target.checked })} />${t("lib-of-edition")}</label>`
        }
        ${!isEmpty(search) && html`<button type="button" class="plain small" onClick=${() => onChange({ ...emptySearch(), sort: search.sort })}>${t("lib-clear")}</button>`}
      </div>
    </details>
  </form>`;
}
