/** Parts around the zones: life points, phases, the card that is being activated, the banner of a turn. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { both, t } from "../text.js";
import { Back, Face, shownOf } from "./face.js";

const PHASES = ["draw", "standby", "main1", "battle", "main2", "end"];
/** Short words for little room, as players of both languages write them. */
const BRIEF = { draw: "DP", standby: "SP", main1: "M1", battle: "BP", main2: "M2", end: "EP" };
const LEADS = { to_battle: "battle", to_main2: "main2", to_end: "end" };

/** A number whose digits roll to the next one; with little motion they are replaced. */
function Rolling({ value }) {
  const digits = [...String(value)];
  return html`<span class="rolling"><span class="visually-hidden">${value}</span>${digits.map((digit, at) =>
    /\d/.test(digit)
      ? html`<i key=${digits.length - at} aria-hidden="true" style=${`--digit:${digit}`}></i>`
      : html`<b key=${digits.length - at} aria-hidden="true">${digit}</b>`,
  )}</span>`;
}

/** Name, life points and hand of a player. */
export function Plate({ side, data, name, rect, active, full, fresh }) {
  const last = useRef(data.life);
  const [changed, setChanged] = useState(null);
  useEffect(() => {
    // damage may exceed the remaining life points
    const told = fresh.filter(
      (entry) => entry.kind === "life" && entry.player === data.player && entry.how !== "become",
    );
    const by =
      data.life === last.current ? 0 : told.reduce((sum, entry) => sum + entry.change, 0) || data.life - last.current;
    last.current = data.life;
    if (!by) return undefined;
    setChanged({ by, key: performance.now() });
    const timer = setTimeout(() => setChanged(null), 1700);
    return () => clearTimeout(timer);
  }, [data.life]);
  const part = Math.max(0, Math.min(1, data.life / (full || 8000)));
  return html`<div class=${`plate side-${side} ${active ? "active" : ""} ${rect.h < 58 ? "flat" : ""}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px;--ph:${rect.h}px`}
    role="group" aria-label=${`${name}: ${t("ygo-life", { life: data.life })}${t("ygo-comma")}${t("ygo-hand-count", { count: data.hand.length })}`}>
    <span class="plate-name"><b>${name}</b><small title=${t("ygo-hand-count", { count: data.hand.length })}>${t("ygo-hand-short", { count: data.hand.length })}</small></span>
    <span class="life"><small>LP</small> <${Rolling} value=${data.life} /></span>
    <span class="life-bar"><i style=${`width:${part * 100}%`}></i></span>
    ${changed && html`<span key=${changed.key} class=${`life-change ${changed.by < 0 ? "loss" : "gain"}`}>${changed.by > 0 ? "+" : "−"}${Math.abs(changed.by)}</span>`}
  </div>`;
}

/** The phases; those that can be entered now are buttons. */
export function Phases({ view, ask, rect, brief, onOption }) {
  const short = (phase) => (brief ? BRIEF[phase] : t(`ygo-phase-short-${phase}`));
  const leads = new Map();
  (ask?.options ?? []).forEach((option, index) => {
    if (LEADS[option.verb]) leads.set(LEADS[option.verb], { index, text: both(option.text) });
  });
  return html`<div class=${`phases ${rect.stacked ? "stacked" : ""}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`} role="group" aria-label=${t("ygo-phases")}>
    ${PHASES.map((phase) => {
      const lead = leads.get(phase);
      const now = view.phase === phase;
      const words = t(`ygo-phase-${phase}`);
      return lead
        ? html`<button key=${phase} class="ph can" title=${lead.text} aria-label=${`${short(phase)}: ${lead.text}`} onClick=${() => onOption(lead.index)}>${short(phase)}</button>`
        : html`<span key=${phase} class=${`ph ${now ? "now" : ""}`} title=${words} aria-current=${now ? "step" : null}>${short(phase)}</span>`;
    })}
  </div>`;
}

/** Shows something for a while whenever a key changes. */
function useFlash(key, milliseconds) {
  const [shown, setShown] = useState(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    if (!key) return undefined;
    setShown(key);
    const timer = setTimeout(() => setShown(null), milliseconds);
    return () => clearTimeout(timer);
  }, [key]);
  return shown;
}

/** The player whose turn begins, large for a moment. */
export function Banner({ view, you, own, geo }) {
  const key = `${view.turn}`;
  const shown = useFlash(key, 1300);
  if (shown !== key) return null;
  const mine = view.turn_player === own;
  return html`<div class=${`banner ${mine ? "mine" : "theirs"}`} aria-hidden="true" style=${`top:${geo.middle.y + geo.middle.h / 2}px`}>
    <b>${you === null ? t("ygo-turn", { number: view.turn }) : mine ? t("ygo-your-turn") : t("ygo-their-turn")}</b><small>${t("ygo-turn", { number: view.turn })}</small></div>`;
}

/** The card that has just been activated, large for a moment. */
export function Showcase({ view, own, geo }) {
  const link = view.chain[view.chain.length - 1] ?? null;
  const count = useRef(view.chain.length);
  const [shown, setShown] = useState(null);
  useEffect(() => {
    const grew = view.chain.length > count.current;
    count.current = view.chain.length;
    if (!grew || !link) return undefined;
    setShown(link);
    const timer = setTimeout(() => setShown(null), 1250);
    return () => clearTimeout(timer);
  }, [view.chain.length]);
  if (!shown || shown.player === own) return null;
  const height = Math.min(geo.height * 0.42, 260);
  return html`<div class="showcase" aria-hidden="true" key=${`${shown.number}-${shown.card}`} style=${`height:${height}px;width:${(height * 118) / 172}px;top:${geo.height / 2}px`}>
    ${shown.passcode ? html`<${Face} card=${shownOf(shown.passcode, null)} />` : html`<${Back} />`}<i>${shown.number}</i></div>`;
}
