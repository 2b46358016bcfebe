import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { academicYears, grades, schools } from '#server/directory/schema.ts';
import { isReachedBy } from './reached.ts';

/** [EN-13] Facts for the session beyond what each call needs. */
export async function schoolFactsOf(db: Queryable, schoolId: number) {
  const [school] = await db
    .select({ logoId: schools.logoId, isPaid: schools.isPaid })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return { logo: school?.logoId ? `/logos/${school.logoId}` : '', isPaid: school?.isPaid ?? true };
}

/** The key of a logo that the caller may see. */
export async function findLogoKey(db: Queryable, actor: Actor, logoId: string) {
  const isSeen = actor.school.id === 0 ? isReachedBy(actor, schools.id) : eq(schools.id, actor.school.id);
  const [row] = await db
    .select({ key: schools.logoKey })
    .from(schools)
    .where(and(eq(schools.logoId, logoId), isSeen));
  return row?.key ?? null;
}

/** Puts `first` first, then newest first. */
export const listYears = (db: Queryable, schoolId: number, first: string) =>
  db
    .select({
      academic_year: academicYears.name,
      starts_on: academicYears.startsOn,
      ends_on: academicYears.endsOn,
    })
    .from(academicYears)
    .where(eq(academicYears.schoolId, schoolId))
    .orderBy(desc(eq(academicYears.name, first)), desc(academicYears.startsOn));

export const listGroupNames = (db: Queryable, schoolId: number, kind: GroupKind) =>
  db
    .select({ id: grades.id, class_name: grades.name })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), isNull(grades.archivedAt), eq(grades.kind, kind)))
    .orderBy(asc(grades.position), asc(grades.id));
