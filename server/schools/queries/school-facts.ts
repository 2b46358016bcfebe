import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';

/** [EN-13] What a session tells of the person's school beside what every call needs. */
export async function schoolFactsOf(db: Queryable, schoolId: number) {
  const [school] = await db
    .select({ logoId: schools.logoId, isPaid: schools.isPaid })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return { logo: school?.logoId ? `/logos/${school.logoId}` : '', isPaid: school?.isPaid ?? true };
}
