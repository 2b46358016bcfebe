import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MigrationScreen } from '#src/features/migration/MigrationScreen.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering, offline } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const data = {
  school_name: 'Banyan School',
  is_model1: 0,
  is_demo_school: 0,
  time_zone: 'Asia/Kolkata',
  current_year: '2026-27',
  next_year: '2027-28',
  today: '2026-11-24',
  migrations: [],
};

it('a move that did not load is asked for again, and begins with the choice of the next year [C8-01]', async () => {
  const server = answering({ 'get-migrations': offline });
  const { listen } = heardHints();
  const address = { search: {}, onSearch: () => undefined };
  render(<MigrationScreen app={{ person: asha, schoolId: 0, sessionLive: true, address, listen }} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.now('get-migrations', () => ({ success: 'true', data }));
  await setupUser().click(again);
  expect(await screen.findByText('Which year comes next?')).toBeTruthy();
  expect(screen.getByText('Present year: 2026-27')).toBeTruthy();
});
