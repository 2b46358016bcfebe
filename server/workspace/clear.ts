import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { deleteRevokedAssets } from './queries/assets.ts';
import { deleteUnnamedBlobs, lockUnnamedBlobs } from './queries/blobs.ts';

const atOnce = 200;

export async function clearPrograms(app: AppContext, today: Date): Promise<void> {
  const dayAgo = new Date(today.getTime() - dayMilliseconds);
  await deleteRevokedAssets(app.db, dayAgo);
  while ((await clearSome(app, dayAgo)) === atOnce);
}

async function clearSome(app: AppContext, olderThan: Date): Promise<number> {
  const keys = await app.database.transaction(async (db) => {
    const found = await lockUnnamedBlobs(db, olderThan, atOnce);
    const gone: { readonly key: string | null }[] = [];
    for (const schoolId of new Set(found.map((each) => each.schoolId))) {
      const hashes = found.filter((each) => each.schoolId === schoolId).map(({ sha256 }) => sha256);
      // Checked again under the lock: a save may have named one meanwhile.
      gone.push(...(await deleteUnnamedBlobs(db, schoolId, hashes, olderThan)));
    }
    const released = gone.map(({ key }) => key);
    await releaseBytes(app, db, released);
    return released;
  });
  await removeBytes(app, app.db, keys);
  return keys.length;
}
