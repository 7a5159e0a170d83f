/**
 * Which card the inspector shows: the one that the player looks at; as long as a question is open, the card that asks,
 * until the player looks at another.
 */
import { useState } from "../vendor/htm-preact.js";

/**
 * @param {string} asking names the open question, empty if there is none
 * @returns {[object|null, (what: object, why?: ""|"keeps"|"asks") => void]} the card, and what says that one is looked at: by the player, the same one in
 *   another place (`keeps`), or by the question (`asks`)
 */
export function useReading(asking) {
  const [read, setRead] = useState(null);
  const [asks, setAsks] = useState({ key: "", target: null });
  const [readAt, setReadAt] = useState("");
  const look = (what, why = "") => {
    if (why === "asks") setAsks({ key: asking, target: what });
    else {
      setRead(what);
      if (why !== "keeps") setReadAt(asking);
    }
  };
  const isAsked = asking !== "" && asks.key === asking && readAt !== asking;
  return [isAsked ? asks.target : read, look];
}
