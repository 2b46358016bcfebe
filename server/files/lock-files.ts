import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { files } from './schema/file.ts';

/**
 * Before a transaction names files in a row of its own: nobody erases them until it is over, and then the row is there
 * to be seen. What is gone already is not held; asking for it afterwards finds nothing.
 */
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

/** The other side of `lockFiles`: waits for whoever holds them, so that the next statement sees what names them now. */
export async function takeFiles(db: Queryable, schoolId: number, fileIds: readonly string[]): Promise<void> {
  await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, [...fileIds])))
    .orderBy(asc(files.id))
    .for('update');
}
