/** Decks from text and to text: files of other tools, links, duelkit's own format. */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { shelfOf } from "../games.js";
import { store } from "../store.js";
import { both, t } from "../text.js";
import { Dialog, Segments, toast } from "../ui.js";
import { download, exportDeck, importDeck } from "./calls.js";

const LARGEST = 60 * 1024;

/** A card that is left out: its name, how many copies, and why. */
const missing = (one) =>
  t("deck-missing", { text: one.name ? both(one.name) : one.text, count: one.count, reason: both(one.reason) });

/** The names of some entries of a list. */
const named = (all, wanted) =>
  all
    .filter((one) => wanted.includes(one.id) && !one.mixed)
    .map((one) => both(one.name))
    .join(t("deck-comma"));

/**
 * Bring a deck: paste it, or choose or drop a file.
 * @param {{game: string, about: any, onClose: () => void, onDeck: (deck: object, legal?: string[]|null) => void}} props
 */
export function ImportDialog({ game, about, onClose, onDeck }) {
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const [rest, setRest] = useState(null);
  const take = (found) => {
    // it comes under a format in which it is legal, else under an edition
    const legal = [...(found.legal_formats ?? []), ...(found.legal_editions ?? [])];
    onDeck(found.deck, legal.length ? legal : null);
    onClose();
  };
  const read = async (words, title) => {
    if (!words.trim()) return;
    setBusy(true);
    setWrong("");
    try {
      const found = await importDeck(game, words, title.slice(0, 60));
      if (found.unknown.length) setRest(found);
      else take(found);
    } catch (error) {
      setWrong(error.message);
      setBusy(false);
    }
  };
  const fromFile = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) {
      setWrong(t("deck-file-large"));
      return;
    }
    const title = file.name.replace(/\.[^.]*$/, "");
    setName(title);
    const words = await file.text();
    setText(words);
    await read(words, title);
  };
  if (rest) {
    return html`<${Dialog} title=${t("deck-import")} wide onClose=${onClose}><div class="import-form">
      <p role="alert">${t("deck-left-out", { count: rest.unknown.length })}</p>
      <ul class="left-out">${rest.unknown.map((one, at) => html`<li key=${at}>${one.line ? t("deck-line", { line: one.line, text: missing(one) }) : missing(one)}</li>`)}</ul>
      ${
        rest.here &&
        html`<p>${t("deck-here", { here: rest.here.copies, all: rest.here.of_copies, cards: rest.here.cards, of: rest.here.of_cards })}
        ${rest.here.playable && ` ${t("deck-side-only")}`} ${rest.legal_formats.length + rest.legal_editions.length ? t("deck-legal-in", { editions: named(about.editions, [...rest.legal_formats, ...rest.legal_editions]) }) : t("deck-legal-nowhere")}
        ${rest.legal_limits.length > 0 && ` ${t("deck-legal-lists", { lists: named(about.limits, rest.legal_limits) })}`}</p>`
      }
      <div class="buttons"><span class="grow"></span><button class="button" onClick=${() => {
        setRest(null);
        setBusy(false);
      }}>${t("deck-back")}</button>
        <button class="button primary" autofocus onClick=${() => take(rest)}>${t("deck-without")}</button></div></div><//>`;
  }
  return html`<${Dialog} title=${t("deck-import")} wide onClose=${onClose}>
    <form class="import-form" onSubmit=${(event) => {
      event.preventDefault();
      read(text, name);
    }}
      onDragOver=${(event) => event.preventDefault()} onDrop=${(event) => {
        event.preventDefault();
        fromFile(event.dataTransfer.files[0]);
      }}>
      <p class="hint">${t(`deck-import-hint-${game}`)}</p>
      <textarea class="field" rows="10" maxlength="60000" spellcheck="false" aria-label=${t("deck-text")} placeholder=${t(`deck-import-example-${game}`)} value=${text} autofocus
        onInput=${(event) => setText(event.target.value)}></textarea>
      ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
      <div class="buttons"><label class="button file-button">${t("deck-choose-file")}<input type="file" accept=".ydk,.ydke,.deck,.txt,text/plain" class="hidden-file"
        onChange=${(event) => fromFile(event.target.files[0])} /></label><span class="grow"></span>
        <button class="button primary" type="submit" disabled=${busy || !text.trim()}>${t("deck-read")}</button></div>
    </form><//>`;
}

/** Exports a deck as text. */
export function ExportDialog({ game, deck, onClose }) {
  const { formats } = shelfOf(game);
  const [format, setFormat] = useState(formats[0]);
  const [found, setFound] = useState(null);
  const area = useRef(null);
  useEffect(() => {
    let gone = false;
    exportDeck(game, deck, format, store.settings.language).then(
      (body) => {
        if (!gone) setFound(body);
      },
      (error) => {
        if (!gone) setFound({ text: "", file: "", wrong: error.message });
      },
    );
    return () => {
      gone = true;
    };
  }, [format, deck, game]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(found.text);
    } catch {
      area.current.select();
      document.execCommand("copy");
    }
    toast(t("deck-copied"), "good");
  };
  return html`<${Dialog} title=${t("deck-export")} wide onClose=${onClose}>
    <${Segments} label=${t("deck-format")} value=${format} onChange=${setFormat} options=${formats.map((value) => ({ value, text: t(`deck-format-${value}`) }))} />
    <textarea ref=${area} class="field export-text" rows="11" readonly aria-label=${t("deck-text")} value=${found?.text ?? ""}></textarea>
    ${found?.wrong && html`<p class="wrong" role="alert">${found.wrong}</p>`}
    <div class="buttons"><button class="button" onClick=${copy} disabled=${!found?.text}>${t("copy")}</button>
      <button class="button primary" onClick=${() => download(found.text, found.file)} disabled=${!found?.text}>${t("deck-download", { file: found?.file ?? "" })}</button></div><//>`;
}
