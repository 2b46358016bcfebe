import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { licenceRefusal } from '#contract/office/office.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';
import { countAdmins, lockSchool } from './queries/users.ts';

/** [VP-40] Takes a place of the licence, or throws. A lock makes the second of two calls count the first one's. */
export async function takeAdminLicence(
  { db, actor, scope, refuse }: SignedInContext<ReasonsOf<typeof licenceRefusal>>,
  schoolId: number,
) {
  if (schoolId === 0 || !covers(scope, actor, { schoolId })) throw notFound();
  const school = await lockSchool(db, schoolId);
  if (!school) throw notFound();
  if (school.adminLimit !== null && (await countAdmins(db, schoolId)) >= school.adminLimit)
    throw refuse('licence_full', { params: { limit: school.adminLimit } });
  return school;
}
