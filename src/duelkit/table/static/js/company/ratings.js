/** Who has which rating, by game. */
import { html, useState } from "../../vendor/htm-preact.js";
import { getJson, loadGames, useComing } from "../cards.js";
import { useStore } from "../store.js";
import { both, t } from "../text.js";
import { Segments } from "../ui.js";
import { ratingWords } from "./rating.js";

function Rows({ rows }) {
  return html`<div class="wide-table"><table class="tournament-table ratings-list"><thead><tr><th scope="col">${t("ratings-place")}</th><th scope="col">${t("ratings-name")}</th><th scope="col">${t("rating")}</th><th scope="col">${t("ratings-rooms")}</th></tr></thead>
    <tbody>${rows.map(
      (row, at) => html`<tr key=${at} class=${row.mine ? "own" : ""}><td>${row.sure ? at + 1 : "–"}</td>
      <th scope="row">${row.name}${row.mine && html` <small>${t("seat-you")}</small>`}</th><td>${ratingWords(row.rating, row.sure)}</td><td>${row.rooms}</td></tr>`,
    )}</tbody></table></div>`;
}

/** @param {{path: string[]}} props `#/ratings` or `#/ratings/GAME` */
export function Page({ path }) {
  const games = useComing(loadGames, []);
  const account = useStore((state) => state.account);
  const [chosen, setChosen] = useState(path[1] ?? "");
  const game = games?.find((one) => one.id === chosen) ?? games?.[0];
  const rows = useComing(
    () => (game && account !== null ? getJson(`api/ratings/${game.id}`).then((body) => body.ratings) : null),
    [game?.id, account],
  );
  if (!game) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  return html`<main class="page"><h1>${t("ratings-list")}</h1>
    <${Segments} label=${t("game")} value=${game.id} onChange=${setChosen} options=${games.map((one) => ({ value: one.id, text: both(one.name) }))} />
    <div class="panel">${
      !rows
        ? html`<p class="empty">${t("loading")}</p>`
        : rows.length === 0
          ? html`<p class="empty">${t("ratings-none")}</p>`
          : html`<${Rows} rows=${rows} />`
    }<p class="hint">${t("ratings-hint")}</p></div></main>`;
}
