/** The requests about tournaments. */
import { useEffect, useState } from "../../vendor/htm-preact.js";
import { getJson } from "../cards.js";
import { on } from "../net.js";
import { store, useStore } from "../store.js";

/** While a tournament is open on the page, it is loaded this often, in milliseconds; those whom it concerns hear of each change. */
const EVERY = 6_000;
/** This long after a change it is loaded, so that several changes are loaded once. */
const SOON = 400;

const ask = (method, path, body) =>
  getJson(`api/tournaments${path}`, { method, ...(body && { body: JSON.stringify(body) }) });

/** Makes a tournament; returns its id. */
export const makeTournament = (wish) => ask("POST", "", wish).then((body) => body.id);

/** Enters the player, or a computer player of a level. */
export const enter = (id, deck, level) =>
  ask("PUT", `/${id}/entry`, { ...(deck && { deck }), ...(level && { level }) });

/** Takes the player out. */
export const leave = (id) => ask("DELETE", `/${id}/entry`);

/** Takes an entrant out. */
export const remove = (id, number) => ask("DELETE", `/${id}/entrants/${number}`);

/** Takes a card of the open pack; `number`: how many were taken before. */
export const pick = (id, card, number) => ask("PUT", `/${id}/pick`, { card, number });

/** Begins. */
export const begin = (id) => ask("POST", `/${id}/begin`);

/** Deletes a tournament that has not begun. */
export const cancelTournament = (id) => ask("DELETE", `/${id}`);

/**
 * What is at a path, kept current: `undefined` until it is loaded, `null` if there is nothing.
 * @param {string} path
 * @returns {[any, (value?: any) => void]} and what sets it or loads it again
 */
function useLoaded(path) {
  const [found, setFound] = useState(undefined);
  const [count, setCount] = useState(0);
  const account = useStore((state) => state.account);
  useEffect(() => {
    let gone = false;
    const again = () => setCount((n) => n + 1);
    if (store.token && account !== null)
      getJson(`api/tournaments${path}`).then(
        (body) => {
          if (!gone) setFound(body);
        },
        (error) => {
          if (!gone && error.status === 404) setFound(null);
        },
      );
    let soon = 0;
    const stop = on("tournament", () => {
      clearTimeout(soon);
      soon = setTimeout(again, SOON);
    });
    const timer = setInterval(again, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
      clearTimeout(soon);
      stop();
    };
  }, [path, account, count]);
  return [found, (value) => (value === undefined ? setCount((n) => n + 1) : setFound(value))];
}

/** The tournaments that the player sees. */
export const useTournaments = () => useLoaded("");

/** One tournament. */
export const useTournament = (id) => useLoaded(`/${encodeURIComponent(id)}`);
