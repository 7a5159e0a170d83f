() => {
  const wrong = [];
  for (const one of document.querySelectorAll("button, a.button, .option, .segments button, select, h1, h2")) {
    if (!one.getClientRects().length || one.closest("[aria-hidden=true]")) continue;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) {
      const scroller = one.closest(".table-scroll, .log-lines, .turns");
      if (!scroller) wrong.push("beside the page: " + one.outerHTML.slice(0, 140));
    }
    if (
      one.matches("button, a.button") &&
      style.overflow === "hidden" &&
      one.scrollWidth > one.clientWidth + 1 &&
      style.textOverflow !== "ellipsis"
    )
      wrong.push("cut off: " + one.outerHTML.slice(0, 140));
  }
  return wrong;
};
