import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ProjectFields, StoredMaterial, StoredSession } from '#contract/content/projects.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  projectAlternatives,
  projectClasses,
  projectPrerequisites,
  projectTerms,
} from '../schema/projects.ts';
import {
  projectSessions,
  sessionActivities,
  sessionReferences,
  teacherMaterials,
} from '../schema/sessions.ts';

export async function partsOf(db: Queryable, projectId: number) {
  const classes = await db
    .select({ id: projectClasses.classId })
    .from(projectClasses)
    .where(eq(projectClasses.projectId, projectId))
    .orderBy(asc(projectClasses.classId));
  const terms = await db
    .select({ id: projectTerms.termId })
    .from(projectTerms)
    .where(eq(projectTerms.projectId, projectId))
    .orderBy(asc(projectTerms.termId));
  const required = await db
    .select({ id: projectPrerequisites.requiredId })
    .from(projectPrerequisites)
    .where(eq(projectPrerequisites.projectId, projectId))
    .orderBy(asc(projectPrerequisites.requiredId));
  const alternatives = await db
    .select({ id: projectAlternatives.alternativeId })
    .from(projectAlternatives)
    .where(eq(projectAlternatives.projectId, projectId))
    .orderBy(asc(projectAlternatives.alternativeId));
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return {
    classIds: ids(classes),
    termIds: ids(terms),
    prerequisiteIds: ids(required),
    alternativeIds: ids(alternatives),
  };
}

export const countClasses = (db: Queryable, projectId: number) =>
  db.$count(projectClasses, eq(projectClasses.projectId, projectId));

export async function replaceParts(
  db: Queryable,
  projectId: number,
  { classIds, termIds, prerequisiteIds, alternativeIds }: ProjectFields,
): Promise<void> {
  for (const table of [projectClasses, projectTerms, projectPrerequisites, projectAlternatives])
    await db.delete(table).where(eq(table.projectId, projectId));
  if (classIds.length > 0)
    await db.insert(projectClasses).values(classIds.map((classId) => ({ projectId, classId })));
  if (termIds.length > 0)
    await db.insert(projectTerms).values(termIds.map((termId) => ({ projectId, termId })));
  if (prerequisiteIds.length > 0)
    await db
      .insert(projectPrerequisites)
      .values(prerequisiteIds.map((requiredId) => ({ projectId, requiredId })));
  if (alternativeIds.length > 0)
    await db
      .insert(projectAlternatives)
      .values(alternativeIds.map((alternativeId) => ({ projectId, alternativeId })));
}

export async function sessionsOf(db: Queryable, projectId: number): Promise<StoredSession[]> {
  const sessions = await db
    .select()
    .from(projectSessions)
    .where(and(eq(projectSessions.projectId, projectId), isNull(projectSessions.removedAt)))
    .orderBy(asc(projectSessions.position));
  if (sessions.length === 0) return [];
  const ids = sessions.map(({ id }) => id);
  const activities = await db
    .select()
    .from(sessionActivities)
    .where(inArray(sessionActivities.sessionId, ids))
    .orderBy(asc(sessionActivities.position));
  const references = await db
    .select()
    .from(sessionReferences)
    .where(inArray(sessionReferences.sessionId, ids))
    .orderBy(asc(sessionReferences.position));
  return sessions.map(({ id, version, title, type, objective, minutes, presentationFileId }) => ({
    id,
    version,
    values: {
      title,
      type,
      objective,
      minutes,
      presentationFileId: presentationFileId ?? '',
      activities: activities
        .filter(({ sessionId }) => sessionId === id)
        .map((each) => ({ title: each.title, instructions: each.instructions, minutes: each.minutes })),
      references: references
        .filter(({ sessionId }) => sessionId === id)
        .map((each) => ({ title: each.title, url: each.url, fileId: each.fileId ?? '' })),
    },
  }));
}

export async function materialsOf(db: Queryable, projectId: number): Promise<StoredMaterial[]> {
  const rows = await db
    .select()
    .from(teacherMaterials)
    .where(and(eq(teacherMaterials.projectId, projectId), isNull(teacherMaterials.removedAt)))
    .orderBy(asc(teacherMaterials.kind), asc(teacherMaterials.title), asc(teacherMaterials.id));
  return rows.map(({ id, version, kind, sessionId, title, body, fileId, url }) => ({
    id,
    version,
    values: { kind, sessionId, title, body, fileId: fileId ?? '', url },
  }));
}
