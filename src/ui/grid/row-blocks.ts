import type { RowsAnswer } from './grid.types.ts';

/** [CO-04, QC-28] Rows per request: three pages of ten. */
export const requestRows = 30;
/** [CO-03, QC-28] Rows kept. */
const cacheRows = 100;

export interface RowsSnapshot<Row> {
  readonly total: number | undefined;
  readonly blocks: ReadonlyMap<number, readonly Row[]>;
  readonly failed: boolean;
}

export interface RowBlocks<Row> {
  readonly snapshot: () => RowsSnapshot<Row>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the rows in sight, `start` up to `end` (exclusive), then the block after them. */
  readonly want: (start: number, end: number) => void;
  readonly retry: () => void;
  readonly dispose: () => void;
}

export type LoadBlock<Row> = (offset: number, limit: number, signal: AbortSignal) => Promise<RowsAnswer<Row>>;

const nothing = { total: undefined, blocks: new Map<number, never>(), failed: false } as const;

/** undefined: the row's block is not loaded. */
export const rowAt = <Row>({ blocks }: RowsSnapshot<Row>, index: number): Row | undefined =>
  blocks.get(Math.floor(index / requestRows))?.[index % requestRows];

/** A window over a long list on a server: blocks of 30, at most 100 rows kept, the next block fetched ahead. */
export function createRowBlocks<Row>(load: LoadBlock<Row>): RowBlocks<Row> {
  let snapshot: RowsSnapshot<Row> = nothing;
  let wanted = { start: 0, end: 0 };
  const underWay = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const publish = (next: Partial<RowsSnapshot<Row>>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const inSight = (block: number) =>
    block >= Math.floor(wanted.start / requestRows) && block * requestRows < wanted.end;
  const exists = (block: number) =>
    block === 0 || snapshot.total === undefined || block * requestRows < snapshot.total;

  /** Blocks in sight are never dropped; of the others the nearest stay. */
  const trim = (blocks: Map<number, readonly Row[]>) => {
    const middle = (wanted.start + wanted.end) / 2 / requestRows - 0.5;
    const far = [...blocks.keys()].toSorted((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
    for (const block of far) {
      if (blocks.size * requestRows <= cacheRows) return;
      if (!inSight(block)) blocks.delete(block);
    }
  };

  const request = async (block: number) => {
    if (underWay.has(block) || snapshot.blocks.has(block) || !exists(block)) return;
    const control = new AbortController();
    underWay.set(block, control);
    const answer = await load(block * requestRows, requestRows, control.signal).catch(() => undefined);
    if (control.signal.aborted) return;
    underWay.delete(block);
    if (answer === undefined) {
      if (inSight(block)) publish({ failed: true });
      return;
    }
    const blocks = new Map(snapshot.blocks).set(block, answer.rows);
    trim(blocks);
    publish({ blocks, total: answer.total });
    ahead();
  };
  const ask = (block: number) => void request(block);

  const blocksInSight = () => {
    const first = Math.floor(wanted.start / requestRows);
    const last = Math.max(first, Math.floor((wanted.end - 1) / requestRows));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const ahead = () => {
    const blocks = blocksInSight();
    const next = (blocks.at(-1) ?? 0) + 1;
    // A block fetched ahead must not push out one in sight.
    const fits = (blocks.length + 1) * requestRows <= cacheRows;
    if (
      fits &&
      snapshot.total !== undefined &&
      blocks.every((block) => snapshot.blocks.has(block) || !exists(block))
    )
      ask(next);
  };

  const want = (start: number, end: number) => {
    wanted = { start, end };
    const blocks = blocksInSight();
    for (const [block, control] of underWay) {
      if (blocks.includes(block) || block === (blocks.at(-1) ?? 0) + 1) continue;
      control.abort();
      underWay.delete(block);
    }
    if (snapshot.failed) publish({ failed: false });
    for (const block of blocks) ask(block);
    ahead();
  };

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want,
    retry: () => want(wanted.start, wanted.end),
    dispose: () => {
      for (const control of underWay.values()) control.abort();
      underWay.clear();
      snapshot = nothing;
    },
  };
}
