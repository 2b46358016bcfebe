import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { boardWindow } from '#contract/notices/board.wire.ts';
import type { BoardRow } from '#contract/notices/notice.model.ts';
import { BoardGrid, type BoardGridProps } from '#src/features/notices/full-board/BoardGrid.tsx';
import { boardColumns, type RowHandlers } from '#src/features/notices/full-board/board-columns.tsx';
import { createBoardSource } from '#src/features/notices/full-board/load-full-board.ts';
import { changeRefusals, noticeChanges } from '#src/features/notices/full-board/notice-changes.tsx';
import { alerts } from '#src/lib/alerts.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { setupUser } from '#tests/user.ts';
import { answering, refusal } from '../../answering-server.ts';

const row = (changes: Partial<BoardRow>): BoardRow => ({
  id: 1,
  title: 'Bring a torch',
  shareDate: '2026-11-10',
  dueDate: '2026-11-20',
  isActive: true,
  createdById: 7,
  createdByName: 'Asha Test',
  mayEdit: true,
  canManage: true,
  isScheduled: false,
  isNew: false,
  isLocked: false,
  version: 3,
  ...changes,
});
const mine = row({});
const hers = row({
  id: 2,
  title: 'Hers',
  createdById: 9,
  createdByName: 'Bina Test',
  mayEdit: false,
  canManage: false,
});

interface GridProps extends Partial<BoardGridProps>, Pick<RowHandlers, 'onView' | 'onEdit'> {
  readonly load: LoadRows<BoardRow>;
  readonly role: Role;
  /** What the address says at first. */
  readonly address?: ResourceSearch;
  /** Rows from which on the server exports. */
  readonly aboveRows?: number;
}

const defaults = { size: 10 };

function Grid({ load, role, onView, onEdit, address = {}, aboveRows, ...changes }: GridProps) {
  const [search, setSearch] = useState<ResourceSearch>(address);
  const reader = { id: 7, role, school: { id: 1 } } as Person;
  const { longExport } = createBoardSource(reader, 'active', '2026-11');
  const [changeable] = useState(() => noticeChanges(role));
  const actions = useRowActions({
    changes: changeable,
    sessionLive: true,
    refusals: changeRefusals(),
    onChanged: () => undefined,
  });
  const { send } = actions;
  const columns = useMemo(
    () => boardColumns({ today: '2026-11-18', personId: 7, onView, onEdit, send }),
    [onView, onEdit, send],
  );
  const list = useResourceGrid({
    name: 'notices-active',
    personId: 7,
    load,
    columns,
    address: { search, onSearch: setSearch },
    most: boardWindow,
    defaults,
  });
  return (
    <BoardGrid
      tab="active"
      month="2026-11"
      today="2026-11-18"
      list={list}
      onMonth={vi.fn()}
      onOpen={onView}
      changes={actions}
      canManage
      onAgain={undefined}
      longExport={aboveRows === undefined ? longExport : { ...longExport, above: aboveRows }}
      {...changes}
    />
  );
}

function show(rows: readonly BoardRow[], changes: Partial<GridProps> = {}) {
  const on = { onView: vi.fn(), onEdit: vi.fn() };
  const load = vi.fn<LoadRows<BoardRow>>(({ offset, limit }) =>
    Promise.resolve({ rows: rows.slice(offset, offset + limit), total: rows.length }),
  );
  const shown = render(<Grid load={load} role={roles.faculty} {...on} {...changes} />);
  return { on, load, shown, user: setupUser() };
}

/** A call that changes each of the notices it is given. */
const changesAll = ({ notices }: { notices: { id: number; version: number }[] }) => ({
  success: 'true',
  information: '',
  data: { done: notices.map(({ id, version }) => ({ id, version: version + 1 })), refused: [] },
});
const toasts = () => alerts.getToasts().map(({ title, text }) => [title, text]);
const latest = () => alerts.getToasts().at(-1);

beforeEach(() => {
  localStorage.clear();
  for (const { id } of alerts.getToasts()) alerts.dismiss(id);
});

const rowOf = async (title: string) =>
  within((await screen.findByRole('rowheader', { name: title })).closest('tr') ?? document.body);

describe('the grid of a list', () => {
  it('has Title, Date, Author and Action, and says what the author may do [TG-03, TG-04, TG-05]', async () => {
    const server = answering({ 'set-notice-status': changesAll });
    const { on, user } = show([mine, hers]);
    const own = await rowOf('Bring a torch');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['Title', 'Date', 'Author', 'Action']),
    );
    expect(own.getByText('20th Nov 26')).toBeTruthy();
    expect(own.getByText('You')).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Edit “Bring a torch”' }));
    await user.click(own.getByRole('button', { name: 'Make “Bring a torch” inactive' }));
    expect(on.onEdit.mock.calls[0]?.[0]).toEqual(mine);
    await waitFor(() =>
      expect(server.asked('set-notice-status')).toEqual([{ notices: [{ id: 1, version: 3 }], isActive: 0 }]),
    );
    const others = await rowOf('Hers');
    expect(others.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      null,
      'View “Hers”',
    ]);
  });

  it('shows the first picture, and where the words stand that are not in the title [C1-10]', async () => {
    const excerpt = [{ text: 'torch', is_match: 1 as const }];
    show([
      row({
        title: 'Trip',
        foundIn: { file: 'plan.pdf', excerpt },
        thumb: { path: '/files/x/thumb', name: 'map.png' },
      }),
    ]);
    const trip = await rowOf('Trip Found in the attachment “plan.pdf” torch Picture “map.png”');
    expect(trip.getByText('torch').tagName).toBe('MARK');
    const picture = trip.getByRole<HTMLImageElement>('img', { name: 'Picture “map.png”' });
    expect([picture.getAttribute('src'), picture.loading]).toEqual(['/files/x/thumb', 'lazy']);
  });

  it('says why nothing opens for whom viewing is switched off [QU-69, DS-15, VP-39]', async () => {
    show([hers], { onView: undefined });
    const line = await rowOf('Hers');
    const button = line.getByRole('button', { name: 'Your school has switched viewing off for you.' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('cuts long titles after 54 characters and reads them whole [TG-08]', async () => {
    const title = 'x'.repeat(60);
    show([row({ title })]);
    expect(await screen.findByText(`${'x'.repeat(54)}…`)).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: title })).toBeTruthy();
  });

  it('leads out of an empty month [QC-33, QU-48]', async () => {
    const onMonth = vi.fn();
    const { user } = show([], { month: '2026-03', onMonth });
    expect(await screen.findByText('No notices in March 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to this month' }));
    expect(onMonth.mock.calls).toEqual([['2026-11']]);
  });

  it('changes of the chosen ones those that are one’s own, lets them go, and takes it back [QU-24]', async () => {
    const server = answering({ 'set-notice-status': changesAll });
    const { user } = show([mine, hers]);
    await rowOf('Hers');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Make inactive' }));
    await waitFor(() => expect(toasts()).toEqual([['Notice is inactive now', isolate('Bring a torch')]]));
    expect(screen.queryByText('2 notices chosen')).toBeNull();
    act(() => latest()?.action?.onPress());
    await waitFor(() => expect(latest()?.title).toBe('Notice is active now'));
    expect(server.asked('set-notice-status')).toEqual([
      { notices: [{ id: 1, version: 3 }], isActive: 0 },
      { notices: [{ id: 1, version: 4 }], isActive: 1 },
    ]);
    expect(latest()?.action).toBeUndefined();
  });

  it('asks for chosen rows that were never in sight in windows of 30, and uses at most 50 again [CO-04]', async () => {
    const onAgain = vi.fn();
    const all = Array.from({ length: 75 }, (_, index) => row({ id: index + 1, title: `N ${index + 1}` }));
    const { load, user } = show(all, { onAgain });
    await rowOf('N 1');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Choose all 75 notices' }));
    await user.click(screen.getByRole('button', { name: 'Use again…' }));
    await waitFor(() => expect(latest()?.title).toBe('At most 50 at once: choose fewer.'));
    expect(load.mock.calls.slice(-2).map(([{ offset, limit }]) => [offset, limit])).toEqual([
      [0, 30],
      [30, 30],
    ]);
    expect(onAgain).not.toHaveBeenCalled();
    expect(screen.queryByRole('option', { name: '50' })).toBeNull();
  });
});

describe('deleting', () => {
  const off = row({ id: 3, title: 'Old', isActive: false });
  const ask = async (changes: Partial<GridProps> = {}) => {
    const { user, shown } = show([off], { tab: 'inactive', ...changes });
    await user.click((await rowOf('Old')).getByRole('button', { name: 'Delete “Old”' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deletion Request' }));
    return { user, dialog, shown };
  };

  it('asks in the specified words, the harmless answer first, of what is switched off [TG-06, TG-07, ER-06]', async () => {
    const server = answering({ 'delete-faculty-notice': changesAll, 'restore-notice': changesAll });
    const { user, dialog } = await ask();
    expect(dialog.getByText('Are you sure you want to Delete')).toBeTruthy();
    expect(dialog.getByText('Old')).toBeTruthy();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['No', 'Yes']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
    expect(server.asked('delete-faculty-notice')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(toasts()).toEqual([['Notice has been deleted', isolate('Old')]]));
  });

  it('is taken back from the corner even when the person has left the screen [QU-24]', async () => {
    const server = answering({ 'delete-faculty-notice': changesAll, 'restore-notice': changesAll });
    const { user, dialog, shown } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(latest()?.action?.label).toBe('Undo'));
    shown.unmount();
    act(() => latest()?.action?.onPress());
    await waitFor(() => expect(latest()?.title).toBe('Notice has been restored'));
    expect(server.asked('restore-notice')).toEqual([{ notices: [{ id: 3, version: 4 }] }]);
  });

  it('says so in the specified words when nothing came of it [ER-06]', async () => {
    const server = answering({ 'delete-notice-superadmin': () => ({ data: 0, version: 3 }) });
    const { user, dialog } = await ask({ role: roles.superAdmin });
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(toasts()).toEqual([['Notice not deleted', isolate('Old')]]));
    server.now('delete-notice-superadmin', () => refusal(409, 'stale', 'It was changed.'));
    await user.click(screen.getByRole('button', { name: 'Delete “Old”' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(latest()?.title).toBe('Something went wrong.'));
  });

  it('tells of several which were not deleted, and why [TG-06]', async () => {
    const other = row({ id: 4, title: 'Older', isActive: false });
    answering({
      'delete-notice-superadmin': ({ noticeId }: { noticeId: number }) => ({
        data: noticeId === 3 ? 1 : 0,
        version: 4,
      }),
    });
    const { user } = show([off, other], { tab: 'inactive', role: roles.superAdmin });
    await rowOf('Older');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Deletion Request' }));
    expect(question.getByText('2 notices are chosen.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Yes' }));
    const report = within(await screen.findByRole('alertdialog', { name: 'Not all were changed' }));
    expect(report.getByRole('listitem').textContent).toBe('OlderNotice not deleted');
    expect(toasts()).toEqual([['Notice has been deleted', isolate('Old')]]);
  });
});

it('leaves out of an address what the calls of the board would refuse [C1-10]', async () => {
  const server = answering({
    'get-notice-board-active': () => ({ success: 'true', data: { result: [], count: 0 } }),
  });
  const person = { id: 7, role: roles.faculty, school: { id: 1 } } as Person;
  const { load } = createBoardSource(person, 'active', 'all');
  const filters = { author: 'mine', state: 'gone' };
  const sort = [{ id: 'author', descending: true }];
  await load({ offset: 60, limit: 100, search: 'x', sort, filters }, new AbortController().signal);
  expect(server.asked('get-notice-board-active')).toMatchObject([
    { startRow: 60, limit: 30, filter: { title: 'x', author: 'mine' }, sort: [], month: '' },
  ]);
});

it('is exported by the server when it is long, with the search and the filters of the screen [GR-07]', async () => {
  const server = answering({
    'start-export': () => refusal(422, 'export_running', 'You have an export under way.'),
  });
  const { user } = show([mine, hers], { aboveRows: 1, address: { q: 'torch' } });
  await screen.findByText('Bring a torch');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const item = await screen.findByRole('menuitem', { name: 'CSV' });
  await user.keyboard('{Home}{ArrowDown}');
  await waitFor(() => expect(item.getAttribute('data-highlighted')).not.toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.asked('start-export')).toHaveLength(1));
  expect(server.asked('start-export')).toMatchObject([
    {
      list: {
        kind: 'notices',
        query: { login_id: 7, school_id: 1, status: 'active', month: '2026-11', filter: { title: 'torch' } },
      },
      format: 'csv',
      name: 'Active',
      columns: [{ id: 'title' }, { id: 'due_date' }, { id: 'share_date' }, { id: 'author' }],
    },
  ]);
});
