async ([mode, width, count, seed]) => {
  const { html, render } = await import("/vendor/htm-preact.js");
  const { loadIndex } = await import("/js/cards.js");
  const { Face, shownOf } = await import("/js/yugioh/face.js");
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  const drawn = [...(await loadIndex("yugioh")).keys()]
    .map((number) => [next(), number])
    .sort((one, other) => one[0] - other[0])
    .slice(0, count)
    .map(([, number]) => number);
  document.getElementById("app").style.display = "none";
  document.getElementById("sheet")?.remove();
  const box = document.createElement("div");
  box.id = "sheet";
  box.style = "display:flex;flex-wrap:wrap;gap:6px;padding:6px;background:#18242c";
  document.body.append(box);
  render(
    drawn.map(
      (number) => html`<div style=${`width:${width}px`}><${Face} card=${shownOf(number, null)} mode=${mode} /></div>`,
    ),
    box,
  );
  return drawn;
};
