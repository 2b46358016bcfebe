import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemoSchool } from './policy.ts';
import { isAdminWithin, lockSchool, lockUser, type StoredUser, userSchool } from './queries/users.ts';

/** Locks the school, then the admin. Throws if the caller may not reach the admin, or in a demo school. */
export async function lockAdmin(scene: SignedInContext<'demo_school'>, id: number): Promise<StoredUser> {
  const { db, actor, scope } = scene;
  const within = isAdminWithin(actor, scope);
  const schoolId = await userSchool(db, id, within);
  const school = await lockSchool(db, schoolId);
  if (!school) throw notFound();
  refuseDemoSchool(scene, school);
  return lockUser(db, id, within);
}
