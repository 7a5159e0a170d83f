/** The public rooms: who plays what, what is waited for; narrowed to a game, a format, or free seats. */
import { html, useState } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { titleOf } from "../games.js";
import { useStore } from "../store.js";
import { both, t } from "../text.js";

const option = (value, text) => html`<option key=${value} value=${value}>${text}</option>`;

/** Who plays, or who waits. */
function playersOf(one) {
  const rating = one.rating ? ` (${one.rating})` : "";
  if (one.names.length === 2) return t("lobby-plays", { first: one.names[0], second: one.names[1] });
  return t("lobby-waits", { name: `${one.host}${rating}` });
}

export function PublicRooms() {
  const rooms = useStore((state) => state.lobby);
  const games = useComing(loadGames, []);
  const [kind, setKind] = useState("");
  const [free, setFree] = useState(false);
  const gameOf = (one) => games?.find((game) => game.id === one.game);
  const formatOf = (one) => gameOf(one)?.editions?.find((found) => found.id === one.edition);
  const key = (one) => `${one.game}/${one.edition ?? ""}`;
  // what is played now, each once
  const kinds = [...new Map(rooms.map((one) => [key(one), both(formatOf(one)?.name) || titleOf(one.game)]))];
  const shown = rooms.filter((one) => (!kind || key(one) === kind) && (!free || one.status === "waiting"));
  const about = (one) =>
    [
      titleOf(one.game),
      both(formatOf(one)?.name),
      both(gameOf(one)?.limits?.find((list) => list.id === one.limits)?.name),
      one.best_of > 1 && t("best-of-3"),
      one.clock && t("clock-seconds", { seconds: one.clock }),
      one.rated && t("rated"),
      t(`status-${one.status}`),
      t("watching", { count: one.watchers ?? 0 }),
    ].filter(Boolean);
  return html`<h3>${t("public-rooms")}</h3>
    ${
      rooms.length > 0 &&
      html`<div class="lobby-filter"><select class="field" aria-label=${t("lobby-format")} value=${kind} onChange=${(event) => setKind(event.target.value)}>${option("", t("lobby-all"))}${kinds.map(([value, text]) => option(value, text))}</select>
      <label class="check"><input type="checkbox" checked=${free} onChange=${(event) => setFree(event.target.checked)} />${t("lobby-free")}</label></div>`
    }
    ${
      shown.length === 0
        ? html`<p class="empty">${t(rooms.length ? "lobby-none" : "no-rooms")}</p>`
        : html`<ul class="list">${shown.map(
            (one) => html`<li key=${one.room}>
      <a class="row-link" href=${`#/room/${one.room}`}><b>${one.title || playersOf(one)}</b>
        ${one.title && html`<span>${playersOf(one)}</span>`}<small>${about(one).join(" · ")}</small></a></li>`,
          )}</ul>`
    }`;
}
