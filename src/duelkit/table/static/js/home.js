/**
 * The first page: a duel in one click, or with a chosen game, edition, deck and opponent; public rooms; a friend's
 * link.
 */
import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { getJson, loadGames, useComing } from "./cards.js";
import { Friends } from "./company/friends.js";
import { PublicRooms } from "./company/lobby.js";
import { editionOptions } from "./editions.js";
import { titleOf } from "./games.js";
import { RoomRow, useMyRooms } from "./matches.js";
import { NameField, useNaming } from "./naming.js";
import { lobby, send, stay } from "./net.js";
import { refusal } from "./refusals.js";
import { change, store } from "./store.js";
import { both, has, t } from "./text.js";
import { TournamentsPanel } from "./tournaments/list.js";
import { Icon, Segments, toast } from "./ui.js";

/** The deck that is offered first. */
export function firstDeck(game, edition) {
  const decks = decksFor(game, edition);
  return (decks.find((deck) => deck.id === game?.first?.deck) ?? decks[0])?.id;
}

/** The duel that one click begins. */
function quickWish(game) {
  const wish = game.first ?? {};
  const edition = game.editions?.some((one) => one.id === wish.edition) ? wish.edition : undefined;
  const decks = decksFor(game, edition);
  const known = (id) => decks.some((deck) => deck.id === id);
  return {
    game: game.id,
    edition,
    deck: firstDeck(game, edition),
    opponent_deck: known(wish.opponent_deck) ? wish.opponent_deck : (decks[1] ?? decks[0])?.id,
  };
}

const option = (value, text) => html`<option key=${value} value=${value}>${text}</option>`;

function Field({ label, hint, children }) {
  return html`<label class="labelled"><span>${label}</span>${children}${hint && html`<small>${hint}</small>`}</label>`;
}

/** The built-in decks that fit an edition. */
export function decksFor(game, edition) {
  const rules = game?.editions?.find((one) => one.id === edition);
  const fits = (deck) =>
    rules?.decks ? rules.decks.includes(deck.id) : !deck.editions?.length || deck.editions.includes(edition);
  return (game?.decks ?? []).filter((deck) => !edition || fits(deck));
}

/** A chosen deck: `builtin:ID` or `mine:ID`, as `create` and `join` take it. */
export function deckWish(value, mine) {
  if (value?.startsWith("mine:")) {
    const deck = mine.find((one) => `mine:${one.id}` === value);
    if (!deck) return null;
    return deck.extra || deck.side
      ? { name: deck.name, main: deck.main, extra: deck.extra ?? [], side: deck.side ?? [] }
      : { name: deck.name, main: deck.main };
  }
  return value ? value.replace(/^builtin:/, "") : null;
}

/** The player's own decks of a game. */
export function useMyDecks(game) {
  return (
    useComing(async () => {
      if (!store.token) return [];
      const body = await getJson("api/my/decks").catch(() => []);
      return (Array.isArray(body) ? body : (body.decks ?? []))
        .map((row) => ({ ...row, ...row.deck, id: row.id }))
        .filter((row) => !row.game || row.game === game);
    }, [game]) ?? []
  );
}

/** A choice of a deck. */
export function DeckChoice({ label, value, decks, mine, onChange, random = false }) {
  const chosen = decks.find((deck) => `builtin:${deck.id}` === value);
  const name = (deck) => both(deck.name) || deck.id;
  return html`<${Field} label=${label} hint=${chosen ? both(chosen.text) : value ? "" : t("deck-random-hint")}>
    <select class="field" value=${value} onChange=${(event) => onChange(event.target.value)}>
      ${random && option("", t("deck-random"))}
      <optgroup label=${t("decks-builtin")}>${decks.map((deck) => option(`builtin:${deck.id}`, name(deck)))}</optgroup>
      ${
        mine.length > 0 &&
        html`<optgroup label=${t("decks-mine")}>
        ${mine.map((deck) => option(`mine:${deck.id}`, deck.name))}</optgroup>`
      }
    </select><//>`;
}

async function open(fields) {
  const room = await send("create", { ...fields, windows: store.settings.windows });
  stay(room.room);
  location.hash = `#/room/${room.room}`;
}

/** The settings that are chosen again for every room. */
const ONCE = { title: "", public: false, rated: false };

function Form({ games, onBusy, busy }) {
  const [wish, setWish] = useState({
    game: "",
    edition: "",
    deck: "",
    other: "",
    opponent: "greedy",
    first: "random",
    best_of: 1,
    public: false,
    rated: false,
    clock: 0,
    delay: 0,
    title: "",
    limits: "",
    ...store.wishes,
    ...ONCE,
  });
  const game = games.find((one) => one.id === wish.game) ?? games[0];
  const levels = (game.levels ?? []).filter((level) => level.startsWith("level"));
  const levelled = wish.opponent.startsWith("level");
  const editions = game.editions ?? [];
  const edition =
    editions.find((one) => one.id === wish.edition)?.id ??
    editions.find((one) => one.default)?.id ??
    editions[0]?.id ??
    "";
  const decks = decksFor(game, edition);
  const mine = useMyDecks(game.id);
  const known = (value) =>
    decks.some((deck) => `builtin:${deck.id}` === value) || mine.some((deck) => `mine:${deck.id}` === value);
  const deck = known(wish.deck) ? wish.deck : decks[0] ? `builtin:${firstDeck(game, edition)}` : "";
  const other = known(wish.other) ? wish.other : "";
  const friend = wish.opponent === "friend";
  const contest = wish.opponent !== "self";
  const rated = friend && wish.rated && Number(wish.clock) > 0;
  const naming = useNaming();
  const set = (fields) => {
    const next = { ...wish, ...fields };
    setWish(next);
    // a title and being public belong to one room, not to the next one
    change((state) => {
      state.wishes = { ...next, ...ONCE };
    });
  };
  const start = async (event) => {
    event.preventDefault();
    const fields = {
      game: game.id,
      deck: deckWish(deck, mine),
      opponent: levelled && !levels.includes(wish.opponent) ? "greedy" : wish.opponent,
      first: wish.first,
    };
    if (edition) fields.edition = edition;
    if (!friend) {
      const any = decks[Math.floor(Math.random() * decks.length)];
      const chosen = other ? deckWish(other, mine) : any?.id;
      if (chosen) fields.opponent_deck = chosen;
    }
    if (contest && editions.length && Number(wish.best_of) === 3) fields.best_of = 3;
    if (friend && wish.public) fields.public = true;
    if (rated) fields.rated = true;
    if (friend && Number(wish.clock)) fields.clock = Number(wish.clock);
    if (friend && Number(wish.delay)) fields.delay = Number(wish.delay);
    if (wish.title.trim()) fields.title = wish.title.trim();
    if ((game.limits ?? []).some((one) => one.id === wish.limits)) fields.limits = wish.limits;
    await onBusy(async () => {
      if (friend) await naming.keep();
      await open(fields);
    });
  };
  const select = (key, values) => html`<select class="field" value=${String(wish[key])}
    onChange=${(event) => set({ [key]: event.target.value })}>${values.map(([value, text]) => option(value, text))}</select>`;
  const special = [
    contest && editions.length > 0 && Number(wish.best_of) === 3 && t("best-of-3"),
    (game.limits ?? []).find((one) => one.id === wish.limits)?.name,
    friend && Number(wish.clock) && t("clock-seconds", { seconds: Number(wish.clock) }),
    friend && Number(wish.delay) && t("seconds", { seconds: Number(wish.delay) }),
    friend && wish.public && t("public"),
    rated && t("rated"),
    wish.title.trim(),
  ]
    .filter(Boolean)
    .map(both);
  const about = editions.find((one) => one.id === edition);
  return html`<form class="panel new-room" onSubmit=${start}>
    <h2>${t("new-duel")}</h2>
    <div class="games" role="radiogroup" aria-label=${t("game")}>${games.map(
      (one) => html`<button type="button" role="radio"
      key=${one.id} aria-checked=${one.id === game.id} class=${`game ${one.id} ${one.id === game.id ? "on" : ""}`}
      onClick=${() => set({ game: one.id, deck: "", other: "" })}><b>${both(one.name)}</b><small>${has(`game-${one.id}`) ? t(`game-${one.id}`) : ""}</small></button>`,
    )}</div>
    <div class="two">
      ${
        editions.length > 0 &&
        html`<${Field} label=${t("edition")} hint=${about?.source ? t(`source-${about.source.split(" ")[0]}`) : ""}>
        <select class="field" value=${edition} onChange=${(event) => set({ edition: event.target.value })}>
          ${editionOptions(editions.filter((one) => !one.format || one.decks.length || mine.length))}</select><//>`
      }
      <${DeckChoice} label=${t("your-deck")} value=${deck} decks=${decks} mine=${mine} onChange=${(value) => set({ deck: value })} />
    </div>
    <div class="labelled"><span>${t("opponent")}</span>
      <${Segments} label=${t("opponent")} value=${levelled ? "greedy" : wish.opponent} onChange=${(value) => set({ opponent: value })}
        options=${["greedy", "random", "friend", "self"].map((value) => ({ value, text: t(`opponent-${value}`) }))} />
      <small>${t(`opponent-${wish.opponent}-hint`)}</small></div>
    ${
      (levelled || wish.opponent === "greedy") &&
      levels.length > 0 &&
      html`<${Field} label=${t("strength")}>
      ${select("opponent", [["greedy", t("strength-usual")], ...levels.map((level) => [level, t(`opponent-${level}`)])])}<//>`
    }
    <div class="two">
      ${friend && html`<${NameField} naming=${naming} />`}
      ${
        !friend &&
        html`<${DeckChoice} label=${t(wish.opponent === "self" ? "other-deck" : "opponents-deck")} value=${other} decks=${decks}
        mine=${mine} random onChange=${(value) => set({ other: value })} />`
      }
      <${Field} label=${t("first")}>${select(
        "first",
        ["random", "me", "other"].map((value) => [value, t(`first-${value}`)]),
      )}<//>
    </div>
    <details><summary>${t("more-options")}${special.map((words) => html` <span class="chip">${words}</span>`)}</summary><div class="two">
      ${
        contest &&
        editions.length > 0 &&
        html`<${Field} label=${t("best-of")}>${select("best_of", [
          ["1", t("best-of-1")],
          ["3", t("best-of-3")],
        ])}<//>`
      }
      ${
        (game.limits ?? []).length > 0 &&
        html`<${Field} label=${t("limits")}>${select("limits", [
          ["", t("limits-none")],
          ...game.limits.map((one) => [one.id, both(one.name) || one.id]),
        ])}<//>`
      }
      ${
        friend &&
        html`<${Field} label=${t("clock")}>${select("clock", [
          ["0", t("clock-none")],
          ...[60, 120, 180, 300, 600].map((seconds) => [String(seconds), t("clock-seconds", { seconds })]),
        ])}<//>
        <${Field} label=${t("delay")}>${select("delay", [
          ["0", t("delay-none")],
          ...[15, 30, 60, 300].map((seconds) => [String(seconds), t("seconds", { seconds })]),
        ])}<//>
        <label class="check"><input type="checkbox" checked=${wish.public}
          onChange=${(event) => set({ public: event.target.checked })} />${t("public")}</label>
        <label class="check" title=${t("rated-hint")}><input type="checkbox" checked=${rated}
          onChange=${(event) => set({ rated: event.target.checked, ...(event.target.checked && !Number(wish.clock) && { clock: 180 }) })} />${t("rated")}</label>`
      }
      <${Field} label=${t("title")}><input class="field" maxlength="40" value=${wish.title}
        onInput=${(event) => set({ title: event.target.value })} /><//>
    </div></details>
    <button class="button primary big" type="submit" disabled=${busy}>${friend ? t("open-room") : t("start-duel")}</button>
  </form>`;
}

/** The number of own rooms that are shown at first. */
const SHOWN = 6;

function Rooms() {
  const mine = useMyRooms() ?? [];
  const [link, setLink] = useState("");
  const [all, setAll] = useState(false);
  const go = (event) => {
    event.preventDefault();
    const id = link.trim().match(/([A-Za-z0-9_-]+)\/?$/)?.[1];
    if (id) location.hash = `#/room/${id}`;
  };
  return html`<div class="panel rooms">
    <h2>${t("join-title")}</h2>
    <form class="joined" onSubmit=${go}><input class="field" placeholder=${t("join-link")} aria-label=${t("join-link")} value=${link}
      onInput=${(event) => setLink(event.target.value)} /><button class="button" type="submit">${t("join")}</button></form>
    ${
      mine.length > 0 &&
      html`<h3>${t("recent")}</h3><ul class="list">${(all ? mine : mine.slice(0, SHOWN)).map((row) => html`<li key=${row.room}><${RoomRow} row=${row} to=${`#/room/${row.room}`} /></li>`)}</ul>
      ${mine.length > SHOWN && !all && html`<button class="plain small" onClick=${() => setAll(true)}>${t("recent-all", { count: mine.length })}</button>`}`
    }
    <${PublicRooms} />
    <p><a class="button small" href="#/ratings">${t("ratings-list")}</a></p>
  </div>`;
}

/** The first page. */
export function Home() {
  const games = useComing(loadGames, []);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    lobby(true);
    return () => lobby(false);
  }, []);
  const onBusy = async (start) => {
    setBusy(true);
    try {
      await start();
    } catch (error) {
      toast(error.code === "lost" ? t("offline") : `${t("not-opened")} ${refusal(error)}`, "bad");
    }
    setBusy(false);
  };
  const quick = (game) =>
    onBusy(() => {
      const { edition, ...fields } = quickWish(game);
      return open({ ...fields, ...(edition && { edition }), opponent: "greedy", first: "me" });
    });
  const deckOf = (game) => both(game.decks.find((deck) => deck.id === quickWish(game).deck)?.name);
  // all at once: nothing that is read moves when the rest comes
  if (!games) return html`<main class="page home"><p class="empty">${t("loading")}</p></main>`;
  return html`<main class="page home">
    <section class="hero"><h1>${t("welcome")}</h1><p>${t("welcome-text")}</p>
      <div class="quick">${games.map(
        (game) => html`<div class="quick-game" key=${game.id}><button class="button primary" disabled=${busy}
        onClick=${() => quick(game)}><${Icon} name="play" /> <span>${has(`quick-${game.id}`) ? t(`quick-${game.id}`) : t("quick", { game: both(game.name) })}<small>${t("quick-deck", { deck: deckOf(game) })}</small></span></button>
        <div class="quick-more">${["lessons", "puzzles", "rulings"]
          .filter((what) => game[what] > 0)
          .map(
            (what) =>
              html`<a key=${what} class="button learn-link" href=${`#/${what === "lessons" ? "learn" : what}/${game.id}`} aria-label=${t(`home-${what}`, { game: titleOf(game.id), count: game[what] })}>${t(`home-${what}-short`, { count: game[what] })}</a>`,
          )}</div></div>`,
      )}</div></section>
    <div class="home-columns">
      <${Form} games=${games} onBusy=${onBusy} busy=${busy} />
      <div class="home-side"><${Rooms} /><${TournamentsPanel} /><${Friends} /></div>
    </div>
  </main>`;
}
