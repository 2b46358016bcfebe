import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { NoticeRow } from '#contract/notices/notice.model.ts';
import { truncateTitle } from '#src/features/notices/board/board-format.ts';
import type { Board } from '#src/features/notices/board/load-board.ts';
import { TaskGenieCard, type TaskGenieCardProps } from '#src/features/notices/board/TaskGenieCard.tsx';
import { setupUser } from '#tests/user.ts';

const row = (changes: Partial<NoticeRow>): NoticeRow => ({
  id: 1,
  title: 'Bring a torch',
  shareDate: '',
  dueDate: '',
  isActive: true,
  createdById: 7,
  createdByName: 'Asha Test',
  mayEdit: false,
  isScheduled: false,
  isNew: false,
  ...changes,
});

const loaded = (rows: readonly NoticeRow[], count = rows.length): Board => ({
  kind: 'loaded',
  lists: { due: { rows: [], count: 0 }, active: { rows, count }, inactive: { rows: [], count: 0 } },
});

function show(changes: Partial<TaskGenieCardProps>) {
  const handlers = {
    onList: vi.fn(),
    onMonth: vi.fn(),
    onShowMore: vi.fn(),
    onRetry: vi.fn(),
    onView: vi.fn(),
    onEdit: vi.fn(),
  };
  render(
    <TaskGenieCard
      board={loaded([])}
      lists={['due', 'active', 'inactive']}
      list="active"
      month="2026-11"
      today="2026-11-18"
      personId={7}
      {...handlers}
      {...changes}
    />,
  );
  return { ...handlers, user: setupUser() };
}

describe('the Task Genie card', () => {
  it('says how many files a notice carries, and shows the first picture; one that does not come keeps its place', () => {
    const thumb = { path: '/files/x/thumb', name: 'map.png' };
    show({ board: loaded([row({ fileCount: 2, thumb }), row({ id: 2, title: 'Plain', fileCount: 0 })]) });
    expect(screen.getByText(/· 2 attachments$/)).toBeTruthy();
    expect(screen.getAllByText(/Shared by/)).toHaveLength(2);
    const picture = screen.getByAltText('Picture “map.png”');
    expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual([
      '/files/x/thumb',
      'lazy',
    ]);
    fireEvent.error(picture);
    expect(picture.isConnected).toBe(true);
  });

  it('has the tabs Due, Active, Inactive with the size of each list [DF-07, QC-30]', () => {
    show({ board: loaded([row({})], 23) });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Due0',
      'Active23',
      'Inactive0',
    ]);
  });

  it.each([
    ['due', 'There is no Task due this week.'],
    ['active', 'There is no new notice on the board'],
    ['inactive', 'There is no inactive notice on the board'],
  ] as const)('says in the specified words that %s is empty [DS-11, DS-12, DS-13]', async (list, text) => {
    show({ list });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows View for all and Edit only to the author [TG-04, TG-05, ST-07]', async () => {
    const notices = [
      row({ id: 1, title: 'Mine', mayEdit: true }),
      row({ id: 2, title: 'Theirs', createdById: 9 }),
    ];
    const { user, onView, onEdit } = show({ board: loaded(notices) });
    await user.click(screen.getByRole('button', { name: 'View “Theirs”' }));
    await user.click(screen.getByRole('button', { name: 'Edit “Mine”' }));
    expect(screen.queryByRole('button', { name: 'Edit “Theirs”' })).toBeNull();
    expect([onView.mock.calls[0]?.[0].id, onEdit.mock.calls[0]?.[0].id]).toEqual([2, 1]);
  });

  it('offers Show More while there is more, and not when all are here [DF-11]', async () => {
    const { user, onShowMore } = show({ board: loaded([row({})], 2) });
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(onShowMore).toHaveBeenCalledOnce();
    show({ board: loaded([row({ title: 'Only one' })], 1), list: 'active' });
    expect(screen.getAllByRole('button', { name: 'Show More' })).toHaveLength(1);
  });

  it('marks what is scheduled, due today, due later and overdue [QU-22, QU-23]', () => {
    show({
      board: loaded([
        row({ id: 1, isScheduled: true, dueDate: '2026-11-18' }),
        row({ id: 2, dueDate: '2026-11-18' }),
        row({ id: 3, dueDate: '2026-11-20' }),
        row({ id: 4, dueDate: '2026-11-17' }),
        row({ id: 5 }),
      ]),
    });
    const marks = ['Scheduled', 'Due today', 'Due 20 Nov', 'Overdue'];
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => marks.find((mark) => within(item).queryByText(mark)) ?? '')).toEqual([
      ...marks,
      '',
    ]);
  });

  it('tells what went wrong, with a reference and a way to try again [QU-25]', async () => {
    const board: Board = { kind: 'failed', information: 'Something went wrong.', reference: 'ab12' };
    const { user, onRetry } = show({ board });
    expect(screen.getByText('Reference ab12')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows the months of active and inactive notices, and of what is due none [ST-02, QC-33, QU-48, QU-60]', async () => {
    const { user, onMonth } = show({ board: loaded([row({})]) });
    const group = within(await screen.findByRole('group', { name: 'Month' }));
    expect(group.getByText('November 2026')).toBeTruthy();
    expect(group.queryByRole('button', { name: 'This month' })).toBeNull();
    for (const name of ['Previous month', 'Next month', 'All months'])
      await user.click(group.getByRole('button', { name }));
    expect(onMonth.mock.calls).toEqual([['2026-10'], ['2026-12'], ['all']]);
  });

  it('has no months where all is due this week [QU-60]', () => {
    show({ list: 'due' });
    expect(screen.queryByRole('group', { name: 'Month' })).toBeNull();
  });

  it('leads out of an empty month, and stops twelve months away [QU-48]', async () => {
    const { user, onMonth } = show({ month: '2025-11' });
    expect(await screen.findByText('No notices in November 2025')).toBeTruthy();
    const previous = await screen.findByRole('button', { name: 'Previous month' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(previous);
    await user.click(screen.getByRole('button', { name: 'Go to this month' }));
    expect(onMonth.mock.calls).toEqual([['2026-11']]);
  });

  it('opens nothing for whom viewing is switched off [QU-69, DS-15, VP-39]', () => {
    show({ board: loaded([row({})]), onView: undefined });
    expect(screen.getByRole('button', { name: 'Bring a torch' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('has no Add for whom it is not [NF-22, TG-02]', () => {
    show({});
    expect(screen.queryByRole('button', { name: 'Add notice' })).toBeNull();
  });

  it('cuts a title after 54 whole characters [TG-08, CO-29]', () => {
    expect(truncateTitle('x'.repeat(54))).toBe('x'.repeat(54));
    expect(truncateTitle('x'.repeat(55))).toBe(`${'x'.repeat(54)}…`);
    expect(truncateTitle('😀'.repeat(55))).toBe(`${'😀'.repeat(54)}…`);
  });
});
