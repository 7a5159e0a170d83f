/** Tournaments: the list with a new one, and the page of one. */
import { html, useState } from "../../vendor/htm-preact.js";
import { loadGames, useComing } from "../cards.js";
import { tried } from "../company/friends.js";
import { DeckChoice, deckWish, decksFor, firstDeck, useMyDecks } from "../home.js";
import { NameField, useNaming } from "../naming.js";
import { both, t } from "../text.js";
import { Dialog, Icon, toast } from "../ui.js";
import { Rounds, Standings, entrantName, nameOf } from "./board.js";
import { begin, cancelTournament, enter, leave, remove, useTournament, useTournaments } from "./calls.js";
import { Limited } from "./limited.js";
import { TournamentRow, aboutOf } from "./list.js";
import { Make } from "./make.js";

function All({ games }) {
  const [found] = useTournaments();
  return html`<main class="page"><h1>${t("tournaments")}</h1><div class="home-columns">${found ? html`<${Make} games=${games} kinds=${found.kinds} dealt=${found.dealt} />` : html`<div></div>`}
    <div class="panel"><h2>${t("tournaments-going")}</h2>
    ${
      !found
        ? html`<p class="empty">${t("loading")}</p>`
        : found.tournaments.length === 0
          ? html`<p class="empty">${t("tournaments-none")}</p>`
          : html`<ul class="list">${found.tournaments.map((one) => html`<li key=${one.id}><${TournamentRow} one=${one} games=${games} /></li>`)}</ul>`
    }</div></div></main>`;
}

/** The deck with which somebody enters. */
function useDeck(game, one) {
  const mine = useMyDecks(one.game);
  const decks = decksFor(game, one.edition ?? "");
  const [chosen, setChosen] = useState("");
  const value = chosen || (decks[0] ? `builtin:${firstDeck(game, one.edition ?? "")}` : "");
  return { value, setChosen, decks, mine, wish: () => deckWish(value, mine) };
}

/** Entering, changing the deck, leaving; before it begins. */
function Entering({ one, game, set }) {
  const deck = useDeck(game, one);
  const naming = useNaming();
  const entered = one.you !== null;
  const own = both(game.decks.find((found) => found.id === one.deck)?.name) || one.deck;
  const sent = (event) => {
    event.preventDefault();
    tried(async () => {
      await naming.keep();
      set(await enter(one.id, one.limited ? null : deck.wish(), ""));
    });
  };
  return html`<form class="panel" onSubmit=${sent}><h2>${t(entered ? "tournament-entered" : "tournament-enter-title")}</h2>
    ${entered && !one.limited && html`<p>${t("tournament-deck", { deck: own })}</p>`}
    ${!entered && html`<${NameField} naming=${naming} />`}
    ${
      one.limited
        ? html`<p class="hint">${t("limited-enter")}</p>`
        : html`<${DeckChoice} label=${t("your-deck")} value=${deck.value} decks=${deck.decks} mine=${deck.mine} onChange=${deck.setChosen} />
    <p class="hint">${t("tournament-deck-hint")}</p>`
    }
    <div class="buttons">${(!entered || !one.limited) && html`<button class="button primary" type="submit">${t(entered ? "tournament-change" : "tournament-enter")}</button>`}
      ${entered && html`<button class="button" type="button" onClick=${() => tried(async () => set(await leave(one.id)))}>${t("tournament-leave")}</button>`}</div></form>`;
}

/** What the organiser does before it begins. */
function Organising({ one, game, set }) {
  const deck = useDeck(game, one);
  const levels = ["greedy", "random", ...game.levels.filter((level) => level.startsWith("level"))];
  const [level, setLevel] = useState(levels[0]);
  const ready = one.entrants.length >= 2;
  return html`<div class="panel"><h2>${t("tournament-organise")}</h2>
    <form onSubmit=${(event) => {
      event.preventDefault();
      tried(async () => set(await enter(one.id, one.limited ? null : deck.wish(), level)));
    }}><label class="labelled"><span>${t("tournament-computer")}</span><select class="field" value=${level} onChange=${(event) => setLevel(event.target.value)}>${levels.map((found) => html`<option key=${found} value=${found}>${t(`opponent-${found}`)}</option>`)}</select></label>
      ${!one.limited && html`<${DeckChoice} label=${t("tournament-computer-deck")} value=${deck.value} decks=${deck.decks} mine=${[]} onChange=${deck.setChosen} />`}
      <button class="button" type="submit">${t("tournament-add")}</button></form>
    <div class="buttons"><button class="button primary big" disabled=${!ready} onClick=${() => tried(async () => set(await begin(one.id)))}>${t("tournament-begin")}</button>
      <button class="button" onClick=${() =>
        tried(async () => {
          await cancelTournament(one.id);
          location.hash = "#/tournaments";
        })}>${t("tournament-cancel")}</button></div>
    ${!ready && html`<p class="hint">${t("tournament-two")}</p>`}</div>`;
}

function Entrants({ one, set }) {
  return html`<div class="panel"><h2>${t("tournament-entrants", { count: one.entrants.length })}</h2>
    ${one.entrants.length === 0 && html`<p class="empty">${t("tournament-nobody")}</p>`}
    <ol class="people">${one.entrants.map(
      (
        entrant,
        number,
      ) => html`<li key=${number}><b>${entrantName(entrant)}</b>${entrant.level && html`<small>${t(`opponent-${entrant.level}`)}</small>`}${number === one.you && html`<small>${t("seat-you")}</small>`}${entrant.left && html`<small>${t("tournament-left")}</small>`}${one.status === "drafting" && entrant.ready && html`<small>${t("limited-ready")}</small>`}<span class="grow"></span>
      ${one.mine && !entrant.left && one.status !== "over" && html`<button class="icon-button" aria-label=${t("tournament-remove", { name: entrantName(entrant) })} title=${t("tournament-remove", { name: entrantName(entrant) })} onClick=${() => tried(async () => set(await remove(one.id, number)))}><${Icon} name="close" /></button>`}</li>`,
    )}</ol></div>`;
}

/** What the player does now. */
function Now({ one, set }) {
  if (one.you === null || one.status !== "playing") return null;
  const here = one.pairings.filter((pairing) => [pairing.first, pairing.second].includes(one.you));
  const own = here.find((pairing) => pairing.second !== null && !pairing.score);
  const bye = here.find((pairing) => pairing.round === one.round && pairing.second === null);
  const left = one.entrants[one.you].left;
  return html`<div class="panel now">${
    own?.room
      ? html`<h2>${t("tournament-against", { name: nameOf(one, own.first === one.you ? own.second : own.first) })}</h2><a class="button primary big" href=${`#/room/${own.room}`}>${t("tournament-go")}</a>`
      : html`<p>${t(left ? "tournament-you-left" : bye ? "tournament-your-bye" : "tournament-wait")}</p>`
  }
    ${!left && html`<button class="plain small" onClick=${() => tried(async () => set(await leave(one.id)))}>${t("tournament-drop")}</button>`}</div>`;
}

/** The organiser ends it before everything is played. */
function Ending({ one }) {
  const [sure, setSure] = useState(false);
  const end = () =>
    tried(async () => {
      await cancelTournament(one.id);
      setSure(false);
      if (one.status === "drafting") location.hash = "#/tournaments";
    });
  return html`<p><button class="plain small" onClick=${() => setSure(true)}>${t("tournament-end")}</button></p>
    ${
      sure &&
      html`<${Dialog} title=${t("tournament-end")} onClose=${() => setSure(false)}><p>${t(one.status === "drafting" ? "tournament-end-draft" : "tournament-end-sure")}</p>
      <div class="buttons"><button class="button danger" onClick=${end}>${t("tournament-end")}</button><button class="button" autofocus onClick=${() => setSure(false)}>${t("cancel")}</button></div><//>`
    }`;
}

function One({ id, games }) {
  const [one, set] = useTournament(id);
  if (one === undefined) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  if (!one)
    return html`<main class="page"><div class="panel narrow"><h1>${t("nothing-here")}</h1><p>${t("tournament-missing")}</p><a class="button" href="#/tournaments">${t("tournaments")}</a></div></main>`;
  const game = games.find((found) => found.id === one.game);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(t("link-copied"), "good");
    } catch {
      toast(location.href);
    }
  };
  const winners = one.status === "over" ? one.standings.filter((row) => row.place === 1) : [];
  return html`<main class="page tournament"><h1>${one.title}</h1>
    <p class="chips">${aboutOf(one, games).map((words) => html`<span key=${words} class="chip">${words}</span>`)} <span class="chip">${t("tournament-host", { name: one.host })}</span>
      <button class="plain small" onClick=${copy}>${t("tournament-copy")}</button></p>
    ${winners.length > 0 && html`<p class="winner" role="status">${t("tournament-winner", { name: winners.map((row) => nameOf(one, row.entrant)).join(" / ") })}</p>`}
    <${Now} one=${one} set=${set} />
    ${one.mine && ["drafting", "playing"].includes(one.status) && html`<${Ending} one=${one} />`}
    <div class="home-columns">${
      one.status === "drafting"
        ? html`<${Limited} one=${one} game=${game} set=${set} />`
        : one.status === "open"
          ? html`<div class="home-side"><${Entering} one=${one} game=${game} set=${set} />${one.mine && html`<${Organising} one=${one} game=${game} set=${set} />`}</div>`
          : html`<div class="panel"><${Standings} one=${one} /><${Rounds} one=${one} /></div>`
    }
      <div class="home-side"><${Entrants} one=${one} set=${set} /></div></div></main>`;
}

/** @param {{path: string[]}} props `#/tournaments` or `#/tournament/ID` */
export function Page({ path }) {
  const games = useComing(loadGames, []);
  if (!games) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  return path[0] === "tournament" && path[1]
    ? html`<${One} key=${path[1]} id=${path[1]} games=${games} />`
    : html`<${All} games=${games} />`;
}
