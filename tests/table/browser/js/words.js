(inside) => {
  const root = document.querySelector(inside ?? "#app");
  const found = [];
  const seen = (one) => one.getClientRects().length > 0;
  const elsewhere = "option, [lang]:not(html):not(#app)";
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode.textContent.trim();
    const parent = walk.currentNode.parentElement;
    if (words && seen(parent) && !parent.closest(elsewhere) && !parent.closest("svg")) found.push(words);
  }
  // a name that is drawn in several lines is one name
  for (const one of root.querySelectorAll("svg text")) {
    const lines = one.querySelectorAll("tspan");
    const words = lines.length
      ? [...lines]
          .map((line) => line.textContent.trim())
          .join(" ")
          .replaceAll("- ", "-")
      : one.textContent.trim();
    if (words && seen(one)) found.push(words);
  }
  for (const one of root.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (!seen(one) || one.closest("[lang]:not(html)")) continue;
    for (const name of ["aria-label", "title", "placeholder"])
      if (one.getAttribute(name)) found.push(one.getAttribute(name));
  }
  return found;
};
