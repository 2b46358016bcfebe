import { and, asc, eq, exists, inArray, isNull } from 'drizzle-orm';
import { isReadable } from '#server/content/index.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '../schema.ts';

export function projectsOfPart(
  db: Queryable,
  { id: schoolId, academicYear }: Pick<Actor['school'], 'id' | 'academicYear'>,
  partId: number,
): Promise<{ id: number; title: string }[]> {
  const isGiven = exists(
    builder
      .select({ id: curriculumChoices.id })
      .from(curriculumChoices)
      .innerJoin(curriculumAssignments, isOfChoice)
      .where(
        and(
          eq(curriculumChoices.schoolId, schoolId),
          eq(curriculumChoices.academicYear, academicYear),
          eq(curriculumChoices.projectId, publishedProjects.projectId),
          isNull(curriculumChoices.archivedAt),
          inArray(curriculumAssignments.kind, ['division', 'batch']),
          eq(curriculumAssignments.assigneeId, partId),
        ),
      ),
  );
  return db
    .select({ id: publishedProjects.projectId, title: publishedProjects.title })
    .from(publishedProjects)
    .where(and(inArray(publishedProjects.schoolId, [0, schoolId]), isGiven))
    .orderBy(asc(publishedProjects.title), asc(publishedProjects.projectId));
}

/** Those that the reader may open now. */
export async function readableAmong(
  db: Queryable,
  reader: Actor,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: publishedProjects.projectId })
    .from(publishedProjects)
    .where(and(inArray(publishedProjects.projectId, [...ids]), isReadable(reader)));
  return new Set(rows.map(({ id }) => id));
}
