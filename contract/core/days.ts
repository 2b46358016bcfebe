export const dayMilliseconds = 24 * 60 * 60_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day (`2026-11-20`) `days` later; negative goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMilliseconds).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayMilliseconds);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day such as `2026-11-20` from 1900 to 2999. The database cannot compute days far outside. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text < '1900' || text >= '3000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
