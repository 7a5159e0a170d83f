/** Who is in a room: players, whom one can block or report, and spectators by name. */
import { html, useState } from "../../vendor/htm-preact.js";
import { t } from "../text.js";
import { Dialog, Icon, toast, useMenu } from "../ui.js";
import { block, report } from "./calls.js";
import { tried } from "./friends.js";
import { Rating } from "./rating.js";

const REASONS = ["name", "play", "stalling", "other"];

/** A report to the host. */
function Report({ id, player, name, onClose }) {
  const [reason, setReason] = useState("name");
  const [text, setText] = useState("");
  const sent = (event) => {
    event.preventDefault();
    tried(async () => {
      await report(id, player, reason, text.trim());
      toast(t("report-sent"), "good");
      onClose();
    });
  };
  return html`<${Dialog} title=${t("report-title", { name })} onClose=${onClose}><form class="report" onSubmit=${sent}>
    <label class="labelled"><span>${t("report-reason")}</span><select class="field" value=${reason} onChange=${(event) => setReason(event.target.value)}>
      ${REASONS.map((one) => html`<option key=${one} value=${one}>${t(`report-${one}`)}</option>`)}</select></label>
    <label class="labelled"><span>${t("report-text")}</span><textarea class="field" rows="4" maxlength="500" value=${text} onInput=${(event) => setText(event.target.value)}></textarea></label>
    <p class="hint">${t("report-hint")}</p>
    <div class="buttons"><button class="button primary" type="submit">${t("report-send")}</button><button class="button" type="button" onClick=${onClose}>${t("cancel")}</button></div></form><//>`;
}

/** A block, after being asked. */
function Block({ id, player, name, onClose }) {
  const go = () =>
    tried(async () => {
      await block(id, player);
      toast(t("blocked", { name }), "good");
      onClose();
    });
  return html`<${Dialog} title=${t("block-title", { name })} onClose=${onClose}><p>${t("block-text")}</p><div class="buttons">
    <button class="button danger" onClick=${go}>${t("block")}</button><button class="button" autofocus onClick=${onClose}>${t("cancel")}</button></div><//>`;
}

/**
 * Asks before a player is blocked or reported.
 * @param {{id: string, about: {what: string, player: number, name: string}, onClose: () => void}} props
 */
export function About({ id, about, onClose }) {
  const Asked = about.what === "report" ? Report : Block;
  return html`<${Asked} id=${id} player=${about.player} name=${about.name} onClose=${onClose} />`;
}

/**
 * A button with who is in the room.
 * @param {{room: object, onAbout: (about: object) => void}} props `onAbout`: blocks or reports a player, after `About` has asked
 */
export function People({ room, onAbout }) {
  const [open, setOpen, box] = useMenu();
  const show = (what, player) => {
    setOpen(false);
    onAbout({ what, player, name: room.seats[player].name });
  };
  const players = room.seats.map((seat, player) => ({ seat, player })).filter(({ seat }) => seat.kind === "human");
  return html`<span class="phrases people-menu" ...${box}>
    <button class="icon-button" aria-label=${t("people", { count: room.watchers })} title=${t("people", { count: room.watchers })} aria-expanded=${open} onClick=${() => setOpen(!open)}><${Icon} name="eye" />${room.watchers > 0 && html`<b class="count" data-count=${room.watchers}></b>`}</button>
    ${
      open &&
      html`<div class="phrase-list people-list" role="group" aria-label=${t("people", { count: room.watchers })}>
      <h3>${t("people-players")}</h3>
      ${players.map(({ seat, player }) => html`<div key=${player} class="person"><b>${seat.name}</b> <${Rating} seat=${seat} />${player !== room.you && html`<span class="grow"></span><button class="small" onClick=${() => show("block", player)}>${t("block")}</button><button class="small" onClick=${() => show("report", player)}>${t("report")}</button>`}</div>`)}
      <h3>${t("people-spectators")}</h3>
      ${room.watching.length ? room.watching.map((name, at) => html`<div key=${at} class="person">${name}</div>`) : html`<div class="person empty">${t("people-nobody")}</div>`}
    </div>`
    }</span>`;
}
