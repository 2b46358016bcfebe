import { and, eq } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { people } from '#server/schools/schema.ts';

/** How often a password of one's own can be put off, each time for one session. */
export const skipsAtMost = 3;

export async function stored({ db, actor }: SignedInContext) {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)));
  if (!person) throw new Error('Somebody who is signed in is not stored.');
  return person;
}

export const skipsLeft = (skips: number) => Math.max(0, skipsAtMost - skips);
