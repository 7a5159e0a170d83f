/** Statistics of a deck: curve of Levels or costs, kinds, attributes or elements, figures. */
import { html } from "../../vendor/htm-preact.js";
import { shelfOf } from "../games.js";
import { t } from "../text.js";

/** Bars beside each other: `{key, text, count, colour}` each. */
function Curve({ title, rows, unit }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const width = 34;
  return html`<figure class="chart"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${Math.max(rows.length, 6) * width} 132`} role="img" aria-label=${`${title}: ${rows.map((row) => `${row.text} ${t("deck-cards", { count: row.count })}`).join(", ")}`}>
      ${rows.map((row, at) => {
        const height = (row.count / most) * 88;
        return html`<g key=${row.key}><rect x=${at * width + 5} y=${104 - height} width=${width - 10} height=${Math.max(height, 1)} rx="3" fill=${row.colour ?? "var(--accent)"} />
          ${row.count > 0 && html`<text x=${at * width + width / 2} y=${98 - height} text-anchor="middle" font-size="12" font-weight="700" fill="currentColor">${row.count}</text>`}
          <text x=${at * width + width / 2} y="121" text-anchor="middle" font-size="12" fill="var(--dim)">${row.text}</text></g>`;
      })}</svg>${unit && html`<small class="hint">${unit}</small>`}</figure>`;
}

/** Lines with a bar behind: `{key, text, count, colour}` each. */
function Shares({ title, rows, total }) {
  const shown = rows.filter((row) => row.count > 0);
  return html`<section class="shares"><h3>${title}</h3><ul>${shown.map(
    (row) => html`<li key=${row.key}><span>${row.text}</span>
    <i style=${`width:${(row.count / Math.max(1, total)) * 100}%;background:${row.colour ?? "var(--accent-deep)"}`}></i><b>${row.count}</b><small>${Math.round((row.count / Math.max(1, total)) * 100)} %</small></li>`,
  )}</ul></section>`;
}

export const counted = (cards, test) => cards.filter(test).length;
export const average = (values) =>
  values.length ? (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1) : "–";

/** @param {{game: string, deck: object, data: object}} props */
export function Statistics({ game, deck, data }) {
  const cardsOf = (part) => deck[part].map((number) => data.byNumber.get(number)).filter(Boolean);
  const cards = cardsOf("main");
  if (!cards.length) return html`<p class="empty">${t("deck-nothing-yet")}</p>`;
  const { curves, shares, figures } = shelfOf(game).charts(cards, cardsOf("extra"), data.words);
  return html`<div class="statistics"><dl class="key-figures">${figures.map(([key, value]) => html`<div key=${key}><dt>${t(key)}</dt><dd>${value}</dd></div>`)}</dl>
    <div class="curves">${curves.map(([title, rows, unit]) => html`<${Curve} key=${title} title=${title} rows=${rows} unit=${unit} />`)}</div>
    <div class="share-grid">${shares.map(([title, rows, total]) => html`<${Shares} key=${title} title=${title} rows=${rows} total=${total} />`)}</div></div>`;
}
