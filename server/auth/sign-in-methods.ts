import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { findTaught, type StoredPerson } from './queries/people.ts';
import { refuseUnlessMayHelpSignIn } from './sign-in-help.policy.ts';

/** A student the caller may help; another school's, and somebody who is no student, is not there. */
export async function studentOf(
  scene: SignedInContext<'inactive_account'>,
  studentId: number,
): Promise<StoredPerson> {
  const found = await findTaught(scene.db, scene.actor, studentId);
  refuseUnlessMayHelpSignIn(
    scene,
    found && { ...found.person, role: found.person.role, isTaught: found.isTaught },
  );
  if (!found) throw notFound();
  return found.person;
}
