/** The analysis of a replay: the chance to win over its decisions as a curve, mistakes in words, the better option. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { both, t } from "../text.js";
import { Segments } from "../ui.js";
import { judged } from "./data.js";

/** @typedef {{turn: number, player: number, before: number, after: number, before_range: number[], after_range: number[], gap: number, error: number, worlds: number, chosen: object, best: object, lost: number, missed: boolean, mistake: boolean, line: object[]}} Judged */

const HEIGHT = 100;
/** Milliseconds before the next request when the table is busy. */
const PAUSE = 3000;

const percent = (chance) => Math.round(100 * chance);

/** The chance of player 1. */
const ofFirst = (player, chance) => (player === 0 ? chance : 1 - chance);

/**
 * Judges one decision after the other, beginning with the one that is shown.
 * @returns {{found: Map<number, Judged|null>, failed: string}}
 */
export function useAnalysis(id, duel, steps, wish) {
  const [found, setFound] = useState(() => new Map());
  const [failed, setFailed] = useState("");
  useEffect(() => {
    let gone = false;
    setFound(new Map());
    setFailed("");
    if (!wish) return undefined;
    const work = async () => {
      for (let step = 0; step < steps && !gone; step += 1) {
        try {
          const answer = await judged(id, duel, step, wish.known, wish.how);
          if (!gone) setFound((before) => new Map(before).set(step, answer.judged));
        } catch (error) {
          if (error.code !== "slow_down") {
            if (!gone) setFailed(error.message);
            return;
          }
          await new Promise((resolve) => {
            setTimeout(resolve, PAUSE);
          });
          step -= 1;
        }
      }
    };
    work();
    return () => {
      gone = true;
    };
  }, [id, duel, steps, wish?.known, wish?.how]);
  return { found, failed };
}

/** The chance to win after a decision with its interval. @param {{one: Judged}} props */
export function Chance({ one }) {
  const [low, high] = one.after_range.map(percent);
  return html`<b>${t("analysis-chance", { before: percent(one.before), after: percent(one.after) })}</b>
    <small class="range">${one.worlds ? t("analysis-range", { low, high, worlds: one.worlds }) : t("analysis-proved")}</small>`;
}

/** The words about a judged decision. @param {{one: Judged}} props */
export function Words({ one }) {
  const better = { best: both(one.best), chance: percent(one.before) };
  return html`<div class=${`judged ${one.mistake ? "is-mistake" : ""}`} aria-live="polite"><${Chance} one=${one} />
    ${
      one.mistake
        ? html`<p>${one.missed ? t("analysis-missed", better) : t("analysis-mistake", { ...better, lost: percent(one.lost), error: percent(2 * one.error) })}</p>
      ${one.line.length > 1 && html`<ol class="line" aria-label=${t("analysis-line")}>${one.line.map((step, at) => html`<li key=${at}>${both(step)}</li>`)}</ol>`}`
        : html`<p>${one.lost > 0 ? t("analysis-best", better) : t("analysis-none-better")}</p>`
    }</div>`;
}

/** The curve: up is good for player 1; a decision that gave something away shows as a steep drop. */
function Curve({ found, steps, at, go }) {
  const box = useRef(null);
  const rows = [...found].filter(([, one]) => one).sort(([one], [other]) => one - other);
  const y = (one, chance) => HEIGHT * (1 - ofFirst(one.player, chance));
  const points = rows
    .flatMap(([step, one]) => [`${step},${y(one, one.before)}`, `${step + 0.5},${y(one, one.after)}`])
    .join(" ");
  // both ends belong to the player who decides: for player 2 the lower one is the upper one of player 1
  const bounds = (end) =>
    rows.map(([step, one]) => `${step + 0.5},${y(one, one.after_range[one.player === 0 ? end : 1 - end])}`);
  const band = [...bounds(0), ...bounds(1).reverse()].join(" ");
  const jump = (event) => {
    const { left, width } = box.current.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * steps));
  };
  return html`<svg ref=${box} class="curve" viewBox=${`0 0 ${Math.max(steps, 1)} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${t("analysis-curve")} onClick=${jump}>
    <line class="middle-line" x1="0" x2=${steps} y1=${HEIGHT / 2} y2=${HEIGHT / 2} /><line class="now" x1=${at} x2=${at} y1="0" y2=${HEIGHT} />
    <polygon class="band" points=${band} /><polyline points=${points} />
    ${rows.filter(([, one]) => one.mistake).map(([step, one]) => html`<line key=${step} class="mistake" x1=${step + 0.5} x2=${step + 0.5} y1=${y(one, one.before)} y2=${y(one, one.after)} />`)}</svg>`;
}

/**
 * The share of the chance to win that a player's decisions have kept, in percent. Noise counts with its sign, so that it
 * cancels out. @param {Map<number, Judged|null>} found @param {number} player
 */
export function accuracy(found, player) {
  const own = [...found.values()].filter((one) => one?.player === player);
  const before = own.reduce((sum, one) => sum + one.before, 0);
  if (!before) return null;
  const kept = 1 - own.reduce((sum, one) => sum + one.gap, 0) / before;
  const half = (1.96 * Math.sqrt(own.reduce((sum, one) => sum + one.error ** 2, 0))) / before;
  const within = (share) => percent(Math.max(0, Math.min(1, share)));
  return { kept: within(kept), low: within(kept - half), high: within(kept + half) };
}

/**
 * @param {{wish: {known: string, how: string}, setWish: (wish: object) => void, found: Map<number, Judged|null>, failed: string, steps: number, at: number,
 *   go: (step: number) => void, learn: (player: number) => void}} props
 */
export function Analysis({ wish, setWish, found, failed, steps, at, go, learn }) {
  const choice = (
    name,
    values,
  ) => html`<${Segments} small label=${t(`analysis-${name}`)} value=${wish[name]} onChange=${(value) => setWish({ ...wish, [name]: value })}
    options=${values.map((value) => ({ value, text: t(`analysis-${name}-${value}`), title: t(`analysis-${name}-${value}-hint`) }))} />`;
  const mistakes = [...found].filter(([, one]) => one?.mistake).sort(([, one], [, other]) => other.lost - one.lost);
  const done = found.size === steps;
  return html`<section class="analysis" aria-label=${t("analysis")}>
    <div class="analysis-bar">${choice("known", ["own", "open"])}${choice("how", ["quick", "thorough"])}
      <span class="progress" role="status">${failed || (done ? t("analysis-mistakes", { count: mistakes.length }) : t("analysis-progress", { done: found.size, steps }))}</span></div>
    ${
      done &&
      html`<div class="accuracy">${[0, 1].map((player) => {
        const figures = accuracy(found, player);
        const count = mistakes.filter(([, one]) => one.player === player).length;
        return html`<span key=${player}>${figures && t("analysis-accuracy", { player: player + 1, ...figures })}
      ${count > 0 && html`<button class="plain small learn" onClick=${() => learn(player)}>${t("analysis-learn", { count })}</button>`}</span>`;
      })}</div>`
    }
    <div class="curve-box"><small>${t("analysis-first")}</small><${Curve} found=${found} steps=${steps} at=${at} go=${go} /><small>${t("analysis-second")}</small></div>
    ${
      mistakes.length > 0 &&
      html`<ol class="mistakes" aria-label=${t("analysis-list")}>${mistakes.map(
        ([
          step,
          one,
        ]) => html`<li key=${step}><button class=${`plain small ${step === at ? "on" : ""}`} onClick=${() => go(step)}>
      <b>${t("analysis-where", { turn: one.turn, player: one.player + 1 })}</b> ${both(one.chosen)} <i>−${percent(one.lost)} %</i></button></li>`,
      )}</ol>`
    }
  </section>`;
}
