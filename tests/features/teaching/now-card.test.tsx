import { expect, it } from 'vitest';
import { mainClass } from '#src/features/teaching/NowCard.tsx';
import type { ClassToday, LessonToday, TeachersDay } from '#src/features/teaching/use-today.ts';

const group = (division: number, planned_on: string | null): ClassToday => ({
  grade: 1,
  division,
  kind: 'grade',
  grade_name: 'Grade 7',
  division_name: String(division),
  next: planned_on === null ? null : ({ planned_on } as ClassToday['next']),
});
const lesson = (division: number, starts_at: number, ends_at: number): LessonToday => ({
  division,
  subject: 'Coding',
  day: '2026-11-25',
  starts: '',
  ends: '',
  starts_at,
  ends_at,
  class_name: '',
  room_name: '',
  is_substitute: 0,
});
const dayOf = (lessons: readonly LessonToday[], groups: readonly ClassToday[]): TeachersDay => ({
  today: '2026-11-25',
  lessons: [...lessons],
  groups: [...groups],
  fresh: [],
});
const groups = [group(1, null), group(2, ''), group(3, '2026-11-25')];

it('the lesson that is not over decides the class, a lesson for a colleague none [LD-06]', () => {
  const day = dayOf([lesson(1, 0, 10), lesson(2, 10, 20), lesson(9, 20, 30)], groups);
  expect(mainClass(day, 5)?.division).toBe(1);
  expect(mainClass(day, 10)?.division).toBe(2);
  expect(mainClass(day, 20)).toBeUndefined();
});

it('without lessons the class is one with a session planned for today, else one with any', () => {
  expect(mainClass(dayOf([], groups), 0)?.division).toBe(3);
  expect(mainClass(dayOf([], groups.slice(0, 2)), 0)?.division).toBe(2);
  expect(mainClass(dayOf([], groups.slice(0, 1)), 0)).toBeUndefined();
});
