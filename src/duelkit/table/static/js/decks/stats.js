/** What a deck is made of: curve of Levels or costs, kinds, attributes or elements, figures. */
import { html } from "../../vendor/htm-preact.js";
import { EXTRA, MONSTER, SPELL, starsOf } from "../library/filters.js";
import { ELEMENTS } from "../judgment/bits.js";
import { both, t } from "../text.js";
import { ATTRIBUTES } from "../yugioh/bits.js";

/** Bars beside each other: `{key, text, count, colour}` each. */
function Curve({ title, rows, unit }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const width = 34;
  return html`<figure class="chart"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${Math.max(rows.length, 6) * width} 132`} role="img" aria-label=${`${title}: ${rows.map((row) => `${row.text} ${t("deck-cards", { count: row.count })}`).join(", ")}`}>
      ${rows.map((row, at) => {
        const height = row.count / most * 88;
        return html`<g key=${row.key}><rect x=${at * width + 5} y=${104 - height} width=${width - 10} height=${Math.max(height, 1)} rx="3" fill=${row.colour ?? "var(--accent)"} />
          ${row.count > 0 && html`<text x=${at * width + width / 2} y=${98 - height} text-anchor="middle" font-size="12" font-weight="700" fill="currentColor">${row.count}</text>`}
          <text x=${at * width + width / 2} y="121" text-anchor="middle" font-size="12" fill="var(--dim)">${row.text}</text></g>`;
      })}</svg>${unit && html`<small class="hint">${unit}</small>`}</figure>`;
}

/** Lines with a bar behind: `{key, text, count, colour}` each. */
function Shares({ title, rows, total }) {
  const shown = rows.filter((row) => row.count > 0);
  return html`<section class="shares"><h3>${title}</h3><ul>${shown.map((row) => html`<li key=${row.key}><span>${row.text}</span>
    <i style=${`width:${row.count / Math.max(1, total) * 100}%;background:${row.colour ?? "var(--accent-deep)"}`}></i><b>${row.count}</b><small>${Math.round(row.count / Math.max(1, total) * 100)} %</small></li>`)}</ul></section>`;
}

const counted = (cards, test) => cards.filter(test).length;
const average = (values) => (values.length ? (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1) : "–");

function yugiohCharts(cards, extra, words) {
  const monsters = cards.filter((card) => card.types & MONSTER);
  const spells = cards.filter((card) => card.types & SPELL);
  const traps = cards.filter((card) => card.types & 0x4);
  const levels = Array.from({ length: 12 }, (_, at) => ({ key: at, text: String(at + 1), count: counted(monsters, (card) => card.level === at + 1) }));
  const kinds = [["#c97f4e", "lib-kind-monster", monsters.length], ["#2ea08c", "lib-kind-spell-yugioh", spells.length], ["#bf5a90", "lib-kind-trap", traps.length]]
    .map(([colour, key, count]) => ({ key, text: t(key), count, colour }));
  const attributes = words.attributes.map((one) => ({ key: one.bit, text: both(one.name), colour: ATTRIBUTES.find((other) => other.bit === one.bit)?.colour,
    count: counted(monsters, (card) => card.attribute & one.bit) }));
  const races = words.races.map((one) => ({ key: one.bit, text: both(one.name), count: counted(monsters, (card) => card.race & one.bit) })).sort((one, two) => two.count - one.count);
  const monsterKinds = words.kinds.filter((one) => ![0x20].includes(one.bit)).map((one) => ({ key: one.bit, text: both(one.name), count: counted(monsters, (card) => card.types & one.bit) }));
  const sorts = words.sorts.map((one) => ({ key: one.bit, text: both(one.name), count: counted([...spells, ...traps], (card) => (one.bit === 0x10 ? !words.sorts.some((other) => other.bit !== 0x10 && other.bit & card.types) : card.types & one.bit)) }));
  const extras = [0x40, 0x2000, 0x800000, 0x4000000].map((bit) => ({ key: bit, text: both(words.kinds.find((one) => one.bit === bit)?.name), count: counted(extra, (card) => card.types & bit) }));
  const stars = Array.from({ length: 13 }, (_, at) => ({ key: at, text: String(at), count: counted(extra, (card) => starsOf(card) === at) })).filter((row) => row.key > 0);
  const figures = [["deck-average-level", average(monsters.map((card) => card.level))], ["deck-average-atk", average(monsters.filter((card) => card.atk >= 0).map((card) => card.atk))],
    ["deck-tributes", String(counted(monsters, (card) => card.level >= 5 && !(card.types & EXTRA)))]];
  return { curves: [[t("deck-curve-level"), levels, t("deck-curve-main")], ...(extra.length ? [[t("deck-curve-extra"), stars, ""]] : [])],
    shares: [[t("lib-kind"), kinds, cards.length], [t("lib-attribute"), attributes, monsters.length], [t("lib-race"), races, monsters.length], [t("deck-monster-kinds"), monsterKinds, monsters.length],
      [t("deck-sorts"), sorts, spells.length + traps.length], ...(extra.length ? [[t("lib-part-extra"), extras, extra.length]] : [])], figures };
}

function judgmentCharts(cards, words) {
  const creatures = cards.filter((card) => card.kind === "creature");
  const spells = cards.filter((card) => card.kind === "spell");
  const dear = Math.max(6, ...cards.map((card) => card.cost));
  const costs = Array.from({ length: dear + 1 }, (_, at) => ({ key: at, text: String(at), count: counted(cards, (card) => card.cost === at) }));
  const health = Array.from({ length: 9 }, (_, at) => ({ key: at, text: String(at + 1), count: counted(creatures, (card) => card.hp === at + 1) }));
  const kinds = [{ key: "creature", text: t("lib-kind-creature"), count: creatures.length, colour: "#c97f4e" }, { key: "spell", text: t("lib-kind-spell-judgment"), count: spells.length, colour: "#8a63b8" }];
  const elements = [...words.elements.map((one) => ({ key: one.bit, text: both(one.name), colour: ELEMENTS.find((other) => other.bit === one.bit)?.light, count: counted(creatures, (card) => card.element & one.bit) })),
    { key: 0, text: t("lib-no-element"), count: counted(creatures, (card) => !card.element), colour: "#a39bb0" }];
  const races = [...new Map(creatures.map((card) => [card.race, both(card.race_name)]))].map(([race, text]) => ({ key: race, text, count: counted(creatures, (card) => card.race === race) })).sort((one, two) => two.count - one.count);
  const classes = words.classes.map((one) => ({ key: one.bit, text: both(one.name), count: counted(spells, (card) => card.class === one.bit) }));
  const figures = [["deck-average-cost", average(cards.map((card) => card.cost))], ["deck-average-hp", average(creatures.map((card) => card.hp))], ["deck-average-attack", average(creatures.map((card) => card.attack))],
    ["deck-locked", String(counted(cards, (card) => card.lock))]];
  return { curves: [[t("deck-curve-cost"), costs, ""], [t("deck-curve-hp"), health, ""]],
    shares: [[t("lib-kind"), kinds, cards.length], [t("lib-element"), elements, creatures.length], [t("lib-race"), races, creatures.length], [t("lib-class"), classes, spells.length]], figures };
}

/** @param {{game: string, deck: object, data: object}} props */
export function Statistics({ game, deck, data }) {
  const cardsOf = (part) => deck[part].map((number) => data.byNumber.get(number)).filter(Boolean);
  const cards = cardsOf("main");
  if (!cards.length) return html`<p class="empty">${t("deck-nothing-yet")}</p>`;
  const { curves, shares, figures } = game === "judgment" ? judgmentCharts(cards, data.words) : yugiohCharts(cards, cardsOf("extra"), data.words);
  return html`<div class="statistics"><dl class="key-figures">${figures.map(([key, value]) => html`<div key=${key}><dt>${t(key)}</dt><dd>${value}</dd></div>`)}</dl>
    <div class="curves">${curves.map(([title, rows, unit]) => html`<${Curve} key=${title} title=${title} rows=${rows} unit=${unit} />`)}</div>
    <div class="share-grid">${shares.map(([title, rows, total]) => html`<${Shares} key=${title} title=${title} rows=${rows} total=${total} />`)}</div></div>`;
}
