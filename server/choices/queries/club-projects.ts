import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { grades } from '#server/directory/schema.ts';
import { curriculumChoices } from '../schema.ts';

export function clubsWithProjects(db: Queryable, schoolId: number, year: string) {
  return db
    .select({ club_id: grades.id, club_name: grades.name, projects: count(curriculumChoices.id) })
    .from(grades)
    .leftJoin(
      curriculumChoices,
      and(
        eq(curriculumChoices.schoolId, grades.schoolId),
        eq(curriculumChoices.academicYear, year),
        eq(curriculumChoices.groupId, grades.id),
        isNull(curriculumChoices.archivedAt),
      ),
    )
    .where(and(eq(grades.schoolId, schoolId), eq(grades.kind, 'club'), isNull(grades.archivedAt)))
    .groupBy(grades.schoolId, grades.id)
    .orderBy(asc(grades.position), asc(grades.id));
}
