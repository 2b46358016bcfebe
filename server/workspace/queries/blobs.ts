import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { programBlobs, workspaceVersions } from '../schema.ts';

export async function findBlob(db: Queryable, schoolId: number, sha256: string) {
  const [row] = await db
    .select()
    .from(programBlobs)
    .where(and(eq(programBlobs.schoolId, schoolId), eq(programBlobs.sha256, sha256)));
  return row;
}

/** A version names this program now; where it was kept before, its first bytes stay. */
export async function nameBlob(
  db: Queryable,
  schoolId: number,
  {
    sha256,
    size,
    content,
    storageKey,
  }: Pick<typeof programBlobs.$inferSelect, 'sha256' | 'size' | 'content' | 'storageKey'>,
  at: Date,
) {
  const [row] = await db
    .insert(programBlobs)
    .values({ schoolId, sha256, size, content, storageKey, namedAt: at })
    .onConflictDoUpdate({
      target: [programBlobs.schoolId, programBlobs.sha256],
      // The clearing waits for this row, and leaves it then.
      set: { namedAt: at },
    })
    .returning({ storageKey: programBlobs.storageKey });
  return row;
}

/** No version names it, and none did lately. */
const isUnnamed = (olderThan: Date) =>
  and(
    lt(programBlobs.namedAt, olderThan),
    sql`not exists (select 1 from ${workspaceVersions}
      where ${workspaceVersions.schoolId} = ${programBlobs.schoolId}
        and ${workspaceVersions.sha256} = ${programBlobs.sha256})`,
  );

export const lockUnnamedBlobs = (db: Queryable, olderThan: Date, limit: number) =>
  db
    .select({ schoolId: programBlobs.schoolId, sha256: programBlobs.sha256 })
    .from(programBlobs)
    .where(isUnnamed(olderThan))
    .limit(limit)
    .for('update');

/** Those of these programs of a school that are still unnamed. */
export const deleteUnnamedBlobs = (
  db: Queryable,
  schoolId: number,
  hashes: readonly string[],
  olderThan: Date,
) =>
  db
    .delete(programBlobs)
    .where(
      and(
        eq(programBlobs.schoolId, schoolId),
        inArray(programBlobs.sha256, [...hashes]),
        isUnnamed(olderThan),
      ),
    )
    .returning({ key: programBlobs.storageKey });
