import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resultColumns } from '#src/features/assessments/results/result-columns.tsx';
import type { DataGridProps, GridColumn } from '#src/ui/grid/grid.types.ts';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { useGridShell } from '#src/ui/grid/use-grid-shell.ts';

const columns: GridColumn<number>[] = [
  { id: 'n', header: 'Number', cell: String, value: (row) => row },
  { id: 'most', header: 'At most', cell: () => null, value: () => 10, isExportOnly: true },
];

it('a column for exports alone is in the sheet and not on the screen [GR-07]', async () => {
  const write = vi.fn();
  const props: DataGridProps<number> = {
    caption: 'Numbers',
    columns,
    source: { load: () => Promise.resolve({ rows: [7], total: 1 }) },
    state: gridDefaults,
    onStateChange: () => undefined,
    texts: { selectRow: String, rowActions: String } as never,
    rowId: String,
    rowName: String,
    exports: { name: 'Numbers', blockRows: 10, formats: [{ id: 'csv', label: 'CSV', write }] },
  };
  const { result } = renderHook(() => useGridShell(props, 'pages'));
  expect(result.current.view.columns.map(({ id }) => id)).toEqual(['n']);
  act(() => result.current.startExport('csv'));
  await waitFor(() =>
    expect(write).toHaveBeenCalledWith(
      expect.objectContaining({ header: ['Number', 'At most'], rows: [[7, 10]] }),
    ),
  );
});

it('exported results have the most marks beside the marks [GR-07, CE-02]', () => {
  const exported = resultColumns().flatMap(({ id, header, value }) => (value ? [[id, header]] : []));
  const at = exported.findIndex(([id]) => id === 'marks');
  expect(exported.slice(at, at + 2)).toEqual([
    ['marks', 'Marks'],
    ['marks_most', 'Marks at most'],
  ]);
});
