/** Links to statements and to cards; a statement's words appear when the pointer rests on its link. */
import { html, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { both, t } from "../text.js";
import { hashOf, load } from "./data.js";

const RULE = /\b((?:MR3|MR20|EX04|RES|EOJ)-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?)\b/;

/** A link to a statement. */
export function RuleLink({ id, inert = false }) {
  const [words, setWords] = useState(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    if (words === null) {
      load(`api/rules/${id}`).then(
        (rule) => setWords(rule.text),
        () => setWords({ ja: t("lib-rule-unknown"), en: t("lib-rule-unknown") }),
      );
    }
  };
  const hide = () => setOpen(false);
  if (inert) return html`<span class="rule">${id}</span>`;
  return html`<span class="rule-link" onMouseEnter=${show} onMouseLeave=${hide} onfocusin=${show} onfocusout=${hide}>
    <a class="rule" href=${hashOf("rules", id)} aria-describedby=${open ? `tip-${id}` : null}>${id}</a>
    ${open && words && html`<span class="rule-tip" role="tooltip" id=${`tip-${id}`}>${both(words)}</span>`}</span>`;
}

/** The links of some rules. */
export function RuleLinks({ rules }) {
  if (!rules?.length) return null;
  return html`<span class="rules">${rules.map((rule) => html`<${RuleLink} key=${rule} id=${rule} />`)}</span>`;
}

/** The rulings on a card, or those that rest on a statement; each is a link to its page. */
export function Rulings({ rulings }) {
  return html`<section class="panel rulings-panel"><h2>${t("lib-rulings")}</h2><ul class="list">${rulings.map(
    (one) => html`<li key=${one.id}>
    <a class="row-link" href=${hashOf("rulings", one.game, one.id)}><span><b><${Words} text=${both(one.question)} /></b> <${Words} text=${both(one.answer)} /></span><small lang="en">${one.sources[0]}</small></a></li>`,
  )}</ul></section>`;
}

/**
 * A text in which every rule id is a link, and every card name in quotes too.
 * @param {{text: string, names?: Map<string, number>, game?: string}} props `names`: card names → numbers
 */
export function Linked({ text, names = null, game = "" }) {
  const parts = String(text ?? "").split(RULE);
  return parts.map((part, at) =>
    at % 2
      ? html`<${RuleLink} key=${at} id=${part} />`
      : names
        ? withCards(part, names, game)
        : html`<${Words} text=${part} />`,
  );
}

const QUOTED = /(「[^」]+」|『[^』]+』|"[^"]+")/;

function withCards(text, names, game) {
  return text.split(QUOTED).map((part, at) => {
    const number = at % 2 ? names.get(part.slice(1, -1)) : undefined;
    if (number === undefined) return html`<${Words} text=${part} />`;
    return html`<span key=${at}>${part[0]}<a href=${hashOf("cards", game, number)}><${Words} text=${part.slice(1, -1)} /></a>${part.at(-1)}</span>`;
  });
}

/** The names of all cards → their numbers. */
export function namesOf(cards) {
  const found = new Map();
  for (const card of cards ?? []) {
    found.set(card.name.ja, card.number);
    found.set(card.name.en, card.number);
  }
  return found;
}
