/** Cards from a file: what could be made of them, and where reading the others stopped. */
import { html, useState } from "../../vendor/htm-preact.js";
import { both, t } from "../text.js";
import { Dialog } from "../ui.js";
import { uploadCards } from "./calls.js";
import { cutAt, lineOf } from "./text.js";

const LARGEST = 16 << 20;

function Refused({ row }) {
  const { problem, text } = row;
  const [before, there, after] = cutAt(text, problem);
  const { line, at } = lineOf(text, problem.start);
  return html`<li><details><summary><b>${row.name}</b> <small>${both(problem.reason)}${text ? ` – ${t("write-place", { line, at })}` : ""}</small></summary>
    ${text && html`<pre class="write-source" lang="ja">${before}<mark>${there}</mark>${after}</pre>`}</details></li>`;
}

/** @param {{game: string, onClose: () => void, onMade: (numbers: number[]) => void}} props */
export function UploadDialog({ game, onClose, onMade }) {
  const [told, setTold] = useState(null);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const take = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) {
      setWrong(t("write-file-large"));
      return;
    }
    setBusy(true);
    setWrong("");
    try {
      const found = await uploadCards(game, file);
      setTold(found);
      if (found.made.length) onMade(found.made.map((row) => row.number));
    } catch (error) {
      setWrong(error.message);
    }
    setBusy(false);
  };
  const onDrop = (event) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return html`<${Dialog} title=${t("write-upload")} wide onClose=${onClose}>
    <div class="write-upload" onDragOver=${(event) => event.preventDefault()} onDrop=${onDrop}>
      <p class="hint">${t("write-upload-hint")}</p>
      <p><label class="button file-button">${t("write-file")}<input type="file" class="hidden-file" accept=".cdb,.json,.txt,text/plain,application/json" disabled=${busy}
        onChange=${(event) => take(event.target.files[0])} /></label></p>
      ${busy && html`<p role="status">${t("write-reading")}</p>`}
      ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
      ${
        told &&
        html`<p role="status"><b>${t("write-made", { count: told.made.length })}</b> ${t("write-refused", { count: told.refused.length })}
          ${told.known > 0 && t("write-known", { count: told.known })} ${told.left > 0 && t("write-left", { count: told.left })}</p>
        ${told.made.length > 0 && html`<p>${told.made.map((row) => row.name).join("、")}</p>`}
        <ul class="write-refused">${told.refused.map((row, at) => html`<${Refused} key=${at} row=${row} />`)}</ul>`
      }
      <div class="buttons"><span class="grow"></span><button class="button primary" onClick=${onClose}>${t("close")}</button></div>
    </div><//>`;
}
