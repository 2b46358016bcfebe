import { addDays, daysBetween } from '#contract/core/days.ts';

export const weekKinds = ['every', 'a', 'b'] as const;
export type WeekKind = (typeof weekKinds)[number];

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const exceptionKinds = ['holiday', 'no_lessons', 'substitute', 'moved', 'cancelled', 'exam'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** The first four occupy time; the others are only marked. */
export const lessonStates = [
  'usual',
  'substitute',
  'moved',
  'exam',
  'cancelled',
  'moved_away',
  'holiday',
  'replaced',
] as const;
export type LessonState = (typeof lessonStates)[number];
const takingTime: readonly LessonState[] = ['usual', 'substitute', 'moved', 'exam'];
export const takesTime = ({ state }: { readonly state: LessonState }): boolean => takingTime.includes(state);

export const timetableLimits = {
  validDays: 400,
  holidayDays: 100,
  shownDays: 42,
  periods: 20,
  importRows: 4_000,
} as const;

/** [QU-62] Rows with these names, in any case, have no lessons. */
const breakNames = new Set(['break', 'lunch']);
export const isBreakName = (name: string): boolean => breakNames.has(name.trim().toLowerCase());

/** `08:30` for minutes since midnight. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The minutes since midnight of `08:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** [CO-31] Weeks start on Sunday. */
export const firstDayOfWeek = (day: string): string => addDays(day, -(weekdayOf(day) % 7));

/** `weekA`: any day of one week A. */
export function weekOfDay(day: string, weekA: string): 'a' | 'b' {
  const weeks = daysBetween(firstDayOfWeek(weekA), firstDayOfWeek(day)) / 7;
  return weeks % 2 === 0 ? 'a' : 'b';
}

export const weekdays: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];
