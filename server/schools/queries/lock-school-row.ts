import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';

/** Locks the school's row, so that transactions that count something of a school run one after another. */
export async function lockSchoolRow(db: Queryable, schoolId: number): Promise<void> {
  await db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('no key update');
}
