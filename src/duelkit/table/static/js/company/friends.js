/** Friends on the first page: the link, who is here, who is blocked; and friends to invite into a room. */
import { html, useState } from "../../vendor/htm-preact.js";
import { titleOf } from "../games.js";
import { send } from "../net.js";
import { complain, refusal } from "../refusals.js";
import { t } from "../text.js";
import { Icon, toast } from "../ui.js";
import { part, renewLink, unblock, useCompany } from "./calls.js";
import { ratingWords } from "./rating.js";

/** Does something, and shows why it is refused. */
export async function tried(work) {
  try {
    await work();
  } catch (error) {
    toast(refusal(error), "bad");
  }
}

/** A path of the page as a whole link. */
const whole = (path) => new URL(path.replace(/^\//, ""), location.href.split("#")[0]).href;

async function copy(path) {
  try {
    await navigator.clipboard.writeText(whole(path));
    toast(t("link-copied"), "good");
  } catch {
    toast(whole(path));
  }
}

function Friend({ friend, again }) {
  return html`<li class=${friend.here ? "here" : ""}><i class=${`dot ${friend.here ? "here" : ""}`}></i><b>${friend.name}</b>
    <small>${t(friend.here ? "friend-here" : "friend-away")}</small><span class="grow"></span>
    ${friend.room && html`<a class="button small" href=${`#/room/${friend.room}`}>${t("friend-room")}</a>`}
    <button class="icon-button" aria-label=${t("friend-part", { name: friend.name })} title=${t("friend-part", { name: friend.name })}
      onClick=${() => tried(() => part(friend.account).then(again))}><${Icon} name="close" /></button></li>`;
}

/** The panel of the first page. */
export function Friends() {
  const [company, again] = useCompany();
  if (!company)
    return html`<div class="panel friends"><h2>${t("friends")}</h2><p class="empty">${t("loading")}</p></div>`;
  const { friends, blocked, ratings, link } = company;
  return html`<div class="panel friends"><h2>${t("friends")}</h2>
    ${ratings.length > 0 && html`<p class="ratings">${ratings.map((one) => html`<span key=${one.game} class="chip">${t("rating-in", { game: titleOf(one.game), rating: ratingWords(one.rating, one.sure), rooms: one.rooms })}</span>`)}</p>`}
    ${friends.length === 0 ? html`<p class="empty">${t("friends-none")}</p>` : html`<ul class="people">${friends.map((friend) => html`<${Friend} key=${friend.account} friend=${friend} again=${again} />`)}</ul>`}
    <p class="hint">${t("friends-hint")}</p>
    <div class="joined"><input class="field" readonly value=${whole(link)} aria-label=${t("friends-link")} onFocus=${(event) => event.target.select()} />
      <button class="button" onClick=${() => copy(link)}>${t("copy")}</button></div>
    <button class="plain small" title=${t("friends-renew-hint")} onClick=${() => tried(() => renewLink().then(again))}>${t("friends-renew")}</button>
    ${
      blocked.length > 0 &&
      html`<details><summary>${t("blocked-count", { count: blocked.length })}</summary><ul class="people">${blocked.map((one) => html`<li key=${one.account}><b>${one.name}</b><span class="grow"></span><button class="button small" onClick=${() => tried(() => unblock(one.account).then(again))}>${t("unblock")}</button></li>`)}</ul></details>`
    }</div>`;
}

/** Friends who are here, to invite into a room that waits. */
export function InviteFriends({ id }) {
  const [company] = useCompany();
  const [asked, setAsked] = useState([]);
  const here = (company?.friends ?? []).filter((friend) => friend.here);
  if (!here.length) return null;
  const invite = async (account) => {
    try {
      await send("invite", { room: id, account });
      setAsked([...asked, account]);
    } catch (error) {
      complain(error);
    }
  };
  return html`<h3>${t("invite-friends")}</h3><ul class="people">${here.map(
    (
      friend,
    ) => html`<li key=${friend.account} class="here"><i class="dot here"></i><b>${friend.name}</b><span class="grow"></span>
    <button class="button small" disabled=${asked.includes(friend.account)} onClick=${() => invite(friend.account)}>${t(asked.includes(friend.account) ? "invite-sent" : "invite")}</button></li>`,
  )}</ul>`;
}
