/** A pool that the organiser brings, from which the packs of a draft or of sealed play are dealt. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { importDeck } from "../decks/calls.js";
import { both, t } from "../text.js";

const LARGEST = 60 * 1024;
/** Cards of a pack, and the most of them that belong in the extra deck; the most players. */
const PACK = 15;
const EXTRA = 2;
const MOST = 16;
/** How many cards are named that are left out. */
const NAMED = 3;

/** For how many players a pool suffices, if each gets so many cards. */
export function playersOf(pool, dealt) {
  const fits = (players) =>
    pool.main.length + pool.side.length + Math.min(pool.extra.length, EXTRA * players * (dealt / PACK)) >=
    players * dealt;
  let players = MOST;
  while (players > 1 && !fits(players)) players -= 1;
  return players;
}

/** What is left out, in a few words. */
function leftOut(unknown) {
  const cards = unknown.slice(0, NAMED).map((one) => (one.name ? both(one.name) : one.text));
  return t("limited-pool-left", { cards: cards.join(", ") + (unknown.length > NAMED ? " …" : "") });
}

/** One line about a list that was read. */
function told({ kind, pool, unknown }, dealt) {
  if (kind !== "read") return kind && t(`limited-pool-${kind}`);
  const count = pool.main.length + pool.extra.length + pool.side.length;
  const players = playersOf(pool, dealt);
  const words =
    players < 2 ? t("limited-pool-small", { count, least: 2 * dealt }) : t("limited-pool-enough", { count, players });
  return [words, unknown.length && leftOut(unknown)].filter(Boolean).join(" ");
}

const NOTHING = { kind: "", pool: null, unknown: [] };

/**
 * The list as it is written, with one line about it.
 * @param {{game: string, dealt: number, onPool: (pool: object|null) => void}} props `dealt`: how many cards each player
 *   gets; `onPool` gets the pool as `POST /api/tournaments` takes it, nothing while there is none that suffices
 */
export function PoolField({ game, dealt, onPool }) {
  const [text, setText] = useState("");
  const [found, setFound] = useState(NOTHING);
  const asked = useRef(0);
  const take = (one) => {
    setFound(one);
    onPool(one.pool && playersOf(one.pool, dealt) > 1 ? one.pool : null);
  };
  const read = async (words) => {
    asked.current += 1;
    const now = asked.current;
    setText(words);
    take(NOTHING);
    if (!words.trim()) return;
    const one = await importDeck(game, words, "").then(
      ({ deck, unknown }) => ({
        kind: "read",
        pool: { main: deck.main, extra: deck.extra ?? [], side: deck.side ?? [] },
        unknown,
      }),
      (error) => ({ ...NOTHING, kind: error.code === "bad_deck" ? "none" : "later" }),
    );
    if (now === asked.current) take(one);
  };
  useEffect(() => {
    read("");
  }, [game]);
  const fromFile = async (file) => {
    if (file && file.size > LARGEST) take({ ...NOTHING, kind: "large" });
    else if (file) await read(await file.text());
  };
  const bad = found.kind && !(found.pool && playersOf(found.pool, dealt) > 1);
  return html`<div class="labelled pool-field"><label class="labelled"><span>${t("limited-pool-list")}</span>
      <textarea class="field" rows="5" maxlength=${LARGEST} spellcheck="false" placeholder=${t("limited-pool-example")} value=${text} onChange=${(event) => read(event.target.value)}></textarea></label>
    <small>${t("limited-pool-hint")}</small>
    <p role="status" class=${bad ? "wrong" : ""}>${told(found, dealt)}</p>
    <label class="button file-button">${t("limited-pool-file")}<input type="file" accept=".ydk,.ydke,.deck,.txt,text/plain" class="hidden-file"
      onChange=${(event) => fromFile(event.target.files[0])} /></label></div>`;
}
