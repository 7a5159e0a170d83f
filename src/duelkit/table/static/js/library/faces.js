/** Faces and short lines of the cards of both games. */
import { html } from "../../vendor/htm-preact.js";
import { lookOf } from "../judgment/bits.js";
import { Face as JudgmentFace } from "../judgment/face.js";
import { both, t } from "../text.js";
import { ATTRIBUTES, FRAMES, figure, kindOf } from "../yugioh/bits.js";
import { Face } from "../yugioh/face.js";
import { MONSTER, starsOf } from "./filters.js";

/**
 * The face of a card of the index.
 * @param {{game: string, card: object, mode?: "normal"|"large"}} props
 */
export function CardFace({ game, card, mode = "normal" }) {
  if (game === "judgment") return html`<${JudgmentFace} card=${card} short=${mode === "normal"} />`;
  return html`<${Face} card=${{ ...card, passcode: card.number, name: both(card.name), printed: card }} mode=${mode} />`;
}

/** The colour that stands for a card. */
export function colourOf(game, card) {
  return game === "judgment" ? lookOf(card).light : FRAMES[kindOf(card.types)][0];
}

/** The figures of a card in a few signs. */
export function shortOf(game, card, words) {
  if (game === "judgment") {
    if (card.kind === "spell") {
      return [both(words.classes.find((one) => one.bit === card.class)?.name), t("lib-short-cost", { cost: card.cost })].join(" · ");
    }
    const element = words.elements.find((one) => one.bit & card.element);
    return [element ? both(element.name) : t("lib-no-element"), both(card.race_name), t("lib-short-cost", { cost: card.cost }),
      `ATK ${card.attack}`, `HP ${card.hp}`].filter(Boolean).join(" · ");
  }
  if (!(card.types & MONSTER)) {
    const sorts = words.sorts.filter((one) => one.bit !== 0x10 && one.bit & card.types);
    const sort = sorts[0] ?? words.sorts.find((one) => one.bit === 0x10);
    return t(card.types & 0x2 ? "lib-short-spell" : "lib-short-trap", { sort: both(sort?.name) });
  }
  const attribute = ATTRIBUTES.find((one) => one.bit & card.attribute);
  const stars = card.types & 0x4000000 ? `LINK-${starsOf(card)}` : `★${starsOf(card)}`;
  const sign = attribute ? both(words.attributes.find((one) => one.bit === attribute.bit)?.name) : "";
  const figures = card.types & 0x4000000 ? figure(card.atk) : `${figure(card.atk)}/${figure(card.def)}`;
  return [sign, stars, figures].filter(Boolean).join(" · ");
}
