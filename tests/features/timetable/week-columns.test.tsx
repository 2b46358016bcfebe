import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import { WeekColumns } from '#src/features/timetable/WeekColumns.tsx';

const lesson = (day: string, starts: string, subject: string): LessonWire => ({
  day,
  entryId: 1,
  version: 1,
  exceptionId: 0,
  state: 'usual',
  subject,
  projectId: 0,
  starts,
  ends: '',
  startsAt: 0,
  endsAt: 0,
  teacherId: 0,
  teacher: '',
  usualTeacher: '',
  divisionId: 1,
  division: '',
  schoolRoomId: 0,
  schoolRoom: '',
  note: '',
});
const week: TimetableWeek = {
  from: '2026-11-22',
  to: '2026-11-28',
  today: '2026-11-25',
  timeZone: 'Asia/Kolkata',
  week: 'a',
  hasWeeks: false,
  lessons: [lesson('2026-11-23', '10:00', 'Late'), lesson('2026-11-24', '08:00', 'Early')],
  holidays: [{ day: '2026-11-26', title: 'Kite day' }],
};
const card = ({ subject }: LessonWire) => <p>{subject}</p>;
const day = (name: RegExp) => screen.getByRole('region', { name });

it('lessons of one time are on one line, and what is no period has no free slot', () => {
  render(
    <WeekColumns
      week={week}
      card={card}
      slots={['08:00', '09:00']}
      free={(on, starts) => <button type="button">{`${on} ${starts}`}</button>}
    />,
  );
  const monday = within(day(/^Mon/));
  expect(monday.getAllByRole('button').map((each) => each.textContent)).toEqual([
    '2026-11-23 08:00',
    '2026-11-23 09:00',
  ]);
  // 08:00, 09:00, 10:00: the third line.
  expect(monday.getByText('Late').closest('li')?.style.gridRow).toMatch(/^3/);
  expect(within(day(/^Tue/)).getByText('Early').closest('li')?.style.gridRow).toMatch(/^1/);
});

it('a day without lessons says so, a holiday says which', () => {
  render(<WeekColumns week={week} card={card} />);
  expect(day(/^Wed/).textContent).toContain('No lessons');
  expect(day(/^Thu/).textContent).toContain('Kite day');
  expect(day(/^Thu/).textContent).not.toContain('No lessons');
});
