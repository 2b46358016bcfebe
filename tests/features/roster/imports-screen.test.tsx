import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { verdicts } from '#contract/roster/import-problems.ts';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import type { RosterImportView } from '#machines/roster/roster-import/roster-import.view.ts';
import { AppliedPage } from '#src/features/roster/AppliedPage.tsx';
import { ImportsScreen } from '#src/features/roster/ImportsScreen.tsx';
import { MapColumns } from '#src/features/roster/MapColumns.tsx';
import { ReviewPage } from '#src/features/roster/ReviewPage.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const none = Object.fromEntries(verdicts.map((verdict) => [verdict, 0]));
const job = {
  id: 3,
  kind: 'students',
  file_name: 'six.csv',
  state: 'reviewing',
  made_by: 'Asha Rao',
  made_at: 1_790_000_000_000,
  applied_at: null,
  counts: { ...none, new: 2 },
};
const page = (state: string) => () => ({ rows: [{ ...job, state }], total: 1, page: 1, size: 30 });

it('the imports of a school follow what a colleague does, and open by a press [C2-09]', async () => {
  const server = answering({ 'get-imports': page('reviewing') });
  const { listen, tell } = heardHints();
  const onSearch = vi.fn();
  const address = { search: {}, onSearch };
  render(<ImportsScreen app={{ person: asha, schoolId: 0, sessionLive: true, address, listen }} />);
  const before = (await screen.findByRole('row', { name: /six\.csv/ })).textContent;
  server.now('get-imports', page('applied'));
  tell();
  await vi.waitFor(() => expect(screen.getByRole('row', { name: /six\.csv/ }).textContent).not.toBe(before));
  await setupUser().click(screen.getByText('six.csv'));
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ open: '3' }), { replace: false });
});

const detail = (change: Partial<ImportDetail>): ImportDetail => ({
  ...job,
  kind: 'students',
  state: 'reviewing',
  counts: none as ImportDetail['counts'],
  version: 1,
  done: 0,
  total: 0,
  headings: ['Name', 'House'],
  facts: null,
  sample: ['Asha', 'Blue'],
  is_kept: 0,
  columns: ['full_name', null],
  dates: null,
  classes: {},
  complete: 0,
  file_wins: 0,
  new_logins: 0,
  twice: 'ask',
  ask_dates: 0,
  unknown: [],
  told: {
    left_out_places: 0,
    left_out_classes: 0,
    further_places: 0,
    new_logins: 0,
    removed_places: 0,
    twice: 0,
    has_clubs: false,
    reasons: { login_taken: 0 },
  },
  failure: null,
  undo_until: null,
  leavers_typed: 0,
  ...change,
});
const template = () => screen.queryByRole('button', { name: 'Download a template' });

it.each([
  ['reviewing', ReviewPage, 'What would happen'],
  ['applied', AppliedPage, 'What changed'],
] as const)(
  'the rows of an import in the state %s are headed accordingly [C2-09]',
  async (state, Page, heading) => {
    const row = { id: 1, line: 2, name: 'Zoya', user_id: 'Z1', verdict: 'new', problems: [], changes: [] };
    answering({ 'get-import-rows': () => ({ rows: [row], total: 1, page: 1, size: 30 }) });
    const held = detail({ state, counts: { ...none, new: 1 } as ImportDetail['counts'] });
    const view = { isSending: false } as RosterImportView;
    const importing = { view, send: vi.fn() } as unknown as Parameters<typeof ReviewPage>[0]['importing'];
    render(<Page importing={importing} job={held} schoolId={0} personId={1} />);
    expect(await screen.findByRole('columnheader', { name: new RegExp(heading) })).toBeTruthy();
  },
);

describe('a list that changes nothing [C2-09]', () => {
  const review = (counts: Partial<ImportDetail['counts']>) => {
    answering({ 'get-import-rows': () => ({ rows: [], total: 0, page: 1, size: 30 }) });
    const held = detail({ counts: { ...none, ...counts } as ImportDetail['counts'] });
    const view = { isSending: false } as RosterImportView;
    const importing = { view, send: vi.fn() } as unknown as Parameters<typeof ReviewPage>[0]['importing'];
    render(<ReviewPage importing={importing} job={held} schoolId={0} personId={1} />);
  };

  it.each([
    [{ same: 3 }, 'Nothing would change: the school is as the file says.', false],
    [{ problem: 2120 }, 'Nothing would change: none of the 2,120 rows is right. See below why.', true],
    [
      { same: 1, problem: 2 },
      'Nothing would change: 1 row is as in the school, and 2 rows are not right.',
      true,
    ],
  ] as const)('says so truly: %o', (counts, text, offers) => {
    review(counts);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(template() !== null).toBe(offers);
  });

  it('and lacks a column that tells people apart offers the template', () => {
    const props = { schoolId: 0, isSending: false, send: vi.fn() };
    const page = render(<MapColumns job={detail({})} {...props} />);
    expect(template()).not.toBeNull();
    page.unmount();
    render(<MapColumns job={detail({ columns: ['full_name', 'admission_no'] })} {...props} />);
    expect(template()).toBeNull();
  });
});
