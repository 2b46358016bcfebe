import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { noticeFiles } from '../schema/notice.ts';
import type { NoticeKey } from './stored-notices.ts';

const filesOn = ({ schoolId, id }: NoticeKey) =>
  and(eq(noticeFiles.schoolId, schoolId), eq(noticeFiles.noticeId, id));

/** false: it did not have the file. */
export async function deleteFile(db: Queryable, key: NoticeKey, fileId: string): Promise<boolean> {
  const removed = await db
    .delete(noticeFiles)
    .where(and(filesOn(key), eq(noticeFiles.fileId, fileId)))
    .returning({ position: noticeFiles.position });
  return removed.length > 0;
}

export async function deleteFiles(db: Queryable, key: NoticeKey): Promise<void> {
  await db.delete(noticeFiles).where(filesOn(key));
}

/** Only for a notice without files; keeps this order. */
export async function insertFiles(
  db: Queryable,
  { schoolId, id: noticeId }: NoticeKey,
  added: readonly { readonly fileId: string; readonly name: string }[],
): Promise<void> {
  if (added.length > 0)
    await db
      .insert(noticeFiles)
      .values(added.map((file, position) => ({ schoolId, noticeId, position, ...file })));
}

type File = typeof files.$inferSelect;

/** The same bytes as a file of the person's own; returns its id. */
export async function copyFile(db: Queryable, file: File, owner: Actor, createdAt: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insert(files)
    .values({ ...file, id, schoolId: owner.school.id, ownerId: owner.id, uploadId: null, createdAt });
  return id;
}
