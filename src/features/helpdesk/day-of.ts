import { todayIn } from '#src/lib/days.ts';

/** The day of an instant (ISO form) where the reader is, as `2026-11-20`: what goes with the time on the clock there. */
export function dayOf(at: string): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(at));
}
