() => {
  const seen = (one) => one.getClientRects().length > 0 && !one.closest("[aria-hidden=true]");
  const known = new Map();
  const name = (one) => {
    if (!known.has(one)) known.set(one, called(one));
    return known.get(one);
  };
  const called = (one) => {
    const by = (one.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join("");
    if (one.getAttribute("aria-label")?.trim()) return one.getAttribute("aria-label");
    const spoken = one.cloneNode(true);
    for (const silent of spoken.querySelectorAll("[aria-hidden=true]")) silent.remove();
    const inside = [...spoken.querySelectorAll("img[alt],[aria-label]")]
      .map((part) => part.getAttribute("alt") ?? part.getAttribute("aria-label"))
      .join("");
    return (
      (one.getAttribute("aria-label") ?? "") +
      by +
      [...(one.labels ?? [])].map((label) => label.textContent).join("") +
      spoken.textContent +
      inside +
      (one.title ?? "") +
      (one.placeholder ?? "")
    );
  };
  const wrong = [];
  for (const one of document.querySelectorAll(
    "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=tab], [role=radio], [role=dialog], [role=region]",
  ))
    if (seen(one) && !name(one).trim()) wrong.push("no name: " + one.outerHTML.slice(0, 160));
  for (const one of document.querySelectorAll("img"))
    if (!one.hasAttribute("alt")) wrong.push("no alt: " + one.outerHTML.slice(0, 160));
  for (const one of document.querySelectorAll("svg")) {
    if (!seen(one) || one.getAttribute("aria-label") || one.querySelector("title")) continue;
    const holder = one.closest("button, a, [aria-label], summary");
    if (!holder || !name(holder).trim())
      wrong.push("image without a label: " + (one.parentElement?.outerHTML ?? "").slice(0, 160));
  }
  const ids = [...document.querySelectorAll("[id]")].filter((one) => !one.closest("defs")).map((one) => one.id);
  const seenIds = new Set();
  for (const id of ids) {
    if (seenIds.has(id)) wrong.push("twice: #" + id);
    seenIds.add(id);
  }
  if (document.querySelectorAll("main").length !== 1)
    wrong.push(document.querySelectorAll("main").length + " main parts");
  for (const one of document.querySelectorAll("[aria-hidden=true]")) {
    const inside = [...one.querySelectorAll("button, a[href], input, select, [tabindex='0']")].find(
      (part) => part.getClientRects().length && part.tabIndex >= 0,
    );
    if (inside) wrong.push("hidden, but can have the focus: " + inside.outerHTML.slice(0, 160));
  }
  return [...new Set(wrong)];
};
