/** A room: the board of its game, the question, the log, the card one looks at, and all that one can do beside playing. */
import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { loadGames, loadIndex, useComing } from "./cards.js";
import { DeckChoice, deckWish, decksFor, useMyDecks } from "./home.js";
import { Inspector } from "./inspector.js";
import { focusOn, useFocusKept, useKeys } from "./keys.js";
import { Log } from "./log.js";
import { forget, join, on, say, send, stay } from "./net.js";
import { Prompt, choices } from "./prompt.js";
import { Siding } from "./siding.js";
import { roomState, setSetting, store, useStore } from "./store.js";
import { both, switchLanguage, t } from "./text.js";
import { Dialog, Icon, Segments, toast } from "./ui.js";

const BOARDS = { yugioh: () => import("./yugioh/index.js"), judgment: () => import("./judgment/index.js") };

/** Whether something has been so for a while; what ends a duel is seen before it is said. */
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

/** Says so when the clock has answered a question, as the duel goes on without the player. */
function useTimeUp(ask, asking) {
  const clock = useRef({ asking: "", until: Infinity });
  useEffect(() => {
    const before = clock.current;
    if (before.asking && before.asking !== asking && performance.now() > before.until) toast(t("time-is-up"));
    const timed = ask && ask.seconds !== null && ask.seconds !== undefined;
    if (timed) clock.current = { asking, until: performance.now() + ask.seconds * 1000 - 600 };
    else if (before.asking !== asking || !ask && performance.now() < before.until) clock.current = { asking: "", until: Infinity };
  }, [asking, Boolean(ask)]);
}

/** The board of a game and the index of its cards. */
function useBoard(game) {
  return useComing(async () => {
    if (!game || !BOARDS[game]) return null;
    const [module] = await Promise.all([BOARDS[game](), loadIndex(game).catch(() => null)]);
    return module;
  }, [game]);
}

/** Go into the room; without a deck, one watches until one has chosen one. */
function useJoined(id, setMissing) {
  useEffect(() => {
    let gone = false;
    const watching = () => join(id, { watch: true });
    join(id).catch((error) => {
      if (error.code === "bad_deck" || error.code === "full" || error.code === "not_allowed") return watching();
      throw error;
    }).catch((error) => { if (!gone) setMissing(error.code ?? "internal"); });
    return () => {
      gone = true;
      forget(id);
      const { room, state } = roomState(store, id);
      if (room && room.you === null || state && state.you === null) send("leave", { room: id }).catch(() => {});
    };
  }, [id]);
}

function Seat({ seat, wins, bestOf, me }) {
  if (!seat) return null;
  const kind = seat.kind === "open" ? t("seat-open") : seat.kind === "human" ? "" : t(`seat-${seat.kind}`);
  return html`<span class=${`seat ${me ? "me" : ""}`}><i class=${`dot ${seat.here || seat.kind !== "human" ? "here" : ""}`}></i>
    <b>${seat.kind === "open" ? "" : seat.name}</b> ${kind && html`<small>${kind}</small>`}${me && html`<small>${t("seat-you")}</small>`}
    ${bestOf > 1 && html`<span class="wins" aria-label=${t("wins", { count: wins ?? 0 })}>${"●".repeat(wins ?? 0)}${"○".repeat(Math.max(0, 2 - (wins ?? 0)))}</span>`}</span>`;
}

function Bar({ id, room, state, act, onSettings, onHelp, onSurrender }) {
  const [more, setMore] = useState(false);
  const games = useComing(loadGames, []);
  const edition = games?.find((one) => one.id === room.game)?.editions?.find((one) => one.id === room.edition);
  const playing = room.status === "playing";
  const seated = room.you !== null;
  const button = (icon, key, onClick, shown = true) => shown && html`<button class="icon-button" aria-label=${t(key)} title=${t(key)}
    onClick=${onClick}><${Icon} name=${icon} /></button>`;
  const full = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.());
  return html`<header class="room-bar">
    <a class="brand" href="#/" aria-label=${t("home")}><img src="icon.svg" alt="" width="24" height="24" /></a>
    <div class="room-name"><b>${room.title || t(`short-${room.game}`)}</b><small>${edition ? both(edition.name) : room.edition ?? ""}
      ${room.best_of > 1 ? ` · ${t("duel-number", { number: room.duel })}` : ""}</small></div>
    <div class="seats">${room.seats.map((seat, at) => html`<${Seat} key=${at} seat=${seat} wins=${seat.wins} bestOf=${room.best_of}
      me=${room.you === at} />`)}</div>
    ${!seated && html`<span class="chip">${t("you-watch")}</span>`}
    <span class="grow"></span>
    ${button("undo", "undo", () => act("undo"), room.can_undo)}
    ${button("redo", "redo", () => act("redo"), room.can_redo)}
    <div class=${`bar-more ${more ? "open" : ""}`} onClick=${() => setMore(false)}>
      ${button("branch", "branch", () => act("branch"), room.solo && seated || room.status === "over")}
      ${button("link", "copy-link", () => copyLink(id), true)}
      ${button("flag", "surrender", onSurrender, playing && seated && !state?.outcome)}
      <button class="plain language" lang=${store.settings.language === "ja" ? "en" : "ja"} onClick=${switchLanguage} title=${t("switch-language")}>${store.settings.language === "ja" ? "EN" : "日本"}</button>
      ${button("full", "fullscreen", full, document.fullscreenEnabled)}
      ${button("help", "help", onHelp)}
      ${button("gear", "settings", onSettings)}
    </div>
    <button class="icon-button more" aria-label=${t("more")} title=${t("more")} aria-expanded=${more} onClick=${() => setMore(!more)}><${Icon} name="more" /></button>
  </header>`;
}

async function copyLink(id) {
  const link = new URL(`#/room/${id}`, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast(t("link-copied"), "good");
  } catch {
    toast(link);
  }
}

/** How often one is asked, and the two keys that override it for as long as they are held. */
function Windows({ room, hold, held }) {
  const mode = room.windows ?? "auto";
  const holder = (what, key) => html`<button class=${`hold ${held === what ? "on" : ""}`} title=${t(`hold-${what}-hint`)}
    onPointerDown=${(event) => { event.currentTarget.setPointerCapture?.(event.pointerId); hold(what); }}
    onPointerUp=${() => hold("none")} onPointerCancel=${() => hold("none")} onContextMenu=${(event) => event.preventDefault()}
    ><kbd aria-hidden="true">${key}</kbd> ${t(`hold-${what}`)}</button>`;
  return html`<div class="windows"><span title=${t("set-windows")}>${t("windows-label")}</span>
    <${Segments} small label=${t("set-windows")} value=${mode} onChange=${(value) => setSetting("windows", value)}
      options=${["auto", "can", "always"].map((value) => ({ value, text: t(`windows-${value}`), title: t(`windows-${value}-hint`) }))} />
    ${holder("ask", "A")}${holder("pass", "X")}</div>`;
}

function Waiting({ id, room }) {
  const link = new URL(`#/room/${id}`, location.href).href;
  return html`<div class="waiting-room"><div class="panel"><h2>${t("waiting-title")}</h2><p>${t("waiting-text")}</p>
    <div class="joined"><input class="field" readonly value=${link} aria-label=${t("link")} onFocus=${(event) => event.target.select()} />
      <button class="button primary" onClick=${() => copyLink(id)}>${t("copy")}</button></div>
    <p class="hint">${room.clock ? t("clock-seconds", { seconds: room.clock }) : ""}</p></div></div>`;
}

/** Take the free seat with a deck. */
function TakeSeat({ id, room }) {
  const games = useComing(loadGames, []);
  const mine = useMyDecks(room.game);
  const [deck, setDeck] = useState("");
  const game = games?.find((one) => one.id === room.game);
  const decks = decksFor(game, room.game === "yugioh" ? room.edition : "");
  const chosen = deck || (decks[0] ? `builtin:${decks[0].id}` : "");
  const take = async () => {
    try {
      await join(id, { deck: deckWish(chosen, mine) });
    } catch (error) {
      toast(error.message, "bad");
    }
  };
  const host = room.seats.find((seat) => seat.kind === "human")?.name ?? "";
  return html`<div class="waiting-room"><div class="panel"><h2>${t("take-seat", { host })}</h2>
    <${DeckChoice} label=${t("your-deck")} value=${chosen} decks=${decks} mine=${mine} onChange=${setDeck} />
    <button class="button primary big" onClick=${take}>${t("sit-down")}</button></div></div>`;
}

function End({ id, room, state, onClose }) {
  const you = room.you;
  const won = state.outcome.winner;
  const kind = won < 0 ? "draw" : you === null || room.seats.every((seat) => seat.kind === "human") && room.solo ? "over" : won === you ? "won" : "lost";
  const asked = you !== null && room.seats[you]?.wants_rematch;
  const again = room.status === "over" && you !== null;
  return html`<${Dialog} title=${t(`end-${kind}`)} kind=${`end ${kind}`} onClose=${onClose}>
    <p class="end-text">${both(state.outcome.text)}</p>
    ${room.best_of > 1 && html`<p>${t("match-score", { a: room.seats[you ?? 0].wins ?? 0, b: room.seats[1 - (you ?? 0)].wins ?? 0 })}</p>`}
    <div class="buttons">
      ${again && html`<button class="button primary" autofocus disabled=${asked} onClick=${() => say("rematch", { room: id })}>
        ${asked ? t("rematch-asked") : t("rematch")}</button>`}
      ${room.solo && html`<button class="button" onClick=${() => { say("undo", { room: id }); onClose(); }}>${t("undo")}</button>`}
      <a class="button" href=${`#/replay/${id}/${room.duel}`}>${t("watch-replay")}</a>
      <button class="button" onClick=${onClose}>${t("look-at-field")}</button>
      <a class="button" href="#/">${t("home")}</a>
    </div><//>`;
}

function Surrender({ id, onClose }) {
  return html`<${Dialog} title=${t("surrender")} onClose=${onClose}><p>${t("surrender-sure")}</p><div class="buttons">
    <button class="button danger" onClick=${() => { say("surrender", { room: id }); onClose(); }}>${t("surrender")}</button>
    <button class="button" autofocus onClick=${onClose}>${t("go-on")}</button></div><//>`;
}

/**
 * @param {{id: string, onSettings: () => void, onHelp: () => void}} props
 */
export function Room({ id, onSettings, onHelp }) {
  const here = useStore((all) => all.rooms[id]);
  const { room, state, log, siding } = here ?? roomState(store, id);
  const [missing, setMissing] = useState("");
  const [target, setTarget] = useState(null);
  const [hover, setHover] = useState(null);
  const [wished, setWished] = useState(null);
  const [chosen, setChosen] = useState("");
  const [held, setHeld] = useState("none");
  const [tab, setTab] = useState("prompt");
  const [dialog, setDialog] = useState("");
  const [endSeen, setEndSeen] = useState("");
  const module = useBoard(room?.game);
  const ended = useLate(Boolean(state?.outcome), 1400);
  useJoined(id, setMissing);
  useEffect(() => on("room", (message) => {
    if (message.room !== id) return;
    setMissing("");
    if (message.next && message.next !== id) {
      stay(message.next);
      location.hash = `#/room/${message.next}`;
    }
  }), [id]);
  const wanted = useStore((all) => all.settings.windows);
  const mode = room?.windows ?? null;
  useEffect(() => {
    // the mode is the player's own: a room with another one is told
    if (mode && mode !== wanted) say("windows", { room: id, mode: wanted });
  }, [mode, wanted]);
  // questions are counted for each seat: who plays both sides sees the same number twice
  const asking = state?.ask ? `${state.duel ?? room?.duel}-${state.you}-${state.ask.id}` : "";
  const ask = state?.ask && asking !== chosen ? state.ask : null;
  useEffect(() => {
    document.title = ask ? `● ${t("your-move")} – duelkit` : "duelkit";
    if (ask) setTab("prompt");
    return () => { document.title = "duelkit"; };
  }, [asking, Boolean(ask)]);
  const choose = async (index) => {
    if (!ask) return;
    setChosen(asking);
    setHover(null);
    try {
      await send("choose", { room: id, ask: ask.id, option: index });
    } catch (error) {
      setChosen("");
      if (error.code !== "lost" && error.code !== "stale") toast(error.message || error.code, "bad");
    }
  };
  // a board may want to show what an option would do before it is chosen
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
      toast(error.message || error.code, "bad");
    }
  };
  useTimeUp(ask, asking);
  useFocusKept(asking);
  const seated = room && room.you !== null && room.you !== undefined;
  useKeys({
    number: (event) => {
      if (!ask) return;
      const all = choices(ask, module?.shorten?.(ask) ?? null).filter((one) => one.index !== ask.pass);
      const one = all[Number(event.key) - 1];
      if (one) pick(one.index);
    },
    0: () => { if (ask && ask.pass !== null && ask.pass !== undefined) choose(ask.pass); },
    " ": () => { if (ask && ask.pass !== null && ask.pass !== undefined) choose(ask.pass); },
    p: () => { setTab("prompt"); setTimeout(() => focusOn("[data-prompt] .option") , 0); },
    l: () => { setTab("log"); setTimeout(() => focusOn("[data-log]"), 0); },
    i: () => { setTab("card"); setTimeout(() => focusOn("[data-inspector]"), 0); },
    f: () => focusOn("[data-board] [tabindex='0']"),
    u: () => { if (room?.can_undo) act("undo"); },
    r: () => { if (room?.can_redo) act("redo"); },
  }, {
    a: { down: () => { if (seated) hold("ask"); }, up: () => { if (seated) hold("none"); } },
    x: { down: () => { if (seated) hold("pass"); }, up: () => { if (seated) hold("none"); } },
  });
  if (missing && !room) {
    return html`<main class="page"><div class="panel narrow"><h2>${t("room-missing")}</h2><p>${t(missing === "lost" ? "offline" : "room-missing-text")}</p>
      <a class="button primary" href="#/">${t("home")}</a></div></main>`;
  }
  if (!room) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const inspect = (what, pin = false) => {
    setTarget(what);
    if (pin) setTab("card");
  };
  const open = room.seats.some((seat) => seat.kind === "open");
  const Board = module?.board;
  const endKey = state?.outcome ? `${room.duel}-${state.seq}` : "";
  const over = ended && state?.outcome && endSeen !== endKey && !siding;
  return html`<div class=${`room game-${room.game} tab-${tab}`}>
    <${Bar} id=${id} room=${room} state=${state} act=${act} onSettings=${onSettings} onHelp=${onHelp} onSurrender=${() => setDialog("surrender")} />
    <aside class="left"><${Inspector} game=${room.game} edition=${room.edition ?? ""} room=${id} target=${target} module=${module}
      moment=${`${state?.seq}`} asked=${Boolean(ask)} onInspect=${inspect} /></aside>
    <main class="middle">
      ${room.status === "waiting" && !state ? seated || !open ? html`<${Waiting} id=${id} room=${room} />` : html`<${TakeSeat} id=${id} room=${room} />`
        : Board && state ? html`<${Board} view=${state.view} ask=${ask} you=${state.you} room=${room} fresh=${state.fresh ?? []} seq=${state.seq}
            edition=${room.edition} hovered=${hover} wished=${wished} outcome=${state.outcome} roomId=${id} onOption=${choose} onInspect=${inspect} />`
          : !siding && html`<p class="empty">${t("loading")}</p>`}
    </main>
    <aside class="right">
      <div class="tabs" role="tablist">${["prompt", "card", "log"].map((one) => html`<button role="tab" key=${one} aria-selected=${tab === one}
        class=${tab === one ? "on" : ""} onClick=${() => setTab(one)}>${t(`tab-${one}`)}</button>`)}</div>
      <${Prompt} room=${id} state=${state} shorten=${module?.shorten} chosen=${Boolean(state?.ask) && !ask} onOption=${pick} onHover=${setHover}>${module?.Chain && state ? html`<${module.Chain} view=${state.view} onInspect=${inspect} />` : null}${module?.Hint && ask ? html`<${module.Hint} ask=${ask} view=${state.view} />` : null}<//>
      ${state?.outcome && html`<button class="button" onClick=${() => setEndSeen("")}>${t("end-dialog")}</button>`}
      ${seated && room.game !== "judgment" && room.status === "playing" && !state?.outcome && html`<${Windows} room=${room} hold=${hold} held=${held} />`}
      <${Log} log=${log} game=${room.game} onInspect=${(what) => inspect(what, true)} />
    </aside>
    ${siding && (!state?.outcome || ended) && html`<${Siding} id=${id} room=${room} siding=${siding} />`}
    ${over && html`<${End} id=${id} room=${room} state=${state} onClose=${() => setEndSeen(endKey)} />`}
    ${dialog === "surrender" && html`<${Surrender} id=${id} onClose=${() => setDialog("")} />`}
  </div>`;
}
