import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemoSchool } from './policy.ts';
import { isAdminWithin, lockSchool, lockUser, type StoredUser, userSchool } from './queries/users.ts';

/** Holds an admin whom the caller reaches, and their school before them. Demo schools stay as they are. */
export async function lockAdmin(scene: SignedInContext<'demo_school'>, id: number): Promise<StoredUser> {
  const { db, actor, scope } = scene;
  const within = isAdminWithin(actor, scope);
  const schoolId = await userSchool(db, id, within);
  const school = await lockSchool(db, schoolId);
  if (!school) throw notFound();
  refuseDemoSchool(scene, school);
  return lockUser(db, id, within);
}
