import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';

/** '': erased. */
export async function nameOf(db: Queryable, schoolId: number, personId: number): Promise<string> {
  const [row] = await db
    .select({ name: personName() })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, personId)));
  return row?.name ?? '';
}
