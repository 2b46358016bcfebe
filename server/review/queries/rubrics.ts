import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DeskRubric } from '#contract/review/review.wire.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { rubricLevels, rubrics } from '../schema.ts';

export async function levelsOf(db: Queryable, rubricIds: readonly number[]) {
  if (rubricIds.length === 0) return [];
  return db
    .select()
    .from(rubricLevels)
    .where(inArray(rubricLevels.rubricId, [...rubricIds]))
    .orderBy(asc(rubricLevels.rubricId), asc(rubricLevels.position));
}

/** Best first. */
export async function replaceLevels(
  db: Queryable,
  rubricId: number,
  levels: readonly { readonly name: string; readonly points: number }[],
): Promise<void> {
  await db.delete(rubricLevels).where(eq(rubricLevels.rubricId, rubricId));
  await db
    .insert(rubricLevels)
    .values(levels.map((level, index) => ({ ...level, rubricId, position: index + 1 })));
}

const rubricsAtMost = 50;

const inReach = (schoolId: number) =>
  and(inArray(rubrics.schoolId, [0, schoolId]), isNull(rubrics.removedAt));

async function whole(db: Queryable, rows: readonly (typeof rubrics.$inferSelect)[]): Promise<DeskRubric[]> {
  const levels = await levelsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, criteria }) => ({
    id,
    name,
    criteria,
    levels: levels
      .filter(({ rubricId }) => rubricId === id)
      .map(({ position, name: levelName, points }) => ({ position, name: levelName, points })),
  }));
}

/** Rubrics of the office and the school, for the project's tool or for any. */
export async function rubricsFor(db: Queryable, schoolId: number, projectId: number): Promise<DeskRubric[]> {
  const [project] = await db
    .select({ toolId: publishedProjects.toolId })
    .from(publishedProjects)
    .where(eq(publishedProjects.projectId, projectId));
  const toolId = project?.toolId ?? 0;
  const rows = await db
    .select()
    .from(rubrics)
    .where(
      and(
        inReach(schoolId),
        toolId === 0 ? eq(rubrics.toolId, 0) : or(eq(rubrics.toolId, 0), eq(rubrics.toolId, toolId)),
      ),
    )
    .orderBy(asc(rubrics.name), asc(rubrics.id))
    .limit(rubricsAtMost);
  return whole(db, rows);
}

/** Rubrics of the office and the school, without removed ones. */
export async function rubricsOf(db: Queryable, schoolId: number): Promise<DeskRubric[]> {
  const rows = await db
    .select()
    .from(rubrics)
    .where(inReach(schoolId))
    .orderBy(asc(rubrics.name), asc(rubrics.id))
    .limit(rubricsAtMost);
  return whole(db, rows);
}

/** undefined: the school may not use it now. */
export async function rubricById(
  db: Queryable,
  schoolId: number,
  id: number,
): Promise<DeskRubric | undefined> {
  const rows = await db
    .select()
    .from(rubrics)
    .where(and(inReach(schoolId), eq(rubrics.id, id)));
  return (await whole(db, rows))[0];
}
