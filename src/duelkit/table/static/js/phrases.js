/** Ready phrases: each reads them in the own language, and can hide them. */
import { html, useEffect, useRef } from "../vendor/htm-preact.js";
import { on, say } from "./net.js";
import { setSetting, store, useStore } from "./store.js";
import { t } from "./text.js";
import { Icon, toast, useMenu } from "./ui.js";

const PHRASES = ["hello", "good_luck", "one_moment", "well_played", "sorry", "thanks", "good_game", "again"];

/**
 * A button with the phrases of a room.
 * @param {{id: string, room: object}} props
 */
export function Phrases({ id, room }) {
  const [open, setOpen, box] = useMenu();
  const hidden = useStore((all) => all.settings.phrases) === "off";
  const seats = useRef(room.seats);
  seats.current = room.seats;
  useEffect(
    () =>
      on("said", (message) => {
        if (message.room !== id || store.settings.phrases === "off") return;
        const name = seats.current[message.player]?.name ?? "";
        toast(t("phrase-said", { name, words: t(`phrase-${message.what}`) }), "note");
      }),
    [id],
  );
  return html`<span class="phrases" ...${box}>
    <button class="icon-button" aria-label=${t("phrases")} title=${t("phrases")} aria-expanded=${open} onClick=${() => setOpen(!open)}><${Icon} name="talk" /></button>
    ${
      open &&
      html`<div class="phrase-list" role="group" aria-label=${t("phrases")}>
      ${
        room.you !== null &&
        PHRASES.map(
          (what) =>
            html`<button key=${what} onClick=${() => {
              say("phrase", { room: id, what });
              setOpen(false);
            }}>${t(`phrase-${what}`)}</button>`,
        )
      }
      <button class="hiding" aria-pressed=${hidden} onClick=${() => setSetting("phrases", hidden ? "on" : "off")}>${t(hidden ? "phrases-show" : "phrases-hide")}</button></div>`
    }</span>`;
}
