/** Test hands: sample openings, and the odds of every card and of any marked group of cards. */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { shelfOf } from "../games.js";
import { CardFace } from "../library/faces.js";
import { both, t, useLanguage } from "../text.js";
import { sampleHands } from "./calls.js";
import { PARTS, stacks } from "./model.js";

const COUNT = 4;
const MOST_GROUPS = 8;
const marked = {};

/** The groups that every deck has. */
function usualGroups(game, numbers, byNumber) {
  return shelfOf(game).groups((test) => [...new Set(numbers)].filter((number) => test(byNumber.get(number) ?? {})));
}

const titleOf = ({ name, least }) =>
  least > 1
    ? t("deck-group-at-least", { name: name || t("deck-group-unnamed"), least })
    : name || t("deck-group-unnamed");

const percent = (chance) => (chance > 0 && chance < 0.0005 ? "<0.1 %" : `${(chance * 100).toFixed(1)} %`);

function Row({ name, chances, copies, children }) {
  return html`<tr><th scope="row">${name}</th><td>${copies}</td>${chances.map(
    (chance, at) => html`<td key=${at} class=${at ? "" : "first"}>
    ${!at && html`<i style=${`width:${chance * 100}%`}></i>`}<span>${percent(chance)}</span></td>`,
  )}${children}</tr>`;
}

function GroupEditor({ group, game, deck, data, onChange, onDrop }) {
  const toggle = (number) =>
    onChange({
      ...group,
      cards: group.cards.includes(number) ? group.cards.filter((one) => one !== number) : [...group.cards, number],
    });
  return html`<fieldset class="group-editor"><legend class="visually-hidden">${t("deck-group-edit")}</legend>
    <div class="group-head"><input class="field" maxlength="40" aria-label=${t("deck-group-name")} value=${group.name} placeholder=${t("deck-group-name")} onInput=${(event) => onChange({ ...group, name: event.target.value })} />
      <label>${t("deck-group-least")} <input class="field number" type="number" min="1" max="5" value=${group.least} onInput=${(event) => onChange({ ...group, least: Math.min(5, Math.max(1, Number(event.target.value) || 1)) })} /></label>
      <button class="plain small" onClick=${onDrop}>${t("deck-group-drop")}</button></div>
    <div class="group-cards">${stacks(game, deck.main, data.byNumber).map(
      ([number, count]) => html`<label key=${number} class=${group.cards.includes(number) ? "on" : ""}>
      <input type="checkbox" checked=${group.cards.includes(number)} onChange=${() => toggle(number)} />${both(data.byNumber.get(number)?.name) || number} <small>×${count}</small></label>`,
    )}</div></fieldset>`;
}

/** @param {{game: string, deck: object, data: object, edition: object|null, onLook: (number: number) => void}} props */
export function Hands({ game, deck, data, edition, onLook }) {
  useLanguage();
  const [seed, setSeed] = useState(null);
  const [typed, setTyped] = useState("");
  const [groups, setGroups] = useState(marked[game] ?? []);
  const [open, setOpen] = useState(-1);
  const [found, setFound] = useState(null);
  const [again, setAgain] = useState(0);
  const all = [...usualGroups(game, deck.main, data.byNumber), ...groups].slice(0, MOST_GROUPS);
  const usual = all.length - groups.length;
  const key = JSON.stringify([PARTS.map((part) => deck[part]), groups, seed, again, edition?.id]);
  useEffect(() => {
    marked[game] = groups;
    if (!deck.main.length) return undefined;
    let gone = false;
    const timer = setTimeout(
      () =>
        sampleHands(game, deck, {
          count: COUNT,
          ...(seed === null ? {} : { seed }),
          ...(shelfOf(game).editions ? { edition: edition?.id } : {}),
          groups: all.map((group) => ({
            name: group.name,
            cards: group.cards.filter((number) => deck.main.includes(number)),
            least: group.least,
          })),
        }).then(
          (body) => {
            if (!gone) setFound(body);
          },
          (error) => {
            if (!gone) setFound({ failed: error.message });
          },
        ),
      120,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key]);
  if (!deck.main.length) return html`<p class="empty">${t("deck-nothing-yet")}</p>`;
  if (!found) return html`<p class="empty">${t("loading")}</p>`;
  if (found.failed) return html`<p class="wrong" role="alert">${found.failed}</p>`;
  const draw = () => {
    setSeed(null);
    setTyped("");
    setAgain(again + 1);
  };
  const useSeed = (event) => {
    event.preventDefault();
    const value = Number(typed);
    if (typed.trim() && Number.isInteger(value) && value >= 0) setSeed(Math.min(value, Number.MAX_SAFE_INTEGER));
  };
  const set = (at, group) => setGroups(groups.map((one, index) => (index === at ? group : one)));
  const name = (number) => both(data.byNumber.get(number)?.name) || String(number);
  const tile = (
    number,
    at,
    later = false,
    first = false,
  ) => html`<li key=${at} class=${later ? "later" : ""} style=${first ? `grid-column:${found.size + 2}` : null}><button onClick=${() => onLook(number)} onMouseEnter=${() => onLook(number)} onFocus=${() => onLook(number)} aria-label=${name(number)}>
    ${data.byNumber.get(number) ? html`<${CardFace} game=${game} card=${data.byNumber.get(number)} />` : number}</button></li>`;
  const columns = `grid-template-columns:repeat(${found.size},minmax(0,84px)) 2px repeat(5,minmax(0,84px))`;
  const draws = (found.odds[0]?.chances.length ?? 1) - 1;
  const heads = Array.from({ length: draws + 1 }, (_, at) =>
    at ? t("deck-after-draws", { count: at }) : t("deck-opening", { count: found.size }),
  );
  const sorted = [...found.odds].sort(
    (one, two) => two.copies - one.copies || name(one.card).localeCompare(name(two.card)),
  );
  return html`<div class="hands"><div class="hands-bar"><button class="button primary" onClick=${draw}>${t("deck-new-hands")}</button>
      <form class="joined" onSubmit=${useSeed}><input class="field seed" inputmode="numeric" aria-label=${t("deck-seed")} placeholder=${t("deck-seed-of", { seed: String(found.seed) })} value=${typed} onInput=${(event) => setTyped(event.target.value)} />
        <button class="button" type="submit" disabled=${!typed.trim()}>${t("deck-use-seed")}</button></form></div>
    <ol class="hand-list">${found.hands.map((hand, row) => html`<li key=${row}><ul class="hand-cards" style=${columns}>${hand.hand.map((number, at) => tile(number, at))}${hand.next.map((number, at) => tile(number, `n${at}`, true, !at))}</ul></li>`)}</ol>
    <p class="hint">${t("deck-hands-hint", { count: found.size })}</p>
    <section><h2>${t("deck-groups")}</h2>
      <div class="odds-scroll"><table class="odds"><thead><tr><th scope="col">${t("deck-group")}</th><th scope="col">${t("deck-cards-head")}</th>${heads.map((head) => html`<th scope="col" key=${head}>${head}</th>`)}<th></th></tr></thead>
        <tbody>${found.groups.map(
          (
            row,
            at,
          ) => html`<${Row} key=${at} name=${titleOf(all[at] ?? row)} copies=${row.copies} chances=${row.chances}>
          <td>${at >= usual && html`<button class="plain small" aria-expanded=${open === at - usual} onClick=${() => setOpen(open === at - usual ? -1 : at - usual)}>${t("deck-group-mark")}</button>`}</td><//>`,
        )}
          ${found.together && html`<${Row} name=${t("deck-together")} copies="" chances=${found.together}><td></td><//>`}</tbody></table></div>
      ${
        open >= 0 &&
        groups[open] &&
        html`<${GroupEditor} group=${groups[open]} game=${game} deck=${deck} data=${data} onChange=${(group) => set(open, group)} onDrop=${() => {
          setGroups(groups.filter((_, at) => at !== open));
          setOpen(-1);
        }} />`
      }
      ${
        all.length < MOST_GROUPS &&
        html`<button class="button" onClick=${() => {
          setGroups([...groups, { name: "", cards: [], least: 1 }]);
          setOpen(groups.length);
        }}>${t("deck-group-new")}</button>`
      }</section>
    <section><h2>${t("deck-odds")}</h2><div class="odds-scroll"><table class="odds"><thead><tr><th scope="col">${t("deck-card")}</th><th scope="col">${t("deck-copies-head")}</th>${heads.map((head) => html`<th scope="col" key=${head}>${head}</th>`)}</tr></thead>
      <tbody>${sorted.map((row) => html`<${Row} key=${row.card} name=${name(row.card)} copies=${row.copies} chances=${row.chances} />`)}</tbody></table></div></section>
  </div>`;
}
