/** [ST-43] In ms: quick calls show no sign, and the sign goes after 15 s whatever the network does [ML-11]. */
const quick = 250;
const tooLong = 15_000;

const listeners = new Set<() => void>();
let waiting = 0;
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: boolean): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => show(false), tooLong);
  if (next === isShown) return;
  isShown = next;
  for (const listener of listeners) listener();
}

export function beginWaiting(): () => void {
  waiting += 1;
  if (waiting === 1) {
    clearTimeout(timer);
    timer = setTimeout(() => show(true), quick);
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    waiting -= 1;
    if (waiting === 0) show(false);
  };
}

export const isWaiting = () => isShown;

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
