/** Start of the client: texts, connection, and the page that the location's hash names. */
import { html, render, useEffect, useState } from "../vendor/htm-preact.js";
import { Invitations } from "./company/invitations.js";
import { Home } from "./home.js";
import { followPhrases } from "./japanese/phrases.js";
import { connect, on } from "./net.js";
import { complain } from "./refusals.js";
import { takeDrops } from "./pictures.js";
import { Help, Settings, picturesTold } from "./settings.js";
import { store, useStore } from "./store.js";
import { soundKey } from "./sound.js";
import { applyTheme, followSystem } from "./theme.js";
import { loadTexts, switchLanguage, t, useLanguage } from "./text.js";
import { Dialog, Icon, Toasts } from "./ui.js";

/** The parts of the hash: `#/room/k3` → `["room", "k3"]`. */
export function pathOf(hash) {
  return hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

const PARTS = {
  room: () => import("./room.js").then(({ Room }) => ({ Page: Room })),
  decks: () => import("./decks/index.js"),
  cards: () => import("./library/index.js"),
  write: () => import("./writing/index.js"),
  learn: () => import("./learn/index.js"),
  rules: () => import("./library/index.js"),
  replay: () => import("./replay/index.js"),
  puzzles: () => import("./puzzles/index.js"),
  rulings: () => import("./rulings/index.js"),
  friend: () => import("./company/index.js"),
  ratings: () => import("./company/ratings.js"),
  tournament: () => import("./tournaments/index.js"),
  tournaments: () => import("./tournaments/index.js"),
};

/** A part of the client that is loaded when first visited. */
function Part({ name, path, ...more }) {
  const [part, setPart] = useState(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    setPart(null);
    setFailed(false);
    PARTS[name]().then(
      (module) => {
        if (!gone) setPart({ name, Page: module.Page });
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [name]);
  if (failed) return html`<main class="page"><p class="empty">${t("part-failed")}</p></main>`;
  if (part?.name !== name) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  return html`<${part.Page} path=${path} ...${more} />`;
}

function Top({ path, onSettings, onHelp }) {
  const language = useLanguage();
  const links = [
    ["", "nav-play"],
    ["decks", "nav-decks"],
    ["rules", "nav-rules"],
    ["puzzles", "nav-puzzles"],
    ["replay", "nav-replays"],
  ];
  return html`<header class="top">
    <a class="brand" href="#/" aria-label="duelkit"><img src="icon.svg" alt="" width="26" height="26" /><b>duelkit</b></a>
    <nav aria-label=${t("nav")}>${links.map(
      ([to, key]) => html`<a href=${`#/${to}`}
      aria-current=${(path[0] ?? "") === to || (to === "rules" && path[0] === "cards") || (to === "decks" && path[0] === "write") ? "page" : null}>${t(key)}</a>`,
    )}</nav>
    <span class="grow"></span>
    <button class="plain language" onClick=${switchLanguage} lang=${language === "ja" ? "en" : "ja"}
      title=${t("switch-language")}>${language === "ja" ? "English" : "日本語"}</button>
    <button class="icon-button" aria-label=${t("help")} title=${t("help")} onClick=${onHelp}><${Icon} name="help" /></button>
    <button class="icon-button" aria-label=${t("settings")} title=${t("settings")} onClick=${onSettings}>
      <${Icon} name="gear" /></button>
  </header>`;
}

/** The page for an unknown address. */
function Nothing({ path }) {
  return html`<main class="page"><div class="panel narrow"><h1>${t("nothing-here")}</h1><p>${t("nothing-here-text", { address: `#/${path.join("/")}` })}</p>
    <a class="button primary" href="#/">${t("home")}</a></div></main>`;
}

function Connection() {
  const online = useStore((state) => state.online);
  const ever = useStore((state) => state.everOnline);
  if (online || !ever) return null;
  return html`<div class="offline" role="alert">${t("offline")}</div>`;
}

function App() {
  const language = useLanguage();
  const settings = useStore((state) => state.settings);
  // drawn again once the strings of the other language are there
  useStore((state) => state.texts);
  const [hash, setHash] = useState(location.hash);
  const [open, setOpen] = useState("");
  useEffect(() => {
    const moved = () => setHash(location.hash);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  useEffect(() => on("refused", complain), []);
  useEffect(() => takeDrops(picturesTold), []);
  useEffect(soundKey, []);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = settings.motion;
    applyTheme();
    root.dataset.text = settings.textSize;
  }, [language, settings]);
  useEffect(() => {
    const pressed = (event) => {
      if (event.key !== "?" || event.target.matches?.("input,textarea,select")) return;
      event.preventDefault();
      setOpen("help");
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const path = pathOf(hash);
  const onSettings = () => setOpen("settings");
  const onHelp = () => setOpen("help");
  const inRoom = path[0] === "room" && path[1];
  const inExercise = ["learn", "puzzles", "rulings"].includes(path[0]) && path[2];
  return html`<div class=${`app ${inRoom || inExercise ? "in-room" : ""}`}>
    ${
      inExercise
        ? html`<${Part} name=${path[0]} path=${path} onSettings=${onSettings} onHelp=${onHelp} />`
        : inRoom
          ? html`<${Part} key=${path[1]} name="room" path=${path} id=${path[1]} onSettings=${onSettings} onHelp=${onHelp} />`
          : html`
      <${Top} path=${path} onSettings=${onSettings} onHelp=${onHelp} />
      ${PARTS[path[0]] ? html`<${Part} name=${path[0]} path=${path} />` : path.length ? html`<${Nothing} path=${path} />` : html`<${Home} />`}`
    }
    <${Connection} />
    <${Invitations} />
    <${Toasts} />
    ${open === "settings" && html`<${Dialog} title=${t("settings")} onClose=${() => setOpen("")}><${Settings} /><//>`}
    ${open === "help" && html`<${Dialog} title=${t("help")} wide onClose=${() => setOpen("")}><${Help} onClose=${() => setOpen("")} /><//>`}
  </div>`;
}

await loadTexts();
document.documentElement.lang = store.settings.language;
applyTheme();
followSystem();
followPhrases();
connect();
const root = document.getElementById("app");
root.textContent = "";
render(html`<${App} />`, root);
// what a duel needs comes while the first page is read
setTimeout(PARTS.room, 1500);
