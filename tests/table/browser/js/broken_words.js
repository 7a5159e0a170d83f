// the words in katakana between whose letters a line ends, though they fit on a line
() => {
  const wrong = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent.getClientRects().length || parent.closest("svg, textarea, [lang=en]")) continue;
    let block = parent;
    while (getComputedStyle(block).display.startsWith("inline") && block.parentElement) block = block.parentElement;
    const style = getComputedStyle(block);
    const room = block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    for (const found of node.data.matchAll(/[ァ-ヺー]{2,}/g)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const boxes = [...range.getClientRects()].filter((one) => one.width > 0);
      const lines = new Set(boxes.map((one) => Math.round(one.top)));
      const whole = boxes.reduce((sum, one) => sum + one.width, 0);
      if (lines.size > 1 && whole <= room - 16) wrong.push(`${found[0]} in ${node.data.slice(0, 60)}`);
    }
  }
  return wrong;
};
