import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GridSource, GridState, RowsQuery } from './grid.types.ts';
import { createRowBlocks, type RowBlocks, type RowsSnapshot, rowAt } from './row-blocks.ts';

/** One row in its place; `row` is missing while it loads. */
export interface PlacedRow<Row> {
  readonly index: number;
  readonly row: Row | undefined;
}

export interface GridRows<Row> {
  /** Those of the range asked for; while they load, the ones shown before. */
  readonly rows: readonly PlacedRow<Row>[];
  /** Unknown until the first answer. */
  readonly total: number | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The rows in sight answer an earlier question and wait for those of the new one; a mere reload is none. */
  readonly outdated: boolean;
  readonly retry: () => void;
}

export interface RowRange {
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** The part of a state that decides which rows match, in which order. */
export function useRowsQuery({ sort, search, filters }: GridState): RowsQuery {
  const key = JSON.stringify({ sort, search, filters });
  return useMemo(() => JSON.parse(key) as RowsQuery, [key]);
}

/** Another query or source is another list, with blocks of its own. */
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

/** The rows of one page, whole or not at all: the page before stays until they are there. */
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

/** The rows around what is in sight of a long list; those that have not come yet are empty places. */
export function useGridScroll<Row>(
  source: GridSource<Row>,
  query: RowsQuery,
  range: RowRange,
  /** Where the scrolling came to rest: only there rows are asked for. */
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
