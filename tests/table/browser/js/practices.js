// what a page does that pages should not do, as Lighthouse has it under best practices
() => {
  const wrong = [];
  const check = (holds, words) => {
    if (!holds) wrong.push(words);
  };
  check(document.doctype?.name === "html" && document.compatMode === "CSS1Compat", "no doctype");
  check(document.characterSet === "UTF-8", "not UTF-8");
  check(document.title, "no title");
  check(document.documentElement.lang, "no language");
  check(document.querySelector("meta[name=description]")?.content, "no description");
  const viewport = document.querySelector("meta[name=viewport]")?.content ?? "";
  check(/width=device-width/.test(viewport), "no width of the device");
  check(!/user-scalable=no|maximum-scale=[0-4]/.test(viewport), "no zoom");
  for (const one of document.querySelectorAll("img"))
    check(one.hasAttribute("width") && one.hasAttribute("height") && one.hasAttribute("alt"), one.outerHTML);
  for (const one of document.querySelectorAll("a[target=_blank]"))
    check(/noopener/.test(one.rel), one.outerHTML.slice(0, 120));
  for (const one of document.querySelectorAll("a:not([href])")) check(false, one.outerHTML.slice(0, 120));
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  check(ids.length === new Set(ids).size, "an id twice");
  return wrong;
};
