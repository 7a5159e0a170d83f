/** Before a duel of two people: the link for the host, the free seat with the settings for the guest. */
import { html, useState } from "../vendor/htm-preact.js";
import { getJson, loadGames, useComing } from "./cards.js";
import { InviteFriends } from "./company/friends.js";
import { DeckChoice, deckWish, decksFor, firstDeck, useMyDecks } from "./home.js";
import { NameField, useNaming } from "./naming.js";
import { join } from "./net.js";
import { complain } from "./refusals.js";
import { both, t } from "./text.js";
import { Segments, toast } from "./ui.js";

/** The link of a room at an address of the table. */
const linkAt = (id, address) => new URL(`#/room/${id}`, address).href;

const here = () => location.href.split("#")[0];

/** Whether an address leads only to the computer on which it is opened. */
const isLocal = (address) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);

/** Copy the link of a room. */
export async function copyLink(id, address = here()) {
  const link = linkAt(id, address);
  try {
    await navigator.clipboard.writeText(link);
    toast(t("link-copied"), "good");
  } catch {
    toast(link);
  }
}

/** The settings of a room, in a few words each. */
function Agreed({ room }) {
  const games = useComing(loadGames, []);
  const game = games?.find((one) => one.id === room.game);
  const edition = game?.editions?.find((one) => one.id === room.edition);
  const limits = game?.limits?.find((one) => one.id === room.limits);
  return html`<ul class="agreed">
    <li>${game ? both(game.name) : ""}</li>
    ${edition && html`<li>${both(edition.name)}</li>`}
    ${game?.editions?.length > 0 && html`<li>${t(room.best_of > 1 ? "best-of-3" : "best-of-1")}</li>`}
    <li>${room.clock ? t("clock-seconds", { seconds: room.clock }) : t("clock-none")}</li>
    ${limits && html`<li>${both(limits.name)}</li>`}
    ${room.rated && html`<li>${t("rated")}</li>`}
    ${room.delay > 0 && html`<li>${t("delay")}: ${t("seconds", { seconds: room.delay })}</li>`}
  </ul>`;
}

/** The link to send, at the address that the other computer can reach. */
export function Waiting({ id, room }) {
  const own = here();
  const known =
    useComing(
      () =>
        getJson("api/addresses").then(
          (body) => body.addresses,
          () => [],
        ),
      [],
    ) ?? [];
  const reachable = known.filter((address) => !isLocal(address));
  const [chosen, setChosen] = useState("");
  const offered = isLocal(own) ? [...reachable, own] : [own];
  const address = offered.includes(chosen) ? chosen : offered[0];
  const name = (one) => (isLocal(one) ? t("address-here") : new URL(one).host);
  return html`<div class="waiting-room"><div class="panel"><h2>${t("waiting-title")}</h2><p>${t("waiting-text")}</p>
    ${
      offered.length > 1 &&
      html`<div class="labelled"><span>${t("address")}</span><${Segments} label=${t("address")} value=${address} onChange=${setChosen}
      options=${offered.map((one) => ({ value: one, text: name(one) }))} /></div>`
    }
    <div class="joined"><input class="field" readonly value=${linkAt(id, address)} aria-label=${t("link")} onFocus=${(event) => event.target.select()} />
      <button class="button primary" onClick=${() => copyLink(id, address)}>${t("copy")}</button></div>
    ${isLocal(address) && html`<p class="notice">${t(reachable.length ? "address-here-hint" : "address-closed")} ${!reachable.length && html`<code>duelkit table --network</code>`}</p>`}
    ${!isLocal(address) && location.protocol === "http:" && html`<p class="hint">${t("address-open")}</p>`}
    <${InviteFriends} id=${id} />
    <${Agreed} room=${room} /></div></div>`;
}

/** Take the free seat with a deck. */
export function TakeSeat({ id, room }) {
  const games = useComing(loadGames, []);
  const mine = useMyDecks(room.game);
  const [deck, setDeck] = useState("");
  const game = games?.find((one) => one.id === room.game);
  const decks = decksFor(game, room.edition ?? "");
  const chosen = deck || (decks[0] ? `builtin:${firstDeck(game, room.edition ?? "")}` : "");
  const naming = useNaming();
  const sit = async (event) => {
    event.preventDefault();
    try {
      await naming.keep();
      await join(id, { deck: deckWish(chosen, mine) });
    } catch (error) {
      complain(error);
    }
  };
  const host = room.seats.find((seat) => seat.kind === "human")?.name ?? "";
  return html`<div class="waiting-room"><form class="panel" onSubmit=${sit}><h2>${t("take-seat", { host })}</h2>
    <${Agreed} room=${room} />
    <${NameField} naming=${naming} />
    <${DeckChoice} label=${t("your-deck")} value=${chosen} decks=${decks} mine=${mine} onChange=${setDeck} />
    <button class="button primary big" type="submit">${t("sit-down")}</button></form></div>`;
}
