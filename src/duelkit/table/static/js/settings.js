/** Settings and help, both shown in dialogs. */
import { html, useState } from "../vendor/htm-preact.js";
import { loadGames, useComing } from "./cards.js";
import { say } from "./net.js";
import { change, setSetting, useStore } from "./store.js";
import { has, t } from "./text.js";
import { Icon, Segments } from "./ui.js";

/** What a player can set; kept in the browser. */
export function Settings() {
  const settings = useStore((state) => state.settings);
  const known = useStore((state) => state.name);
  const [name, setName] = useState(known);
  const row = (key, label, values) => html`<div class="setting"><span>${label}</span>
    <${Segments} label=${label} value=${settings[key]} onChange=${(value) => setSetting(key, value)}
      options=${values.map(([value, text]) => ({ value, text }))} /></div>`;
  const rename = (event) => {
    event.preventDefault();
    const wanted = name.trim().slice(0, 24);
    if (!wanted) return;
    change((state) => {
      state.name = wanted;
    });
    say("name", { name: wanted });
  };
  return html`<div class="settings">
    ${row("language", t("set-language"), [
      ["ja", "日本語"],
      ["en", "English"],
    ])}
    ${row(
      "windows",
      t("set-windows"),
      ["auto", "can", "always"].map((mode) => [mode, t(`windows-${mode}`)]),
    )}
    <p class="hint">${t(`windows-${settings.windows}-hint`)} ${t("windows-default-hint")}</p>
    ${row("motion", t("set-motion"), [
      ["full", t("motion-full")],
      ["less", t("motion-less")],
    ])}
    ${row("contrast", t("set-contrast"), [
      ["normal", t("contrast-normal")],
      ["more", t("contrast-more")],
    ])}
    ${row("textSize", t("set-text"), [
      ["normal", t("text-normal")],
      ["large", t("text-large")],
    ])}
    <form class="setting" onSubmit=${rename}><label for="set-name">${t("set-name")}</label>
      <span class="joined"><input id="set-name" class="field" maxlength="24" value=${name} autocomplete="nickname"
        onInput=${(event) => setName(event.target.value)} /><button class="button" type="submit">${t("save")}</button></span></form>
  </div>`;
}

/** The lines of how to play a game. @param {string} game */
function linesOf(game) {
  const found = [];
  while (has(`help-${game}-${found.length + 1}`)) found.push(t(`help-${game}-${found.length + 1}`));
  return found;
}

const KEYS = [
  ["↑ ↓ ← →", "key-arrows"],
  ["Enter", "key-enter"],
  ["1 … 9, B …", "key-numbers"],
  ["0 / Space", "key-pass"],
  ["Esc", "key-escape"],
  ["Tab", "key-tab"],
  ["F", "key-field"],
  ["P", "key-prompt"],
  ["I", "key-inspect"],
  ["L", "key-log"],
  ["G", "key-graveyard"],
  ["U / R", "key-undo"],
  ["A", "key-hold-ask"],
  ["X", "key-hold-pass"],
  ["?", "key-help"],
];

/** How to play, and the keys. */
export function Help({ onClose }) {
  const games = useComing(loadGames, []);
  return html`<div class="help-text">
    <ol>${[1, 2, 3, 4, 5].map((n) => html`<li>${t(`help-${n}`)}</li>`)}</ol>
    ${(games ?? [])
      .filter((game) => has(`help-${game.id}`))
      .map(
        (game) => html`<h3 key=${game.id}>${t(`help-${game.id}`)}</h3>
    <ol>${linesOf(game.id).map((line) => html`<li key=${line}>${line}</li>`)}</ol>
    ${game.lessons > 0 && html`<p><a class="button" href=${`#/learn/${game.id}`} onClick=${onClose}><${Icon} name="play" /> ${t("help-lessons", { count: game.lessons })}</a></p>`}
    ${game.puzzles > 0 && html`<p><a class="button" href=${`#/puzzles/${game.id}`} onClick=${onClose}><${Icon} name="play" /> ${t("help-puzzles", { count: game.puzzles })}</a></p>`}`,
      )}
    <h3>${t("help-keys")}</h3>
    <dl class="keys">${KEYS.map(([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`)}</dl>
  </div>`;
}
