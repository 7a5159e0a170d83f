/** Between the duels of a match: the score, the exchange of cards with the side deck, who goes first. */
import { html, useEffect, useMemo, useState } from "../../vendor/htm-preact.js";
import { cardOf, loadIndex, useComing } from "../cards.js";
import { Score } from "../ending.js";
import { send } from "../net.js";
import { complain } from "../refusals.js";
import { both, t } from "../text.js";
import { Face, shownOf } from "./face.js";

/** The types that belong in the extra deck: fusion, synchro, xyz, link. */
const EXTRA = 0x40 | 0x2000 | 0x800000 | 0x4000000;

const counted = (cards) => {
  const rows = new Map();
  for (const number of cards) rows.set(number, (rows.get(number) ?? 0) + 1);
  return rows;
};

const nameOf = (number) => both(cardOf("yugioh", number)?.name) || String(number);

/** The cards of a part of the deck, each once with its number; changes are marked. */
function Part({ part, title, cards, before, onMove, onLook }) {
  const rows = counted(cards);
  const had = counted(before);
  return html`<section class="side-part" aria-label=${title} data-part=${part}><h3>${title} <small>${cards.length}</small></h3><div class="side-cards">${[
    ...rows,
  ].map(([number, count]) => {
    const more = count - (had.get(number) ?? 0);
    const words = `${nameOf(number)} ×${count}`;
    return html`<button key=${number} class=${`side-card ${more > 0 ? "in" : more < 0 ? "out" : ""}`} aria-label=${onMove ? t(part === "side" ? "siding-put-in" : "siding-take-out", { card: words }) : words} disabled=${!onMove}
      onClick=${() => onMove?.(number)} onMouseEnter=${() => onLook(number)} onFocus=${() => onLook(number)}>
      <${Face} card=${shownOf(number, null)} mode="small" />${count > 1 && html`<b class="times">×${count}</b>`}${more !== 0 && html`<i class="moved">${more > 0 ? `+${more}` : `−${-more}`}</i>`}</button>`;
  })}</div></section>`;
}

const without = (cards, number) => {
  const at = cards.indexOf(number);
  return [...cards.slice(0, at), ...cards.slice(at + 1)];
};

function Exchange({ id, siding, onLook }) {
  const start = { main: siding.deck.main ?? [], extra: siding.deck.extra ?? [], side: siding.deck.side ?? [] };
  const [deck, setDeck] = useState(start);
  const [sent, setSent] = useState(false);
  const out = (part) => (number) =>
    setDeck({ ...deck, [part]: without(deck[part], number), side: [...deck.side, number] });
  const back = (number) => {
    const part = (cardOf("yugioh", number)?.types ?? 0) & EXTRA ? "extra" : "main";
    setDeck({ ...deck, side: without(deck.side, number), [part]: [...deck[part], number] });
  };
  const ready = async () => {
    setSent(true);
    try {
      await send("side", { room: id, deck: { name: siding.deck.name ?? "", ...deck } });
    } catch (error) {
      setSent(false);
      complain(error);
    }
  };
  const off = ["main", "extra"].map((part) => deck[part].length - start[part].length);
  const by = off.find((one) => one !== 0) ?? 0;
  const same = by === 0;
  const seen = Object.entries(siding.seen ?? {}).flatMap(([number, count]) => Array(count).fill(Number(number)));
  return html`<div class="exchange"><p class="hint">${t("siding-text")}</p>
    <div class="exchange-do"><button class="button primary" disabled=${sent || !same} onClick=${ready}>${sent ? t("siding-sent") : t("siding-ready")}</button>
      <button class="button" disabled=${sent} onClick=${() => setDeck(start)}>${t("siding-reset")}</button>
      <span role="status" class=${same ? "hint" : "notice"}>${same ? t("siding-same") : t(by > 0 ? "siding-more" : "siding-fewer", { count: Math.abs(by) })}</span></div>
    <${Part} part="side" title=${t("side-deck")} cards=${deck.side} before=${start.side} onMove=${back} onLook=${onLook} />
    <${Part} part="main" title=${t("main-deck")} cards=${deck.main} before=${start.main} onMove=${out("main")} onLook=${onLook} />
    ${start.extra.length + deck.extra.length > 0 && html`<${Part} part="extra" title=${t("extra-deck")} cards=${deck.extra} before=${start.extra} onMove=${out("extra")} onLook=${onLook} />`}
    ${seen.length > 0 && html`<${Part} part="seen" title=${t("seen-cards")} cards=${seen} before=${seen} onLook=${onLook} />`}</div>`;
}

/** Who decides who goes first, and what everybody waits for. */
function Order({ id, ask }) {
  const [sent, setSent] = useState(false);
  const choose = async (option) => {
    setSent(true);
    try {
      await send("choose", { room: id, ask: ask.id, option });
    } catch (error) {
      setSent(false);
      complain(error);
    }
  };
  if (sent) return html`<p class="between-wait">${t("siding-sent")}</p>`;
  return html`<div class="order"><h3>${both(ask.text)}</h3><div class="buttons">${ask.options.map((option, at) => html`<button key=${at} class="button primary" onClick=${() => choose(at)}>${both(option.text)}</button>`)}</div></div>`;
}

/** The seconds left for what is asked; `null` without a clock. */
function useLeft(siding) {
  const [, again] = useState(0);
  const since = useMemo(() => performance.now(), [siding]);
  useEffect(() => {
    const timer = setInterval(() => again((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  if (siding?.seconds === null || siding?.seconds === undefined) return null;
  return Math.max(0, Math.ceil(siding.seconds - (performance.now() - since) / 1000));
}

/**
 * What stands in the place of the field between two duels, and before the first one.
 * @param {{id: string, room: object, siding: object|null, onInspect: (target: object) => void}} props
 */
export function Between({ id, room, siding, onInspect }) {
  const ready = useComing(() => loadIndex(room.game).then(() => true), [room.game]);
  const first = room.results.length === 0;
  const left = useLeft(siding);
  const look = (number) => onInspect({ passcode: number, card: -1 });
  return html`<div class="between" data-between><header><h2>${t(first ? "match-before" : siding && !siding.ask && !siding.handed ? "siding" : "match-between", { number: room.duel })}</h2>
      ${!first && html`<${Score} room=${room} />`}${left !== null && html`<span class="siding-time chip" role="timer">${t("siding-seconds", { seconds: left })}</span>`}</header>
    ${
      room.you === null
        ? html`<p class="between-wait">${t(first ? "between-watch-first" : "between-watch")}</p>`
        : !siding || !ready
          ? html`<p class="empty">${t("loading")}</p>`
          : siding.ask
            ? html`<${Order} key=${siding.ask.id} id=${id} ask=${siding.ask} />`
            : siding.handed || first
              ? html`<p class="between-wait">${t(first ? "between-first" : "siding-sent")}</p>`
              : html`<${Exchange} key=${siding.duel} id=${id} siding=${siding} onLook=${look} />`
    }</div>`;
}
