import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CarrierKind, FileAudience } from '#contract/content/content.rules.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import { files } from '#server/files/schema/file.ts';
import { contentFiles } from './schema/published.ts';

export interface Carrier {
  /** Whose content it is; 0: the office's. */
  readonly schoolId: number;
  readonly kind: CarrierKind;
  readonly id: number;
  readonly projectId: number | null;
  /** Who reads its files from now on; what is published tells it, so it is left out for projects. */
  readonly audience?: FileAudience;
}

type FileScene = Pick<UnitOfWork, 'app' | 'db'> & SignedIn & Refusing<'unknown_file'>;

/**
 * From now on the carrier carries these files and no others. A file is one's own upload, or carried by content of the
 * same owner already; any other answers 404. What is replaced stays for the authors as an earlier revision.
 */
export async function attachContentFiles(
  scene: FileScene,
  carrier: Carrier,
  wanted: readonly string[],
): Promise<void> {
  const { app, db, actor } = scene;
  const fileIds = [...new Set(wanted.filter((id) => id !== ''))];
  const isIts = and(eq(contentFiles.carrier, carrier.kind), eq(contentFiles.carrierId, carrier.id));
  const known = await db.select().from(contentFiles).where(isIts);
  const current = known.filter(({ replacedAt }) => replacedAt === null);
  const added = fileIds.filter((id) => !current.some(({ fileId }) => fileId === id));
  const gone = current.filter(({ fileId }) => !fileIds.includes(fileId)).map(({ id }) => id);
  if (added.length > 0) await refuseUnknown(scene, carrier, added);
  if (gone.length > 0)
    await db.update(contentFiles).set({ replacedAt: app.now() }).where(inArray(contentFiles.id, gone));
  const revision = Math.max(0, ...known.map((row) => row.revision)) + 1;
  if (added.length > 0)
    await db.insert(contentFiles).values(
      added.map((fileId) => ({
        schoolId: carrier.schoolId,
        fileId,
        carrier: carrier.kind,
        carrierId: carrier.id,
        projectId: carrier.projectId,
        revision,
        addedBy: actor.id,
        addedAt: app.now(),
      })),
    );
  if (carrier.audience) await setAudience(db, carrier, carrier.audience);
}

/** Whoever the carrier is for reads the file it carries now; the earlier ones are the authors' alone. */
export async function setAudience(
  db: Queryable,
  { kind, id }: Pick<Carrier, 'kind' | 'id'>,
  audience: FileAudience,
): Promise<void> {
  await db
    .update(contentFiles)
    .set({ audience: sql`case when ${contentFiles.replacedAt} is null then ${audience} else 'authors' end` })
    .where(and(eq(contentFiles.carrier, kind), eq(contentFiles.carrierId, id)));
}

async function refuseUnknown(
  { db, actor, refuse }: FileScene,
  carrier: Carrier,
  fileIds: readonly string[],
): Promise<void> {
  await lockFiles(db, [actor.school.id], fileIds);
  const isCarried = sql`exists (
    select 1 from ${contentFiles} c where c.file_id = ${files.id} and c.school_id = ${carrier.schoolId})`;
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.schoolId, actor.school.id),
        inArray(files.id, [...fileIds]),
        or(eq(files.ownerId, actor.id), isCarried),
      ),
    );
  if (found.length < fileIds.length) throw refuse('unknown_file');
}

/** The row of the file a carrier carries now. */
export async function carriedNow(db: Queryable, schoolId: number, fileId: string) {
  const [row] = await db
    .select()
    .from(contentFiles)
    .where(
      and(
        eq(contentFiles.schoolId, schoolId),
        eq(contentFiles.fileId, fileId),
        isNull(contentFiles.replacedAt),
      ),
    )
    .for('update');
  return row;
}
