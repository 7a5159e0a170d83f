/** What the first turn can do: many opening hands, each searched for a way to a goal or the best board, with lines. */
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

/** The figures of best boards: what they are worth on average, the lowest and highest tenth, and how many are bricks. */
export function worths(rows) {
  const sorted = rows.map((row) => row.worth).sort((one, two) => one - two);
  const at = (share) => {
    const place = share * (sorted.length - 1);
    const low = Math.floor(place);
    return sorted[low] + (place - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
  };
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
  const median = at(0.5);
  return { mean, tenth: at(0.1), median, ninetieth: at(0.9), bricks: sorted.filter((one) => one < median / 2).length };
}

/** For each card how many hands have it, what their boards are worth with it and without it, and its share of lines. */
export function worthByCard(rows) {
  const mean = (some) => some.reduce((sum, row) => sum + row.worth, 0) / some.length;
  return [...new Set(rows.flatMap((row) => row.hand))]
    .map((card) => {
      const own = rows.filter((row) => row.hand.includes(card));
      const others = rows.filter((row) => !row.hand.includes(card));
      const used = own.filter((row) => row.used.includes(card)).length / own.length;
      return { card, hands: own.length, worth: mean(own), without: others.length ? mean(others) : null, used };
    })
    .sort((one, two) => two.worth - (two.without ?? 0) - (one.worth - (one.without ?? 0)) || one.card - two.card);
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

const points = (value) => Math.round(value).toLocaleString("en");

function Faces({ cards, game, data, onLook, label }) {
  const name = (number) => both(data.byNumber.get(number)?.name) || String(number);
  return html`<ul class="hand-cards" aria-label=${label} style=${`grid-template-columns:repeat(${Math.max(cards.length, 1)},minmax(0,84px))`}>
      ${cards.map(
        (
          number,
          at,
        ) => html`<li key=${at}><button onClick=${() => onLook(number)} onMouseEnter=${() => onLook(number)} onFocus=${() => onLook(number)} aria-label=${name(number)}>
        ${data.byNumber.get(number) ? html`<${CardFace} game=${game} card=${data.byNumber.get(number)} />` : number}</button></li>`,
      )}</ul>`;
}

function Hand({ row, game, data, onLook, onWatch, busy }) {
  const best = row.board !== undefined;
  const worth =
    best &&
    t(row.verdict === "best" ? "deck-goldfish-points" : "deck-goldfish-points-at-least", { worth: points(row.worth) });
  return html`<li class="goldfish-hand"><${Faces} cards=${row.hand} game=${game} data=${data} onLook=${onLook} label=${t("deck-goldfish-hands")} />
    ${best && html`<span class="goldfish-worth">${worth}</span><${Faces} cards=${row.board} game=${game} data=${data} onLook=${onLook} label=${t("deck-goldfish-board")} />`}
    ${(best || row.verdict === "reached") && html`<button class="button small" disabled=${busy} onClick=${onWatch} aria-label=${t("deck-goldfish-watch-hand", { number: row.number + 1 })}>${t("deck-goldfish-watch")}</button>`}</li>`;
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

function WorthSummary({ rows }) {
  const { mean, tenth, ninetieth, bricks } = worths(rows);
  const hands = rows.length;
  return html`<div class="goldfish-sum" role="status"><p class="goldfish-rate"><b>${points(mean)}</b>${" "}
      ${t("deck-goldfish-worth", { hands, tenth: points(tenth), ninetieth: points(ninetieth) })}</p>
    <p class="hint">${t("deck-goldfish-bricks", { bricks, hands })}</p></div>`;
}

function WorthCards({ rows, data }) {
  const name = (number) => both(data.byNumber.get(number)?.name) || String(number);
  const heads = ["head-hands", "worth-with", "head-without", "head-used"];
  return html`<section><h2>${t("deck-goldfish-cards")}</h2><div class="odds-scroll"><table class="odds">
    <thead><tr><th scope="col">${t("deck-card")}</th>${heads.map((head) => html`<th scope="col" key=${head}>${t(`deck-goldfish-${head}`)}</th>`)}</tr></thead>
    <tbody>${worthByCard(rows).map(
      (
        one,
      ) => html`<tr key=${one.card}><th scope="row">${name(one.card)}</th><td>${one.hands}</td><td>${points(one.worth)}</td>
      <td>${one.without === null ? "–" : points(one.without)}</td><td>${percent(one.used)}</td></tr>`,
    )}</tbody></table></div></section>`;
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
  const [worst, setWorst] = useState(false);
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
    const wish = {
      ...(goal.trim() ? { goal } : {}),
      second,
      ...(shelfOf(game).editions ? { edition: edition?.id } : {}),
    };
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
  const best = rows[0]?.board !== undefined;
  const order = (one, two) => (worst ? one.worth - two.worth : two.worth - one.worth) || one.number - two.number;
  const shown = best ? [...rows].sort(order) : rows.filter((row) => row.verdict === verdict);
  const options = best
    ? ["best", "worst"].map((value) => ({ value, text: t(`deck-goldfish-${value}`) }))
    : VERDICTS.map((value) => ({
        value,
        text: t(`deck-goldfish-${value}`, { count: rows.filter((row) => row.verdict === value).length }),
      }));
  return html`<div class="hands goldfish"><p>${t("deck-goldfish-lead")}</p>
    <form class="goldfish-form" onSubmit=${search}><label><span>${t("deck-goldfish-goal")}</span>
        <input class="field" maxlength="300" value=${goal} placeholder=${t("deck-goldfish-goal-example")} onInput=${(event) => setGoal(event.target.value)} /></label>
      <${Segments} small label=${t("deck-goldfish-turn")} value=${second ? "second" : "first"} onChange=${(value) => setSecond(value === "second")}
        options=${["first", "second"].map((value) => ({ value, text: t(`deck-goldfish-turn-${value}`) }))} />
      ${
        running
          ? html`<button type="button" class="button" onClick=${() => {
              stop.current?.abort();
              setRunning(false);
            }}>${t("deck-goldfish-stop")}</button>`
          : html`<button class="button primary" type="submit">${t("deck-goldfish-start", { count: ALL })}</button>`
      }</form>
    <p class="hint">${t("deck-goldfish-goal-hint")}</p>
    ${failed && html`<p class="wrong" role="alert">${failed}</p>`}
    ${running && !rows.length && html`<p class="empty">${t("deck-goldfish-searching")}</p>`}
    ${
      rows.length > 0 &&
      html`${best ? html`<${WorthSummary} rows=${rows} />` : html`<${Summary} rows=${rows} wanted=${running ? ALL : rows.length} />`}
      <section><h2>${t("deck-goldfish-hands")}</h2><${Segments} small label=${t("deck-goldfish-verdicts")} value=${best ? (worst ? "worst" : "best") : verdict}
          onChange=${best ? (value) => setWorst(value === "worst") : setVerdict} options=${options} />
        ${shown.length ? "" : html`<p class="empty">${t("deck-goldfish-none")}</p>`}
        <ol class="hand-list">${shown.slice(0, SHOWN).map((row) => html`<${Hand} key=${row.number} row=${row} game=${game} data=${data} onLook=${onLook} busy=${busy} onWatch=${() => watch(row)} />`)}</ol></section>
      <${best ? WorthCards : Cards} rows=${rows} data=${data} />`
    }
    <p class="hint">${t("deck-goldfish-hint")}</p></div>`;
}
