import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import { WeeksPart } from '#src/features/timetable/WeeksPart.tsx';
import { setupUser } from '#tests/user.ts';
import { answering, refusal } from '../answering-server.ts';

const choices: TimetableChoices = {
  isDemo: false,
  today: '2026-11-25',
  yearFrom: '2026-04-01',
  yearTo: '2027-03-31',
  // Since 22 November is an even number of weeks after it, that week is A.
  weekA: '2026-11-08',
  weekVersion: 3,
  teachers: [],
  grades: [],
  divisions: [],
  schoolRooms: [],
  projects: [],
  bells: [],
};
const letters = () =>
  within(screen.getByRole('region', { name: 'The coming weeks' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent?.slice(-1));

it('the coming weeks show their letters, and follow the day that is chosen', async () => {
  answering({});
  render(<WeeksPart choices={choices} />);
  expect(letters()).toEqual(['A', 'B', 'A', 'B', 'A', 'B']);
  const user = setupUser();
  const field = screen.getByRole('textbox', { name: 'A day of a week A' });
  await user.clear(field);
  await user.type(field, '2026-12-02');
  await user.keyboard('{Enter}');
  expect(letters()).toEqual(['B', 'A', 'B', 'A', 'B', 'A']);
});

it('a refusal of the weeks is said beside the day', async () => {
  const server = answering({
    'save-timetable-weeks': () => refusal(409, 'stale', 'Somebody else changed this.'),
  });
  render(<WeeksPart choices={choices} />);
  await setupUser().click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByRole('textbox', { name: 'A day of a week A' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(server.asked('save-timetable-weeks')).toEqual([{ version: 3, weekA: '2026-11-25' }]);
});
