import type { Queryable } from '#server/db/database.ts';
import { daysOfEntries } from './lessons.ts';
import { lessonsOfOddWeeks } from './queries/exceptions.ts';

/** Days from `today` whose lessons change if weeks A and B are swapped. */
export async function daysOfOddWeeks(db: Queryable, schoolId: number, today: string): Promise<string[]> {
  const { rows, moves } = await lessonsOfOddWeeks(db, schoolId, today);
  const moved = moves.flatMap(({ day }) => (day !== null && day >= today ? [day] : []));
  return [...new Set([...daysOfEntries(rows, today), ...moved])].toSorted();
}
