import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { programBlobs, workspaceAssets, workspaceVersions } from './schema.ts';

const atOnce = 200;

/**
 * Once a day: programs that no version names any more, as after a student was erased or versions were thinned out, and
 * assets that were deleted. Their files go with the loose ones.
 */
export async function clearPrograms(app: AppContext, today: Date): Promise<void> {
  const dayAgo = new Date(today.getTime() - dayMilliseconds);
  await app.db.delete(workspaceAssets).where(lt(workspaceAssets.revokedAt, dayAgo));
  while ((await clearSome(app, dayAgo)) === atOnce);
}

async function clearSome(app: AppContext, olderThan: Date): Promise<number> {
  const isUnnamed = and(
    lt(programBlobs.namedAt, olderThan),
    sql`not exists (select 1 from ${workspaceVersions}
      where ${workspaceVersions.schoolId} = ${programBlobs.schoolId}
        and ${workspaceVersions.sha256} = ${programBlobs.sha256})`,
  );
  const keys = await app.database.transaction(async (db) => {
    const found = await db
      .select({ schoolId: programBlobs.schoolId, sha256: programBlobs.sha256 })
      .from(programBlobs)
      .where(isUnnamed)
      .limit(atOnce)
      .for('update');
    const gone: { readonly key: string | null }[] = [];
    for (const schoolId of new Set(found.map((each) => each.schoolId))) {
      const hashes = found.filter((each) => each.schoolId === schoolId).map(({ sha256 }) => sha256);
      // Asked again behind the lock: a save may have named one meanwhile.
      const removed = await db
        .delete(programBlobs)
        .where(and(eq(programBlobs.schoolId, schoolId), inArray(programBlobs.sha256, hashes), isUnnamed))
        .returning({ key: programBlobs.storageKey });
      gone.push(...removed);
    }
    const released = gone.map(({ key }) => key);
    await releaseBytes(app, db, released);
    return released;
  });
  await removeBytes(app, app.db, keys);
  return keys.length;
}
