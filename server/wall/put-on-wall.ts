import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';
import { tellWall } from './resources.ts';
import { wallEntries } from './schema.ts';

interface WorkKey {
  readonly schoolId: number;
  readonly workId: number;
}

/**
 * [QU-59] Puts a work that was just approved on the wall of its school, once: of an earlier approval the entry comes
 * back with the attempt of now. In the transaction of the decision.
 */
export async function putOnWall(
  unit: UnitOfWork,
  { schoolId, workId }: WorkKey,
  addedBy: number,
): Promise<void> {
  const { app, db } = unit;
  const [work] = await db
    .select({ work: works, groupName: grades.name, divisionName: divisions.name })
    .from(works)
    .leftJoin(grades, and(eq(grades.schoolId, works.schoolId), eq(grades.id, works.groupId)))
    .leftJoin(divisions, and(eq(divisions.schoolId, works.schoolId), eq(divisions.id, works.divisionId)))
    .where(and(eq(works.schoolId, schoolId), eq(works.id, workId)));
  if (!work) return;
  const { attempt, title, coverFileId, personId, groupId } = work.work;
  const shown = { attempt, title, coverFileId, addedBy, addedAt: app.now(), removedAt: null };
  await db
    .insert(wallEntries)
    .values({
      ...shown,
      schoolId,
      workId,
      personId,
      groupId,
      groupName: work.groupName ?? '',
      divisionName: work.divisionName ?? '',
    })
    .onConflictDoUpdate({
      target: [wallEntries.schoolId, wallEntries.workId],
      set: { ...shown, version: sql`${wallEntries.version} + 1` },
    });
  tellWall(unit, schoolId);
}

/** Takes a work off the wall that is opened again; without an entry it does nothing. */
export async function takeOffWall(unit: UnitOfWork, { schoolId, workId }: WorkKey): Promise<void> {
  const { app, db } = unit;
  const gone = await db
    .update(wallEntries)
    .set({ removedAt: app.now(), version: sql`${wallEntries.version} + 1` })
    .where(
      and(eq(wallEntries.schoolId, schoolId), eq(wallEntries.workId, workId), isNull(wallEntries.removedAt)),
    )
    .returning({ id: wallEntries.id });
  if (gone.length > 0) tellWall(unit, schoolId);
}

/** Of these works of a school those that are on its wall now. */
export async function worksOnWall(
  db: Queryable,
  schoolId: number,
  workIds: readonly number[],
): Promise<number[]> {
  if (workIds.length === 0) return [];
  const rows = await db
    .select({ id: wallEntries.workId })
    .from(wallEntries)
    .where(
      and(
        eq(wallEntries.schoolId, schoolId),
        inArray(wallEntries.workId, [...workIds]),
        isNull(wallEntries.removedAt),
      ),
    );
  return rows.map(({ id }) => id);
}
