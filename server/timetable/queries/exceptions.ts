import { and, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { divisions } from '#server/directory/schema.ts';
import {
  type ExceptionRow,
  timetableEntries as entries,
  timetableExceptions as exceptions,
} from '../schema/timetable.ts';

type Dated = Pick<ExceptionRow, 'onDay' | 'toDay' | 'movedTo'>;

export const spansOf = ({ onDay, toDay, movedTo }: Dated) => [
  { from: onDay, to: toDay },
  ...(movedTo === null ? [] : [{ from: movedTo, to: movedTo }]),
];

export async function divisionOfEntry(db: Queryable, schoolId: number, id: number): Promise<number[]> {
  const isOne = and(eq(entries.schoolId, schoolId), eq(entries.id, id));
  const rows = await db.select({ id: entries.divisionId }).from(entries).where(isOne);
  return rows.map((row) => row.id);
}

/** null: everybody's. */
export async function divisionsOfException(
  db: Queryable,
  schoolId: number,
  { divisionId, entryId, gradeId }: Pick<ExceptionRow, 'divisionId' | 'entryId' | 'gradeId'>,
): Promise<number[] | null> {
  if (divisionId !== null) return [divisionId];
  if (entryId !== null) return divisionOfEntry(db, schoolId, entryId);
  if (gradeId === null) return null;
  const rows = await db
    .select({ id: divisions.id })
    .from(divisions)
    .where(and(eq(divisions.schoolId, schoolId), eq(divisions.gradeId, gradeId)));
  return rows.map(({ id }) => id);
}

export async function isChangedAlready(db: Queryable, schoolId: number, id: number): Promise<boolean> {
  const other = alias(exceptions, 'other');
  const rows = await db
    .select({ id: other.id })
    .from(exceptions)
    .innerJoin(
      other,
      and(
        eq(other.schoolId, exceptions.schoolId),
        eq(other.entryId, exceptions.entryId),
        eq(other.onDay, exceptions.onDay),
        eq(other.kind, exceptions.kind),
        ne(other.id, exceptions.id),
        isNull(other.removedAt),
      ),
    )
    .where(and(eq(exceptions.schoolId, schoolId), eq(exceptions.id, id)));
  return rows.length > 0;
}

/** True if an exception other than `id` changes the lesson in the same way on that day. */
export async function findSameChange(
  db: Queryable,
  schoolId: number,
  { entryId, onDay, kind }: Pick<ExceptionRow, 'onDay' | 'kind'> & { readonly entryId: number },
  id: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: exceptions.id })
    .from(exceptions)
    .where(
      and(
        eq(exceptions.schoolId, schoolId),
        eq(exceptions.entryId, entryId),
        eq(exceptions.onDay, onDay),
        eq(exceptions.kind, kind),
        ne(exceptions.id, id),
        isNull(exceptions.removedAt),
      ),
    );
  return rows.length > 0;
}

/** Lessons of weeks A or B after `today`, and days that such lessons moved to. */
export async function lessonsOfOddWeeks(db: Queryable, schoolId: number, today: string) {
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
  return { rows, moves };
}

export async function findException(
  db: Queryable,
  schoolId: number,
  id: number,
): Promise<ExceptionRow | undefined> {
  const isOne = and(eq(exceptions.schoolId, schoolId), eq(exceptions.id, id));
  const [row] = await db.select().from(exceptions).where(isOne);
  return row;
}
