import type { Role } from '#contract/core/define-call.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockSchoolRow } from '#server/schools/index.ts';
import { licenceOf } from './queries/licence.ts';

interface LicenceFull {
  readonly code: 'licence_full';
  readonly params: { readonly limit: number };
}

/** [VP-40] Takes a place of the licence, or throws. A lock makes the second of two admins count the first one's. */
export async function takeLicence(
  { db, refuse }: { readonly db: Queryable } & Refusing<LicenceFull>,
  schoolId: number,
  role: Role,
): Promise<void> {
  await lockSchoolRow(db, schoolId);
  const { limit, used } = await licenceOf(db, schoolId, role);
  if (limit !== null && used >= limit) throw refuse('licence_full', { params: { limit } });
}
