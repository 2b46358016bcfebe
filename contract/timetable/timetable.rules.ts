import { addDays, daysBetween } from '#contract/core/days.ts';

/** Every week, or only weeks A or B. */
export const weekKinds = ['every', 'a', 'b'] as const;
export type WeekKind = (typeof weekKinds)[number];

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const exceptionKinds = ['holiday', 'no_lessons', 'substitute', 'moved', 'cancelled', 'exam'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** What becomes of a lesson on its day. The first four take time, the others are only marked. */
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
  /** Days that an entry is valid at most. */
  validDays: 400,
  /** Days of one holiday at most. */
  holidayDays: 100,
  /** Days that one request for lessons covers at most. */
  shownDays: 42,
  periods: 20,
  /** Rows of one file of a timetable program. */
  importRows: 4_000,
} as const;

/** [QU-62] Rows of these names are no lessons, whatever the case of their letters. */
const breakNames = new Set(['break', 'lunch']);
export const isBreakName = (name: string): boolean => breakNames.has(name.trim().toLowerCase());

/** `08:30`: minutes since midnight as a clock shows them. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The minutes since midnight of `08:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** [CO-31] The Sunday on or before a day: weeks start on Sunday. */
export const firstDayOfWeek = (day: string): string => addDays(day, -(weekdayOf(day) % 7));

/** Whether a day is in a week A or B; `weekA`: any day of one week A. */
export function weekOfDay(day: string, weekA: string): 'a' | 'b' {
  const weeks = daysBetween(firstDayOfWeek(weekA), firstDayOfWeek(day)) / 7;
  return weeks % 2 === 0 ? 'a' : 'b';
}

/** Weekdays in the order of a week that starts on Sunday. */
export const weekdays: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];
