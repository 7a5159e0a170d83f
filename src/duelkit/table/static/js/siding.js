/** Between the duels of a match: who goes first, and the exchange of cards with the side deck. */
import { html, useState } from "../vendor/htm-preact.js";
import { cardOf } from "./cards.js";
import { send } from "./net.js";
import { both, t } from "./text.js";
import { Dialog, toast } from "./ui.js";

/** Types that belong into the extra deck: fusion, synchro, xyz, link. */
const EXTRA = 0x40 | 0x2000 | 0x800000 | 0x4000000;

function List({ game, title, cards, onMove }) {
  const rows = new Map();
  for (const number of cards) rows.set(number, (rows.get(number) ?? 0) + 1);
  return html`<section><h3>${title} <small>${cards.length}</small></h3><ul class="list">${[...rows].map(([number, count]) => html`
    <li key=${number}><button class="row-link" onClick=${() => onMove(number)}><b>${both(cardOf(game, number)?.name) || number}</b><small>×${count}</small></button></li>`)}</ul></section>`;
}

const without = (cards, number) => {
  const at = cards.indexOf(number);
  return [...cards.slice(0, at), ...cards.slice(at + 1)];
};

/** The score of the match, and what one is asked or waits for. */
function Order({ id, siding }) {
  const [sent, setSent] = useState(false);
  const choose = async (option) => {
    setSent(true);
    try {
      await send("choose", { room: id, ask: siding.ask.id, option });
    } catch (error) {
      setSent(false);
      toast(error.message, "bad");
    }
  };
  const asked = siding.ask && !sent;
  const wins = siding.wins ?? [0, 0];
  const between = siding.duel > 1 || wins[0] + wins[1] > 0;
  return html`<${Dialog} title=${asked ? both(siding.ask.text) : t(between ? "match-between" : "match-before")}>
    ${between && html`<p>${t("match-score", { a: wins[0], b: wins[1] })}</p>`}
    ${asked ? html`<div class="buttons">${siding.ask.options.map((option, at) => html`<button key=${at} class="button primary" onClick=${() => choose(at)}>${both(option.text)}</button>`)}</div>`
      : html`<p>${t("siding-sent")}</p>`}<//>`;
}

/** @param {{id: string, room: object, siding: object}} props */
export function Siding({ id, room, siding }) {
  if (siding.ask || siding.handed) return html`<${Order} key=${siding.ask?.id ?? 0} id=${id} siding=${siding} />`;
  return html`<${Exchange} key=${siding.duel} id=${id} room=${room} siding=${siding} />`;
}

function Exchange({ id, room, siding }) {
  const [deck, setDeck] = useState({ main: siding.deck.main ?? [], extra: siding.deck.extra ?? [], side: siding.deck.side ?? [] });
  const [sent, setSent] = useState(false);
  const out = (part) => (number) => setDeck({ ...deck, [part]: without(deck[part], number), side: [...deck.side, number] });
  const back = (number) => {
    const part = (cardOf(room.game, number)?.types ?? 0) & EXTRA ? "extra" : "main";
    setDeck({ ...deck, side: without(deck.side, number), [part]: [...deck[part], number] });
  };
  const ready = async () => {
    setSent(true);
    try {
      await send("side", { room: id, deck: { name: siding.deck.name ?? "", ...deck } });
    } catch (error) {
      setSent(false);
      toast(error.message, "bad");
    }
  };
  const same = deck.main.length === (siding.deck.main ?? []).length && deck.extra.length === (siding.deck.extra ?? []).length;
  const seen = Object.entries(siding.seen ?? {}).map(([number, count]) => [Number(number), count]);
  return html`<${Dialog} title=${t("siding")} wide>
    <p>${t("match-score", { a: siding.wins?.[0] ?? 0, b: siding.wins?.[1] ?? 0 })} ${t("siding-text")}</p>
    <div class="siding"><${List} game=${room.game} title=${t("main-deck")} cards=${deck.main} onMove=${out("main")} />
      <${List} game=${room.game} title=${t("extra-deck")} cards=${deck.extra} onMove=${out("extra")} />
      <${List} game=${room.game} title=${t("side-deck")} cards=${deck.side} onMove=${back} />
      ${seen.length > 0 && html`<section><h3>${t("seen-cards")}</h3><ul class="list">${seen.map(([number, count]) => html`<li key=${number} class="row-link"><span>${both(cardOf(room.game, number)?.name) || number}</span><small>×${count}</small></li>`)}</ul></section>`}</div>
    <div class="buttons"><button class="button primary" disabled=${sent || !same} onClick=${ready}>${sent ? t("siding-sent") : t("siding-ready")}</button>
      ${!same && html`<span class="hint">${t("siding-sizes")}</span>`}</div><//>`;
}
