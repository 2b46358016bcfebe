import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarDialog } from '#src/features/calendar/CalendarDialog.tsx';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';

const madeAt = '2026-11-24T04:00:00.000Z';

it('an address is made, shown once, and switched off only after a question', async () => {
  const server = answering({
    'get-calendar-feed': () => ({ status: 1, data: { made_at: '', read_at: '' } }),
    'make-calendar-feed': () => ({ status: 1, data: { path: '/calendar/secret.ics', made_at: madeAt } }),
    'revoke-calendar-feed': () => ({ status: 1 }),
  });
  const user = setupUser({ hasty: true });
  const { unmount } = render(<CalendarDialog onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByDisplayValue(/\/calendar\/secret\.ics$/)).toBeTruthy();
  unmount();

  server.now('get-calendar-feed', () => ({ status: 1, data: { made_at: madeAt, read_at: '' } }));
  render(<CalendarDialog onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  const question = await screen.findByRole('alertdialog', { name: 'Switch your calendar address off?' });
  expect(server.asked('revoke-calendar-feed')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
});
