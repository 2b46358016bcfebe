import { addDays } from '#contract/core/days.ts';
import { type Weekday, weekdayOf } from '#contract/timetable/timetable.rules.ts';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import { type DayStyle, formatDate } from '#src/lib/words/dates.ts';
import { messages } from './messages.en.ts';

/** Monday to Friday, and other days with lessons; Sunday first. */
export const shownDays = ({ from, lessons }: Pick<TimetableWeek, 'from' | 'lessons'>): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(from, at)).filter(
    (day) => weekdayOf(day) <= 5 || lessons.some((lesson) => lesson.day === day),
  );

export const lessonsOf = ({ lessons }: Pick<TimetableWeek, 'lessons'>, day: string): LessonWire[] =>
  lessons.filter((lesson) => lesson.day === day);

/** A day with its weekday in the reader's language. */
export const dayText = (day: string, style: DayStyle = 'medium'): string =>
  `${messages.shortDays[weekdayNumber(day)]} ${formatDate(day, style)}`;

export const weekdayNumber = (day: string): Weekday => weekdayOf(day) as Weekday;
