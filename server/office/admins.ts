import { and, eq } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schools } from '#server/directory/schema.ts';
import { refuseDemoSchool } from './policy.ts';
import { holdSchool, isAdminWithin, lockUser, type StoredUser, userSchool } from './queries/users.ts';

/** Holds an admin whom the caller reaches, and their school before them. Demo schools stay as they are. */
export async function lockAdmin(scene: SignedInContext<'demo_school'>, id: number): Promise<StoredUser> {
  const { db, actor, scope } = scene;
  const within = isAdminWithin(actor, scope);
  const schoolId = await userSchool(db, id, within);
  await holdSchool(db, schoolId);
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  if (!school) throw notFound();
  refuseDemoSchool(scene, school);
  return lockUser(db, id, and(within));
}
