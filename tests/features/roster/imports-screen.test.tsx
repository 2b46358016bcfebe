import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { verdicts } from '#contract/roster/import-problems.ts';
import { ImportsScreen } from '#src/features/roster/ImportsScreen.tsx';
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
  render(<ImportsScreen site={{ person: asha, schoolId: 0, sessionLive: true, address, listen }} />);
  const before = (await screen.findByRole('row', { name: /six\.csv/ })).textContent;
  server.now('get-imports', page('applied'));
  tell();
  await vi.waitFor(() => expect(screen.getByRole('row', { name: /six\.csv/ }).textContent).not.toBe(before));
  await setupUser().click(screen.getByText('six.csv'));
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ open: '3' }), { replace: false });
});
