import { afterEach, expect, it, vi } from 'vitest';
import { copyOf } from '#src/features/assessments/schedule/copy-schedule.ts';
import type { LoadedSchedule } from '#src/features/assessments/schedule/load-schedule.ts';
import { blankSchedule, type ItemValues } from '#src/features/assessments/schedule/schedule-values.ts';
import { valueWords } from '#src/features/assessments/schedule/value-words.ts';

afterEach(() => vi.useRealTimers());

const item = (question_id: number): ItemValues => ({
  question_id,
  number: 3,
  bank_id: 0,
  drawn_type: '',
  drawn: '',
  marks: '2',
  name: `Question ${question_id}`,
});

const schedule = (changes: object = {}): LoadedSchedule => ({
  id: 5,
  version: 4,
  values: {
    ...blankSchedule,
    assessment_name: 'Weekly test',
    state: 'draft',
    assessment_date: '2026-11-20',
    start_time: '09:00',
    last_start_date: '2026-11-20',
    last_start_time: '09:30',
    end_date: '2026-11-21',
    end_time: '10:00',
    items: [item(1), item(2)],
    groups: ['4 7'],
    students: [9],
    ...changes,
  },
  facts: { time_zone: 'Asia/Kolkata', items_gone: [0, 1] } as unknown as LoadedSchedule['facts'],
});

const todayIs = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ['Date'] });

it('gives an assessment again on the same day of the next week, to nobody yet, without what is gone [CE-01]', () => {
  todayIs('2026-11-23');
  const { values, leftOut } = copyOf(schedule());
  expect(leftOut).toBe(1);
  expect(values).toMatchObject({
    assessment_name: 'Weekly test',
    state: 'scheduled',
    assessment_date: '2026-11-27',
    start_time: '09:00',
    last_start_date: '2026-11-27',
    end_date: '2026-11-28',
    groups: [],
    students: [],
  });
  // In the newest version, with the marks it had.
  expect(values.items).toEqual([{ ...item(1), number: 0 }]);
});

it.each([
  ['2026-11-20', '2026-11-27'],
  ['2026-11-27', '2026-12-04'],
  ['2027-06-01', '2027-06-04'],
  // Not given yet: one for another division is a week later.
  ['2026-11-01', '2026-11-27'],
])('of a Friday, on %s the next one is %s [CE-01]', (today, next) => {
  todayIs(today);
  expect(copyOf(schedule()).values.assessment_date).toBe(next);
});

it('a draft without times is copied without times [CE-01]', () => {
  const none = { assessment_date: '', last_start_date: '', end_date: '' };
  expect(copyOf(schedule(none)).values).toMatchObject(none);
});

it('compares two versions in words, never by stored numbers [CE-01]', () => {
  const groups = [
    { value: '4 7', name: 'Grade 4 C', isWhole: false },
    { value: '4 0', name: 'Grade 4', isWhole: true },
  ];
  const words = valueWords({ projects: [{ id: 3, name: 'Robots' }], rubrics: [] }, groups);
  expect(words('groups', ['4 7', '4 0', '9 9'])).toMatch(
    /^Grade 4 C, All of .*Grade 4.*, A group that you do not teach$/,
  );
  expect(words('students', [1, 2])).toBe('2 students');
  expect(words('items', [item(1), item(2)])).toBe('Question 1, Question 2');
  expect(words('kind', 'practical')).toBe('Practical task');
  expect(words('show_policy', 'nothing')).toBe('Nothing');
  expect(words('project_id', 3)).toBe('Robots');
  expect(words('project_id', null)).toBe('');
  expect(words('needs_code', true)).toBe('Yes');
  expect(words('assessment_date', '2026-11-20')).toMatch(/2026/);
  expect(words('start_time', '09:00')).toBe('09:00');
});
