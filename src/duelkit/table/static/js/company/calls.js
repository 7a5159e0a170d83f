/** The requests about others: friends, blocked players, reports. */
import { useEffect, useState } from "../../vendor/htm-preact.js";
import { getJson } from "../cards.js";
import { on } from "../net.js";
import { store, useStore } from "../store.js";

const ask = (method, path, body) => getJson(path, { method, ...(body && { body: JSON.stringify(body) }) });

/** Whose link it is. */
export const linkOwner = (code) => getJson(`api/my/friends/${encodeURIComponent(code)}`);

/** Becomes a friend of a link's owner. */
export const befriend = (code) => ask("PUT", `api/my/friends/${encodeURIComponent(code)}`);

/** Ends a friendship. */
export const part = (account) => ask("DELETE", `api/my/friends/${account}`);

/** Replaces the link. */
export const renewLink = () => ask("POST", "api/my/link");

/** Blocks a player of a room. */
export const block = (room, player) => ask("PUT", "api/my/blocked", { room, player });

/** Ends that a player is blocked. */
export const unblock = (account) => ask("DELETE", `api/my/blocked/${account}`);

/** Reports a player of a room to the host. */
export const report = (room, player, reason, text) => ask("POST", "api/my/reports", { room, player, reason, text });

/** At most this often, in milliseconds, the company is loaded again because something has changed. */
const PAUSE = 1_000;

/**
 * The player's company, kept current; `null` until it is loaded.
 * @returns {[any, () => void]} and what loads it again
 */
export function useCompany() {
  const [company, setCompany] = useState(null);
  const [count, setCount] = useState(0);
  const account = useStore((state) => state.account);
  useEffect(() => {
    let timer = 0;
    const stop = on("company", () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount((n) => n + 1), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    let gone = false;
    if (store.token && account !== null)
      getJson("api/my/company").then(
        (body) => {
          if (!gone) setCompany(body);
        },
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [account, count]);
  return [company, () => setCount((n) => n + 1)];
}
