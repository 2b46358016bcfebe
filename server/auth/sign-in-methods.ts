import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { findTaught, type StoredPerson } from './queries/people.ts';
import { refuseUnlessMayHelpSignIn } from './sign-in-help.policy.ts';

/** Throws `not_found` for a student of another school and for a person who is no student. */
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
