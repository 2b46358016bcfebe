import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { audienceOfCarrier, type CarrierKind, type FileAudience } from '#contract/content/content.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { contents, topics } from '../schema/modules.ts';
import { contentFiles } from '../schema/published.ts';

export interface Carrier {
  /** The owner's school; 0: the office. */
  readonly schoolId: number;
  readonly kind: CarrierKind;
  readonly id: number;
  readonly projectId: number | null;
  /** Who may read its files; left out for a project, where publishing decides. */
  readonly audience?: FileAudience;
}

export type CarrierKey = Pick<Carrier, 'kind' | 'id'>;

export const isOfCarrier = ({ kind, id }: CarrierKey) =>
  and(eq(contentFiles.carrier, kind), eq(contentFiles.carrierId, id));

/** Current files and earlier revisions. */
export const listContentFiles = (db: Queryable, carrier: CarrierKey) =>
  db.select().from(contentFiles).where(isOfCarrier(carrier));

/** Returns the current file's row, locked. */
export async function lockContentFile(db: Queryable, schoolId: number, fileId: string) {
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

/** Counts the files that the actor uploaded or that content of this owner carries already. */
export async function countAttachable(
  db: Queryable,
  ownerId: number,
  actor: Actor,
  fileIds: readonly string[],
): Promise<number> {
  const isAttached = sql`exists (
    select 1 from ${contentFiles} c where c.file_id = ${files.id} and c.school_id = ${ownerId})`;
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.schoolId, actor.school.id),
        inArray(files.id, [...fileIds]),
        or(eq(files.ownerId, actor.id), isAttached),
      ),
    );
  return found.length;
}

export async function insertContentFiles(
  db: Queryable,
  { schoolId, kind, id, projectId }: Carrier,
  fileIds: readonly string[],
  added: Pick<typeof contentFiles.$inferInsert, 'revision' | 'addedBy' | 'addedAt'>,
): Promise<void> {
  const row = { schoolId, carrier: kind, carrierId: id, projectId, ...added };
  await db.insert(contentFiles).values(fileIds.map((fileId) => ({ ...row, fileId })));
}

export async function replaceContentFiles(
  db: Queryable,
  ids: readonly number[],
  replacedAt: Date,
): Promise<void> {
  await db
    .update(contentFiles)
    .set({ replacedAt })
    .where(inArray(contentFiles.id, [...ids]));
}

/** Opens the current file to the audience. Earlier revisions are only for authors. */
export async function setAudience(db: Queryable, carrier: CarrierKey, audience: FileAudience): Promise<void> {
  await db
    .update(contentFiles)
    .set({ audience: sql`case when ${contentFiles.replacedAt} is null then ${audience} else 'authors' end` })
    .where(isOfCarrier(carrier));
}

/** Sets the audience of all files in a module: each its own if the module is published. */
export async function setModuleAudience(
  db: Queryable,
  moduleId: number,
  isPublished: boolean,
): Promise<void> {
  const held = db
    .select({ id: contents.id })
    .from(contents)
    .innerJoin(topics, eq(topics.id, contents.topicId))
    .where(eq(topics.moduleId, moduleId));
  const wanted = sql`(select c.audience from ${contents} c where c.id = ${contentFiles.carrierId})`;
  const audience = isPublished
    ? sql`case when ${contentFiles.replacedAt} is null then ${wanted} else 'authors' end`
    : sql`'authors'`;
  await db
    .update(contentFiles)
    .set({ audience })
    .where(and(eq(contentFiles.carrier, 'module_content'), inArray(contentFiles.carrierId, held)));
}

export async function closeProjectFiles(db: Queryable, projectId: number): Promise<void> {
  await db.update(contentFiles).set({ audience: 'authors' }).where(eq(contentFiles.projectId, projectId));
}

/** Opens the project's current files to their audiences. Earlier revisions are only for authors. */
export async function openProjectFiles(db: Queryable, projectId: number): Promise<void> {
  const isCurrent = and(eq(contentFiles.projectId, projectId), isNull(contentFiles.replacedAt));
  await closeProjectFiles(db, projectId);
  const carriers = await db
    .selectDistinct({ carrier: contentFiles.carrier })
    .from(contentFiles)
    .where(isCurrent);
  for (const { carrier } of carriers)
    await db
      .update(contentFiles)
      .set({ audience: audienceOfCarrier(carrier) })
      .where(and(isCurrent, eq(contentFiles.carrier, carrier)));
}
