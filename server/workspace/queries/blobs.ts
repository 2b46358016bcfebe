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

/** A stored program keeps its first bytes. Returns their key. */
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
      // The update makes the clean-up wait for this row and then keep it.
      set: { namedAt: at },
    })
    .returning({ storageKey: programBlobs.storageKey });
  return row;
}

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
