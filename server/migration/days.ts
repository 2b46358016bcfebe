import { instantAt, schoolDay } from '#server/core/school-day.ts';

const minute = 60_000;

/** Five minutes after the day begins at the school, even where clocks skip midnight. */
export function beginOf(day: string, timeZone: string): Date {
  const midnight = instantAt(day, 0, timeZone).getTime();
  const isThatDay = (time: number) => schoolDay(new Date(time), timeZone) === day;
  const begins = isThatDay(midnight) ? midnight : midnight + 60 * minute;
  return new Date(begins + 5 * minute);
}
