/** Invitations of friends and to the matches of tournaments, above every page until they are answered. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { titleOf } from "../games.js";
import { on } from "../net.js";
import { cue } from "../sound.js";
import { both, t } from "../text.js";

export function Invitations() {
  const [open, setOpen] = useState([]);
  const games = useComing(loadGames, []);
  const seen = useRef(new Set());
  useEffect(
    () =>
      on("invited", (message) => {
        // an answer to one's own request has a number
        if (message.id !== undefined && message.id !== null) return;
        setOpen((before) => [...before.filter((one) => one.room !== message.room).slice(-2), message]);
        cue("move");
      }),
    [],
  );
  useEffect(
    () =>
      on("tournament", (message) => {
        // what was announced before is over
        setOpen((before) => before.filter((one) => one.tournament !== message.tournament || one.room === message.room));
        // a match is announced once, and not to whoever is there already
        if (!message.room || seen.current.has(message.room)) return;
        seen.current.add(message.room);
        if (location.hash === `#/room/${message.room}`) return;
        setOpen((before) => [...before.slice(-2), message]);
        cue("move");
      }),
    [],
  );
  // who has gone there by another way needs no invitation any more
  useEffect(() => {
    const moved = () => setOpen((before) => before.filter((one) => location.hash !== `#/room/${one.room}`));
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  if (!open.length) return null;
  const close = (room) => setOpen((before) => before.filter((one) => one.room !== room));
  const about = (one) =>
    [
      titleOf(one.game),
      both(games?.find((game) => game.id === one.game)?.editions?.find((edition) => edition.id === one.edition)?.name),
      one.rated && t("rated"),
    ]
      .filter(Boolean)
      .join(" · ");
  return html`<div class="invitations" role="alert">${open.map(
    (
      one,
    ) => html`<div key=${one.room} class="invitation"><span><b>${one.title === undefined ? t("invited-by", { name: one.name }) : t("tournament-ready", { title: one.title })}</b>${one.game && html`<small>${about(one)}</small>`}</span>
    <a class="button primary" href=${`#/room/${one.room}`} onClick=${() => close(one.room)}>${t("invited-go")}</a>
    <button class="button" onClick=${() => close(one.room)}>${t("invited-no")}</button></div>`,
  )}</div>`;
}
