/*
 * A clock that can be read from a picture of it, however it was scaled or compressed: black and white fields, 6 by 4.
 * The first two say what is white and what is black, then come 20 bits of the time in milliseconds, then two sums.
 */
const columns = 6;
const rows = 4;
const bits = 20;
const range = 2 ** bits;

export const clockTitle = 'Lesson clock';

/** The page that shows it. */
export const clockPage = `data:text/html,${encodeURIComponent(`<!doctype html><title>${clockTitle}</title>
<body style="margin:0"><canvas style="display:block;width:100vw;height:100vh"></canvas><script>
const canvas = document.querySelector('canvas');
canvas.width = ${columns * 20};
canvas.height = ${rows * 20};
const pen = canvas.getContext('2d');
setInterval(() => {
  const time = Date.now() % ${range};
  const fields = [1, 0];
  const sums = [0, 0];
  for (let bit = 0; bit < ${bits}; bit += 1) {
    const on = (time >> bit) & 1;
    sums[bit % 2] ^= on;
    fields.push(on);
  }
  fields.push(...sums);
  fields.forEach((on, at) => {
    pen.fillStyle = on ? '#fff' : '#000';
    pen.fillRect((at % ${columns}) * 20, Math.floor(at / ${columns}) * 20, 20, 20);
  });
}, 40);
</script>`)}`;

/**
 * For pages that watch: `clockSeen` lists, for each new time that was read, how old it was in milliseconds and when
 * that was. It looks at every frame the browser draws.
 */
export const clockReader = `
globalThis.clockSeen = [];
(() => {
  let last = -1;
  const read = (canvas) => {
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const fields = [];
    for (let at = 0; at < ${columns * rows}; at += 1) {
      const x = ((at % ${columns}) + 0.5) * canvas.width / ${columns};
      const y = (Math.floor(at / ${columns}) + 0.5) * canvas.height / ${rows};
      fields.push(pen.getImageData(x, y, 1, 1).data[1] > 127 ? 1 : 0);
    }
    if (fields[0] !== 1 || fields[1] !== 0) return -1;
    const sums = [0, 0];
    let time = 0;
    for (let bit = 0; bit < ${bits}; bit += 1) {
      sums[bit % 2] ^= fields[2 + bit];
      time += fields[2 + bit] * 2 ** bit;
    }
    return sums[0] === fields[${bits + 2}] && sums[1] === fields[${bits + 3}] ? time : -1;
  };
  const look = () => {
    const canvas = document.querySelector('[role=dialog] canvas[role=img]');
    const time = canvas ? read(canvas) : -1;
    if (time >= 0 && time !== last) {
      last = time;
      const now = Date.now();
      clockSeen.push({ age: (now % ${range} - time + ${range}) % ${range}, at: now });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;
