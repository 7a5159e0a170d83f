/** Settings and help, both shown in dialogs. */
import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { loadGames, useComing } from "./cards.js";
import { Account } from "./company/account.js";
import { say } from "./net.js";
import { countPictures, dropPictures, keepPictures, loadPictures } from "./pictures.js";
import { cue } from "./sound.js";
import { change, setSetting, useStore } from "./store.js";
import { has, t } from "./text.js";
import { THEMES } from "./theme.js";
import { Icon, PACES, Segments, toast } from "./ui.js";

/** Says how many pictures were kept. */
export function picturesTold({ kept, left }) {
  if (kept) toast(t("pictures-kept", { count: kept }), "good");
  if (left) toast(t("pictures-left", { count: left }), kept ? "note" : "bad");
}

/** The user's own pictures of cards: a folder to add, how many there are. */
function Pictures() {
  const [counts, setCounts] = useState({ own: 0, host: 0 });
  const [busy, setBusy] = useState(false);
  const count = () => setCounts(countPictures());
  useEffect(() => {
    loadPictures().then(count);
  }, []);
  const added = async (event) => {
    const files = [...event.target.files].map((file) => ({ file }));
    event.target.value = "";
    setBusy(true);
    picturesTold(await keepPictures(files));
    setBusy(false);
    count();
  };
  return html`<p class="hint">${t("pictures-hint")} ${counts.own + counts.host > 0 && t("pictures-count", counts)}</p>
    <div class="buttons pictures"><label class=${`button ${busy ? "busy" : ""}`}>${t(busy ? "pictures-busy" : "pictures-add")}<input type="file" accept="image/jpeg,image/png,image/webp" multiple webkitdirectory onChange=${added} /></label>
      ${
        counts.own > 0 &&
        html`<button class="button" onClick=${async () => {
          await dropPictures();
          count();
        }}>${t("pictures-drop")}</button>`
      }</div>`;
}

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
    ${row(
      "pace",
      t("set-pace"),
      PACES.map(([pace, words]) => [pace, t(words)]),
    )}
    ${row(
      "theme",
      t("set-theme"),
      THEMES.map((one) => [one, t(`theme-${one}`)]),
    )}
    ${row("sound", t("set-sound"), [
      ["on", t("sound-on")],
      ["off", t("sound-off")],
    ])}
    <label class="setting"><span>${t("set-volume")}</span><input type="range" min="0" max="1" step="0.05" value=${settings.volume} disabled=${settings.sound === "off"}
      onInput=${(event) => setSetting("volume", Number(event.target.value))} onChange=${() => cue("move")} /></label>
    ${row("textSize", t("set-text"), [
      ["normal", t("text-normal")],
      ["large", t("text-large")],
    ])}
    ${
      settings.language === "ja" &&
      row("furigana", t("set-furigana"), [
        ["off", t("furigana-off")],
        ["on", t("furigana-on")],
      ])
    }
    ${row("pictures", t("set-pictures"), [
      ["mine", t("pictures-mine")],
      ["drawn", t("pictures-drawn")],
    ])}
    <${Pictures} />
    <form class="setting" onSubmit=${rename}><label for="set-name">${t("set-name")}</label>
      <span class="joined"><input id="set-name" class="field" maxlength="24" value=${name} autocomplete="nickname"
        onInput=${(event) => setName(event.target.value)} /><button class="button" type="submit">${t("save")}</button></span></form>
    <${Account} />
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
  ["P", "key-list"],
  [".", "key-faster"],
  ["/", "key-skip"],
  ["I", "key-inspect"],
  ["L", "key-log"],
  ["G", "key-graveyard"],
  ["U / R", "key-undo"],
  ["A", "key-hold-ask"],
  ["X", "key-hold-pass"],
  ["M", "key-sound"],
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
