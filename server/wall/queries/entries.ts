import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { divisions, grades } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';
import { wallEntries } from '../schema.ts';

type Entry = typeof wallEntries.$inferInsert;
type Shown = Pick<Entry, 'attempt' | 'title' | 'coverFileId' | 'addedBy' | 'addedAt' | 'removedAt'>;

export async function workForWall(db: Queryable, schoolId: number, workId: number) {
  const [work] = await db
    .select({ work: works, groupName: grades.name, divisionName: divisions.name })
    .from(works)
    .leftJoin(grades, and(eq(grades.schoolId, works.schoolId), eq(grades.id, works.groupId)))
    .leftJoin(divisions, and(eq(divisions.schoolId, works.schoolId), eq(divisions.id, works.divisionId)))
    .where(and(eq(works.schoolId, schoolId), eq(works.id, workId)));
  return work;
}

/** An existing entry of the work is updated. */
export async function hangUp(db: Queryable, shown: Shown, of: Omit<Entry, keyof Shown>): Promise<void> {
  await db
    .insert(wallEntries)
    .values({ ...shown, ...of })
    .onConflictDoUpdate({
      target: [wallEntries.schoolId, wallEntries.workId],
      set: { ...shown, version: nextVersion(wallEntries) },
    });
}

/** false: it was not on the wall. */
export async function takeDown(db: Queryable, schoolId: number, workId: number, at: Date): Promise<boolean> {
  const gone = await db
    .update(wallEntries)
    .set({ removedAt: at, version: nextVersion(wallEntries) })
    .where(
      and(eq(wallEntries.schoolId, schoolId), eq(wallEntries.workId, workId), isNull(wallEntries.removedAt)),
    )
    .returning({ id: wallEntries.id });
  return gone.length > 0;
}

/** Those that are on the wall now. */
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
