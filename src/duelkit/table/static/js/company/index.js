/** The page that a friend's link opens. */
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { NameField, useNaming } from "../naming.js";
import { useStore } from "../store.js";
import { t } from "../text.js";
import { toast } from "../ui.js";
import { befriend, linkOwner } from "./calls.js";
import { tried } from "./friends.js";

/** @param {{path: string[]}} props `#/friend/CODE` */
export function Page({ path }) {
  const account = useStore((state) => state.account);
  const [owner, setOwner] = useState(undefined);
  const naming = useNaming();
  useEffect(() => {
    if (account !== null) linkOwner(path[1] ?? "").then(setOwner, () => setOwner(null));
  }, [account, path[1]]);
  const home = html`<a class="button" href="#/">${t("home")}</a>`;
  const accept = (event) => {
    event.preventDefault();
    tried(async () => {
      await naming.keep();
      await befriend(path[1]);
      toast(t("friend-made", { name: owner.name }), "good");
      location.hash = "#/";
    });
  };
  if (owner === undefined) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  if (!owner)
    return html`<main class="page"><div class="panel narrow"><h1>${t("friend-nobody")}</h1><p>${t("friend-nobody-text")}</p>${home}</div></main>`;
  if (owner.mine)
    return html`<main class="page"><div class="panel narrow"><h1>${t("friend-own")}</h1><p>${t("friend-own-text")}</p>${home}</div></main>`;
  return html`<main class="page"><form class="panel narrow friend-page" onSubmit=${accept}><h1>${t("friend-offer", { name: owner.name })}</h1><p>${t("friend-offer-text")}</p>
    <${NameField} naming=${naming} />
    <div class="buttons"><button class="button primary" type="submit">${t("friend-accept")}</button>${home}</div></form></main>`;
}
