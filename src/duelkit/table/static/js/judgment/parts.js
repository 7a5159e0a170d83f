/** The parts beside the fields: the two sides, turn and phase, what an attack will do, graveyards, menus. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Words } from "../japanese/words.js";
import { send } from "../net.js";
import { both, t } from "../text.js";
import { rowOf } from "./bits.js";
import { DROP, Face, LOCK } from "./face.js";

export const PHASES = ["start", "draw", "mana", "action1", "action2", "resolution", "end"];
const LEADS = { to_action2: "action2", end_turn: "end" };

/** A number that shows for a moment how much it has changed. */
function useChange(value) {
  const last = useRef(value);
  const [shown, setShown] = useState(null);
  useEffect(() => {
    const by = value - last.current;
    last.current = value;
    if (!by) return undefined;
    setShown({ by, key: performance.now() });
    const timer = setTimeout(() => setShown(null), 1700);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}

/**
 * A side: name, mana, fields, hand; library and graveyard.
 * @param {{data: object, name: string, rect: object, place: number, colour: number, active: boolean, fields: number, toWin: number, geo: object}} props
 */
export function Plate({ data, name, rect, place, colour, active, fields, toWin, geo }) {
  const changed = useChange(data.mana);
  const flat = geo.tall;
  return html`<section class=${`jud-plate place-${place} side-${colour} ${active ? "active" : ""} ${flat ? "flat" : ""} ${rect.w < 190 || rect.h < 190 ? "tight" : ""}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;height:${rect.h}px`}
    aria-label=${t("jud-plate", { name, mana: data.mana, fields, toWin, library: data.library, graveyard: data.graveyard.length, hand: data.hand.length })}>
    <div class="who" aria-hidden="true"><i class="mark"></i><b>${name}</b><small>${t("jud-hand-short", { count: data.hand.length })}</small></div>
    <div class="mana" aria-hidden="true" title=${t("jud-mana")}><svg viewBox="0 0 24 24"><path d=${DROP} /></svg><b>${data.mana}</b><small>${t("jud-mana")}</small>
      ${changed && html`<em key=${changed.key} class=${changed.by < 0 ? "loss" : "gain"}>${changed.by > 0 ? "+" : "−"}${Math.abs(changed.by)}</em>`}</div>
    <div class=${`pips ${fields >= toWin - 1 ? "near" : ""}`} aria-hidden="true" title=${t("jud-fields", { count: fields, toWin })}>${Array.from({ length: toWin }, (_, at) => html`<i key=${at} class=${at < fields ? "on" : ""}></i>`)}<small>${fields}/${toWin}</small></div>
    ${data.timeouts > 0 && html`<p class="timeouts">${t("jud-timeouts", { count: data.timeouts })}</p>`}
  </section>`;
}

/** Where the piles of a side are on its plate. */
export function pileRects(geo, place) {
  const plate = geo.plates[place];
  const flat = geo.tall;
  const h = flat
    ? plate.h - 6
    : Math.max(34, Math.min(plate.h * 0.42, plate.w * 0.62, Math.max(150, geo.height * 0.13)));
  const w = (h * 118) / 172;
  const y = flat ? plate.y + 3 : plate.y + plate.h - h - 7;
  const gap = flat ? 6 : Math.min(14, plate.w * 0.06);
  const x = flat || plate.h < 150 ? plate.x + plate.w - w * 2 - gap - 9 : plate.x + (plate.w - w * 2 - gap) / 2;
  return { library: { x, y, w, h }, graveyard: { x: x + w + gap, y, w, h } };
}

/** The legend of the marks on the fields. */
function Legend() {
  return html`<dl class="legend"><div><dt><svg viewBox="0 0 30 14"><path d="M2 12H28V7L23 2L19 7L15 2L11 7L7 2L2 7Z" fill="#6fe08a" /></svg></dt><dd>${t("jud-legend-counter")}</dd></div>
    <div><dt><svg viewBox="0 0 30 14"><path d="M1 7H29" stroke="#ffd23e" stroke-width="6" stroke-dasharray="7 4" /></svg></dt><dd>${t("jud-legend-blind")}</dd></div>
    <div><dt><svg viewBox="0 0 30 14"><path d="M15 1L28 12H2Z" fill="#fff" /></svg></dt><dd>${t("jud-legend-front")}</dd></div>
    <div><dt><svg viewBox="0 0 30 14"><rect x="3" y="1" width="24" height="12" rx="2" fill="#ffb04233" stroke="#ffb042" stroke-width="2" stroke-dasharray="4 3" /></svg></dt><dd>${t("jud-legend-reach")}</dd></div>
    <div><dt><svg viewBox="0 0 30 14"><path d="M28 1V9a4 4 0 01-4 4H14z" fill="#b3bfd0" /></svg></dt><dd>${t("jud-legend-reverse")}</dd></div></dl>`;
}

/** Turn, phases, lock. The phases that can be entered now are buttons. */
export function Track({ view, ask, geo, turnName, turnColour, onOption, unlockAt }) {
  const leads = new Map();
  (ask?.options ?? []).forEach((option, index) => {
    if (LEADS[option.verb]) leads.set(LEADS[option.verb], { index, text: both(option.text) });
  });
  const creatures = view.fields.filter((field) => field.creature && !field.creature.dead).length;
  const rect = geo.track;
  const lock = view.locked ? t("jud-locked", { count: creatures, needed: unlockAt }) : t("jud-unlocked");
  return html`<section class=${`jud-track ${rect.flat ? "flat" : ""}`} style=${`left:${rect.x}px;top:${rect.y}px;width:${rect.w}px;${rect.flat ? `height:${rect.h}px` : ""}`} aria-label=${t("jud-phases")}>
    <div class="turn"><b>${view.turn ? t("jud-turn", { number: view.turn }) : t("jud-before")}</b> <span class=${`side-${turnColour}`}>${turnName}</span></div>
    <ol>${PHASES.map((phase) => {
      const lead = leads.get(phase);
      const now = view.phase === phase;
      return html`<li key=${phase} class=${`${now ? "now" : ""} phase-${phase}`} aria-current=${now ? "step" : null}>${lead && !now ? html`<button class="ph" onClick=${() => onOption(lead.index)} aria-label=${`${t(`jud-phase-${phase}`)}: ${lead.text}`} title=${lead.text}>${t(`jud-phase-${phase}`)}</button>` : html`<span class="ph">${t(`jud-phase-${phase}`)}</span>`}</li>`;
    })}</ol>
    <p class=${`lock ${view.locked ? "on" : "off"}`} title=${t("jud-lock-hint", { needed: unlockAt })}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${LOCK} fill-rule="evenodd" /></svg> ${rect.flat && view.locked ? html`<span aria-label=${lock}>${creatures}/${unlockAt}</span>` : lock}</p>
    ${!rect.flat && !geo.small && rect.h > 420 && html`<${Legend} />`}
  </section>`;
}

const forecasts = new Map();

/** What an option would do, from the server; cached while its question is open. */
export function useForecast(room, ask, index) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    setFound(null);
    if (index === null || index === undefined || index < 0 || !ask || !room) return undefined;
    const key = `${room}-${ask.id}-${index}`;
    let gone = false;
    const take = (answer) => {
      if (!gone) setFound({ index, courses: answer });
    };
    if (forecasts.has(key)) {
      take(forecasts.get(key));
      return undefined;
    }
    const timer = setTimeout(() => {
      send("forecast", { room, option: index }).then(
        (answer) => {
          if (forecasts.size > 60) forecasts.clear();
          forecasts.set(key, answer.courses ?? []);
          take(answer.courses ?? []);
        },
        () => take([]),
      );
    }, 60);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [room, ask?.id, index]);
  return found && found.index === index ? found.courses : null;
}

const percent = (chance) => `${Math.round(chance * 1000) / 10} %`;

/** The number of lines with which all courses begin, if there are several. */
function shared(courses) {
  if (courses.length < 2) return 0;
  const [first, ...rest] = courses;
  const other = first.lines.findIndex((line, n) =>
    rest.some((course) => !course.lines[n] || both(course.lines[n]) !== both(line)),
  );
  return other < 0 ? first.lines.length : other;
}

const told = (course, from, to = course.lines.length) =>
  course.lines
    .slice(from, to)
    .map(
      (line, n) =>
        html`<li key=${n} class=${`h-${course.happenings[from + n]?.kind ?? ""}`}><${Words} text=${both(line)} /></li>`,
    );

/** The courses of a battle, likeliest first, with buttons to confirm or cancel. */
export function Forecast({ courses, title, onConfirm, onCancel, confirmWords, geo }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    if (onConfirm && courses) box.current?.querySelector(".primary")?.focus();
  }, [Boolean(courses), Boolean(onConfirm)]);
  if (!courses && !onConfirm) return null;
  if (courses && !courses.length && !onConfirm) return null;
  // over the hand, which has no part in a battle: the fields stay visible
  const hand = geo.hands[0];
  const same = shared(courses ?? []);
  const style = geo.tall
    ? `left:${geo.gap}px;right:${geo.gap}px;bottom:${geo.gap}px;max-height:${geo.height * 0.5}px`
    : `left:${geo.gap}px;right:${geo.gap}px;top:${hand.y - geo.gap}px;height:${geo.height - hand.y + geo.gap - 2}px`;
  return html`<aside class=${`jud-forecast ${onConfirm ? "asks" : ""}`} ref=${box} style=${style} role=${onConfirm ? "dialog" : "status"} aria-live="polite" aria-label=${t("jud-forecast")}
    onKeyDown=${(event) => {
      if (event.key === "Escape" && onCancel) {
        event.stopPropagation();
        onCancel();
      }
    }}>
    <header><b>${t("jud-forecast")}</b> ${title && html`<span>${title}</span>`}
      ${courses?.length > 0 && !courses[0].exact && html`<p class="about">${t("jud-forecast-about")}</p>`}</header>
    ${!courses && html`<p class="empty">${t("loading")}</p>`}
    ${courses && !courses.length && html`<p class="empty">${t("jud-forecast-nothing")}</p>`}
    ${
      courses?.length > 0 &&
      html`<div class="courses">${same > 0 && html`<ul>${told(courses[0], 0, same)}</ul>`}
      <ol>${courses.map(
        (
          course,
          at,
        ) => html`<li key=${at}>${courses.length > 1 && html`<span class="chance"><i style=${`width:${course.chance * 100}%`}></i><b>${percent(course.chance)}</b></span>`}
        <ul>${told(course, same)}</ul></li>`,
      )}</ol></div>`
    }
    ${onConfirm && html`<footer><button class="button" onClick=${onCancel}>${t("jud-not-now")}</button><button class="button primary" onClick=${onConfirm}>${confirmWords}</button></footer>`}
  </aside>`;
}

/** Shows something for a moment whenever a key changes. */
export function useFlash(key, milliseconds) {
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
  return shown === key ? shown : null;
}

/** The player whose turn begins, large for a moment. */
export function Banner({ view, geo, words, mine }) {
  const shown = useFlash(`${view.turn}-${view.turn_player}`, 1300);
  if (!shown) return null;
  return html`<div class=${`banner ${mine ? "mine" : "theirs"}`} aria-hidden="true" style=${`top:${geo.board.y + geo.board.h / 2}px`}><b>${words}</b><small>${t("jud-turn", { number: view.turn })}</small></div>`;
}

/** A card that was just cast, large for a moment. */
export function Showcase({ fresh, seq, geo, own }) {
  const entry = [...fresh].reverse().find((one) => one.kind === "cast" && one.passcode > 0);
  const shown = useFlash(entry ? `${seq}-${entry.card}` : "", 1250);
  const kept = useRef(null);
  if (entry) kept.current = entry;
  if (!shown || !kept.current || kept.current.player === own) return null;
  const height = Math.min(geo.height * 0.42, 260);
  return html`<div class="showcase" aria-hidden="true" style=${`height:${height}px;width:${(height * 118) / 172}px;top:${geo.height / 2}px`}><${Face} card=${rowOf(kept.current.passcode)} /></div>`;
}
