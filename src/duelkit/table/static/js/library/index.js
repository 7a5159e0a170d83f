/** The library: `#/cards[/GAME[/NO]]` and `#/rules[/ID]`. */
import { html, useEffect } from "../../vendor/htm-preact.js";
import { loadShelves } from "../games.js";
import { t, useLanguage } from "../text.js";
import { addStyles } from "../ui.js";
import { CardPage, CardSearch } from "./cards.js";
import { Compare, Doubts, RuleDocument, RulePage, RuleSearch } from "./rules.js";

const [games] = await Promise.all([loadShelves(), addStyles("css/library.css")]);

const GAMES = games.filter((game) => game.cards > 0).map((game) => game.id);
const DOCUMENTS = ["EX04", "MR3", "MR20", "RES", "EOJ"];
const PLACES = [
  ["#/rules", "lib-nav-rules"],
  ["#/rules/compare", "lib-nav-compare"],
  ["#/rules/doubts", "lib-nav-doubts"],
  ...GAMES.map((game) => [`#/cards/${game}`, `lib-nav-${game}`]),
];

function hereOf(path) {
  if (path[0] === "cards") return `#/cards/${GAMES.includes(path[1]) ? path[1] : GAMES[0]}`;
  return ["compare", "doubts"].includes(path[1]) ? `#/rules/${path[1]}` : "#/rules";
}

function pageOf(path) {
  const [part, first, second] = path;
  if (part === "cards") {
    const game = GAMES.includes(first) ? first : GAMES[0];
    return second
      ? html`<${CardPage} key=${`${game}/${second}`} game=${game} number=${second} />`
      : html`<${CardSearch} key=${game} game=${game} />`;
  }
  if (!first) return html`<${RuleSearch} />`;
  if (first === "search") return html`<${RuleSearch} text=${second ?? ""} />`;
  if (first === "compare") return html`<${Compare} point=${second} />`;
  if (first === "doubts") return html`<${Doubts} />`;
  if (DOCUMENTS.includes(first)) return html`<${RuleDocument} key=${first} id=${first} topic=${second} />`;
  return html`<${RulePage} key=${first} id=${first} />`;
}

/** @param {{path: string[]}} props the parts of the hash */
export function Page({ path }) {
  useLanguage();
  const place = path.join("/");
  useEffect(() => {
    if (!(DOCUMENTS.includes(path[1]) && path[2]) && !(path[1] === "compare" && path[2]) && path[1] !== "search")
      scrollTo(0, 0);
  }, [place]);
  const here = hereOf(path);
  return html`<main class="page library"><nav class="sub-nav" aria-label=${t("lib-nav")}>${PLACES.map(
    ([to, key]) => html`<a key=${to} href=${to}
    aria-current=${to === here ? "page" : null}>${t(key)}</a>`,
  )}</nav>${pageOf(path)}</main>`;
}

export { CardPage, CardSearch, RulePage, RuleSearch };
