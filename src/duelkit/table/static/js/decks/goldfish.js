/** What the first turn can do: many opening hands, each searched for a way to a goal, with lines to watch. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { again } from "../again.js";
import { shelfOf } from "../games.js";
import { CardFace } from "../library/faces.js";
import { upload } from "../replay/data.js";
import { both, t, useLanguage } from "../text.js";
import { Segments, toast } from "../ui.js";
import { goldfishHands, goldfishLine } from "./calls.js";
import { PARTS } from "./model.js";

const ALL = 200;
const EACH = 4;
const SHOWN = 12;
const VERDICTS = ["reached", "impossible", "undecided"];
/** What was searched last for each game, so that it is still there after a line was watched. */
const last = {};

const percent = (share) => `${Math.round(share * 100)} %`;

/** Wilson's interval of a share, for 95 %; worked out here, because what the server has for it is an optional extra. */
export function wilson(count, total) {
  if (!total) return [0, 1];
  const z = 1.959964;
  const share = count / total;
  const middle = (share + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const half = (z / (1 + (z * z) / total)) * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** For each card how many hands have it, how many of those reach the goal, and in how many of their lines it is used. */
export function byCard(rows) {
  const found = new Map();
  for (const row of rows)
    for (const card of new Set(row.hand)) {
      const one = found.get(card) ?? { card, hands: 0, reached: 0, used: 0 };
      one.hands += 1;
      if (row.verdict === "reached") {
        one.reached += 1;
        if (row.used.includes(card)) one.used += 1;
      }
      found.set(card, one);
    }
  const all = rows.filter((row) => row.verdict === "reached").length;
  return [...found.values()]
    .map((one) => ({
      ...one,
      share: one.reached / one.hands,
      without: rows.length > one.hands ? (all - one.reached) / (rows.length - one.hands) : null,
    }))
    .sort((one, two) => two.share - (two.without ?? 0) - (one.share - (one.without ?? 0)) || one.card - two.card);
}

function Hand({ row, game, data, onLook, onWatch, busy }) {
  const name = (number) => both(data.byNumber.get(number)?.name) || String(number);
  return html`<li class="goldfish-hand"><ul class="hand-cards" style=${`grid-template-columns:repeat(${row.hand.length},minmax(0,84px))`}>
      ${row.hand.map(
        (
          number,
          at,
        ) => html`<li key=${at}><button onClick=${() => onLook(number)} onMouseEnter=${() => onLook(number)} onFocus=${() => onLook(number)} aria-label=${name(number)}>
        ${data.byNumber.get(number) ? html`<${CardFace} game=${game} card=${data.byNumber.get(number)} />` : number}</button></li>`,
      )}</ul>
    ${row.verdict === "reached" && html`<button class="button small" disabled=${busy} onClick=${onWatch} aria-label=${t("deck-goldfish-watch-hand", { number: row.number + 1 })}>${t("deck-goldfish-watch")}</button>`}</li>`;
}

function Summary({ rows, wanted }) {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  const [reached, impossible, undecided] = VERDICTS.map(count);
  const [low] = wilson(reached, rows.length);
  const [, high] = wilson(reached + undecided, rows.length);
  return html`<div class="goldfish-sum" role="status"><p class="goldfish-rate"><b>${percent(reached / rows.length)}</b>${" "}
      ${t("deck-goldfish-rate", { reached, hands: rows.length, low: percent(low), high: percent(high) })}</p>
    <div class="goldfish-bar" aria-hidden="true">${[reached, impossible, undecided].map((part, at) => html`<i key=${at} class=${VERDICTS[at]} style=${`width:${(part / wanted) * 100}%`}></i>`)}</div>
    <p class="hint">${t("deck-goldfish-rest", { impossible, undecided })}</p></div>`;
}

function Cards({ rows, data }) {
  const name = (number) => both(data.byNumber.get(number)?.name) || String(number);
  const heads = ["hands", "with", "without", "used"];
  return html`<section><h2>${t("deck-goldfish-cards")}</h2><div class="odds-scroll"><table class="odds">
    <thead><tr><th scope="col">${t("deck-card")}</th>${heads.map((head) => html`<th scope="col" key=${head}>${t(`deck-goldfish-head-${head}`)}</th>`)}</tr></thead>
    <tbody>${byCard(rows).map(
      (one) => html`<tr key=${one.card}><th scope="row">${name(one.card)}</th><td>${one.hands}</td>
      <td class="first"><i style=${`width:${one.share * 100}%`}></i><span>${percent(one.share)}</span></td>
      <td>${one.without === null ? "–" : percent(one.without)}</td><td>${one.reached ? percent(one.used / one.reached) : "–"}</td></tr>`,
    )}</tbody></table></div></section>`;
}

/** @param {{game: string, deck: object, data: object, edition: object|null, onLook: (number: number) => void}} props */
export function Goldfish({ game, deck, data, edition, onLook }) {
  useLanguage();
  const key = JSON.stringify([PARTS.slice(0, 2).map((part) => deck[part]), edition?.id]);
  const kept = last[game]?.key === key ? last[game] : null;
  const [goal, setGoal] = useState(last[game]?.goal ?? "");
  const [second, setSecond] = useState(last[game]?.second ?? false);
  const [found, setFound] = useState(kept);
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState("reached");
  const stop = useRef(null);
  useEffect(() => () => stop.current?.abort(), []);
  // another deck: what was found does not hold for it
  useEffect(() => {
    if (found && found.key !== key) {
      stop.current?.abort();
      setFound(null);
    }
  }, [key]);
  const search = async (event) => {
    event.preventDefault();
    const going = new AbortController();
    stop.current = going;
    setRunning(true);
    setFailed("");
    const wish = { goal, second, ...(shelfOf(game).editions ? { edition: edition?.id } : {}) };
    const now = { key, goal, second, wish, rows: [] };
    setFound(null);
    try {
      while (now.rows.length < ALL && !going.signal.aborted) {
        const first = now.rows.length;
        const body = await again(() => goldfishHands(game, deck, { ...wish, first, count: EACH }), going.signal);
        if (going.signal.aborted) break;
        now.rows = [...now.rows, ...body.hands];
        last[game] = { ...now };
        setFound({ ...now });
      }
    } catch (error) {
      if (!going.signal.aborted)
        setFailed(error.code === "bad_message" ? t("deck-goldfish-not-understood") : error.message);
    }
    if (stop.current === going) setRunning(false);
  };
  const watch = async (row) => {
    setBusy(true);
    try {
      const body = await goldfishLine(game, deck, { ...found.wish, number: row.number });
      location.hash = `#/replay/${(await upload(body.record)).replay}`;
    } catch (error) {
      toast(error.message, "bad");
      setBusy(false);
    }
  };
  if (!deck.main.length) return html`<p class="empty">${t("deck-nothing-yet")}</p>`;
  const rows = found?.rows ?? [];
  const shown = rows.filter((row) => row.verdict === verdict);
  const options = VERDICTS.map((value) => ({
    value,
    text: t(`deck-goldfish-${value}`, { count: rows.filter((row) => row.verdict === value).length }),
  }));
  return html`<div class="hands goldfish"><p>${t("deck-goldfish-lead")}</p>
    <form class="goldfish-form" onSubmit=${search}><label><span>${t("deck-goldfish-goal")}</span>
        <input class="field" required maxlength="300" value=${goal} placeholder=${t("deck-goldfish-goal-example")} onInput=${(event) => setGoal(event.target.value)} /></label>
      <${Segments} small label=${t("deck-goldfish-turn")} value=${second ? "second" : "first"} onChange=${(value) => setSecond(value === "second")}
        options=${["first", "second"].map((value) => ({ value, text: t(`deck-goldfish-turn-${value}`) }))} />
      ${
        running
          ? html`<button type="button" class="button" onClick=${() => {
              stop.current?.abort();
              setRunning(false);
            }}>${t("deck-goldfish-stop")}</button>`
          : html`<button class="button primary" type="submit" disabled=${!goal.trim()}>${t("deck-goldfish-start", { count: ALL })}</button>`
      }</form>
    <p class="hint">${t("deck-goldfish-goal-hint")}</p>
    ${failed && html`<p class="wrong" role="alert">${failed}</p>`}
    ${running && !rows.length && html`<p class="empty">${t("deck-goldfish-searching")}</p>`}
    ${
      rows.length > 0 &&
      html`<${Summary} rows=${rows} wanted=${running ? ALL : rows.length} />
      <section><h2>${t("deck-goldfish-hands")}</h2><${Segments} small label=${t("deck-goldfish-verdicts")} value=${verdict} onChange=${setVerdict} options=${options} />
        ${shown.length ? "" : html`<p class="empty">${t("deck-goldfish-none")}</p>`}
        <ol class="hand-list">${shown.slice(0, SHOWN).map((row) => html`<${Hand} key=${row.number} row=${row} game=${game} data=${data} onLook=${onLook} busy=${busy} onWatch=${() => watch(row)} />`)}</ol></section>
      <${Cards} rows=${rows} data=${data} />`
    }
    <p class="hint">${t("deck-goldfish-hint")}</p></div>`;
}
