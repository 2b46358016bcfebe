import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { timeText } from '#contract/timetable/timetable.rules.ts';
import { curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { naturalOrder } from '#server/db/natural-order.ts';
import { academicYears, divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { bellPeriods, bells, schoolRooms } from '../schema/timetable.ts';

export const teachersOf = (db: Queryable, schoolId: number) =>
  db
    .select({ id: people.id, name: personName(people) })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.role, roles.faculty), eq(people.isActive, true)))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id));

export const gradesOf = (db: Queryable, schoolId: number) =>
  db
    .select({ id: grades.id, name: grades.name, kind: grades.kind })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), isNull(grades.archivedAt)))
    .orderBy(asc(grades.kind), asc(grades.position), naturalOrder(grades.name));

/** Names include the grade or club. */
export async function divisionsOf(db: Queryable, schoolId: number, isArchivedToo = false) {
  const rows = await db
    .select({ id: divisions.id, gradeId: divisions.gradeId, name: divisions.name, grade: grades.name })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        isArchivedToo ? undefined : and(isNull(divisions.archivedAt), isNull(grades.archivedAt)),
      ),
    )
    .orderBy(asc(grades.kind), asc(grades.position), naturalOrder(grades.name), naturalOrder(divisions.name));
  return rows.map(({ id, gradeId, grade, name }) => ({ id, gradeId, name: `${grade} ${name}` }));
}

export const schoolRoomsOf = (db: Queryable, schoolId: number) =>
  db
    .select({ id: schoolRooms.id, name: schoolRooms.name })
    .from(schoolRooms)
    .where(and(eq(schoolRooms.schoolId, schoolId), isNull(schoolRooms.removedAt)))
    .orderBy(naturalOrder(schoolRooms.name));

export const projectsOf = (db: Queryable, { id, academicYear }: { id: number; academicYear: string }) =>
  db
    .selectDistinct({ id: publishedProjects.projectId, name: publishedProjects.title })
    .from(curriculumChoices)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .where(
      and(
        eq(curriculumChoices.schoolId, id),
        eq(curriculumChoices.academicYear, academicYear),
        isNull(curriculumChoices.archivedAt),
      ),
    )
    .orderBy(asc(publishedProjects.title));

export const periodsOf = (db: Queryable, schoolId: number, bellIds: readonly number[]) =>
  db
    .select()
    .from(bellPeriods)
    .where(and(eq(bellPeriods.schoolId, schoolId), inArray(bellPeriods.bellId, [...bellIds, 0])))
    .orderBy(asc(bellPeriods.bellId), asc(bellPeriods.position));

export async function bellsOf(db: Queryable, schoolId: number) {
  const rows = await db
    .select({ id: bells.id, name: bells.name })
    .from(bells)
    .where(and(eq(bells.schoolId, schoolId), isNull(bells.removedAt)))
    .orderBy(asc(bells.id));
  const periods = await periodsOf(
    db,
    schoolId,
    rows.map(({ id }) => id),
  );
  return rows.map((bell) => ({
    ...bell,
    periods: periods.filter(({ bellId }) => bellId === bell.id).map(asWire),
  }));
}

export const asWire = ({ name, starts, ends }: typeof bellPeriods.$inferSelect) => ({
  name,
  starts: timeText(starts),
  ends: timeText(ends),
});

export async function yearOf(db: Queryable, { id, academicYear }: { id: number; academicYear: string }) {
  const [year] = await db
    .select({ yearFrom: academicYears.startsOn, yearTo: academicYears.endsOn })
    .from(academicYears)
    .where(and(eq(academicYears.schoolId, id), eq(academicYears.name, academicYear)));
  return year;
}

export async function divisionIdsOf(db: Queryable, schoolId: number, personId: number): Promise<number[]> {
  const rows = await db
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.personId, personId),
        gt(memberships.divisionId, 0),
      ),
    );
  return rows.map(({ id }) => id);
}
