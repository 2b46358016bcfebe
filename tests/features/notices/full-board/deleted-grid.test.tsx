import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { DeletedNotice } from '#contract/notices/board.wire.ts';
import { DeletedGrid } from '#src/features/notices/deleted/DeletedGrid.tsx';
import { noticeChanges } from '#src/features/notices/full-board/notice-changes.tsx';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../../answering-server.ts';

const notice = (id: number, title: string, changes: Partial<DeletedNotice> = {}): DeletedNotice => ({
  id,
  title,
  version: 3,
  deletedAt: '2026-11-17T20:00:00.000Z',
  deletedBy: '',
  createdBy: '',
  daysLeft: 29,
  ...changes,
});

const together = { round: 0, refresh: () => undefined };

function Grid({ load }: { readonly load: LoadRows<DeletedNotice> }) {
  const [search, setSearch] = useState({});
  const [changes] = useState(() => noticeChanges(4));
  const actions = useRowActions({ changes, sessionLive: true, onChanged: () => undefined });
  return (
    <DeletedGrid
      caption="Deleted"
      timeZone="Asia/Kolkata"
      personId={7}
      address={{ search, onSearch: setSearch }}
      together={together}
      changes={actions}
      load={load}
    />
  );
}

function show(rows: readonly DeletedNotice[]) {
  const load = vi.fn<LoadRows<DeletedNotice>>(() => Promise.resolve({ rows, total: rows.length }));
  const server = answering({
    'restore-notice': ({ notices }: { notices: { id: number; version: number }[] }) => ({
      success: 'true',
      information: '',
      data: { done: notices, refused: [] },
    }),
  });
  render(<Grid load={load} />);
  return { load, restored: () => server.asked('restore-notice'), user: setupUser() };
}

it('says when, by whom and for how long, and brings one back [QU-24]', async () => {
  const { restored, user } = show([
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
  await waitFor(() => expect(restored()).toEqual([{ notices: [{ id: 2, version: 3 }] }]));
});

it('brings several back at once [QU-24]', async () => {
  const { restored, user } = show([notice(1, 'Sports day'), notice(2, 'Choir')]);
  await screen.findByRole('rowheader', { name: 'Choir' });
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(restored()).toEqual([{ notices: [1, 2].map((id) => ({ id, version: 3 })) }]));
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
