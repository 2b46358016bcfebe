export const dayMilliseconds = 24 * 60 * 60_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day (`2026-11-20`) `days` later; negative goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Calendar days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayMilliseconds);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Is it written `2026-11-20`, and in the calendar of schools? The ends of all calendars are none: a week before or
 * after them is no day that the database knows.
 */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text < '1900' || text >= '3000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
