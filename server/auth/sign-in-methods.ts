import { and, eq } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { people } from '#server/directory/schema.ts';
import { isTaughtBy } from '#server/schools/index.ts';
import type { StoredPerson } from './sign-in.ts';
import { refuseUnlessMayHelpSignIn } from './sign-in-help.policy.ts';

/** A student the caller may help; another school's, and somebody who is no student, is not there. */
export async function studentOf(
  scene: SignedInContext<'inactive_account'>,
  studentId: number,
): Promise<StoredPerson> {
  const { db, actor } = scene;
  const [found] = await db
    .select({ person: people, isTaught: isTaughtBy(db, actor) })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, studentId)));
  refuseUnlessMayHelpSignIn(
    scene,
    found && { ...found.person, role: found.person.role, isTaught: found.isTaught },
  );
  if (!found) throw notFound();
  return found.person;
}
