"use strict";
(() => {
  const root = document.documentElement;
  const LANGUAGES = ["en", "ja", "both"];
  const SHOWN = 60;

  const remembered = () => {
    try { return localStorage.getItem("duelkit-language"); } catch { return null; }
  };
  const remember = (language) => {
    try { localStorage.setItem("duelkit-language", language); } catch { /* a page of a file may not store */ }
  };

  let language = remembered();
  if (!LANGUAGES.includes(language)) language = navigator.language.startsWith("ja") ? "ja" : "en";

  // before the body is drawn, so that no language flashes up
  const speak = () => {
    root.dataset.language = language;
    root.lang = language === "ja" ? "ja" : "en";
  };
  speak();

  const fold = (text) => text.normalize("NFKC").toLowerCase();

  // the index is a script of its own, read when somebody searches
  let loading = null;
  const index = () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = "index.js";
      script.onload = () => resolve(window.duelkitRulebook.map((entry) => ({ ...entry, folded: fold(entry.words) })));
      script.onerror = () => reject(new Error("index.js"));
      document.head.append(script);
    });
    return loading;
  };

  const piece = (tag, text, attributes) => {
    const element = document.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  const start = () => {
    const title = document.querySelector("title");
    const buttons = [...document.querySelectorAll("[data-choose]")];
    const shown = () => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.choose === language));
      document.title = language === "ja" ? title.dataset.ja : title.dataset.en;
    };
    for (const button of buttons) {
      button.addEventListener("click", () => {
        language = button.dataset.choose;
        remember(language);
        speak();
        shown();
      });
    }
    shown();
    document.querySelector(".languages").hidden = false;

    const form = document.querySelector(".search");
    const input = form.querySelector("input");
    const results = document.querySelector("#results");
    const status = results.querySelector("[role=status]");
    const list = results.querySelector("ol");
    form.hidden = false;

    const say = (place, en, ja) => {
      place.replaceChildren(piece("span", en, { class: "t", lang: "en" }), piece("span", ja, { class: "t", lang: "ja" }));
    };
    const search = async () => {
      const asked = input.value;
      const words = fold(asked).split(/\s+/u).filter(Boolean);
      results.hidden = words.length === 0;
      if (words.length === 0) return list.replaceChildren();
      let entries;
      try { entries = await index(); } catch {
        return say(status, "The search index is missing.", "検索用の索引がありません。");
      }
      if (asked !== input.value) return;
      const found = entries.filter((entry) => words.every((word) => entry.folded.includes(word)));
      const some = found.length > SHOWN;
      say(status, `${found.length} found${some ? `, the first ${SHOWN} are shown` : ""}`,
        `${found.length}件${some ? `（初めの${SHOWN}件を表示）` : ""}`);
      list.replaceChildren(...found.slice(0, SHOWN).map((entry) => {
        const link = piece("a", "", { href: entry.href });
        link.append(piece("span", entry.id, { class: "id" }), piece("span", entry.en, { class: "t", lang: "en" }),
          piece("span", entry.ja, { class: "t", lang: "ja" }));
        const item = document.createElement("li");
        item.append(link);
        return item;
      }));
    };
    const leave = () => {
      input.value = "";
      results.hidden = true;
      list.replaceChildren();
    };
    input.addEventListener("input", search);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      list.querySelector("a")?.focus();
    });
    list.addEventListener("click", leave);
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && event.target !== input && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        input.focus();
      } else if (event.key === "Escape" && !results.hidden) {
        leave();
        input.focus();
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !results.hidden) {
        const places = [input, ...list.querySelectorAll("a")];
        const at = places.indexOf(document.activeElement);
        const next = places[at + (event.key === "ArrowDown" ? 1 : -1)];
        if (at >= 0 && next) {
          event.preventDefault();
          next.focus();
        }
      }
    });

    const chooser = document.querySelector(".chooser");
    if (chooser) {
      const boxes = [...chooser.querySelectorAll("input")];
      const rows = [...document.querySelectorAll(".differences tbody tr")];
      const compare = () => {
        const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
        for (const cell of document.querySelectorAll(".differences [data-column]")) {
          cell.hidden = !chosen.includes(cell.dataset.column);
        }
        for (const row of rows) {
          const values = [...row.querySelectorAll("td:not([hidden])")].map((cell) => cell.dataset.value);
          row.hidden = chosen.length > 1 && new Set(values).size === 1;
        }
        const points = rows.filter((row) => !row.hidden).length;
        say(chooser.querySelector("[role=status]"), `${points} points`, `${points}項目`);
      };
      for (const box of boxes) box.addEventListener("change", compare);
      chooser.hidden = false;
      compare();
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
