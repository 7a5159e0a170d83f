/** A new tournament. */
import { html, useState } from "../../vendor/htm-preact.js";
import { tried } from "../company/friends.js";
import { editionOptions } from "../editions.js";
import { useNaming, NameField } from "../naming.js";
import { both, t } from "../text.js";
import { Segments } from "../ui.js";
import { makeTournament } from "./calls.js";
import { PoolField } from "./pool.js";

const option = (value, text) => html`<option key=${value} value=${value}>${text}</option>`;

/** @param {{games: object[], kinds: string[], dealt: Record<string, number>}} props `dealt`: how many cards of a pool each player gets, by game */
export function Make({ games, kinds, dealt }) {
  const naming = useNaming();
  const [wish, setWish] = useState({
    game: games[0].id,
    edition: "",
    limits: "",
    kind: kinds[0],
    best_of: "1",
    limited: "",
    from: "",
    clock: "180",
    title: "",
    public: true,
    rated: false,
  });
  const [pool, setPool] = useState(null);
  const own = Boolean(wish.limited && wish.from);
  const set = (fields) => setWish({ ...wish, ...fields });
  const game = games.find((one) => one.id === wish.game) ?? games[0];
  const editions = (game.editions ?? []).filter((one) => !one.format || one.decks.length);
  const edition = editions.find((one) => one.id === wish.edition) ?? editions.find((one) => one.default) ?? editions[0];
  const matches = editions.length > 0;
  const limits = (game.limits ?? []).some((one) => one.id === wish.limits) ? wish.limits : "";
  const sent = (event) => {
    event.preventDefault();
    tried(async () => {
      await naming.keep();
      const id = await makeTournament({
        title: wish.title.trim(),
        game: game.id,
        kind: wish.kind,
        ...(edition && { edition: edition.id }),
        ...(limits && !wish.limited && { limits }),
        ...(wish.limited && { limited: wish.limited }),
        ...(own && { pool }),
        best_of: matches && !wish.limited ? Number(wish.best_of) : 1,
        clock: Number(wish.clock),
        public: wish.public,
        rated: wish.rated,
      });
      location.hash = `#/tournament/${id}`;
    });
  };
  const select = (key, label, values) =>
    html`<label class="labelled"><span>${label}</span><select class="field" value=${wish[key]} onChange=${(event) => set({ [key]: event.target.value })}>${values.map(([value, text]) => option(value, text))}</select></label>`;
  const check = (key, label) =>
    html`<label class="check"><input type="checkbox" checked=${wish[key]} onChange=${(event) => set({ [key]: event.target.checked })} />${label}</label>`;
  return html`<form class="panel new-room" onSubmit=${sent}><h2>${t("tournament-new")}</h2>
    <div class="two"><label class="labelled"><span>${t("title")}</span><input class="field" maxlength="40" required value=${wish.title} onInput=${(event) => set({ title: event.target.value })} /></label>
      <${NameField} naming=${naming} /></div>
    <${Segments} label=${t("game")} value=${game.id} onChange=${(value) => set({ game: value, edition: "" })} options=${games.map((one) => ({ value: one.id, text: both(one.name) }))} />
    <div class="two">${edition && html`<label class="labelled"><span>${t("edition")}</span><select class="field" value=${edition.id} onChange=${(event) => set({ edition: event.target.value })}>${editionOptions(editions)}</select></label>`}
      ${!wish.limited && (game.limits ?? []).length > 0 && select("limits", t("limits"), [["", t("limits-none")], ...game.limits.map((one) => [one.id, both(one.name) || one.id])])}
      ${select("limited", t("tournament-decks"), [
        ["", t("tournament-constructed")],
        ["draft", t("limited-draft")],
        ["sealed", t("limited-sealed")],
      ])}
      ${
        wish.limited &&
        select("from", t("limited-pool"), [
          ["", t("limited-pool-built-in")],
          ["own", t("limited-pool-own")],
        ])
      }
      ${select(
        "kind",
        t("tournament-kind"),
        kinds.map((kind) => [kind, t(`tournament-${kind}`)]),
      )}
      ${
        matches &&
        !wish.limited &&
        select("best_of", t("best-of"), [
          ["1", t("best-of-1")],
          ["3", t("best-of-3")],
        ])
      }
      ${select(
        "clock",
        t("clock"),
        [60, 120, 180, 300, 600].map((seconds) => [String(seconds), t("clock-seconds", { seconds })]),
      )}</div>
    <p class="hint">${t(`tournament-${wish.kind}-hint`)} ${wish.limited && t(`limited-${wish.limited}-hint`)}</p>
    ${own && html`<${PoolField} game=${game.id} dealt=${dealt[game.id]} onPool=${setPool} />`}
    <div class="two">${check("public", t("tournament-public"))}${check("rated", t("tournament-rated"))}</div>
    <button class="button primary big" type="submit" disabled=${own && !pool}>${t("tournament-make")}</button></form>`;
}
