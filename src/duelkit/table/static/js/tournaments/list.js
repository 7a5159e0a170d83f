/** Tournaments in a list. */
import { html } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { titleOf } from "../games.js";
import { both, t } from "../text.js";
import { useTournaments } from "./calls.js";

/** What is played, in a few words each. */
export function aboutOf(one, games) {
  const game = games?.find((found) => found.id === one.game);
  return [
    titleOf(one.game),
    both(game?.editions?.find((edition) => edition.id === one.edition)?.name),
    both(game?.limits?.find((list) => list.id === one.limits)?.name),
    t(`tournament-${one.kind}`),
    one.limited && t(`limited-${one.limited}`),
    one.best_of > 1 && t("best-of-3"),
    t("clock-seconds", { seconds: one.clock }),
    one.rated && t("rated"),
  ].filter(Boolean);
}

export function TournamentRow({ one, games }) {
  const status =
    one.status === "playing" ? t("tournament-round-now", { round: one.round }) : t(`tournament-is-${one.status}`);
  return html`<a class="row-link" href=${`#/tournament/${one.id}`}><b>${one.title}</b><small>${[...aboutOf(one, games), t("tournament-entrants", { count: one.entrants }), status].join(" · ")}</small></a>`;
}

/** The newest tournaments on the first page. */
export function TournamentsPanel() {
  const [found] = useTournaments();
  const games = useComing(loadGames, []);
  const all = found?.tournaments ?? [];
  return html`<div class="panel tournaments"><h2>${t("tournaments")}</h2>
    ${all.length === 0 ? html`<p class="empty">${t("tournaments-none")}</p>` : html`<ul class="list">${all.slice(0, 5).map((one) => html`<li key=${one.id}><${TournamentRow} one=${one} games=${games} /></li>`)}</ul>`}
    <a class="button" href="#/tournaments">${t("tournaments-all")}</a></div>`;
}
