import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';

/** Refuses anybody but the person: 403 for a colleague, 404 for a person of another school. */
export async function refuseUnlessOwn(db: Queryable, actor: Actor, personId: number): Promise<void> {
  if (personId === actor.id) return;
  const [row] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, personId)));
  throw row ? forbidden() : notFound();
}
