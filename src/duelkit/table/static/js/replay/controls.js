/** The controls of a replay: back and forth by decisions and turns, play, speed, position. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../text.js";

const PATHS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  turnBack: "M11 6l-7 6 7 6zM20 6l-7 6 7 6z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M6 4h4v16H6zM14 4h4v16h-4z",
  on: "M8 5l9 7-9 7z",
  turnOn: "M13 6l7 6-7 6zM4 6l7 6-7 6z",
  last: "M18 5v14M5 5l9 7-9 7z",
};
const SPEEDS = ["0.5", "1", "2", "4", "8"];

/**
 * @param {{at: number, steps: number, turns: {turn: number, player: number, step: number}[], turn: number, playing: boolean, speed: string, loading: boolean, children?: any,
 *   go: (step: number) => void, toTurn: (by: number) => void, play: () => void, setSpeed: (speed: string) => void}} props
 */
export function Controls({ at, steps, turns, turn, playing, speed, go, toTurn, play, setSpeed, loading, children }) {
  const button = (name, words, onClick, off = false, kind = "") =>
    html`<button class=${`step ${kind}`} title=${words} aria-label=${words} disabled=${off} onClick=${onClick}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg></button>`;
  const words = (one) => t("replay-turn", { number: one.turn, player: one.player + 1 });
  return html`<div class="replay-controls" role="group" aria-label=${t("replay-controls")}>
    <div class="steps">${button("first", t("replay-first"), () => go(0), at === 0)}${button("turnBack", t("replay-turn-back"), () => toTurn(-1), at === 0)}${button("back", t("replay-back"), () => go(at - 1), at === 0)}
      ${button(playing ? "pause" : "play", t(playing ? "replay-pause" : "replay-play"), play, steps === 0, "play")}
      ${button("on", t("replay-on"), () => go(at + 1), at >= steps)}${button("turnOn", t("replay-turn-on"), () => toTurn(1), at >= steps)}${button("last", t("replay-last"), () => go(steps), at >= steps)}</div>
    <div class="track-of-turns">
      <input type="range" min="0" max=${steps} value=${at} step="1" aria-label=${t("replay-decisions")} aria-valuetext=${`${t("replay-at", { at, steps })} ${turns[turn] ? words(turns[turn]) : ""}`} onInput=${(event) => go(Number(event.target.value))} />
      <div class="turns" aria-hidden="true">${turns.map((one, n) => {
        const end = turns[n + 1]?.step ?? steps;
        return end > one.step
          ? html`<i key=${n} class=${`side-${one.player} ${n === turn ? "now" : ""}`} style=${`flex:${end - one.step}`} title=${words(one)} onClick=${() => go(one.step)}></i>`
          : null;
      })}</div>
    </div>
    <span class=${`where ${loading ? "loading" : ""}`} aria-live="off"><b>${at}</b> / ${steps}</span>
    <select class="field turn-list" aria-label=${t("replay-to-turn")} value=${turn} onChange=${(event) => go(turns[Number(event.target.value)].step)}>${turns.map((one, n) => html`<option key=${n} value=${n}>${words(one)}</option>`)}</select>
    <select class="field speed" aria-label=${t("replay-speed")} value=${speed} onChange=${(event) => setSpeed(event.target.value)}>${SPEEDS.map((one) => html`<option key=${one} value=${one}>×${one}</option>`)}</select>
    ${children}
  </div>`;
}
