import {
  looksAfterSchools,
  type Rank,
  type StoredNames,
  type SubUserFields,
  subRoleOf,
} from '#contract/office/office.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import {
  countDepartments,
  countSchools,
  deleteSchoolsGiven,
  insertSchoolsGiven,
  schoolsGiven,
} from './queries/access.ts';

/** [RP-01] A super admin has every module. Only people who look after schools have assigned ones. */
export function accessOf({
  sub_role,
  department,
  modules,
  school_ids,
}: Omit<SubUserFields, keyof StoredNames>) {
  const isSuper = sub_role === 'super';
  return {
    columns: {
      subRole: subRoleOf[sub_role],
      department: isSuper ? 0 : department,
      modules: isSuper ? null : [...modules],
    },
    schoolIds: schoolsFor(sub_role, department, school_ids),
  };
}

export const schoolsFor = (rank: Rank, department: number, wanted: readonly number[]): number[] =>
  looksAfterSchools(rank, department) ? [...new Set(wanted)].toSorted((a, b) => a - b) : [];

type Refusing<Reason extends string> = Pick<SignedInContext<Reason>, 'db' | 'refuse'>;

export async function refuseUnknownDepartment(
  { db, refuse }: Refusing<'unknown_department'>,
  id: number,
): Promise<void> {
  if (id === 0 || (await countDepartments(db, id)) > 0) return;
  throw refuse('unknown_department', { issues: { department: 'unknown_department' } });
}

/** Replaces the assigned schools. Returns the old and the new ones. */
export async function giveSchools(
  { db, refuse }: Refusing<'unknown_school'>,
  personId: number,
  wanted: readonly number[],
): Promise<{ readonly before: number[]; readonly after: number[] }> {
  const before = await schoolsGiven(db, personId);
  const after = [...wanted];
  if ((await countSchools(db, after)) !== after.length)
    throw refuse('unknown_school', { issues: { school_ids: 'unknown_school' } });
  const gone = before.filter((id) => !after.includes(id));
  const come = after.filter((id) => !before.includes(id));
  await deleteSchoolsGiven(db, personId, gone);
  await insertSchoolsGiven(db, personId, come);
  return { before, after };
}
