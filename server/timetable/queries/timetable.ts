import { and, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { divisions } from '#server/directory/schema.ts';
import {
  timetableEntries as entries,
  timetableExceptions as exceptions,
  timetables,
} from '../schema/timetable.ts';
import type { Entry, Exception, Timetable } from './timetable.types.ts';

export interface Days {
  readonly schoolId: number;
  readonly from: string;
  readonly to: string;
}

/** A list left out finds nothing. */
export interface EntryKeys {
  readonly entryIds?: readonly number[];
  readonly teacherIds?: readonly number[];
  readonly divisionIds?: readonly number[];
  readonly schoolRoomIds?: readonly number[];
}

const entryColumns = {
  id: entries.id,
  version: entries.version,
  personId: entries.personId,
  divisionId: entries.divisionId,
  gradeId: divisions.gradeId,
  schoolRoomId: entries.schoolRoomId,
  subject: entries.subject,
  projectId: entries.projectId,
  weekday: entries.weekday,
  week: entries.week,
  starts: entries.starts,
  ends: entries.ends,
  validFrom: entries.validFrom,
  validTo: entries.validTo,
};

const ofDivision = and(eq(divisions.schoolId, entries.schoolId), eq(divisions.id, entries.divisionId));

/** Blocks other changes of the school's lessons until the transaction ends. Returns a day of a week A. */
export async function lockTimetable(
  db: Queryable,
  schoolId: number,
): Promise<{ weekA: string; version: number }> {
  await db.insert(timetables).values({ schoolId }).onConflictDoNothing();
  const [row] = await db.select().from(timetables).where(eq(timetables.schoolId, schoolId)).for('update');
  if (!row) throw new Error('The timetable has no row.');
  return row;
}

export async function weekAOf(db: Queryable, schoolId: number): Promise<{ weekA: string; version: number }> {
  const [row] = await db.select().from(timetables).where(eq(timetables.schoolId, schoolId));
  return row ?? { weekA: '2000-01-02', version: 0 };
}

/** Includes lessons that move to one of these days, and what else is known of them: cancelled, or a substitute. */
export async function exceptionsOf(db: Queryable, { schoolId, from, to }: Days): Promise<Exception[]> {
  const ofExam = alias(divisions, 'of_exam');
  const moved = alias(exceptions, 'moved');
  const comesHere = db
    .select({ id: moved.id })
    .from(moved)
    .where(
      and(
        eq(moved.schoolId, exceptions.schoolId),
        isNull(moved.removedAt),
        eq(moved.entryId, exceptions.entryId),
        eq(moved.onDay, exceptions.onDay),
        gte(moved.movedTo, from),
        lte(moved.movedTo, to),
      ),
    );
  return db
    .select({
      id: exceptions.id,
      kind: exceptions.kind,
      onDay: exceptions.onDay,
      toDay: exceptions.toDay,
      title: exceptions.title,
      gradeId: exceptions.gradeId,
      divisionId: exceptions.divisionId,
      divisionGradeId: ofExam.gradeId,
      entryId: exceptions.entryId,
      personId: exceptions.personId,
      schoolRoomId: exceptions.schoolRoomId,
      movedTo: exceptions.movedTo,
      starts: exceptions.starts,
      ends: exceptions.ends,
    })
    .from(exceptions)
    .leftJoin(ofExam, and(eq(ofExam.schoolId, exceptions.schoolId), eq(ofExam.id, exceptions.divisionId)))
    .where(
      and(
        eq(exceptions.schoolId, schoolId),
        isNull(exceptions.removedAt),
        or(
          and(lte(exceptions.onDay, to), gte(exceptions.toDay, from)),
          and(gte(exceptions.movedTo, from), lte(exceptions.movedTo, to)),
          exists(comesHere),
        ),
      ),
    );
}

/** `keys` left out: all entries. Clash checks use this query, so they need no exclusion constraints. */
export async function timetableOf(db: Queryable, days: Days, keys?: EntryKeys): Promise<Timetable> {
  const { weekA } = await weekAOf(db, days.schoolId);
  const found = await exceptionsOf(db, days);
  const changed = found.flatMap(({ entryId }) => entryId ?? []);
  const isValid = and(lte(entries.validFrom, days.to), gte(entries.validTo, days.from));
  const isAsked = keys === undefined ? isValid : and(isValid, byKeys(keys));
  const rows = await db
    .select(entryColumns)
    .from(entries)
    .innerJoin(divisions, ofDivision)
    .where(
      and(
        eq(entries.schoolId, days.schoolId),
        isNull(entries.removedAt),
        changed.length > 0 ? or(isAsked, inArray(entries.id, changed)) : isAsked,
      ),
    );
  return { weekA, entries: rows, exceptions: found };
}

function byKeys({ entryIds, teacherIds, divisionIds, schoolRoomIds }: EntryKeys): SQL {
  const some = [
    entryIds?.length ? inArray(entries.id, [...entryIds]) : undefined,
    teacherIds?.length ? inArray(entries.personId, [...teacherIds]) : undefined,
    divisionIds?.length ? inArray(entries.divisionId, [...divisionIds]) : undefined,
    schoolRoomIds?.length ? inArray(entries.schoolRoomId, [...schoolRoomIds]) : undefined,
  ];
  return or(...some) ?? sql`false`;
}

export async function findEntry(
  db: Queryable,
  schoolId: number,
  id: number,
): Promise<(Entry & { readonly bellId: number | null; readonly period: number }) | undefined> {
  const [row] = await db
    .select({ ...entryColumns, bellId: entries.bellId, period: entries.period })
    .from(entries)
    .innerJoin(divisions, ofDivision)
    .where(and(eq(entries.schoolId, schoolId), eq(entries.id, id), isNull(entries.removedAt)));
  return row;
}

export function exceptionsOfEntry(db: Queryable, schoolId: number, entryId: number) {
  return db
    .select()
    .from(exceptions)
    .where(
      and(eq(exceptions.schoolId, schoolId), eq(exceptions.entryId, entryId), isNull(exceptions.removedAt)),
    );
}

export const changeTimetable = (
  db: Queryable,
  schoolId: number,
  values: Pick<typeof timetables.$inferSelect, 'weekA' | 'version'>,
) => db.update(timetables).set(values).where(eq(timetables.schoolId, schoolId));
