/** A room: the board of its game, the question, the log, the inspected card, and all other actions. */
import { html, useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { passes } from "./again.js";
import { attention } from "./attention.js";
import { loadGames, loadIndex, useComing } from "./cards.js";
import { End } from "./ending.js";
import { loadBoard, titleOf } from "./games.js";
import { About, People } from "./company/people.js";
import { Rating } from "./company/rating.js";
import { Inspector } from "./inspector.js";
import { TakeSeat, Waiting, copyLink } from "./invite.js";
import { focusOn, focusSoon, useFocusKept, useKeys } from "./keys.js";
import { Log } from "./log.js";
import { forget, hasten, join, on, say, send, skip, stay, stays } from "./net.js";
import { Phrases } from "./phrases.js";
import { KEYS, Prompt, choices } from "./prompt.js";
import { useReading } from "./reading.js";
import { complain } from "./refusals.js";
import { roomState, setSetting, store, useStore } from "./store.js";
import { both, switchLanguage, t } from "./text.js";
import { Dialog, Icon, Segments, toast } from "./ui.js";

/** Whether something has been true for a while; the end of a duel is seen before it is announced. */
function useLate(is, milliseconds) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!is) return undefined;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [is]);
  return is && late;
}

/** Announces that the clock has answered a question, because the duel goes on without the player. */
function useTimeUp(ask, asking) {
  const clock = useRef({ asking: "", until: Infinity });
  useEffect(() => {
    const before = clock.current;
    if (before.asking && before.asking !== asking && performance.now() > before.until) toast(t("time-is-up"));
    const timed = ask && ask.seconds !== null && ask.seconds !== undefined;
    if (timed) clock.current = { asking, until: performance.now() + ask.seconds * 1000 - 600 };
    else if (before.asking !== asking || (!ask && performance.now() < before.until))
      clock.current = { asking: "", until: Infinity };
  }, [asking, Boolean(ask)]);
}

/** The board of a game and the index of its cards. */
function useBoard(game) {
  return useComing(async () => {
    if (!game) return null;
    const [module] = await Promise.all([
      loadBoard(game),
      loadIndex(game).catch((error) => {
        if (passes(error)) throw error;
        return null;
      }),
    ]);
    return module;
  }, [game]);
}

/** Joins the room; without a deck as a spectator, until a deck is chosen. */
function useJoined(id, setMissing) {
  useEffect(() => {
    let gone = false;
    const watching = () => join(id, { watch: true });
    const joining = stays(id) ? Promise.resolve() : join(id);
    joining
      .catch((error) => {
        if (error.code === "bad_deck" || error.code === "full" || error.code === "not_allowed") return watching();
        throw error;
      })
      .catch((error) => {
        if (!gone) setMissing(error.code ?? "internal");
      });
    return () => {
      gone = true;
      forget(id);
      const { room, state } = roomState(store, id);
      if ((room && room.you === null) || (state && state.you === null)) send("leave", { room: id }).catch(() => {});
    };
  }, [id]);
}

function Seat({ seat, wins, bestOf, me }) {
  if (!seat) return null;
  const kind = seat.kind === "open" ? t("seat-open") : seat.kind === "human" ? "" : t(`seat-${seat.kind}`);
  const free = seat.kind === "open";
  const here = !free && (seat.here || seat.kind !== "human");
  return html`<span class=${`seat ${me ? "me" : ""} ${free ? "free" : here ? "" : "away"}`}><i class=${`dot ${here ? "here" : ""}`}></i>
    <b>${seat.kind === "open" ? "" : seat.name}</b> <${Rating} seat=${seat} /> ${kind && html`<small>${kind}</small>`}${me && html`<small>${t("seat-you")}</small>`}
    ${!here && seat.kind !== "open" && html`<small class="chip bad">${t("seat-away")}</small>`}
    ${bestOf > 1 && html`<span class="wins" aria-label=${t("wins", { count: wins ?? 0 })}>${"●".repeat(wins ?? 0)}${"○".repeat(Math.max(0, 2 - (wins ?? 0)))}</span>`}</span>`;
}

function Bar({ id, room, state, act, onSettings, onHelp, onSurrender, onAbout }) {
  const [more, setMore] = useState(false);
  const games = useComing(loadGames, []);
  const edition = games?.find((one) => one.id === room.game)?.editions?.find((one) => one.id === room.edition);
  const playing = room.status === "playing";
  const seated = room.you !== null;
  const button = (icon, key, onClick, shown = true) =>
    shown &&
    html`<button class="icon-button" aria-label=${t(key)} title=${t(key)}
    onClick=${onClick}><${Icon} name=${icon} /></button>`;
  const full = () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
  return html`<header class="room-bar">
    <a class="brand" href="#/" aria-label=${t("home")}><img src="icon.svg" alt="" width="24" height="24" /></a>
    <div class="room-name"><h1><b>${room.title || titleOf(room.game)}</b></h1><small>${edition ? both(edition.name) : (room.edition ?? "")}
      ${room.best_of > 1 ? ` · ${t("duel-number", { number: room.duel })}` : ""}</small></div>
    <div class="seats">${room.seats.map(
      (seat, at) => html`<${Seat} key=${at} seat=${seat} wins=${seat.wins} bestOf=${room.best_of}
      me=${room.you === at} />`,
    )}</div>
    ${!seated && html`<span class="chip">${t("you-watch")}</span>`}
    <span class="grow"></span>
    ${room.seats.every((seat) => seat.kind === "human" || seat.kind === "open") && !room.solo && room.status !== "exercise" && html`<${Phrases} id=${id} room=${room} />`}
    ${!room.solo && room.watching && html`<${People} room=${room} onAbout=${onAbout} />`}
    ${button("undo", "undo", () => act("undo"), room.can_undo)}
    ${button("redo", "redo", () => act("redo"), room.can_redo)}
    <div class=${`bar-more ${more ? "open" : ""}`} onClick=${() => setMore(false)}>
      ${button("branch", "branch", () => act("branch"), !room.tournament && ((room.solo && !(room.best_of > 1) && seated) || room.status === "over"))}
      ${button("link", "copy-link", () => copyLink(id), room.status !== "exercise")}
      ${button("flag", "surrender", onSurrender, playing && seated && !state?.outcome)}
      <button class="plain language" lang=${store.settings.language === "ja" ? "en" : "ja"} onClick=${switchLanguage} title=${t("switch-language")}>${store.settings.language === "ja" ? "EN" : "日本"}</button>
      ${button("full", "fullscreen", full, document.fullscreenEnabled)}
      ${button("help", "help", onHelp)}
      ${button("gear", "settings", onSettings)}
    </div>
    <button class="icon-button more" aria-label=${t("more")} title=${t("more")} aria-expanded=${more} onClick=${() => setMore(!more)}><${Icon} name="more" /></button>
  </header>`;
}

/** The time left on both clocks; that of the turn player runs. */
function Clocks({ room, state }) {
  const [, again] = useState(0);
  const since = useMemo(() => performance.now(), [state]);
  useEffect(() => {
    const timer = setInterval(() => again((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const turn = state.view.turn_player;
  return html`<div class="clocks" role="group" aria-label=${t("clocks")}>${state.view.sides.map(({ player }) => {
    const runs = player === turn && (player === state.you ? Boolean(state.ask) : state.waiting);
    const left = Math.max(0, Math.ceil(state.clocks[player] - (runs ? (performance.now() - since) / 1000 : 0)));
    return html`<span key=${player} class=${`${runs ? "runs" : ""} ${left < 20 ? "low" : ""}`}><small>${room.seats[player].name}</small>
      <b>${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}</b></span>`;
  })}</div>`;
}

/** Announces when a player leaves the table, and comes back. */
function useComings(room) {
  const before = useRef([]),
    gone = useRef(new Set());
  useEffect(() => {
    if (!room || room.solo) return;
    room.seats.forEach((seat, player) => {
      if (seat.kind !== "human" || player === room.you) return;
      if (!seat.here && before.current[player]) {
        gone.current.add(player);
        toast(t("seat-left", { name: seat.name }), "note");
      }
      // a player who joins for the first time does not come back
      if (seat.here && gone.current.delete(player)) toast(t("seat-came", { name: seat.name }), "good");
    });
    before.current = room.seats.map((seat) => seat.kind === "human" && seat.here);
  }, [room]);
}

/** How often the player is asked, and the two keys that override it while they are held. */
function Windows({ room, hold, held }) {
  const mode = room.windows ?? "auto";
  const holder = (
    what,
    key,
  ) => html`<button class=${`hold ${held === what ? "on" : ""}`} title=${t(`hold-${what}-hint`)}
    onPointerDown=${(event) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      hold(what);
    }}
    onPointerUp=${() => hold("none")} onPointerCancel=${() => hold("none")} onContextMenu=${(event) => event.preventDefault()}
    ><kbd aria-hidden="true">${key}</kbd> ${t(`hold-${what}`)}</button>`;
  return html`<div class="windows"><span title=${t("set-windows")}>${t("windows-label")}</span>
    <${Segments} small label=${t("set-windows")} value=${mode} onChange=${(value) => setSetting("windows", value)}
      options=${["auto", "can", "always"].map((value) => ({ value, text: t(`windows-${value}`), title: t(`windows-${value}-hint`) }))} />
    ${holder("ask", "A")}${holder("pass", "X")}</div>`;
}

function Surrender({ id, onClose }) {
  return html`<${Dialog} title=${t("surrender")} onClose=${onClose}><p>${t("surrender-sure")}</p><div class="buttons">
    <button class="button danger" onClick=${() => {
      say("surrender", { room: id });
      onClose();
    }}>${t("surrender")}</button>
    <button class="button" autofocus onClick=${onClose}>${t("go-on")}</button></div><//>`;
}

/** Goes on to the room of a rematch. */
function useNext(id, setMissing) {
  useEffect(
    () =>
      on("room", (message) => {
        if (message.room !== id) return;
        setMissing("");
        if (message.next && message.next !== id) location.hash = `#/room/${message.next}`;
      }),
    [id],
  );
}

/**
 * @param {{id: string, onSettings: () => void, onHelp: () => void, guide?: Function|null}} props `guide`: of a lesson or a puzzle, what stands above the question
 */
export function Room({ id, onSettings, onHelp, guide = null }) {
  const here = useStore((all) => all.rooms[id]);
  const { room, log, siding, thinking, state: last } = here ?? roomState(store, id);
  // the next duel of a match has begun, and its first state is not here yet
  const state = room?.status === "playing" && last?.outcome && last.duel < room.duel ? null : last;
  const [missing, setMissing] = useState("");
  const [hover, setHover] = useState(null);
  const [wished, setWished] = useState(null);
  const [chosen, setChosen] = useState("");
  const [held, setHeld] = useState("none");
  const [tab, setTab] = useState("prompt");
  const [listed, setListed] = useState(false);
  const [dialog, setDialog] = useState("");
  const [about, setAbout] = useState(null);
  const [endSeen, setEndSeen] = useState("");
  const module = useBoard(room?.game);
  const ended = useLate(Boolean(state?.outcome), 1400);
  useJoined(id, setMissing);
  useNext(id, setMissing);
  const online = useStore((all) => all.online);
  const wanted = useStore((all) => all.settings.windows);
  const mode = room?.windows ?? null;
  useEffect(() => {
    // the mode is the player's setting: a room with another one is changed
    if (mode && mode !== wanted) say("windows", { room: id, mode: wanted });
  }, [mode, wanted]);
  // questions are counted for each seat: a person on both sides sees the same number twice
  const asking = state?.ask ? `${state.duel ?? room?.duel}-${state.you}-${state.ask.id}` : "";
  const ask = state?.ask && asking !== chosen ? state.ask : null;
  const [target, look] = useReading(asking);
  useEffect(() => {
    attention(Boolean(ask));
    if (ask) setTab("prompt");
    return () => attention(false);
  }, [asking, Boolean(ask)]);
  const choose = async (index) => {
    if (!ask) return;
    setChosen(asking);
    setHover(null);
    try {
      await send("choose", { room: id, ask: ask.id, option: index });
    } catch (error) {
      setChosen("");
      complain(error);
    }
  };
  // a board may show what an option would do before it is chosen
  const pick = (index) => (ask && module?.weighs?.(ask, index) ? setWished({ ask: ask.id, index }) : choose(index));
  const hold = (what) => {
    setHeld((before) => {
      if (before !== what) say("hold", { room: id, what });
      return what;
    });
  };
  const act = async (type) => {
    setChosen("");
    try {
      const answer = await send(type, { room: id });
      if (type === "branch" && answer.room && answer.room !== id) {
        stay(answer.room);
        location.hash = `#/room/${answer.room}`;
        toast(t("branched"), "good");
      }
    } catch (error) {
      complain(error);
    }
  };
  useTimeUp(ask, asking);
  useComings(room);
  const begun = Boolean(ask && module);
  const finished = Boolean(state?.outcome);
  // keyboard users start on the field; after that the focus is not moved
  const started = useRef(false);
  useEffect(() => {
    if (!begun || started.current) return undefined;
    return focusSoon("[data-board] [tabindex='0']", () => {
      started.current = true;
    });
  }, [begun]);
  // an end that was undone may come again
  useEffect(() => {
    if (!finished) setEndSeen("");
  }, [finished]);
  useFocusKept(asking);
  const seated = room && room.you !== null && room.you !== undefined;
  useKeys(
    {
      option: (event) => {
        if (!ask) return;
        const all = choices(ask, module?.shorten?.(ask) ?? null).filter((one) => one.index !== ask.pass);
        const one = all[KEYS.indexOf(event.key.toLowerCase())];
        if (one) pick(one.index);
      },
      0: () => {
        if (ask && ask.pass !== null && ask.pass !== undefined) choose(ask.pass);
      },
      " ": () => {
        if (ask && ask.pass !== null && ask.pass !== undefined) choose(ask.pass);
      },
      p: () => {
        setTab("prompt");
        if (module?.Tile) setListed(!(listed && document.activeElement?.closest(".options")));
        setTimeout(() => focusOn("[data-prompt] .option"), 0);
      },
      ".": () => hasten(id),
      "/": () => skip(id),
      l: () => {
        setTab("log");
        setTimeout(() => focusOn("[data-log]"), 0);
      },
      i: () => {
        setTab("card");
        setTimeout(() => focusOn("[data-inspector]"), 0);
      },
      f: () => focusOn("[data-board] [tabindex='0']"),
      u: () => {
        if (room?.can_undo) act("undo");
      },
      r: () => {
        if (room?.can_redo) act("redo");
      },
    },
    {
      a: {
        down: () => {
          if (seated) hold("ask");
        },
        up: () => {
          if (seated) hold("none");
        },
      },
      x: {
        down: () => {
          if (seated) hold("pass");
        },
        up: () => {
          if (seated) hold("none");
        },
      },
    },
  );
  if (missing && !room) {
    return html`<main class="page"><div class="panel narrow"><h1>${t("room-missing")}</h1><p>${t(missing === "lost" ? "offline" : "room-missing-text")}</p>
      <a class="button primary" href="#/">${t("home")}</a></div></main>`;
  }
  if (!room) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const inspect = (what, pin = false, why = /** @type {""|"keeps"|"asks"} */ ("")) => {
    look(what, why);
    // in an exercise, messages about it are beside the question
    if (pin && !guide) setTab("card");
  };
  const open = room.seats.some((seat) => seat.kind === "open");
  const Board = module?.board;
  const endKey = state?.outcome ? `${state.duel}` : "";
  const over = ended && state?.outcome && endSeen !== endKey;
  const between = room.status === "siding" && (!state || (ended && !over));
  return html`<div class=${`room game-${room.game} ${module?.Tile ? "has-strip" : ""} tab-${tab} ${between ? "is-between" : ""}`}>
    <${Bar} id=${id} room=${room} state=${state} act=${act} onSettings=${onSettings} onHelp=${onHelp} onSurrender=${() => setDialog("surrender")} onAbout=${setAbout} />
    ${room.stalled && online && html`<div class="offline stalled" role="alert">${t("stalled")}</div>`}
    <aside class="left" aria-label=${t("tab-card")}><${Inspector} game=${room.game} edition=${room.edition ?? ""} room=${id} target=${target} module=${module}
      moment=${`${state?.seq}`} asked=${Boolean(ask)} onInspect=${inspect} /></aside>
    <main class="middle">
      ${
        room.status === "waiting" && !state
          ? seated || !open
            ? html`<${Waiting} id=${id} room=${room} />`
            : html`<${TakeSeat} id=${id} room=${room} />`
          : between && module?.Between
            ? html`<${module.Between} id=${id} room=${room} siding=${siding} onInspect=${inspect} />`
            : Board && state
              ? html`<${Board} view=${state.view} ask=${ask} you=${state.you} room=${room} fresh=${state.fresh ?? []} seq=${state.seq}
            edition=${room.edition} hovered=${hover} wished=${wished} outcome=${state.outcome} roomId=${id} onOption=${choose} onInspect=${inspect}
            onRefused=${guide ? (card, place) => say("wanted", { room: id, card, place }) : null} />`
              : html`<p class="empty">${t("loading")}</p>`
      }
    </main>
    <aside class="right" aria-label=${t("tab-prompt")}>
      <div class="tabs" role="tablist">${["prompt", "card", "log"].map(
        (one) => html`<button role="tab" key=${one} aria-selected=${tab === one}
        class=${tab === one ? "on" : ""} onClick=${() => setTab(one)}>${t(`tab-${one}`)}</button>`,
      )}</div>
      ${state?.clocks && !state.outcome && html`<${Clocks} room=${room} state=${state} />`}
      ${guide?.({ ask, onHover: setHover })}
      ${
        (!guide || state?.ask) &&
        html`<${Prompt} room=${id} state=${state} away=${room.seats.some((seat, at) => at !== room.you && seat.kind === "human" && !seat.here)} thinking=${thinking} behind=${here?.behind ?? 0} tile=${module?.Tile ?? null} listed=${listed} onListed=${() => setListed(!listed)}
        asking=${module?.Asking && ask?.about && html`<${module.Asking} about=${ask.about} edition=${room.edition ?? ""} onInspect=${() => inspect({ ...ask.about, card: ask.about.card ?? -1 }, true)} />`} shorten=${module?.shorten} chosen=${Boolean(state?.ask) && !ask} onOption=${pick} onHover=${setHover}>${module?.Chain && state ? html`<${module.Chain} view=${state.view} ask=${ask} onInspect=${inspect} />` : null}${module?.Hint && ask && !guide ? html`<${module.Hint} ask=${ask} view=${state.view} />` : null}<//>`
      }
      ${
        module?.Camera &&
        seated &&
        room.status === "playing" &&
        !state?.outcome &&
        html`<${module.Camera} roomId=${id} ask=${ask} onOption=${choose} onCommand=${(name) => {
          if (name === "surrender") setDialog("surrender");
          else if (room.can_undo) act("undo");
        }} />`
      }
      ${state?.outcome && !guide && html`<button class="button" onClick=${() => setEndSeen("")}>${t(room.status === "over" ? "end-dialog" : "end-result")}</button>`}
      <${Log} log=${log} game=${room.game} onInspect=${(what) => inspect(what, true)} />
      ${seated && module?.responds && room.status === "playing" && !state?.outcome && html`<${Windows} room=${room} hold=${hold} held=${held} />`}
    </aside>
    ${over && !guide && html`<${End} id=${id} room=${room} state=${state} tally=${module?.tally} onClose=${() => setEndSeen(endKey)} />`}
    ${about && html`<${About} id=${id} about=${about} onClose=${() => setAbout(null)} />`}
    ${dialog === "surrender" && html`<${Surrender} id=${id} onClose=${() => setDialog("")} />`}
  </div>`;
}
