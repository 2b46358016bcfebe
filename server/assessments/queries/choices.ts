import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { rubrics } from '#server/review/schema.ts';
import { questionBanks, questions } from '../schema/questions.ts';
import { sourceOf } from './questions.ts';
import { isReadableBank } from './reach-banks.ts';

/** No school has more choices, so the list is never cut. */
const most = 1_000;

export async function bankChoices(db: Queryable, actor: Actor) {
  const rows = await db
    .select()
    .from(questionBanks)
    .where(and(isReadableBank(actor), isNull(questionBanks.removedAt)))
    .orderBy(asc(questionBanks.name), asc(questionBanks.id))
    .limit(most);
  return rows.map(({ id, name, version, isShared, schoolId, authorId }) => {
    const source = sourceOf(actor, { schoolId, authorId });
    return { id, name, version, isShared, isOwn: source === 'own', source };
  });
}

export async function projectChoices(db: Queryable, actor: Actor) {
  const projects = await db
    .select({ id: publishedProjects.projectId, name: publishedProjects.title })
    .from(publishedProjects)
    .where(inArray(publishedProjects.schoolId, [0, actor.school.id]))
    .orderBy(asc(publishedProjects.title), asc(publishedProjects.projectId))
    .limit(most);
  const counted = await db
    .select({ projectId: questions.projectId, questions: count() })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .where(and(gt(questions.projectId, 0), isNull(questions.removedAt), isReadableBank(actor)))
    .groupBy(questions.projectId);
  const byProject = new Map(counted.map((row) => [row.projectId, row.questions]));
  return projects.map(({ id, name }) => ({ id, name, questions: byProject.get(id) ?? 0 }));
}

export const hasProject = async (db: Queryable, schoolId: number, id: number): Promise<boolean> =>
  (await db.$count(
    publishedProjects,
    and(eq(publishedProjects.projectId, id), inArray(publishedProjects.schoolId, [0, schoolId])),
  )) > 0;

const isChosenRubric = (schoolId: number) =>
  and(inArray(rubrics.schoolId, [0, schoolId]), isNull(rubrics.removedAt));

export const hasRubric = async (db: Queryable, schoolId: number, id: number): Promise<boolean> =>
  (await db.$count(rubrics, and(eq(rubrics.id, id), isChosenRubric(schoolId)))) > 0;

export const rubricChoices = (db: Queryable, schoolId: number) =>
  db
    .select({ id: rubrics.id, name: rubrics.name })
    .from(rubrics)
    .where(isChosenRubric(schoolId))
    .orderBy(asc(rubrics.name), asc(rubrics.id))
    .limit(most);

export const toolChoices = (db: Queryable) =>
  db
    .select({ id: tools.id, name: tools.name })
    .from(tools)
    .where(isNull(tools.removedAt))
    .orderBy(asc(tools.name), asc(tools.id))
    .limit(most);
