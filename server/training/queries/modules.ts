import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { curriculumChoices } from '#server/choices/schema.ts';
import { academicModules, contents, topics } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships } from '#server/directory/schema.ts';
import { trainingCompletions } from '../schema.ts';

type Teacher = Pick<Actor, 'id' | 'school'>;
/** The most modules in a list. */
const mostModules = 500;

/** A condition on completions: the teacher's, and not taken back. */
export const isDoneBy = ({ id, school }: Teacher): SQL | undefined =>
  and(
    eq(trainingCompletions.schoolId, school.id),
    eq(trainingCompletions.personId, id),
    eq(trainingCompletions.subject, 'content'),
    eq(trainingCompletions.subjectId, contents.id),
    isNull(trainingCompletions.undoneAt),
  );

export const liveTopics = and(eq(topics.moduleId, academicModules.id), isNull(topics.removedAt));
export const liveContents = and(eq(contents.topicId, topics.id), isNull(contents.removedAt));

const progress = {
  total: count(contents.id),
  completed: count(trainingCompletions.subjectId),
  minutes: sql`coalesce(sum(${contents.minutes}), 0)`.mapWith(Number),
  minutes_left:
    sql`coalesce(sum(${contents.minutes}) filter (where ${trainingCompletions.subjectId} is null), 0)`.mapWith(
      Number,
    ),
};

export const isOneModule = (moduleId: number): SQL => eq(academicModules.id, moduleId);
/** 0: any. */
export const isModuleOrAny = (moduleId: number): SQL | undefined =>
  moduleId === 0 ? undefined : isOneModule(moduleId);

/** Modules with content, in the office's order, with the teacher's progress. */
export async function modulesOf(
  db: Queryable,
  teacher: Teacher,
  ...where: [SQL | undefined, ...(SQL | undefined)[]]
) {
  const rows = await db
    .select({
      module_id: academicModules.id,
      module_name: academicModules.name,
      description: academicModules.description,
      kind: academicModules.kind,
      ...progress,
    })
    .from(academicModules)
    .innerJoin(topics, liveTopics)
    .innerJoin(contents, liveContents)
    .leftJoin(trainingCompletions, isDoneBy(teacher))
    .where(and(...where))
    .groupBy(academicModules.id)
    .orderBy(asc(academicModules.kind), asc(academicModules.position))
    .limit(mostModules);
  const groups = rows.length === 0 ? new Map<number, string[]>() : await groupsByModule(db, teacher);
  return rows.map((row) => ({ ...row, groups: groups.get(row.module_id) ?? [] }));
}

/** Topics with content, in order. */
export function topicsOf(db: Queryable, teacher: Teacher, moduleId: number) {
  return db
    .select({
      topic_id: topics.id,
      topic_name: topics.name,
      total: progress.total,
      completed: progress.completed,
    })
    .from(topics)
    .innerJoin(contents, liveContents)
    .leftJoin(trainingCompletions, isDoneBy(teacher))
    .where(and(eq(topics.moduleId, moduleId), isNull(topics.removedAt)))
    .groupBy(topics.id)
    .orderBy(asc(topics.position));
}

/** The teacher's groups that learn with each module this year. */
async function groupsByModule(db: Queryable, { id, school }: Teacher): Promise<Map<number, string[]>> {
  const rows = await db
    .selectDistinct({
      moduleId: publishedProjects.moduleId,
      name: grades.name,
      kind: grades.kind,
      position: grades.position,
    })
    .from(memberships)
    .innerJoin(
      curriculumChoices,
      and(
        eq(curriculumChoices.schoolId, memberships.schoolId),
        eq(curriculumChoices.groupId, memberships.gradeId),
        eq(curriculumChoices.academicYear, school.academicYear),
        isNull(curriculumChoices.archivedAt),
      ),
    )
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)))
    .orderBy(asc(grades.kind), asc(grades.position), asc(grades.name));
  const groups = new Map<number, string[]>();
  for (const { moduleId, name } of rows)
    if (moduleId !== null) groups.set(moduleId, [...(groups.get(moduleId) ?? []), name]);
  return groups;
}
