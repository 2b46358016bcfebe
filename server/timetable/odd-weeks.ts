import type { Queryable } from '#server/db/database.ts';
import { daysOfEntries } from './lessons.ts';
import { lessonsOfOddWeeks } from './queries/exceptions.ts';

/** The days from `today` on that have other lessons when weeks A and B change places. */
export async function daysOfOddWeeks(db: Queryable, schoolId: number, today: string): Promise<string[]> {
  const { rows, moves } = await lessonsOfOddWeeks(db, schoolId, today);
  const moved = moves.flatMap(({ day }) => (day !== null && day >= today ? [day] : []));
  return [...new Set([...daysOfEntries(rows, today), ...moved])].toSorted();
}
