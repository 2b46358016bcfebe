import { describe, expect, it, vi } from 'vitest';
import { createRowBlocks, rowAt } from '#src/ui/grid/row-blocks.ts';

interface Asked {
  readonly offset: number;
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly answer: (total?: number) => void;
  readonly fail: () => void;
}

/** A server that answers when it is told to. */
function createServer() {
  const asked: Asked[] = [];
  const blocks = createRowBlocks<number>(
    (offset, limit, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          offset,
          limit,
          signal,
          answer: (total = 1000) =>
            resolve({
              rows: Array.from({ length: Math.min(limit, total - offset) }, (_, row) => offset + row),
              total,
            }),
          fail: () => reject(new Error('down')),
        });
      }),
  );
  const offsets = () => asked.map(({ offset }) => offset);
  const answerAll = async () => {
    for (let place = 0; place < asked.length; place += 1) {
      asked[place]!.answer();
      await vi.waitFor(() => expect(blocks.snapshot().total).toBe(1000), 30_000);
    }
  };
  return { blocks, asked, offsets, answerAll };
}

describe('rows of a grid', () => {
  it('asks for 30 rows, three pages of ten, then for the next 30 ahead [CO-02, CO-04, QC-28]', async () => {
    const { blocks, asked, offsets } = createServer();
    blocks.want(0, 10);
    expect(offsets()).toEqual([0]);
    expect(asked[0]!.limit).toBe(30);
    asked[0]!.answer();
    await vi.waitFor(() => expect(offsets()).toEqual([0, 30]), 30_000);
    blocks.want(10, 20);
    blocks.want(20, 30);
    expect(offsets()).toEqual([0, 30]);
    expect(rowAt(blocks.snapshot(), 29)).toBe(29);
  });

  it('keeps at most 100 rows, those nearest to what is in sight [CO-03, QC-28]', async () => {
    const { blocks, answerAll, offsets } = createServer();
    for (const start of [0, 30, 60, 90, 120]) {
      blocks.want(start, start + 10);
      await answerAll();
    }
    await vi.waitFor(() => expect(offsets()).toContain(150), 30_000);
    const kept = [...blocks.snapshot().blocks.keys()].toSorted((a, b) => a - b);
    expect(kept.length * 30).toBeLessThanOrEqual(100);
    expect(kept).toContain(4);
    expect(kept).not.toContain(0);
  });

  it('gives up requests that nobody waits for any more', () => {
    const { blocks, asked, offsets } = createServer();
    blocks.want(0, 10);
    blocks.want(600, 610);
    expect(offsets()).toEqual([0, 600]);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('asks for nothing beyond the end', async () => {
    const { blocks, asked, offsets } = createServer();
    blocks.want(0, 10);
    asked[0]!.answer(12);
    await vi.waitFor(() => expect(blocks.snapshot().total).toBe(12), 30_000);
    expect(offsets()).toEqual([0]);
  });

  it('says that rows in sight did not come, and loads them on a retry; what was fetched ahead fails in silence', async () => {
    const { blocks, asked } = createServer();
    const heard = vi.fn<() => void>();
    blocks.subscribe(heard);
    blocks.want(0, 10);
    asked[0]!.fail();
    await vi.waitFor(() => expect(blocks.snapshot().failed).toBe(true), 30_000);
    expect(heard).toHaveBeenCalled();
    blocks.retry();
    expect(blocks.snapshot().failed).toBe(false);
    asked[1]!.answer();
    await vi.waitFor(() => expect(asked).toHaveLength(3), 30_000);
    asked[2]!.fail();
    await Promise.resolve();
    expect(blocks.snapshot().failed).toBe(false);
    blocks.want(30, 40);
    await vi.waitFor(() => expect(asked.at(-1)!.offset).toBe(30), 30_000);
  });
});
