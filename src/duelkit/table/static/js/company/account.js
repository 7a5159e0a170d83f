/** The account in the settings: saved as a file, brought back in another browser. */
import { html, useState } from "../../vendor/htm-preact.js";
import { change, store, useStore } from "../store.js";
import { t } from "../text.js";
import { toast } from "../ui.js";

const TOKEN = /[A-Za-z0-9_-]{20,100}/;

/** What is in a saved file, or was typed: the token, if there is one. */
export function tokenIn(text) {
  const line = text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith("#"))
    .at(-1);
  return line?.match(TOKEN)?.[0] === line ? line : "";
}

/** Whether the table knows a token, and under which name. */
async function known(token) {
  const answer = await fetch("api/my/rooms", { headers: { Authorization: `Bearer ${token}` } });
  return answer.ok;
}

function save() {
  const text = `# ${t("account-file", { name: store.name, address: location.host })}\n${store.token}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "duelkit-account.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Account() {
  const online = useStore((state) => state.online);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const bring = async (token) => {
    if (!token) {
      toast(t("account-unknown"), "bad");
      return;
    }
    setBusy(true);
    const found = await known(token).catch(() => false);
    setBusy(false);
    if (!found) {
      toast(t("account-unknown"), "bad");
      return;
    }
    change((state) => {
      state.token = token;
      // the account has a name of its own
      state.name = "";
    });
    location.hash = "#/";
    location.reload();
  };
  const opened = async (event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (file) await bring(tokenIn(await file.slice(0, 4096).text()));
  };
  return html`<div class="account"><h3>${t("account")}</h3><p class="hint">${t("account-hint")}</p>
    <div class="buttons"><button class="button" disabled=${!online} onClick=${save}>${t("account-save")}</button>
      <label class=${`button ${busy ? "busy" : ""}`}>${t("account-open")}<input type="file" accept="text/plain,.txt" onChange=${opened} /></label></div>
    <form class="joined" onSubmit=${(event) => {
      event.preventDefault();
      bring(tokenIn(text));
    }}><input class="field" type="password" autocomplete="off" aria-label=${t("account-token")} placeholder=${t("account-token")} value=${text} onInput=${(event) => setText(event.target.value)} />
      <button class="button" type="submit" disabled=${busy || !text.trim()}>${t("account-bring")}</button></form>
    <p class="hint">${t("account-warning")}</p></div>`;
}
