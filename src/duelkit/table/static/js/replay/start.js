/** The upload of a record, and the replays of the player's rooms. */
import { html, useRef, useState } from "../../vendor/htm-preact.js";
import { RoomRow, useMyRooms } from "../matches.js";
import { t } from "../text.js";
import { toast } from "../ui.js";
import { upload } from "./data.js";

const LARGEST = 1 << 20;

/**
 * Hand in a file and go to its replay.
 * @param {File|undefined} file
 * @param {(busy: boolean) => void} [setBusy]
 */
export async function handIn(file, setBusy = () => {}) {
  if (!file) return;
  if (file.size > LARGEST) {
    toast(t("replay-too-large"), "bad");
    return;
  }
  setBusy(true);
  try {
    const found = await upload(await file.text());
    location.hash = `#/replay/${found.replay}`;
  } catch (error) {
    toast(`${t("replay-not-read")} (${error.message})`, "bad");
  } finally {
    setBusy(false);
  }
}

export function Start() {
  const rooms = useMyRooms()?.filter((row) => row.status === "over" || row.opponent !== "friend");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const input = useRef(null);
  const link = useRef(null);
  const go = (event) => {
    event.preventDefault();
    const text = link.current.value.trim();
    const named = /#\/(?:replay|room)\/([^/?#]+)(.*)$/.exec(text);
    const id = named ? named[1] : /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : "";
    if (!id) toast(t("replay-no-link"), "bad");
    else location.hash = `#/replay/${id}${named && text.includes("#/replay/") ? named[2] : ""}`;
  };
  return html`<main class="page replay-start"><h1>${t("replays")}</h1><p class="lead">${t("replay-lead")}</p>
    <div class="replay-columns">
      <section class=${`panel drop ${over ? "over" : ""}`} onDragOver=${(event) => {
        event.preventDefault();
        setOver(true);
      }} onDragLeave=${() => setOver(false)}
        onDrop=${(event) => {
          event.preventDefault();
          setOver(false);
          handIn(event.dataTransfer.files[0], setBusy);
        }}>
        <h2>${t("replay-upload")}</h2><p>${t("replay-upload-text")}</p>
        <input ref=${input} id="replay-file" type="file" accept=".duel,.txt,text/plain" hidden onChange=${(event) => {
          handIn(event.target.files[0], setBusy);
          event.target.value = "";
        }} />
        <button class="button primary" disabled=${busy} onClick=${() => input.current.click()}>${busy ? t("loading") : t("replay-choose-file")}</button>
        <form class="joined" onSubmit=${go}><input ref=${link} class="field" aria-label=${t("replay-link")} placeholder=${t("replay-link")} /><button class="button" type="submit">${t("join")}</button></form>
      </section>
      <section class="panel"><h2>${t("replay-recent")}</h2>
        ${
          !rooms
            ? html`<p class="empty">${t("loading")}</p>`
            : rooms.length === 0
              ? html`<p class="empty">${t("replay-none")}</p>`
              : html`<ul class="list">${rooms.map((row) => html`<li key=${row.room}><${RoomRow} row=${row} to=${`#/replay/${row.room}`} /></li>`)}</ul>`
        }</section>
    </div></main>`;
}
