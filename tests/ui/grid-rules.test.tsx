import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportRows } from '#src/ui/grid/export-rows.ts';
import type { GridColumn, GridSource, GridState } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState, gridDefaults } from '#src/ui/grid/grid-state.ts';
import { firstInSight, stretches, windowOf } from '#src/ui/grid/scroll-window.ts';
import {
  isSelected,
  noSelection,
  select,
  selectAllMatching,
  selectedCount,
} from '#src/ui/grid/selection.rules.ts';
import { nextSort } from '#src/ui/grid/sort.rules.ts';

const columns = ['name', 'grade', 'email'];
const decode = (params: Record<string, unknown>) => decodeGridState(params, { columns });

describe('grid state in an address', () => {
  it('leaves a plain address plain and starts with pages of ten [CO-02, GR-06]', () => {
    expect(encodeGridState(gridDefaults)).toEqual({});
    expect(decode({})).toEqual(gridDefaults);
    expect(decode({}).size).toBe(10);
  });

  it('reads what it has written, also from an address typed as text', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...columns));
    const state: fc.Arbitrary<GridState> = fc.record({
      page: fc.integer({ min: 1, max: 10_000 }),
      size: fc.constantFrom(10, 30, 50, 100),
      sort: fc.tuple(ids, fc.boolean()).map(([list, descending]) => list.map((id) => ({ id, descending }))),
      search: fc.string(),
      filters: fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })),
      hidden: ids,
      compact: fc.boolean(),
    });
    fc.assert(
      fc.property(state, (wanted) => {
        const search = encodeGridState(wanted);
        expect(decode({ ...search })).toEqual(wanted);
        const typed = new URLSearchParams(
          Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]),
        );
        expect(decode(Object.fromEntries(new URLSearchParams(typed.toString())))).toEqual(wanted);
      }),
    );
  });

  it('falls back to the default where an address makes no sense', () => {
    const odd = {
      page: '-3',
      size: 7,
      sort: '-nothing.grade.grade',
      hide: 'x.email',
      compact: 'yes',
      filter: '%E0,:,a',
    };
    expect(decode(odd)).toEqual({
      ...gridDefaults,
      sort: [{ id: 'grade', descending: false }],
      hidden: ['email'],
    });
    expect(decode({ page: 1.5, q: ['a'], sort: {} })).toEqual(gridDefaults);
  });
});

describe('grid rules', () => {
  it('sorts up, down, not at all; with Shift by more than one column', () => {
    const up = nextSort([], 'name', false);
    const down = nextSort(up, 'name', false);
    expect([up, down, nextSort(down, 'name', false)]).toEqual([
      [{ id: 'name', descending: false }],
      [{ id: 'name', descending: true }],
      [],
    ]);
    const both = nextSort(up, 'grade', true);
    expect(both.map(({ id }) => id)).toEqual(['name', 'grade']);
    expect(nextSort(both, 'name', true)).toEqual([{ id: 'name', descending: true }, both[1]]);
    expect(nextSort(both, 'email', false)).toEqual([{ id: 'email', descending: false }]);
  });

  it('chooses some rows by name, or all that match save for exceptions', () => {
    const rows = ['a', 'b'].map((id) => ({ id, row: id }));
    const some = select(noSelection<string>(), rows, true);
    expect([selectedCount(some, 50), isSelected(some, 'a'), isSelected(some, 'c')]).toEqual([2, true, false]);
    const all = select(selectAllMatching<string>({ sort: [], search: '', filters: {} }), rows, false);
    expect([selectedCount(all, 50), isSelected(all, 'a'), isSelected(all, 'c')]).toEqual([48, false, true]);
    expect(selectedCount(select(all, rows, true), 50)).toBe(50);
  });

  it('draws a small window of a long list and never loses the row with the focus', () => {
    const range = windowOf(50_000, 12, 100_000);
    expect(range.end - range.start).toBeLessThan(60);
    expect(range.start).toBeLessThanOrEqual(50_000 - 8);
    expect(firstInSight(range)).toBe(50_000);
    const list = stretches(range, 100_000, 3);
    const height = list.reduce((sum, part) => sum + (part.kind === 'gap' ? part.rows : 1), 0);
    expect(height).toBe(100_000);
    expect(list.slice(0, 3)).toEqual([
      { kind: 'gap', key: 'gap-0', rows: 3 },
      { kind: 'row', index: 3 },
      { kind: 'gap', key: 'gap-1', rows: range.start - 4 },
    ]);
    expect(stretches(windowOf(0, 12, 5), 5, undefined)).toHaveLength(5);
  });
});

describe('export of a grid', () => {
  const source: GridSource<number> = {
    load: async ({ offset, limit }) => ({
      rows: Array.from({ length: Math.max(0, Math.min(limit, 95 - offset)) }, (_, index) => offset + index),
      total: 95,
    }),
  };
  const list: GridColumn<number>[] = [
    { id: 'n', header: 'Number', cell: String, value: (row) => row },
    { id: 'x', header: 'Only to see', cell: String },
  ];
  const request = {
    source,
    query: { sort: [], search: '', filters: {} },
    columns: list,
    rowId: String,
    name: 'Numbers',
    signal: new AbortController().signal,
  };

  it('loads all rows in requests of 30 and says how far it is [CO-04]', async () => {
    const seen: string[] = [];
    const sheet = await exportRows({
      ...request,
      onProgress: (done, total) => seen.push(`${done}/${total}`),
    });
    expect(seen).toEqual(['30/95', '60/95', '90/95', '95/95']);
    expect(sheet.header).toEqual(['Number']);
    expect(sheet.rows).toEqual(Array.from({ length: 95 }, (_, index) => [index]));
  });

  it('has each number of a cell in a column of its own', async () => {
    const limit = { id: 'limit', header: 'At most', value: () => 100 };
    const columns = request.columns.map((column) => ({ ...column, besides: [limit] }));
    const sheet = await exportRows({ ...request, columns, onProgress: () => undefined });
    expect(sheet.header).toEqual(['Number', 'At most']);
    expect(sheet.rows[7]).toEqual([7, 100]);
  });

  it('leaves out the exceptions of a selection of all', async () => {
    const all = select(selectAllMatching<number>(request.query), [{ id: '7', row: 7 }], false);
    const sheet = await exportRows({ ...request, selection: all, onProgress: () => undefined });
    expect(sheet.rows).toHaveLength(94);
    expect(sheet.rows).not.toContainEqual([7]);
  });

  it('stops when it is cancelled', async () => {
    const control = new AbortController();
    const run = exportRows({ ...request, signal: control.signal, onProgress: () => control.abort() });
    await expect(run).rejects.toThrow('aborted');
  });
});
