/** The player's rooms: with whom, when, how they ended. */
import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { getJson, loadGames, useComing } from "./cards.js";
import { titleOf } from "./games.js";
import { store, useStore } from "./store.js";
import { both, t } from "./text.js";

/** The player's own rooms, newest first; `null` until they are loaded. */
export function useMyRooms() {
  const [rooms, setRooms] = useState(null);
  const account = useStore((state) => state.account);
  useEffect(() => {
    let gone = false;
    if (!store.token) setRooms([]);
    else
      getJson("api/my/rooms").then(
        (body) => {
          if (!gone) setRooms(body.rooms);
        },
        () => {
          if (!gone) setRooms([]);
        },
      );
    return () => {
      gone = true;
    };
  }, [account]);
  return rooms;
}

/** A time, as short as is clear: today only the time of day. */
export function whenWords(seconds) {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    store.settings.language,
    today
      ? { hour: "2-digit", minute: "2-digit" }
      : { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  ).format(at);
}

function opponentOf(row) {
  if (row.opponent === "self") return t("room-both-sides");
  const seat = row.seats[1 - row.you];
  return t("room-against", { name: seat.kind === "human" ? seat.name : t(`seat-${seat.kind}`) });
}

/** The status of a room: `won`, `lost`, `draw`, or its own status. */
function standing(row) {
  if (row.status !== "over") return row.status;
  const [own, other] = [row.seats[row.you].won, row.seats[1 - row.you].won];
  if (row.opponent === "self") return "over";
  return own > other ? "won" : own < other ? "lost" : row.seats.every((seat) => seat.deck) ? "draw" : "over";
}

/** A room in a list: title, opponent, deck, time, and status. `to`: where it leads. */
export function RoomRow({ row, to }) {
  const stands = standing(row);
  const games = useComing(loadGames, []);
  const kept = row.seats[row.you].deck;
  // a built-in deck has its name in the current language
  const deck = both(games?.find((game) => game.id === row.game)?.decks.find((one) => one.id === kept)?.name) || kept;
  const score = row.best_of > 1 ? ` ${row.seats[row.you].won}–${row.seats[1 - row.you].won}` : "";
  return html`<a class="row-link room-row" href=${to}><span class="room-what"><b>${row.title || titleOf(row.game)}</b>
      <span>${opponentOf(row)}${deck ? html` · ${t("room-deck", { deck })}` : ""}</span></span>
    <span class="room-when"><span class=${`chip ${stands}`}>${t(`room-${stands}`)}${score}</span><small>${whenWords(row.updated)}</small></span></a>`;
}
