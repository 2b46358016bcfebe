import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DeletedGrid } from '#src/features/notices/deleted/DeletedGrid.tsx';
import type { DeletedNotice } from '#src/features/notices/deleted/load-deleted.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { setupUser } from '#tests/user.ts';

const notice = (id: number, title: string, changes: Partial<DeletedNotice> = {}): DeletedNotice => ({
  id,
  title,
  version: 3,
  deletedAt: '2026-11-17T20:00:00.000Z',
  deletedBy: '',
  daysLeft: 29,
  ...changes,
});

function Grid({ load, onRestore }: Pick<GridSource<DeletedNotice>, 'load'> & { onRestore: () => void }) {
  const [state, setState] = useState(gridDefaults);
  const [source] = useState(() => ({ load }));
  return (
    <DeletedGrid
      caption="Deleted"
      timeZone="Asia/Kolkata"
      round={0}
      state={state}
      onState={setState}
      onRestore={onRestore}
      source={source}
    />
  );
}

function show(rows: readonly DeletedNotice[]) {
  const onRestore = vi.fn();
  const load = vi.fn<GridSource<DeletedNotice>['load']>(() => Promise.resolve({ rows, total: rows.length }));
  render(<Grid load={load} onRestore={onRestore} />);
  return { load, onRestore, user: setupUser() };
}

it('says when, by whom and for how long, and brings one back [QU-24]', async () => {
  const { onRestore, user } = show([
    notice(1, 'Sports day'),
    notice(2, 'Choir', { deletedBy: 'Dira Ector', daysLeft: 1 }),
  ]);
  const head = await screen.findByRole('rowheader', { name: 'Choir' });
  const row = within(head.closest('tr') ?? document.body);
  // Eight in the evening by UTC is the next day in the school.
  expect(row.getByText('18th Nov 26')).toBeTruthy();
  expect(row.getByText('Dira Ector')).toBeTruthy();
  expect(row.getByText('1 more day')).toBeTruthy();
  expect(screen.getByText('You')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Restore “Choir”' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith([{ id: 2, version: 3, title: 'Choir' }]);
});

it('brings several back at once [QU-24]', async () => {
  const { onRestore, user } = show([notice(1, 'Sports day'), notice(2, 'Choir')]);
  await screen.findByRole('rowheader', { name: 'Choir' });
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(onRestore.mock.calls[0]?.[0]).toHaveLength(2);
});

it('is sorted by its columns, as every tab of the board is [TG-03]', async () => {
  const { load, user } = show([notice(1, 'Sports day'), notice(2, 'Choir', { deletedBy: 'Dira Ector' })]);
  await screen.findByRole('rowheader', { name: 'Choir' });
  for (const name of ['Title', 'Deleted', 'Deleted by']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await waitFor(() =>
    expect(load.mock.calls.map(([{ sort }]) => sort[0]?.id)).toEqual([
      undefined,
      'title',
      'deleted_at',
      'deleted_by',
    ]),
  );
});

it('is empty in words', async () => {
  show([]);
  expect(await screen.findByText('Nothing was deleted')).toBeTruthy();
});
