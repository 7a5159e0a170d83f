async ([numbers, width, height]) => {
  const { html, render } = await import("/vendor/htm-preact.js");
  const { Art } = await import("/js/yugioh/art.js");
  const { shownOf } = await import("/js/yugioh/face.js");
  const { defineFrames } = await import("/js/yugioh/frames.js");
  defineFrames();
  const shared = document.getElementById("ygo-frames").innerHTML;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const pixels = [];
  for (const number of numbers) {
    const part = document.createElement("div");
    const box = { x: 0, y: 0, w: 108, h: 90 };
    render(
      html`<svg xmlns="http://www.w3.org/2000/svg" width=${width} height=${height} viewBox="0 0 108 90"><${Art} card=${shownOf(number, null)} box=${box} small=${true} /></svg>`,
      part,
    );
    const text = part.innerHTML.replace("<rect", `${shared}<rect`);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text.includes("xmlns") ? text : text.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
    await image.decode();
    pen.clearRect(0, 0, width, height);
    pen.drawImage(image, 0, 0, width, height);
    pixels.push(pen.getImageData(0, 0, width, height).data);
  }
  let least = Infinity;
  let pair = [];
  for (let one = 0; one < pixels.length; one += 1)
    for (let other = 0; other < one; other += 1) {
      let sum = 0;
      for (let at = 0; at < pixels[one].length; at += 1) sum += Math.abs(pixels[one][at] - pixels[other][at]);
      const far = sum / (width * height * 3);
      if (far < least) [least, pair] = [far, [numbers[one], numbers[other]]];
    }
  return { least, pair };
};
