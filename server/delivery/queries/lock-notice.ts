import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { notices } from '#server/notices/schema/notice.ts';

/** Nobody switches the notice off, deletes or undoes it until the transaction ends; others may lock it so too. */
export async function lockNoticeShared(db: Queryable, schoolId: number, id: number): Promise<void> {
  await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.schoolId, schoolId), eq(notices.id, id)))
    .for('share');
}
