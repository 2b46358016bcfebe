import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';

/** Of many transactions at once that count something of a school, each counts those before it. */
export async function holdSchool(db: Queryable, schoolId: number): Promise<void> {
  await db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('no key update');
}
