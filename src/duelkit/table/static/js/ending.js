/** The end of a duel: who won, by which rule, with what left on each side; and what to do next. */
import { html } from "../vendor/htm-preact.js";
import { Rating } from "./company/rating.js";
import { Rules } from "./log.js";
import { say } from "./net.js";
import { both, t } from "./text.js";
import { Dialog, Icon } from "./ui.js";

/** How a duel ended for the viewer: `won`, `lost`, `draw` or `over`. */
export function endOf(room, winner) {
  if (winner < 0) return "draw";
  if (room.you === null || room.opponent === "self") return "over";
  return winner === room.you ? "won" : "lost";
}

const nameOf = (room, player) => {
  const seat = room.seats[player];
  if (player === room.you && room.opponent !== "self") return t("you");
  if (room.opponent === "self") return t("player-number", { number: player + 1 });
  return seat.kind === "human" ? seat.name : t(`seat-${seat.kind}`);
};

/** Who won a duel of a match. */
function wonBy(room, winner) {
  if (winner < 0) return t("end-draw");
  return winner === room.you && room.opponent !== "self"
    ? t("match-winner-you")
    : t("match-winner", { name: nameOf(room, winner) });
}

/** The finished duels of the match, with the winner of each. */
export function Score({ room }) {
  const you = room.you ?? 0;
  return html`<div class="score"><p class="score-line"><span>${nameOf(room, you)}</span> <b aria-label=${t("match-score", { a: room.seats[you].wins, b: room.seats[1 - you].wins })}>${room.seats[you].wins} – ${room.seats[1 - you].wins}</b>
      <span>${nameOf(room, 1 - you)}</span></p>
    <ol>${room.results.map((one) => html`<li key=${one.duel}>${t("match-duel", { number: one.duel, turns: one.turns })} <b>${wonBy(room, one.winner)}</b></li>`)}</ol></div>`;
}

/** What each side has at the end; `rows` are the game's own: words and the figures of both sides. */
function Tally({ room, state, rows }) {
  const players = state.view.sides.map((side) => side.player);
  return html`<table class="tally"><thead><tr><td></td>${players.map((player) => html`<th key=${player} scope="col" class=${state.outcome.winner === player ? "winner" : ""}>${nameOf(room, player)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row.words}><th scope="row">${row.words}</th>${row.figures.map((figure, at) => html`<td key=${at}>${figure}</td>`)}</tr>`)}
      <tr><th scope="row">${t("end-turns")}</th><td colspan="2">${state.view.turn}</td></tr></tbody></table>`;
}

/**
 * @param {{id: string, room: object, state: object, tally?: (view: object) => {words: string, figures: (string|number)[]}[], onClose: () => void}} props
 */
export function End({ id, room, state, tally, onClose }) {
  const kind = endOf(room, state.outcome.winner);
  const asked = room.you !== null && room.seats[room.you]?.wants_rematch;
  const over = room.status === "over";
  const match = room.best_of > 1;
  return html`<${Dialog} title=${t(`end-${kind}`)} kind=${`end ${kind}`} onClose=${onClose}>
    <p class="end-text">${match && html`<span class="chip">${t("duel-number", { number: state.duel })}</span> `}${both(state.outcome.text)} <${Rules} rules=${state.outcome.rules} /></p>
    <${Tally} room=${room} state=${state} rows=${tally?.(state.view) ?? []} />
    ${match && html`<${Score} room=${room} />`}
    ${over && room.rated && html`<p class="end-ratings">${t("rating")}: ${room.seats.map((seat, player) => html`<span key=${player}>${nameOf(room, player)} <${Rating} seat=${seat} /></span> `)}</p>`}
    <div class="buttons">
      ${
        over &&
        !room.tournament &&
        room.you !== null &&
        html`<button class="button primary" autofocus disabled=${asked} onClick=${() => say("rematch", { room: id })}>
        ${asked ? t("rematch-asked") : t("rematch")}</button>`
      }
      ${!over && match && html`<button class="button primary" autofocus onClick=${onClose}>${t("match-on")}</button>`}
      ${
        room.solo &&
        !match &&
        !room.tournament &&
        room.you !== null &&
        html`<button class="button" onClick=${() => {
          say("undo", { room: id });
          onClose();
        }}>${t("undo")}</button>`
      }
      ${over && room.tournament && html`<a class="button primary" href=${`#/tournament/${room.tournament}`}>${t("tournament-back")}</a>`}
      ${
        // the records of a tournament stay closed until its end
        !room.tournament &&
        html`<a class="button" href=${`#/replay/${id}/${state.duel}`}><${Icon} name="play" /> ${t("watch-replay")}</a>
      <a class="button" href=${`api/replays/${id}/file?duel=${state.duel}`} download>${t("save-record")}</a>`
      }
      ${over && html`<button class="button" onClick=${onClose}>${t("look-at-field")}</button>`}
      <a class="button" href="#/">${t("to-lobby")}</a>
    </div><//>`;
}
