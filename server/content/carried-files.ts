import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import {
  type Carrier,
  countAttachable,
  insertContentFiles,
  listContentFiles,
  replaceContentFiles,
  setAudience,
} from './queries/content-files.ts';

type FileScene = Pick<UnitOfWork, 'app' | 'db'> & SignedIn & Refusing<'unknown_file'>;

/**
 * Earlier files stay as revisions. Throws 404 for a file that is neither the caller's upload nor this owner's content.
 */
export async function attachContentFiles(
  scene: FileScene,
  carrier: Carrier,
  wanted: readonly string[],
): Promise<void> {
  const { app, db, actor } = scene;
  const fileIds = [...new Set(wanted.filter((id) => id !== ''))];
  const known = await listContentFiles(db, carrier);
  const current = known.filter(({ replacedAt }) => replacedAt === null);
  const added = fileIds.filter((id) => !current.some(({ fileId }) => fileId === id));
  const gone = current.filter(({ fileId }) => !fileIds.includes(fileId)).map(({ id }) => id);
  if (added.length > 0) await refuseUnknown(scene, carrier, added);
  if (gone.length > 0) await replaceContentFiles(db, gone, app.now());
  const revision = Math.max(0, ...known.map((row) => row.revision)) + 1;
  if (added.length > 0)
    await insertContentFiles(db, carrier, added, { revision, addedBy: actor.id, addedAt: app.now() });
  if (carrier.audience) await setAudience(db, carrier, carrier.audience);
}

async function refuseUnknown(
  { db, actor, refuse }: FileScene,
  carrier: Carrier,
  fileIds: readonly string[],
): Promise<void> {
  await lockFiles(db, [actor.school.id], fileIds);
  const found = await countAttachable(db, carrier.schoolId, actor, fileIds);
  if (found < fileIds.length) throw refuse('unknown_file');
}
