() => {
  const parse = (text) => {
    const found = text.match(/rgba?\(([^)]+)\)/);
    if (!found) return null;
    const [r, g, b, a = 1] = found[1].split(/[ ,\/]+/).map(Number);
    return { r, g, b, a };
  };
  const over = (top, under) => ({
    r: top.r * top.a + under.r * (1 - top.a),
    g: top.g * top.a + under.g * (1 - top.a),
    b: top.b * top.a + under.b * (1 - top.a),
    a: 1,
  });
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((part) => {
      const value = part / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const wrong = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (
      !walk.currentNode.textContent.trim() ||
      told.has(one) ||
      !one.getClientRects().length ||
      one.closest("svg, option, :disabled")
    )
      continue;
    told.add(one);
    const layers = [];
    let plain = true;
    let faint = 1;
    for (let part = one; part; part = part.parentElement) {
      const style = getComputedStyle(part);
      faint *= Number(style.opacity);
      if (style.backgroundImage !== "none") {
        plain = false;
        break;
      }
      const colour = parse(style.backgroundColor);
      if (colour?.a) layers.push(colour);
      if (colour?.a === 1) break;
      if (style.position === "absolute" && !colour?.a && part !== one) {
        plain = false;
        break;
      }
    }
    if (!plain) continue;
    let under = { r: 14, g: 20, b: 25, a: 1 };
    for (const layer of layers.reverse()) under = over(layer, under);
    const style = getComputedStyle(one);
    // words of no size are for screen readers alone
    if (parseFloat(style.fontSize) === 0) continue;
    const ink = parse(style.color);
    const shown = over({ ...ink, a: ink.a * faint }, under);
    const [high, low] = [light(shown), light(under)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < least - 0.02)
      wrong.push(
        `${ratio.toFixed(2)} < ${least}: ${one.className || one.tagName} “${one.textContent.trim().slice(0, 40)}”`,
      );
  }
  return wrong;
};
