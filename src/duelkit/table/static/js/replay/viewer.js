/** A replay: the board at any moment, the options and the choice, the log; forwards, backwards, by turns. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { loadGames, loadIndex, useComing } from "../cards.js";
import { loadBoard, titleOf } from "../games.js";
import { Inspector } from "../inspector.js";
import { useKeys } from "../keys.js";
import { Log } from "../log.js";
import { store } from "../store.js";
import { both, has, switchLanguage, t } from "../text.js";
import { Icon, Segments, toast } from "../ui.js";
import { Analysis, Words, useAnalysis } from "./analysis.js";
import { Controls } from "./controls.js";
import { Moments, about, branch, fileOf } from "./data.js";
import { Task, lessonOf } from "./learn.js";
import { handIn } from "./start.js";

/** Focuses an element of the page. @param {string} selector */
const focusOn = (selector) => /** @type {HTMLElement|null} */ (document.querySelector(selector))?.focus();

/** Milliseconds between decisions at each speed. */
export const SPEEDS = { 0.5: 2600, 1: 1300, 2: 650, 4: 300, 8: 120 };

function useAbout(id, duel) {
  const [found, setFound] = useState({ whole: null, error: "" });
  useEffect(() => {
    let gone = false;
    about(id, duel).then(
      (whole) => {
        if (!gone) setFound({ whole, error: "" });
      },
      (error) => {
        if (!gone) setFound({ whole: null, error: error.code ?? "internal" });
      },
    );
    return () => {
      gone = true;
    };
  }, [id, duel]);
  return found;
}

/** The moment to show: the wanted one once it is loaded, before that the last one. */
function useMoment(moments, step, steps) {
  const [shown, setShown] = useState(null);
  const seq = useRef(0);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(
      () => {
        moments.get(step).then(
          (moment) => {
            if (gone) return;
            seq.current += 1;
            setShown((before) => {
              const after =
                before && before.moments === moments && before.moment.step === step - 1 ? before.moment.told : null;
              return {
                moment,
                moments,
                seq: seq.current,
                fresh: after === null ? [] : moments.log(moment.told, after),
                log: moments.log(moment.told),
              };
            });
            if (step < steps && !moments.now(step + 1)) moments.get(step + 1).catch(() => {});
          },
          (error) => {
            if (!gone) toast(error.message, "bad");
          },
        );
      },
      moments.now(step) ? 0 : 40,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [moments, step, steps]);
  return shown;
}

const ofTurn = (turns, step) => {
  let at = 0;
  turns.forEach((turn, n) => {
    if (turn.step <= step) at = n;
  });
  return at;
};

/** The next decision: who was asked what, and what was chosen. */
function Next({ next, names, outcome, onHover, children }) {
  if (!next)
    return html`<section class="prompt" data-prompt><h2>${outcome ? both(outcome.text) : t("replay-end")}</h2></section>`;
  const who = names[next.player];
  if (!next.question) {
    const words =
      next.chosen === "surrender"
        ? t("replay-surrenders", { who })
        : next.chosen === "time_out"
          ? t("replay-runs-out", { who })
          : t("replay-hidden", { who });
    return html`<section class="prompt" data-prompt tabindex="-1"><p class="who">${words}</p>${children}</section>`;
  }
  const seen = new Set();
  const chosen = next.options[next.chosen];
  const rows = next.options.filter((option) => {
    const text = both(option.text);
    return option === chosen || (text !== both(chosen.text) && !seen.has(text) && seen.add(text));
  });
  return html`<section class="prompt asked" data-prompt tabindex="-1" aria-label=${t("replay-decision")}>
    <p class=${`who side-${next.player}`}>${t("replay-decides", { who })}</p><h2>${both(next.question)}</h2>${children}
    <ul class="options replay-options"><li class="chosen" aria-current="true" onMouseEnter=${() => onHover(chosen)} onMouseLeave=${() => onHover(null)}><b aria-label=${t("replay-chosen")}>✓</b><span>${both(chosen.text)}</span></li>
      ${rows.filter((option) => option !== chosen).map((option, at) => html`<li key=${at} onMouseEnter=${() => onHover(option)} onMouseLeave=${() => onHover(null)}><span>${both(option.text)}</span></li>`)}</ul></section>`;
}

async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    toast(done, "good");
  } catch {
    toast(text);
  }
}

/** @param {{id: string, duel: number, start: number, look: "0"|"1"|"both"}} props */
export function Viewer({ id, duel, start, look }) {
  const { whole, error } = useAbout(id, duel);
  const [step, setStep] = useState(start);
  const [side, setSide] = useState(look);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState("1");
  const [target, setTarget] = useState(null);
  const [hover, setHover] = useState(null);
  const [tab, setTab] = useState("prompt");
  const [busy, setBusy] = useState(false);
  const [wish, setWish] = useState(null);
  const [lesson, setLesson] = useState(null);
  const file = useRef(null);
  const steps = whole?.steps ?? 0;
  const at = Math.min(step, steps);
  const { found, failed } = useAnalysis(id, duel, steps, wish);
  const moments = useMemo(() => new Moments(id, duel, side), [id, duel, side]);
  const shown = useMoment(moments, whole ? at : start, steps);
  const module = useComing(async () => {
    if (!whole) return null;
    const [found] = await Promise.all([loadBoard(whole.game), loadIndex(whole.game).catch(() => null)]);
    return found;
  }, [whole?.game]);
  const games = useComing(loadGames, []);
  const go = (to, keep = false) => {
    if (!keep) setPlaying(false);
    setStep(Math.max(0, Math.min(steps, to)));
  };
  const ask = (next, number) => {
    setLesson({ ...next, at: number });
    setSide(String(next.player));
    setTab("prompt");
    go(next.steps[number]);
  };
  useEffect(() => {
    setHover(null);
  }, [shown?.moment]);
  useEffect(() => {
    // another analysis has other mistakes
    setLesson(null);
  }, [id, duel, wish]);
  useEffect(() => {
    // the address contains the position, so that it can be bookmarked and shared
    if (!whole || playing) return undefined;
    const timer = setTimeout(
      () => history.replaceState(null, "", `#/replay/${encodeURIComponent(id)}/${duel}/${at}/${side}`),
      250,
    );
    return () => clearTimeout(timer);
  }, [whole, at, side, playing]);
  useEffect(() => {
    if (!playing || !shown || shown.moment.step !== at) return undefined;
    if (at >= steps) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1, true), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, shown, at, speed, steps]);
  const turns = whole?.turns ?? [];
  const turn = ofTurn(turns, at);
  const toTurn = (by) => {
    const wanted = by < 0 && turns[turn] && at > turns[turn].step ? turn : turn + by;
    go(turns[Math.max(0, Math.min(turns.length - 1, wanted))]?.step ?? 0);
    if (by > 0 && wanted >= turns.length) go(steps);
  };
  const play = () => {
    if (at >= steps) setStep(0);
    setPlaying(!playing);
  };
  useKeys({
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    Home: () => go(0),
    End: () => go(steps),
    PageDown: () => toTurn(1),
    PageUp: () => toTurn(-1),
    " ": play,
    k: play,
    b: () => setSide("both"),
    number: (event) => {
      if (event.key === "1" || event.key === "2") setSide(String(Number(event.key) - 1));
    },
    l: () => {
      setTab("log");
      setTimeout(() => focusOn("[data-log]"), 0);
    },
    i: () => {
      setTab("card");
      setTimeout(() => focusOn("[data-inspector]"), 0);
    },
    f: () => focusOn("[data-board] [tabindex='0']"),
  });
  if (error) {
    const key = `replay-refused-${error}`;
    return html`<main class="page"><div class="panel narrow"><h2>${t("replay-missing")}</h2><p>${t(has(key) ? key : "replay-refused-other")}</p><a class="button primary" href="#/replay">${t("replays")}</a></div></main>`;
  }
  if (!whole || !shown || !module) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const { moment } = shown;
  const names = [0, 1].map((player) => both(whole.names?.[player]) || t("replay-player", { number: player + 1 }));
  const seats = { solo: false, status: "over", seats: names.map((name) => ({ name, kind: "human" })) };
  const game = games?.find((one) => one.id === whole.game);
  const ready = game?.decks ?? [];
  const edition = both(game?.editions.find((one) => one.id === whole.edition)?.name) || whole.edition;
  const decks = whole.decks.map((deck) => both(ready.find((one) => one.id === deck.toLowerCase())?.name) || deck);
  const share = () =>
    copy(
      new URL(`#/replay/${encodeURIComponent(id)}/${duel}/${at}/${side}`, location.href).href,
      t("replay-link-copied"),
    );
  const playOn = async () => {
    setBusy(true);
    try {
      const found = await branch(id, duel, at);
      location.hash = `#/room/${found.room}`;
      toast(t("branched"), "good");
    } catch (refused) {
      toast(refused.message, "bad");
    } finally {
      setBusy(false);
    }
  };
  const inspect = (what, pin = false) => {
    setTarget(what);
    if (pin) setTab("card");
  };
  const Board = module.board;
  const chosen = lesson ? null : (moment.next?.options?.[moment.next.chosen] ?? null);
  return html`<div class=${`replay room game-${whole.game} tab-${tab} ${store.settings.motion}`}>
    <header class="replay-bar"><a class="brand" href="#/" aria-label=${t("home")}><img src="icon.svg" alt="" width="22" height="22" /></a>
      <div class="replay-name"><b>${t("replay")} – ${titleOf(whole.game)}</b><small>${[edition, `${decks[0]} / ${decks[1]}`].filter(Boolean).join(" · ")}</small></div>
      ${
        whole.duels > 1 &&
        html`<label class="duels"><select class="field" aria-label=${t("replay-which-duel")} value=${duel} onChange=${(
          event,
        ) => {
          location.hash = `#/replay/${encodeURIComponent(id)}/${event.target.value}`;
        }}>
        ${Array.from({ length: whole.duels }, (_, n) => html`<option key=${n} value=${n + 1}>${t("duel-number", { number: n + 1 })}</option>`)}</select></label>`
      }
      <span class="grow"></span>
      <${Segments} small label=${t("replay-hands")} value=${side} onChange=${setSide} options=${[
        { value: "0", text: t("replay-side", { number: 1 }) },
        { value: "both", text: t("replay-both") },
        { value: "1", text: t("replay-side", { number: 2 }) },
      ]} />
      <button class="icon-button" title=${t("replay-share")} aria-label=${t("replay-share")} onClick=${share}><${Icon} name="link" /></button>
      <a class="icon-button" title=${t("replay-download")} aria-label=${t("replay-download")} href=${fileOf(id, duel)} download=${`duel-${id}-${duel}.duel`}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11M7 10l5 5 5-5M5 20h14" /></svg></a>
      <input ref=${file} type="file" accept=".duel,.txt,text/plain" hidden onChange=${(event) => {
        handIn(event.target.files[0]);
        event.target.value = "";
      }} />
      <button class="icon-button" title=${t("replay-upload")} aria-label=${t("replay-upload")} onClick=${() => file.current.click()}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V4M7 9l5-5 5 5M5 20h14" /></svg></button>
      <button class="plain language" lang=${store.settings.language === "ja" ? "en" : "ja"} title=${t("switch-language")} onClick=${switchLanguage}>${store.settings.language === "ja" ? "EN" : "日本"}</button>
      <button class="button primary on-from-here" disabled=${busy} onClick=${playOn} title=${t("replay-play-on-hint")}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 5l12 7-12 7z" /></svg><span>${t("replay-play-on")}</span></button>
    </header>
    <aside class="left"><${Inspector} game=${whole.game} edition=${whole.edition ?? ""} room="" target=${target} module=${module} moment=${`${shown.seq}`} asked=${false} onInspect=${inspect} /></aside>
    <main class="middle"><${Board} view=${moment.view} ask=${null} you=${null} neutral openHands=${side === "both"} room=${seats} roomId="" fresh=${shown.fresh} seq=${shown.seq} edition=${whole.edition} hovered=${hover ?? (playing ? null : chosen)} outcome=${moment.outcome}
      onOption=${() => {}} onInspect=${inspect} /></main>
    <aside class="right">
      <div class="tabs" role="tablist">${["prompt", "card", "log"].map((one) => html`<button role="tab" key=${one} aria-selected=${tab === one} class=${tab === one ? "on" : ""} onClick=${() => setTab(one)}>${t(one === "prompt" ? "replay-decision" : `tab-${one}`)}</button>`)}</div>
      ${
        lesson && at === lesson.steps[lesson.at]
          ? html`<${Task} id=${id} duel=${duel} lesson=${lesson} wish=${wish} moment=${moment} mistake=${found.get(at)} name=${names[lesson.player]} go=${(number) => ask(lesson, number)} leave=${() => setLesson(null)} onHover=${setHover} />`
          : html`<${Next} next=${moment.next} names=${names} outcome=${moment.outcome} onHover=${setHover}>${wish && found.get(at) && moment.step === at ? html`<${Words} one=${found.get(at)} />` : null}<//>`
      }
      <${Log} log=${shown.log} game=${whole.game} onInspect=${(what) => inspect(what, true)} />
    </aside>
    <footer class="replay-foot">${wish && !lesson && html`<${Analysis} wish=${wish} setWish=${setWish} found=${found} failed=${failed} steps=${steps} at=${at} go=${go} learn=${(player) => ask(lessonOf(found, player), 0)} />`}
    <${Controls} at=${at} steps=${steps} turns=${turns} turn=${turn} playing=${playing} speed=${speed} go=${go} toTurn=${toTurn} play=${play} setSpeed=${setSpeed} loading=${moment.step !== at}>
      <button class=${`icon-button analyse ${wish ? "on" : ""}`} aria-pressed=${Boolean(wish)} aria-label=${t("analysis")} title=${`${t("analysis")}: ${t("analysis-hint")}`} onClick=${() => setWish(wish ? null : { known: "own", how: "quick" })}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4v16h16M7 15l4-5 3 3 5-7" /></svg></button><//></footer>
  </div>`;
}
