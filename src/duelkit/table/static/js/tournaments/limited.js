/** Draft and sealed play: the open pack, the own cards, the deck made of them. */
import { html, useEffect, useMemo, useState } from "../../vendor/htm-preact.js";
import { cardText, useComing } from "../cards.js";
import { tried } from "../company/friends.js";
import { loadShelves, shelfOf } from "../games.js";
import { loadCards } from "../library/data.js";
import { both, t } from "../text.js";
import { enter, pick } from "./calls.js";

/** The cards in the order of their kinds, each once with its number. */
function stacked(game, numbers, byNumber) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const shelf = shelfOf(game);
  const order = (number) => {
    const card = byNumber.get(number);
    return card ? shelf.groupOf(card) * 1e6 + shelf.rankOf(card) : Infinity;
  };
  return [...counts].sort(([one], [two]) => order(one) - order(two) || one - two);
}

/** Cards as buttons. */
function Cards({ game, numbers, data, label, onChoose, onLook, words }) {
  const Face = shelfOf(game).Face;
  return html`<ul class="limited-cards" aria-label=${label}>${stacked(game, numbers, data.byNumber).map(
    ([number, count]) => {
      const card = data.byNumber.get(number);
      const name = both(card?.name) || String(number);
      return html`<li key=${number}><button disabled=${!onChoose} onClick=${() => onChoose?.(number)} onMouseEnter=${() => onLook(number)} onFocus=${() => onLook(number)}>
      <span aria-hidden="true">${card && html`<${Face} card=${card} />`}</span><span class="visually-hidden">${words ? t(words, { card: name }) : name}</span>${count > 1 && html`<b class="copies" aria-hidden="true">×${count}</b>`}</button></li>`;
    },
  )}</ul>`;
}

/** The text of the card that is pointed at. */
function Looked({ game, edition, number, data }) {
  const sheet = useComing(
    () => (number ? cardText(game, number, edition ?? "") : Promise.resolve(null)),
    [game, edition, number],
  );
  const card = data.byNumber.get(number);
  if (!card) return html`<p class="hint">${t("limited-point")}</p>`;
  return html`<h3>${both(card.name)}</h3><p class="limited-text">${both(sheet?.line)}${"\n"}${both(sheet?.text)}</p>`;
}

/** The seconds that are left. */
function Left({ draft }) {
  const [, again] = useState(0);
  const since = useMemo(() => performance.now(), [draft]);
  useEffect(() => {
    const timer = setInterval(() => again((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  if (draft.seconds === null) return null;
  const left = Math.max(0, Math.ceil(draft.seconds - (performance.now() - since) / 1000));
  return html`<span class="chip siding-time" role="timer">${t("siding-seconds", { seconds: left })}</span>`;
}

function Choosing({ one, data, set, onLook }) {
  const { draft } = one;
  const [busy, setBusy] = useState(false);
  const choose = (number) => {
    if (busy) return;
    setBusy(true);
    tried(async () => set(await pick(one.id, number, draft.picks.length))).then(() => setBusy(false));
  };
  return html`<h2>${t("limited-pack", { round: draft.round, rounds: draft.rounds })} <${Left} draft=${draft} /></h2>
    ${
      draft.pack
        ? html`<p class="hint">${t("limited-choose")}</p><${Cards} game=${one.game} numbers=${draft.pack} data=${data} label=${t("limited-open-pack")} words="limited-take" onChoose=${choose} onLook=${onLook} />`
        : html`<p class="empty" role="status">${t("limited-wait-pack")}</p>`
    }
    <h3>${t("limited-yours", { count: draft.picks.length })}</h3><${Cards} game=${one.game} numbers=${draft.picks} data=${data} label=${t("limited-yours", { count: draft.picks.length })} onLook=${onLook} />`;
}

const without = (numbers, number) => {
  const at = numbers.indexOf(number);
  return at < 0 ? numbers : [...numbers.slice(0, at), ...numbers.slice(at + 1)];
};

function Building({ one, data, sizes, set, onLook }) {
  const { draft } = one;
  const [chosen, setChosen] = useState([]);
  const rest = chosen.reduce(without, draft.picks);
  const isExtra = (number) => data.byNumber.get(number)?.part === "extra";
  const main = chosen.filter((number) => !isExtra(number));
  const extra = chosen.filter(isExtra);
  const owned = draft.picks.filter((number) => !isExtra(number)).length;
  const least = Math.min(sizes.least ?? 0, owned);
  const fill = () => {
    const free = stacked(one.game, rest, data.byNumber).flatMap(([number, count]) => Array(count).fill(number));
    const more = free.filter((number) => !isExtra(number)).slice(0, Math.max(0, least - main.length));
    setChosen([...chosen, ...more, ...free.filter(isExtra).slice(0, Math.max(0, (sizes.extra ?? 15) - extra.length))]);
  };
  const ready = main.length >= least && main.length <= (sizes.most ?? Infinity);
  const hand = () => tried(async () => set(await enter(one.id, { name: one.title, main, extra, side: [] })));
  return html`<h2>${t("limited-build")} <${Left} draft=${draft} /></h2><p class="hint">${t("limited-build-hint")}</p>
    <div class="buttons"><button class="button primary" disabled=${!ready} onClick=${hand}>${t(draft.built ? "limited-hand-again" : "limited-hand")}</button>
      <button class="button" onClick=${fill}>${t("limited-fill")}</button><button class="button" onClick=${() => setChosen([])}>${t("limited-clear")}</button>
      <span role="status" class=${ready ? "hint" : "notice"}>${t("limited-size", { count: main.length, least, extra: extra.length })}</span></div>
    ${draft.built && html`<p role="status">${t("limited-built")}</p>`}
    <h3>${t("limited-deck")}</h3><${Cards} game=${one.game} numbers=${chosen} data=${data} label=${t("limited-deck")} words="limited-out" onChoose=${(number) => setChosen(without(chosen, number))} onLook=${onLook} />
    <h3>${t("limited-rest")}</h3><${Cards} game=${one.game} numbers=${rest} data=${data} label=${t("limited-rest")} words="limited-in" onChoose=${(number) => setChosen([...chosen, number])} onLook=${onLook} />`;
}

/** What an entrant does before the first round. */
export function Limited({ one, game, set }) {
  const data = useComing(async () => {
    await loadShelves();
    return loadCards(one.game);
  }, [one.game]);
  const [looked, setLooked] = useState(0);
  const sizes = game.editions?.find((edition) => edition.id === one.edition)?.sizes ?? game.sizes ?? {};
  if (!one.draft) return html`<div class="panel"><p>${t("limited-others")}</p></div>`;
  if (!data) return html`<div class="panel"><p class="empty">${t("loading")}</p></div>`;
  const Stage = one.draft.drafting ? Choosing : Building;
  return html`<div class="panel limited"><div><${Stage} one=${one} data=${data} sizes=${sizes} set=${set} onLook=${setLooked} /></div>
    <aside class="limited-looked" aria-live="off"><${Looked} game=${one.game} edition=${one.edition} number=${looked} data=${data} /></aside></div>`;
}
