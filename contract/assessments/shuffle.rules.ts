/** A seed decides the order: the same seed gives the same order on every machine. */

/** The mulberry32 generator: numbers from 0 to below 1. */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Each>(items: readonly Each[], random: () => number): Each[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [mine, theirs] = [order[last], order[other]];
    if (mine === undefined || theirs === undefined) continue;
    order[last] = theirs;
    order[other] = mine;
  }
  return order;
}

interface Part {
  readonly id: string;
  readonly isPinned?: boolean;
}

export function shuffledIds(parts: readonly Part[], random: () => number): string[] {
  const free = shuffled(
    parts.filter(({ isPinned }) => !isPinned).map(({ id }) => id),
    random,
  );
  return parts.map(({ id, isPinned }) => (isPinned ? id : (free.shift() ?? id)));
}
