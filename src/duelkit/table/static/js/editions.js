/** A choice of the rules: editions, and formats with a card pool. */
import { html } from "../vendor/htm-preact.js";
import { both, t } from "./text.js";

/**
 * The editions of a game as options of a `select`, its formats in a group of their own.
 * @param {{id: string, name: object, format: object|null}[]} editions
 */
export function editionOptions(editions) {
  const option = (one) => html`<option key=${one.id} value=${one.id}>${both(one.name)}</option>`;
  const formats = editions.filter((one) => one.format);
  if (!formats.length) return editions.map(option);
  return html`<optgroup label=${t("rules-editions")}>${editions.filter((one) => !one.format).map(option)}</optgroup>
    <optgroup label=${t("rules-formats")}>${formats.map(option)}</optgroup>`;
}
