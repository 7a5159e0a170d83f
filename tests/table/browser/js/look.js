(after) => {
  const prompt = document.querySelector("[data-prompt]");
  const seen = (one) => one.getClientRects().length > 0;
  const kind = !prompt
    ? "none"
    : prompt.classList.contains("over")
      ? "over"
      : prompt.classList.contains("asked")
        ? "asked"
        : "waiting";
  const seq = Number(prompt?.dataset.seq ?? -1);
  if (after !== null && !(kind === "over" || (kind === "asked" && seq > after))) return null;
  const options = [...document.querySelectorAll("[data-prompt] .option")].map((one) => ({
    index: Number(one.dataset.index),
    text: one.querySelector("span").textContent,
    verb: [...one.classList].find((name) => name.startsWith("verb-"))?.slice(5) ?? "",
    key: one.querySelector("kbd").textContent,
    pass: one.classList.contains("pass"),
  }));
  const spots = [...document.querySelectorAll("[data-board] .spot.can")].map((one) => ({
    id: one.dataset.spot,
    label: one.getAttribute("aria-label"),
  }));
  const sheet = document.querySelector(".sheet.picker, .jud-sheet.picker");
  return {
    kind,
    seq,
    options,
    spots,
    sheet: Boolean(sheet && seen(sheet)),
    question: prompt?.querySelector("h2")?.textContent ?? "",
    asks: [...(prompt?.classList ?? [])].find((name) => name.startsWith("kind-"))?.slice(5) ?? "",
    pad: Boolean(document.querySelector(".jud-facing")),
  };
};
