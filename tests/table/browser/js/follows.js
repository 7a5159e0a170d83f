([after, open]) => {
  const prompt = document.querySelector("[data-prompt]");
  if (document.querySelector("[data-board] .menu")?.contains(document.activeElement)) return "menu";
  if (document.querySelector(".jud-forecast.asks ol")) return "forecast";
  const gone = !prompt?.classList.contains("asked") || Number(prompt.dataset.seq) > after;
  if (gone) return "done";
  return !open && document.querySelector("[data-board] .sheet:not(.picker) .sheet-card.can") ? "pile" : null;
};
