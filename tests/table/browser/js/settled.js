() =>
  new Promise((done) => {
    let before = "";
    let same = 0;
    const measure = () =>
      JSON.stringify(
        [...document.querySelectorAll("[data-board] .spot, #app > * > *")].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const step = () => {
      const now = measure();
      same = now === before ? same + 1 : 0;
      before = now;
      if (same >= 5) done();
      else requestAnimationFrame(() => setTimeout(step, 16));
    };
    step();
  });
