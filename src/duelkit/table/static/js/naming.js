/** The player's name that others read: asked for before playing with others. */
import { html, useState } from "../vendor/htm-preact.js";
import { send } from "./net.js";
import { change, store, useStore } from "./store.js";
import { inEveryLanguage, t } from "./text.js";

/**
 * The name as it is typed, empty until there is one; `keep` stores it.
 * @returns {{name: string, setName: (name: string) => void, keep: () => Promise<void>}}
 */
export function useNaming() {
  const known = useStore((state) => state.name);
  const [written, setName] = useState(null);
  const name = written ?? (inEveryLanguage("guest-name").includes(known) ? "" : known);
  const keep = async () => {
    const wanted = name.trim();
    if (!wanted || wanted === store.name) return;
    const answer = await send("name", { name: wanted });
    change((state) => {
      state.name = answer.name ?? wanted;
    });
  };
  return { name, setName, keep };
}

/** @param {{naming: ReturnType<typeof useNaming>}} props */
export function NameField({ naming }) {
  return html`<label class="labelled"><span>${t("set-name")}</span><input class="field" maxlength="24" autocomplete="nickname" placeholder=${t("guest-name")}
    value=${naming.name} onInput=${(event) => naming.setName(event.target.value)} /><small>${t("set-name-hint")}</small></label>`;
}
