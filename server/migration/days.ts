import { instantAt, schoolDay } from '#server/core/school-day.ts';

const minute = 60_000;

/** Five minutes after a day has begun at the school: where clocks jump over midnight, after they did. */
export function beginOf(day: string, timeZone: string): Date {
  const midnight = instantAt(day, 0, timeZone).getTime();
  const isThatDay = (time: number) => schoolDay(new Date(time), timeZone) === day;
  const begins = isThatDay(midnight) ? midnight : midnight + 60 * minute;
  return new Date(begins + 5 * minute);
}
