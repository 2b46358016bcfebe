import { and, count, eq, gte, isNull, ne, or } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { EntryFields } from '#contract/timetable/timetable.wire.ts';
import { curriculumChoices } from '#server/choices/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { bellPeriods, bells, timetableEntries as entries, schoolRooms } from '../schema/timetable.ts';

/** True if a lesson is only in weeks A or B. */
export async function hasOddWeeks(db: Queryable, schoolId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.schoolId, schoolId), isNull(entries.removedAt), ne(entries.week, 'every')))
    .limit(1);
  return row !== undefined;
}

export async function isTeacher(db: Queryable, schoolId: number, id: number): Promise<boolean> {
  const isOne = and(eq(people.schoolId, schoolId), eq(people.id, id), eq(people.role, roles.faculty));
  const [row] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(isOne, eq(people.isActive, true)));
  return row !== undefined;
}

/** undefined: the school has no such division in use. */
export async function gradeOfDivision(
  db: Queryable,
  schoolId: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ gradeId: divisions.gradeId })
    .from(divisions)
    .where(and(eq(divisions.schoolId, schoolId), eq(divisions.id, id), isNull(divisions.archivedAt)));
  return row?.gradeId;
}

export async function isGrade(db: Queryable, schoolId: number, id: number): Promise<boolean> {
  const isOne = and(eq(grades.schoolId, schoolId), eq(grades.id, id), isNull(grades.archivedAt));
  const [row] = await db.select({ id: grades.id }).from(grades).where(isOne);
  return row !== undefined;
}

export async function isSchoolRoom(db: Queryable, schoolId: number, id: number): Promise<boolean> {
  const isOne = and(
    eq(schoolRooms.schoolId, schoolId),
    eq(schoolRooms.id, id),
    isNull(schoolRooms.removedAt),
  );
  const [row] = await db.select({ id: schoolRooms.id }).from(schoolRooms).where(isOne);
  return row !== undefined;
}

/** In any year. */
export async function isChosenProject(db: Queryable, schoolId: number, id: number): Promise<boolean> {
  const isOne = and(eq(curriculumChoices.schoolId, schoolId), eq(curriculumChoices.projectId, id));
  const [row] = await db.select({ id: curriculumChoices.id }).from(curriculumChoices).where(isOne).limit(1);
  return row !== undefined;
}

export async function findPeriod(db: Queryable, schoolId: number, bellId: number, position: number) {
  const [row] = await db
    .select({ name: bellPeriods.name, starts: bellPeriods.starts, ends: bellPeriods.ends })
    .from(bellPeriods)
    .innerJoin(bells, and(eq(bells.schoolId, bellPeriods.schoolId), eq(bells.id, bellPeriods.bellId)))
    .where(
      and(
        eq(bellPeriods.schoolId, schoolId),
        eq(bellPeriods.bellId, bellId),
        eq(bellPeriods.position, position),
        isNull(bells.removedAt),
      ),
    );
  return row;
}

/** Counts lessons that are not over. */
export async function countUses(
  db: Queryable,
  schoolId: number,
  of: { readonly schoolRoomId: number } | { readonly bellId: number },
  today: string,
): Promise<number> {
  const isUsed =
    'bellId' in of ? eq(entries.bellId, of.bellId) : or(eq(entries.schoolRoomId, of.schoolRoomId));
  const [row] = await db
    .select({ uses: count() })
    .from(entries)
    .where(
      and(eq(entries.schoolId, schoolId), isUsed, gte(entries.validTo, today), isNull(entries.removedAt)),
    );
  return row?.uses ?? 0;
}

export interface EntryValues extends Omit<EntryFields, 'teacherId' | 'starts' | 'ends'> {
  readonly personId: number | null;
  readonly starts: number;
  readonly ends: number;
}

export async function insertEntries(
  db: Queryable,
  rows: readonly (typeof entries.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000) await db.insert(entries).values(rows.slice(at, at + 1_000));
}
