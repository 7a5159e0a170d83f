/** Beside the deck: the inspected card, and everything that is wrong with the deck. */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { hashOf } from "../library/data.js";
import { CardFace, shortOf } from "../library/faces.js";
import { RuleLinks } from "../library/links.js";
import { both, t, useLanguage } from "../text.js";
import { check } from "./calls.js";
import { PARTS, partsOf } from "./model.js";

/** The inspected card, with buttons for each part. */
export function Look({ game, card, data, deck, onAdd, onTake }) {
  const language = useLanguage();
  if (!card) return html`<section class="look"><p class="empty">${t("deck-look-empty")}</p></section>`;
  const parts = [...new Set([card.part ?? "main", "side"])].filter((part) => partsOf(game).includes(part));
  return html`<section class="look" aria-label=${t("deck-look")}>
    <div class="look-head"><div class="look-face"><${CardFace} game=${game} card=${card} mode="large" /></div>
      <div><h2>${both(card.name)}</h2><p class="type-line">${shortOf(game, card, data.words)}</p>
        ${parts.map(
          (part) => html`<div class="adder" key=${part}><span>${t(`lib-part-${part}`)}</span>
          <button class="button" aria-label=${t("deck-take-from", { part: t(`lib-part-${part}`) })} disabled=${!deck[part].includes(card.number)} onClick=${() => onTake(card.number, part)}>−</button>
          <b>${deck[part].filter((one) => one === card.number).length}</b>
          <button class="button" aria-label=${t("deck-add-to", { part: t(`lib-part-${part}`) })} onClick=${() => onAdd(card.number, part)}>+</button></div>`,
        )}
        <a class="small-link" href=${hashOf("cards", game, card.number)} target="_blank" rel="noopener">${t("deck-card-page")}</a></div></div>
    <div class="look-text">${(card.text[language] || "")
      .split("\n")
      .filter(Boolean)
      .map((line, at) => html`<p key=${at}>${line}</p>`)}</div>
  </section>`;
}

/** The check of a deck, repeated a moment after each change; `null` until it is there. */
export function useCheck(game, deck, edition, limits) {
  const [report, setReport] = useState(null);
  const key = JSON.stringify([PARTS.map((part) => deck[part]), edition, limits, game]);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      check(game, deck, edition, limits, stop.signal).then(setReport, (error) => {
        if (error.name !== "AbortError")
          setReport({ failed: error.message, violations: [], unplayable: [], hints: [] });
      });
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return report;
}

/** Everything that is wrong with a deck, and advice. */
export function Findings({ report, onLook }) {
  useLanguage();
  if (!report) return html`<section class="findings"><p class="empty">${t("deck-checking")}</p></section>`;
  if (report.failed)
    return html`<section class="findings"><p class="wrong" role="alert">${report.failed}</p></section>`;
  const line = (found, at, kind) => html`<li key=${`${kind}${at}`} class=${kind}>
    ${found.card ? html`<button class="finding" onClick=${() => onLook(found.card)}>${both(found.text)}</button>` : html`<span>${both(found.text)}</span>`} <${RuleLinks} rules=${found.rules} /></li>`;
  const wrong = [...report.violations, ...report.unplayable];
  return html`<section class="findings" aria-label=${t("deck-check")}>
    <div role="status"><h2 class=${wrong.length ? "not-legal" : "legal"}>${wrong.length ? t("deck-not-legal", { count: wrong.length }) : t("deck-legal")}</h2></div>
    <ul>${report.violations.map((found, at) => line(found, at, "violation"))}${report.unplayable.map((found, at) => line(found, at, "violation"))}
      ${report.hints.map((found, at) => line(found, at, "advice"))}</ul>
    ${!report.limits_complete && html`<p class="hint">${t("deck-limits-incomplete")}</p>`}
  </section>`;
}

/** The number of cards in each part, for a title. */
export const sizeText = (game, deck) =>
  partsOf(game)
    .map((part) => deck[part].length)
    .join(" / ");
