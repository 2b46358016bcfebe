import { and, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { daysOfEntries } from './lessons.ts';
import { timetableEntries as entries, timetableExceptions as exceptions } from './schema/timetable.ts';

/** The days from `today` on that have other lessons when weeks A and B change places. */
export async function daysOfOddWeeks(db: Queryable, schoolId: number, today: string): Promise<string[]> {
  const isOdd = and(eq(entries.schoolId, schoolId), isNull(entries.removedAt), ne(entries.week, 'every'));
  const rows = await db
    .selectDistinct({
      weekday: entries.weekday,
      validFrom: entries.validFrom,
      validTo: entries.validTo,
    })
    .from(entries)
    .where(and(isOdd, gte(entries.validTo, today)));
  const moves = await db
    .selectDistinct({ day: exceptions.movedTo })
    .from(exceptions)
    .innerJoin(entries, and(eq(entries.schoolId, exceptions.schoolId), eq(entries.id, exceptions.entryId)))
    .where(and(isOdd, isNull(exceptions.removedAt), isNotNull(exceptions.movedTo)));
  const moved = moves.flatMap(({ day }) => (day !== null && day >= today ? [day] : []));
  return [...new Set([...daysOfEntries(rows, today), ...moved])].toSorted();
}
