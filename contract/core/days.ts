export const dayMilliseconds = 24 * 60 * 60_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day (`2026-11-20`) `days` later; negative goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Calendar days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayMilliseconds);
