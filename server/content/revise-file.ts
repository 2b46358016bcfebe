import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { attachContentFiles } from './carried-files.ts';
import { listContentFiles } from './queries/content-files.ts';
import { findNewestRevision, replaceFileOfCarrier } from './queries/file-revisions.ts';
import { touchProject } from './queries/projects.ts';
import type { contentFiles } from './schema/published.ts';

type CallContext = Pick<UnitOfWork, 'app' | 'db'> & SignedIn & Refusing<'unknown_file'>;

/** Returns the number of the revision. */
export async function reviseFile(
  scene: CallContext,
  carried: typeof contentFiles.$inferSelect,
  fileId: string,
): Promise<number> {
  const { db } = scene;
  const { schoolId, carrier: kind, carrierId: id, projectId, audience } = carried;
  const current = (await listContentFiles(db, { kind, id })).filter(({ replacedAt }) => replacedAt === null);
  const wanted = current.map((row) => (row.fileId === carried.fileId ? fileId : row.fileId));
  await attachContentFiles(
    scene,
    { schoolId, kind, id, projectId, ...(projectId === null && { audience }) },
    wanted,
  );
  await replaceFileOfCarrier(db, { kind, id }, carried.fileId, fileId);
  if (projectId !== null) await touchProject(scene, projectId);
  return findNewestRevision(db, { kind, id });
}
