import { subRoles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockSchoolRow } from '#server/schools/index.ts';
import { countOtherSuperAdmins, isSubUser, lockUser, type StoredUser } from './queries/users.ts';

/** Locks the office, then the person. */
export async function lockSubUser(db: Queryable, id: number): Promise<StoredUser> {
  await lockSchoolRow(db, 0);
  return lockUser(db, id, isSubUser);
}

/** Keeps one person who can open everything. */
export async function refuseLastSuperAdmin(
  { db, refuse }: Pick<SignedInContext<'last_super_admin'>, 'db' | 'refuse'>,
  { id, subRole }: StoredUser,
): Promise<void> {
  if (subRole !== subRoles.superAdmin) return;
  if ((await countOtherSuperAdmins(db, id)) === 0) throw refuse('last_super_admin');
}
