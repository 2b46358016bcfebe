import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GridSource, GridState, RowsQuery } from './grid.types.ts';
import { createRowBlocks, type RowBlocks, type RowsSnapshot, rowAt } from './row-blocks.ts';

/** `row` is undefined while it loads. */
export interface PlacedRow<Row> {
  readonly index: number;
  readonly row: Row | undefined;
}

export interface GridRows<Row> {
  readonly rows: readonly PlacedRow<Row>[];
  readonly total: number | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The visible rows belong to an earlier query and wait for the new one; a reload does not count. */
  readonly outdated: boolean;
  readonly retry: () => void;
}

export interface RowRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

export function useRowsQuery({ sort, search, filters }: GridState): RowsQuery {
  const key = JSON.stringify({ sort, search, filters });
  return useMemo(() => JSON.parse(key) as RowsQuery, [key]);
}

function useRowBlocks<Row>(source: GridSource<Row>, query: RowsQuery, range: RowRange) {
  const blocks: RowBlocks<Row> = useMemo(
    () => createRowBlocks<Row>((offset, limit, signal) => source.load({ ...query, offset, limit }, signal)),
    [source, query],
  );
  const snapshot = useSyncExternalStore(blocks.subscribe, blocks.snapshot);
  useEffect(() => () => blocks.dispose(), [blocks]);
  useEffect(() => blocks.want(range.start, range.end), [blocks, range.start, range.end]);
  return { blocks, snapshot };
}

function pick<Row>(snapshot: RowsSnapshot<Row>, { start, end }: RowRange): PlacedRow<Row>[] {
  const last = Math.min(end, snapshot.total ?? 0);
  const length = Math.max(0, last - start);
  return Array.from({ length }, (_, offset) => ({
    index: start + offset,
    row: rowAt(snapshot, start + offset),
  }));
}

/** A whole page of rows: the previous page stays until all of them have loaded. */
export function useGridPage<Row>(source: GridSource<Row>, query: RowsQuery, range: RowRange): GridRows<Row> {
  const { blocks, snapshot } = useRowBlocks(source, query, range);
  const { start, end } = range;
  const page = useMemo(() => {
    if (snapshot.total === undefined) return undefined;
    const rows = pick(snapshot, { start, end });
    if (!rows.every(({ row }) => row !== undefined)) return undefined;
    return { rows, total: snapshot.total, query, start, end };
  }, [snapshot, query, start, end]);
  const [kept, setKept] = useState(page);
  if (page !== undefined && page !== kept) setKept(page);
  const shown = page ?? kept;
  return {
    rows: shown?.rows ?? [],
    total: shown?.total,
    status: snapshot.failed ? 'failed' : page === undefined ? 'loading' : 'ready',
    outdated: shown !== undefined && (shown.query !== query || shown.start !== start || shown.end !== end),
    retry: blocks.retry,
  };
}

/** The rows around the view of a long list; unloaded rows are empty. */
export function useGridScroll<Row>(
  source: GridSource<Row>,
  query: RowsQuery,
  range: RowRange,
  /** Where scrolling came to rest; only these rows load. */
  settled: RowRange,
): GridRows<Row> {
  const { blocks, snapshot } = useRowBlocks(source, query, settled);
  const [kept, setKept] = useState(snapshot);
  if (snapshot.total !== undefined && snapshot !== kept) setKept(snapshot);
  const shown = snapshot.total === undefined ? kept : snapshot;
  const rows = pick(shown, range);
  const whole = shown === snapshot && rows.every(({ row }) => row !== undefined);
  return {
    rows,
    total: shown.total,
    status: snapshot.failed ? 'failed' : whole && snapshot.total !== undefined ? 'ready' : 'loading',
    outdated: shown !== snapshot,
    retry: blocks.retry,
  };
}
