/** The inspected card: large, with its generated text, its state in the duel, and why it cannot be used now. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { cardOf, cardText, useComing } from "./cards.js";
import { Words } from "./japanese/words.js";
import { Linked, Rules } from "./log.js";
import { send } from "./net.js";
import { both, has, t, useLanguage } from "./text.js";

/** The keys that are needed first. */
const GUIDE = [
  ["F", "key-field"],
  ["P", "key-prompt"],
  ["0", "key-pass"],
  ["I", "key-inspect"],
  ["U", "key-undo"],
  ["?", "key-help"],
];

/** What can and cannot be done with a card now; requested after a moment's pause on it. */
function useJudgedActions(room, card, moment) {
  const [judged_actions, setJudgedActions] = useState(null);
  useEffect(() => {
    setJudgedActions(null);
    if (card === null || card === undefined || card < 0) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      send("why", { room, card }).then(
        (answer) => {
          if (!gone) setJudgedActions(answer.judged_actions ?? []);
        },
        () => {},
      );
    }, 220);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [room, card, moment]);
  return judged_actions;
}

function JudgedActions({ judged_actions, game }) {
  const against = (judged_actions ?? []).filter((judged) => !judged.offered && judged.reasons.length);
  const offered = (judged_actions ?? []).filter((judged) => judged.offered);
  if (!against.length && !offered.length) return null;
  return html`<div class="judged_actions">
    ${offered.length > 0 && html`<h3>${t("can-now")}</h3><ul class="can">${offered.map((judged) => html`<li><${Words} text=${both(judged.text)} /></li>`)}</ul>`}
    ${
      against.length > 0 &&
      html`<h3>${t("cannot-now")}</h3><ul class="cannot">${against.map(
        (judged) => html`<li><b><${Words} text=${both(judged.text)} /></b>
      ${judged.reasons.map((reason) => html`<span class="reason"><${Linked} text=${both(reason.text)} /> <${Rules} rules=${reason.rules} />${(reason.rulings ?? []).map((one) => html` <a class="rule" key=${one} href=${`#/rulings/${game}/${one}`} title=${one} target="_blank">${t("ruling-here")}</a>`)}</span>`)}
    </li>`,
      )}</ul>`
    }
  </div>`;
}

/**
 * The text of a card, line by line.
 * @param {{text: string, span?: number[]|null}} props `span`: from where to where it is in use now, which is marked
 */
export function CardText({ text, span = null }) {
  const box = useRef(null);
  const [from, to] = span ?? [-1, -1];
  useLayoutEffect(() => {
    box.current?.querySelector("mark")?.scrollIntoView({ block: "nearest" });
  }, [text, from, to]);
  const words = (part) => part && html`<${Words} text=${part} />`;
  let at = 0;
  const lines = text.split("\n").map((line) => {
    const start = at;
    at += line.length + 1;
    const [first, last] = [from - start, to - start].map((one) => Math.max(0, Math.min(line.length, one)));
    if (first >= last) return line.trim() && words(line);
    return [words(line.slice(0, first)), html`<mark>${words(line.slice(first, last))}</mark>`, words(line.slice(last))];
  });
  return html`<div class="card-text" ref=${box}>${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}</div>`;
}

/**
 * @param {{game: string, edition: string, room: string, target: object|null, module: object|null, moment: string,
 *   asked: boolean, onInspect: (target: object) => void}} props `module`: the game's board module: `face`, `Facts`
 */
export function Inspector({ game, edition, room, target, module, moment, asked, onInspect }) {
  const passcode = target?.passcode > 0 ? target.passcode : 0;
  const sheet = useComing(() => (passcode ? cardText(game, passcode, edition) : null), [game, passcode, edition]);
  const mine = asked && target?.mine && target?.card >= 0 ? target.card : null;
  const judged_actions = useJudgedActions(room, mine, moment);
  const language = useLanguage();
  const span = sheet?.spans?.[language]?.find((one) => one[2] === (target?.effect ?? -1)) ?? null;
  const Face = module?.face;
  const Facts = module?.Facts;
  if (!target) {
    return html`<section class="inspector empty-one" aria-label=${t("inspector")} data-inspector tabindex="-1">
      <p class="empty">${t("inspector-empty")}</p>
      <dl class="keys few">${GUIDE.map(([key, words]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`)}</dl></section>`;
  }
  // the name is known before the text is loaded
  const known = sheet ?? (passcode ? cardOf(game, passcode) : null);
  const name = both(known?.name ?? known?.names) || (target.name ?? "");
  return html`<section class="inspector" aria-label=${t("inspector")} data-inspector tabindex="-1">
    ${Face && html`<div class="big-face"><${Face} passcode=${passcode} view=${target.view} sheet=${sheet} /></div>`}
    <div class="about">
      ${passcode ? html`<h2><${Words} text=${name} /></h2>` : html`<h2>${target.name ?? t("hidden-card")}</h2>`}
      ${sheet && html`<p class="type-line"><${Words} text=${both(sheet.line ?? sheet.type_line ?? sheet.types_text)} /></p>`}
      ${Facts && html`<${Facts} target=${target} sheet=${sheet} onInspect=${onInspect} />`}
      ${sheet && both(sheet.text).trim() && html`<${CardText} text=${both(sheet.text)} span=${span} />`}
      ${
        (sheet?.notes ?? []).length > 0 &&
        html`<details class="notes"><summary>${t("notes")}</summary><ul>${sheet.notes.map(
          (note) => html`
        <li><${Linked} text=${both(note.text ?? note)} /> <${Rules} rules=${note.rules} /></li>`,
        )}</ul></details>`
      }
      <${JudgedActions} judged_actions=${judged_actions} game=${game} />
      ${passcode > 0 && has("card-page") && html`<p><a class="rule" href=${`#/cards/${game}/${passcode}`} target="_blank" rel="noopener">${t("card-page")}</a></p>`}
    </div>
  </section>`;
}
