import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { files } from './schema/file.ts';

/** Holds files against erasing until a transaction that names them ends; files already gone are not held. */
export async function lockFiles(
  db: Queryable,
  schoolIds: readonly number[],
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.schoolId, [...schoolIds]), inArray(files.id, [...fileIds])))
    .orderBy(asc(files.id))
    .for('key share');
}

/** Waits for holders of `lockFiles`, so the next statement sees what names the files now. */
export async function takeFiles(db: Queryable, schoolId: number, fileIds: readonly string[]): Promise<void> {
  await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, [...fileIds])))
    .orderBy(asc(files.id))
    .for('update');
}
