import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { notices } from '#server/notices/schema/notice.ts';

/** Keeps others who lock the notice waiting until the transaction ends. */
export async function lockOfficeNotice(db: Queryable, id: number): Promise<void> {
  await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.schoolId, 0), eq(notices.id, id)))
    .for('update');
}
