/** The deck editor of every game. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { useComing } from "../cards.js";
import { editionOptions } from "../editions.js";
import { shelfOf } from "../games.js";
import { hashOf, load, useCards, useGames } from "../library/data.js";
import { change, useStore } from "../store.js";
import { both, t, useLanguage } from "../text.js";
import { Icon, Segments, toast } from "../ui.js";
import { dropDraft, keepDraft, saveDeck } from "./calls.js";
import { ExportDialog, ImportDialog } from "./files.js";
import { Goldfish } from "./goldfish.js";
import { Hands } from "./hands.js";
import { PARTS, add, copiesOf, emptyDeck, fits, move, partsOf, remove, same } from "./model.js";
import { Parts } from "./parts.js";
import { Pool } from "./pool.js";
import { Findings, Look, useCheck } from "./side.js";
import { Statistics } from "./stats.js";
import { UploadDialog } from "../writing/upload.js";

const MOST_STEPS = 200;
/** Where the inspected card has no place of its own. */
const NARROW = "(max-width: 1120px)";
const NO_LIMITS = new Map();
/** Which view of a deck was open last, by its address, for those who come back to it. */
const views = new Map();

/** The deck with its history, so that every change can be undone. */
function useHistory(start) {
  const [all, setAll] = useState({ past: [], now: start, future: [] });
  // a new name is not a step of its own
  const set = (next) =>
    setAll((state) =>
      PARTS.every((part) => next[part] === state.now[part])
        ? { ...state, now: next }
        : { past: [...state.past.slice(-MOST_STEPS), state.now], now: next, future: [] },
    );
  const undo = () =>
    setAll((state) =>
      state.past.length
        ? {
            past: state.past.slice(0, -1),
            now: { ...state.past.at(-1), name: state.now.name },
            future: [state.now, ...state.future],
          }
        : state,
    );
  const redo = () =>
    setAll((state) =>
      state.future.length
        ? {
            past: [...state.past, state.now],
            now: { ...state.future[0], name: state.now.name },
            future: state.future.slice(1),
          }
        : state,
    );
  return { deck: all.now, set, undo, redo, canUndo: all.past.length > 0, canRedo: all.future.length > 0 };
}

/** The limit list as number → copies. */
function useLimits(id) {
  return (
    useComing(
      () =>
        id
          ? load(`api/limits/${encodeURIComponent(id)}`).then(
              (body) => new Map(body.cards.map((row) => [row.card, row.copies])),
            )
          : NO_LIMITS,
      [id],
    ) ?? NO_LIMITS
  );
}

function More({ children }) {
  const box = useRef(null);
  const close = (event) => {
    if (event.target.closest("button")) box.current.open = false;
  };
  return html`<details class="deck-menu" ref=${box} onKeyDown=${(event) => {
    if (event.key === "Escape") box.current.open = false;
  }}
    onfocusout=${(event) => {
      if (event.relatedTarget && !box.current.contains(event.relatedTarget)) box.current.open = false;
    }}>
    <summary class="button">${t("deck-more")}</summary><div class="menu-list" onClick=${close}>${children}</div></details>`;
}

/** The cards that keep a deck from being played. */
function wrongCards(report) {
  const found = [...(report?.violations ?? []), ...(report?.unplayable ?? [])];
  return new Set(found.map((one) => one.card).filter(Boolean));
}

/**
 * @param {{game: string, deck: object, edition: string, limits: string, id: string|null, draft: string, unsaved?: boolean,
 *   look?: number}} start what is edited; `id`: of the account's deck, if it is kept there; `draft`: its key in the browser
 */
export function DeckEditor(start) {
  useLanguage();
  const { game } = start;
  const games = useGames();
  const [times, setTimes] = useState(0);
  const data = useCards(game, times);
  const token = useStore((state) => state.token);
  const { deck, set, undo, redo, canUndo, canRedo } = useHistory(start.deck);
  const about = games?.find((one) => one.id === game) ?? null;
  const editions = about?.editions ?? [];
  const [edition, setEdition] = useState(start.edition);
  const [limits, setLimits] = useState(start.limits);
  const [id, setId] = useState(start.id);
  const [saved, setSaved] = useState(start.id && !start.unsaved ? start.deck : null);
  const [looked, setLooked] = useState(start.look ?? null);
  const [tab, setTab] = useState(views.get(location.hash) ?? "deck");
  const [pane, setPane] = useState("pool");
  const [dialog, setDialog] = useState("");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const keys = useRef(null);
  const rules = editions.find((one) => one.id === edition) ?? editions.find((one) => one.default) ?? null;
  // a format brings its own limit list
  const inForce = rules?.format?.limits ?? limits;
  const listed = useLimits(inForce);
  const report = useCheck(game, deck, rules?.id ?? "", inForce);
  const wrong = useMemo(() => wrongCards(report), [report]);
  const sizes = rules?.sizes ?? about?.sizes ?? null;
  const dirty = !saved || !same(saved, deck);
  useEffect(() => {
    if (!dirty) dropDraft(game, start.draft);
    else if (deck !== start.deck || start.unsaved) keepDraft(game, { key: start.draft, deck, edition, limits, id });
  }, [deck, edition, limits, id, game, dirty]);
  useEffect(() => {
    document.title = `${deck.name || t("deck-unnamed")} – duelkit`;
    return () => {
      document.title = "duelkit";
    };
  }, [deck.name]);
  const nameOf = (number) => both(data?.byNumber.get(number)?.name) || String(number);
  const onAdd = (number, wanted) => {
    const card = data.byNumber.get(number);
    const part = wanted ?? card?.part ?? "main";
    if (!partsOf(game).includes(part) || !fits(game, card, part)) {
      toast(t("deck-wrong-part", { name: nameOf(number), part: t(`lib-part-${part}`) }), "bad");
      return;
    }
    const next = add(deck, part, number);
    if (!next) return;
    set(next);
    setSaid(t("deck-said-added", { name: nameOf(number), part: t(`lib-part-${part}`), count: copiesOf(next, number) }));
  };
  const onTake = (number, wanted) => {
    const part = wanted ?? ["side", "extra", "main"].find((one) => deck[one].includes(number));
    const next = part && remove(deck, part, number);
    if (!next) return;
    set(next);
    setSaid(t("deck-said-taken", { name: nameOf(number), count: copiesOf(next, number) }));
  };
  const onMove = (number, from, to) => {
    if (!fits(game, data.byNumber.get(number), to)) {
      toast(t("deck-wrong-part", { name: nameOf(number), part: t(`lib-part-${to}`) }), "bad");
      return;
    }
    const next = move(deck, from, to, number);
    if (!next) return;
    set(next);
    setSaid(t("deck-said-moved", { name: nameOf(number), part: t(`lib-part-${to}`) }));
  };
  const onLook = (number, chosen = false) => {
    setLooked(number);
    if (chosen && matchMedia(NARROW).matches) setPane("look");
  };
  const save = async (asNew = false) => {
    let kept = null;
    setBusy(true);
    try {
      const named = deck.name.trim() ? deck : { ...deck, name: t("deck-unnamed") };
      const row = await saveDeck(asNew ? null : id, game, named, rules?.id ?? "", limits);
      if (named !== deck) set(named);
      kept = row.id;
      setId(row.id);
      setSaved(named);
      history.replaceState(null, "", hashOf("decks", "mine", row.id));
      toast(t("deck-saved", { name: row.name }), "good");
    } catch (error) {
      if (error.code === "not_found") setId(null);
      toast(t("deck-not-saved", { reason: error.message }), "bad");
    }
    setBusy(false);
    return kept;
  };
  const play = async () => {
    const kept = id && saved && same(saved, deck) ? id : await save();
    if (!kept) return;
    change((state) => {
      state.wishes = {
        ...state.wishes,
        game,
        edition: rules?.id ?? state.wishes.edition,
        limits,
        deck: `mine:${kept}`,
      };
    });
    location.hash = "#/";
  };
  const onKeyDown = (event) => {
    if (
      !event.target.matches ||
      (event.target.matches("input,textarea,select") && event.key.length === 1 && !(event.ctrlKey || event.metaKey))
    )
      return;
    const mod = event.ctrlKey || event.metaKey;
    if (mod && event.key.toLowerCase() === "z" && !event.target.matches("input,textarea"))
      (event.shiftKey ? redo : undo)();
    else if (mod && event.key.toLowerCase() === "y" && !event.target.matches("input,textarea")) redo();
    else if (mod && event.key.toLowerCase() === "s") {
      if (token && !busy) save();
    } else if (event.key === "/" && !mod) document.getElementById("deck-search")?.focus();
    else return;
    event.preventDefault();
  };
  keys.current = onKeyDown;
  useEffect(() => {
    views.set(location.hash, tab);
  }, [tab]);
  useEffect(() => {
    const pressed = (event) => keys.current(event);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  if (!data || !about) return html`<main class="page"><p class="empty">${t("loading")}</p></main>`;
  const titles = {
    main: t("deck-part-main"),
    extra: rules ? both(rules.extra_name) : t("lib-part-extra"),
    side: t("deck-part-side"),
  };
  const card = data.byNumber.get(looked) ?? null;
  const select = (
    label,
    value,
    options,
    onChange,
  ) => html`<label class="bar-select"><span>${label}</span><select class="field" value=${value} onChange=${(event) => onChange(event.target.value)}>
    ${options}</select></label>`;
  const lists = about?.limits.filter((one) => !rules?.format || one.id === rules.format.limits) ?? [];
  return html`<main class=${`deck-editor pane-${pane}`}><h1 class="visually-hidden">${t("deck-title")}</h1>
    <header class="deck-bar">
      <a class="icon-button" href="#/decks" aria-label=${t("deck-all")} title=${t("deck-all")}>←</a>
      <input class="field deck-name" aria-label=${t("deck-name")} placeholder=${t("deck-unnamed")} maxlength="60" value=${deck.name} onInput=${(event) => set({ ...deck, name: event.target.value })} />
      ${shelfOf(game).editions && select(t("deck-edition"), rules?.id ?? "", editionOptions(editions), setEdition)}
      ${shelfOf(game).editions && select(t("deck-limits"), inForce, [!rules?.format && html`<option key="" value="">${t("deck-limits-none")}</option>`, ...lists.map((one) => html`<option key=${one.id} value=${one.id}>${both(one.name)}</option>`)], setLimits)}
      <span class="grow"></span>
      <button class="icon-button" aria-label=${t("undo")} title=${t("deck-undo")} disabled=${!canUndo} onClick=${undo}><${Icon} name="undo" /></button>
      <button class="icon-button" aria-label=${t("redo")} title=${t("deck-redo")} disabled=${!canRedo} onClick=${redo}><${Icon} name="redo" /></button>
      <button class="button primary" disabled=${busy || !token || !dirty} title=${token ? "Ctrl+S" : t("deck-no-account")} onClick=${() => save()}>${t(dirty ? "save" : "deck-is-saved")}</button>
      <button class="button" disabled=${busy || !token || (report?.violations.length ?? 1) > 0} onClick=${play}>${t("deck-play")}</button>
      <${More}><button class="row-link" onClick=${() => setDialog("export")}>${t("deck-export")}</button>
        <button class="row-link" onClick=${() => setDialog("import")}>${t("deck-import")}</button>
        ${
          about.writes &&
          html`<a class="row-link" href=${hashOf("write", game)}>${t("write-title")}</a>
          <button class="row-link" disabled=${!token} onClick=${() => setDialog("upload")}>${t("write-upload")}</button>`
        }
        ${id && html`<button class="row-link" onClick=${() => save(true)}>${t("deck-save-copy")}</button>`}
        <button class="row-link" onClick=${() => {
          set({ ...emptyDeck(), name: deck.name });
        }}>${t("deck-clear")}</button><//>
    </header>
    <div class="pane-tabs"><${Segments} small label=${t("deck-panes")} value=${pane} onChange=${setPane}
      options=${["pool", "look", "check"].map((value) => ({ value, text: value === "check" && report && !report.failed ? `${t("deck-pane-check")} ${report.violations.length + report.unplayable.length || "✓"}` : t(`deck-pane-${value}`) }))} /></div>
    <${Pool} game=${game} data=${data} deck=${deck} edition=${rules} limits=${listed} onAdd=${onAdd} onTake=${onTake} onLook=${onLook} looked=${looked} />
    <div class="deck-middle">
      <div class="deck-tabs"><${Segments} label=${t("deck-views")} value=${tab} onChange=${setTab} options=${["deck", "stats", "hands", ...(about.goldfish ? ["goldfish"] : [])].map((value) => ({ value, text: t(`deck-tab-${value}`) }))} />
        <small class="hint keys-hint">${tab === "deck" ? t(partsOf(game).length > 1 ? "deck-keys" : "deck-keys-one") : ""}</small></div>
      <div class="deck-view">
        ${
          tab === "deck" &&
          html`<${Parts} game=${game} deck=${deck} data=${data} sizes=${sizes} titles=${titles} limits=${listed} wrong=${wrong} looked=${looked}
          onAdd=${onAdd} onTake=${onTake} onMove=${onMove} onLook=${onLook} />`
        }
        ${tab === "stats" && html`<${Statistics} game=${game} deck=${deck} data=${data} titles=${titles} />`}
        ${tab === "hands" && html`<${Hands} game=${game} deck=${deck} data=${data} edition=${rules} onLook=${onLook} />`}
        ${tab === "goldfish" && html`<${Goldfish} game=${game} deck=${deck} data=${data} edition=${rules} onLook=${onLook} />`}
      </div>
    </div>
    <div class="deck-side"><${Look} game=${game} card=${card} data=${data} deck=${deck} onAdd=${onAdd} onTake=${onTake} />
      <${Findings} report=${report} onLook=${(number) => onLook(number)} /></div>
    <p class="said" role="status" aria-live="polite">${said}</p>
    ${
      dialog === "import" &&
      html`<${ImportDialog} game=${game} about=${about} onClose=${() => setDialog("")} onDeck=${(found, legal) => {
        set({ ...found, name: found.name || deck.name });
        if (legal && !legal.includes(edition)) setEdition(legal[0]);
      }} />`
    }
    ${dialog === "upload" && html`<${UploadDialog} game=${game} onClose=${() => setDialog("")} onMade=${() => setTimes(times + 1)} />`}
    ${dialog === "export" && html`<${ExportDialog} game=${game} deck=${deck} onClose=${() => setDialog("")} />`}
  </main>`;
}
