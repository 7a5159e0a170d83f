/** Pairings and standings of a tournament. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../text.js";

/** The name of an entrant; the table names computer players CPU, CPU 2 … */
export function entrantName(entrant) {
  const found = entrant?.level && entrant.name.match(/^CPU( \d+)?$/);
  return found ? t("tournament-computer-name", { number: Number(found[1] ?? 1) }) : (entrant?.name ?? "");
}

/** The name of the entrant of a number. */
export const nameOf = (one, number) => entrantName(one.entrants[number]);

/** How a pairing stands. */
function resultOf(pairing) {
  if (pairing.second === null) return t("tournament-bye");
  if (!pairing.score) return t("tournament-playing");
  const [first, second, drawn] = pairing.score;
  const words = drawn ? `${first}–${second}–${drawn}` : `${first}–${second}`;
  return pairing.forfeit ? t("tournament-forfeit", { score: words }) : words;
}

function Round({ one, number, pairings }) {
  const link = (pairing) => {
    if (!pairing.room) return null;
    if (!pairing.score) return html`<a href=${`#/room/${pairing.room}`}>${t("tournament-watch")}</a>`;
    return one.status === "over" && html`<a href=${`#/replay/${pairing.room}/1`}>${t("watch-replay")}</a>`;
  };
  const won = (pairing, at) => {
    const score = pairing.score ?? [0, 0, 0];
    return pairing.second === null || score[at] > score[1 - at] ? "won" : "";
  };
  return html`<h2>${t("tournament-round", { round: number })}</h2><div class="wide-table" role="region" tabindex="0" aria-label=${t("tournament-round", { round: number })}><table class="tournament-table"><thead><tr><th scope="col">${t("tournament-table")}</th><th scope="col">${t("tournament-first")}</th><th scope="col">${t("tournament-second")}</th><th scope="col">${t("tournament-result")}</th><td></td></tr></thead>
    <tbody>${pairings.map(
      (pairing) =>
        html`<tr key=${pairing.table} class=${one.you !== null && [pairing.first, pairing.second].includes(one.you) ? "own" : ""}><td>${pairing.table}${pairing.node ? html` <small>${pairing.node}</small>` : ""}</td>
      <td class=${won(pairing, 0)}>${nameOf(one, pairing.first)}</td><td class=${won(pairing, 1)}>${pairing.second === null ? "–" : nameOf(one, pairing.second)}</td><td>${resultOf(pairing)}</td><td>${link(pairing)}</td></tr>`,
    )}</tbody></table></div>`;
}

/** All rounds, the latest first. */
export function Rounds({ one }) {
  const numbers = [...new Set(one.pairings.map((pairing) => pairing.round))].sort((a, b) => b - a);
  return numbers.map(
    (number) =>
      html`<${Round} key=${number} one=${one} number=${number} pairings=${one.pairings.filter((pairing) => pairing.round === number)} />`,
  );
}

/** The standings. */
export function Standings({ one }) {
  const swiss = one.kind === "swiss";
  const points = one.kind !== "double-elimination";
  return html`<h2>${t("tournament-standings")}</h2><div class="wide-table" role="region" tabindex="0" aria-label=${t("tournament-standings")}><table class="tournament-table standings"><thead><tr><th scope="col">${t("tournament-place")}</th><th scope="col">${t("tournament-name")}</th><th scope="col">${t("tournament-record")}</th>${points && html`<th scope="col">${t("tournament-points")}</th>`}${swiss && html`<th scope="col" title=${t("tournament-tie-hint")}>${t("tournament-tie")}</th>`}<th scope="col">${t("tournament-duels")}</th></tr></thead>
    <tbody>${one.standings.map(
      (row) =>
        html`<tr key=${row.entrant} class=${row.entrant === one.you ? "own" : ""}><td>${row.place}</td><td>${nameOf(one, row.entrant)}${one.entrants[row.entrant]?.left ? html` <small>${t("tournament-left")}</small>` : ""}</td>
      <td>${row.won + row.byes}–${row.lost}–${row.drawn}</td>${points && html`<td>${row.points}</td>`}${swiss && html`<td>${row.tie_break}</td>`}<td>${row.duels[0]}–${row.duels[1]}</td></tr>`,
    )}</tbody></table></div>`;
}
