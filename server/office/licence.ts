import { and, eq, isNull } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { licenceRefusal } from '#contract/office/office.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';
import { people, schools } from '#server/directory/schema.ts';

/**
 * [VP-40] Takes the next place for an admin of a school of the caller's reach, or refuses. The school is held: of
 * two who add one at once the second counts the first one's.
 */
export async function takeAdminPlace(
  { db, actor, scope, refuse }: SignedInContext<ReasonsOf<typeof licenceRefusal>>,
  schoolId: number,
) {
  if (schoolId === 0 || !covers(scope, actor, { schoolId })) throw notFound();
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId)).for('no key update');
  if (!school) throw notFound();
  const held = and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.schoolAdmin),
    isNull(people.leftAt),
    isNull(people.deletedAt),
  );
  if (school.adminLimit !== null && (await db.$count(people, held)) >= school.adminLimit)
    throw refuse('licence_full', { params: { limit: school.adminLimit } });
  return school;
}
