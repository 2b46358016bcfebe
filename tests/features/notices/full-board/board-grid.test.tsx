import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { BoardRow } from '#contract/notices/notice.model.ts';
import type { CarriedOut, Wish } from '#machines/notices/notice-actions/notice-actions.types.ts';
import type { FailureCode } from '#machines/shared/failure.ts';
import { actionAlerts } from '#src/features/notices/full-board/action-alerts.ts';
import { BoardGrid, type BoardGridProps } from '#src/features/notices/full-board/BoardGrid.tsx';
import { boardColumns, type RowHandlers } from '#src/features/notices/full-board/board-columns.tsx';
import { DeletionRequest } from '#src/features/notices/full-board/DeletionRequest.tsx';
import { chosenRows } from '#src/features/notices/full-board/load-full-board.ts';
import { useNoticeActions } from '#src/features/notices/full-board/use-notice-actions.ts';
import { alerts } from '#src/lib/alerts.ts';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { setupUser } from '#tests/user.ts';

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

function handlers() {
  return { onView: vi.fn(), onEdit: vi.fn(), onStatus: vi.fn(), onDelete: vi.fn() } satisfies RowHandlers;
}

function Grid({
  rows,
  on,
  ...changes
}: Partial<BoardGridProps> & { rows: readonly BoardRow[]; on: RowHandlers }) {
  const [state, setState] = useState(gridDefaults);
  const [columns] = useState(() => boardColumns({ today: '2026-11-18', personId: 7, ...on }));
  const [source] = useState(() => ({ load: () => Promise.resolve({ rows, total: rows.length }) }));
  return (
    <BoardGrid
      list="active"
      month="2026-11"
      today="2026-11-18"
      source={source}
      columns={columns}
      state={state}
      onState={setState}
      onMonth={vi.fn()}
      onOpen={on.onView}
      onStatus={vi.fn()}
      onDelete={vi.fn()}
      {...changes}
    />
  );
}

function show(
  rows: readonly BoardRow[],
  changes: Partial<BoardGridProps> = {},
  more: Partial<RowHandlers> = {},
) {
  const on = handlers();
  render(<Grid rows={rows} on={{ ...on, ...more }} {...changes} />);
  return { on, user: setupUser() };
}

const rowOf = async (title: string) =>
  within((await screen.findByRole('rowheader', { name: title })).closest('tr') ?? document.body);

describe('the grid of a list', () => {
  it('has Title, Date, Author and Action, and says what the author may do [TG-03, TG-04, TG-05]', async () => {
    const { on, user } = show([mine, hers]);
    const own = await rowOf('Bring a torch');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['Title', 'Date', 'Author', 'Action']),
    );
    expect(own.getByText('20th Nov 26')).toBeTruthy();
    expect(own.getByText('You')).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Edit “Bring a torch”' }));
    await user.click(own.getByRole('button', { name: 'Make “Bring a torch” inactive' }));
    expect([on.onEdit.mock.calls[0]?.[0], on.onStatus.mock.calls[0]]).toEqual([mine, [mine, false]]);
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

  it('deletes only what is switched off [TG-06]', async () => {
    const off = row({ id: 3, title: 'Old', isActive: false });
    const { on, user } = show([off], { list: 'inactive' });
    const old = await rowOf('Old');
    await user.click(old.getByRole('button', { name: 'Delete “Old”' }));
    await user.click(old.getByRole('button', { name: 'Make “Old” active' }));
    expect([on.onDelete.mock.calls[0]?.[0], on.onStatus.mock.calls[0]]).toEqual([off, [off, true]]);
  });

  it('says why nothing opens for whom viewing is switched off [QU-69, DS-15]', async () => {
    show([hers], { onOpen: undefined }, { onView: undefined });
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

  it('changes of the chosen ones those that are one’s own, and lets them go', async () => {
    const onStatus = vi.fn();
    const { user } = show([mine, hers], { onStatus });
    await rowOf('Hers');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Make inactive' }));
    await waitFor(() => expect(onStatus).toHaveBeenCalledOnce());
    expect(onStatus.mock.calls[0]).toEqual([[{ id: 1, version: 3, title: 'Bring a torch' }], false]);
    expect(screen.queryByText('2 notices chosen')).toBeNull();
  });
});

it('asks for the chosen rows that were never in sight, in windows, and stops past the most', async () => {
  const all = Array.from({ length: 75 }, (_, index) => row({ id: index + 1 }));
  const load = vi.fn(({ offset, limit }: { offset: number; limit: number }) =>
    Promise.resolve({ rows: all.slice(offset, offset + limit), total: all.length }),
  );
  const query = { sort: [], search: '', filters: {} };
  const everything = { kind: 'all', except: new Set(['2']), query } as const;
  expect((await chosenRows({ load }, everything, 100)).map(({ id }) => id)).toEqual(
    all.map(({ id }) => id).filter((id) => id !== 2),
  );
  expect((await chosenRows({ load }, everything, 20)).length).toBeGreaterThan(20);
  expect(load.mock.calls.map(([request]) => request.offset)).toEqual([0, 30, 60, 0]);
});

describe('the Deletion Request', () => {
  it('asks in the specified words, the harmless answer first [TG-07]', async () => {
    const [onYes, onNo] = [vi.fn(), vi.fn()];
    render(<DeletionRequest asked={[{ id: 1, version: 1, title: 'Zebra' }]} onYes={onYes} onNo={onNo} />);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Deletion Request' }));
    expect(dialog.getByText('Are you sure you want to Delete')).toBeTruthy();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['No', 'Yes']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
    await setupUser().click(dialog.getByRole('button', { name: 'Yes' }));
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('what is said afterwards', () => {
  const seen = { id: 1, version: 3, title: 'Zebra' };
  const wish: Wish = { kind: 'delete', notices: [seen] };
  const failed = (code: FailureCode | 'not_deleted', information: string | null = null) =>
    actionAlerts({ type: 'failed', wish, failure: { code, information } }, vi.fn());

  it('is in the specified words [ER-06]', () => {
    expect(failed('not_deleted')).toEqual([{ tone: 'error', title: 'Notice not deleted' }]);
    expect(failed('stale', 'It was changed.')).toEqual([
      { tone: 'error', title: 'Something went wrong.', text: 'It was changed.' },
    ]);
    const result = { done: [{ id: 1, version: 4 }], refused: [] };
    expect(actionAlerts({ type: 'carried.out', wish, result, undo: null }, vi.fn())).toEqual([
      { tone: 'success', title: 'Notice has been deleted', text: 'Zebra' },
    ]);
  });

  it('tells of several what was not changed, each reason once', () => {
    const notices = [1, 2, 3].map((id) => ({ ...seen, id }));
    const refused = [2, 3].map((id) => ({ id, code: 'forbidden', information: 'Not yours.' }));
    const result = { done: [{ id: 1, version: 4 }], refused };
    const told = actionAlerts(
      { type: 'carried.out', wish: { kind: 'status', isActive: false, notices }, result, undo: null },
      vi.fn(),
    );
    expect(told.map(({ title, text }) => [title, text])).toEqual([
      ['Notice is inactive now', 'Zebra'],
      ['2 of 3 notices were not changed', 'Not yours.'],
    ]);
  });
});

describe('Undo', () => {
  afterEach(() => {
    for (const { id } of alerts.getToasts()) alerts.dismiss(id);
  });

  it('works from the corner even when the person has left the screen [QU-24]', async () => {
    const wishes: Wish[] = [];
    const carryOut = fromPromise<CarriedOut, Wish>(({ input }) => {
      wishes.push(input);
      return Promise.resolve({
        done: input.notices.map(({ id, version }) => ({ id, version: version + 1 })),
        refused: [],
      });
    });
    const onChanged = vi.fn();
    function Screen() {
      const { send } = useNoticeActions({ carryOut, sessionLive: true, onChanged });
      const notices = [{ id: 1, version: 3, title: 'Zebra' }];
      return (
        <button type="button" onClick={() => send({ type: 'status.submit', isActive: false, notices })}>
          {'Off'}
        </button>
      );
    }
    const { unmount } = render(<Screen />);
    await setupUser().click(screen.getByRole('button'));
    await waitFor(() => expect(alerts.getToasts()).toHaveLength(1));
    expect(onChanged).toHaveBeenCalledOnce();
    unmount();
    const [toast] = alerts.getToasts();
    expect([toast?.title, toast?.action?.label]).toEqual(['Notice is inactive now', 'Undo']);
    act(() => toast?.action?.onPress());
    await waitFor(() => expect(alerts.getToasts()).toHaveLength(2));
    expect(wishes[1]).toEqual({
      kind: 'status',
      isActive: true,
      isUndo: true,
      notices: [{ id: 1, version: 4, title: 'Zebra' }],
    });
    expect(alerts.getToasts()[1]?.action).toBeUndefined();
  });
});
