/** Replays: `#/replay` to upload one, `#/replay/ID/DUEL/STEP/SIDE` to watch one. */
import { html } from "../../vendor/htm-preact.js";
import { useLanguage } from "../text.js";
import { addStyles } from "../ui.js";
import { Start } from "./start.js";
import { Viewer } from "./viewer.js";

await addStyles("css/replay.css");

/** @param {{path: string[]}} props */
export function Page({ path }) {
  useLanguage();
  const [, id, duel, step, side] = path;
  if (!id) return html`<${Start} />`;
  const number = /^[1-9][0-9]{0,2}$/.test(duel ?? "") ? Number(duel) : 1;
  return html`<${Viewer} key=${`${id}/${number}`} id=${id} duel=${number} start=${/^[0-9]{1,6}$/.test(step ?? "") ? Number(step) : 0} look=${["0", "1", "both"].includes(side) ? side : "both"} />`;
}
