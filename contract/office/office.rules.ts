import * as v from 'valibot';
import { grantedModules } from '#contract/auth/modules.rules.ts';
import { spocs, subRoles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { type ProfileProblem, profileProblems } from '#contract/profile/profile.rules.ts';
import type { ProfileField, ProfileValues } from '#contract/profile/profile-rights.rules.ts';

const nothing: ProfileValues = {
  firstName: '',
  lastName: '',
  mobile: '',
  alternateContact: '',
  email: '',
  gender: '',
};

/** [VP-23…VP-26] As the profile of an admin judges it; what may be left out is judged only where something stands. */
export const personField = (field: ProfileField, isOptional = false) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(200),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (isOptional && dataset.value === '')) return;
      const problem = problemOf(field, dataset.value);
      if (problem) addIssue({ message: problem });
    }),
  );

function problemOf(field: ProfileField, value: string): ProfileProblem | undefined {
  const owner = { kind: 'admin', timeZone: 'Asia/Kolkata' } as const;
  return profileProblems({ ...nothing, [field]: value }, nothing, [field], owner)[field];
}

/** What is written about an admin of a school and about somebody of the office. */
const person = {
  firstName: personField('firstName'),
  lastName: personField('lastName', true),
  email_id: personField('email'),
};

/** [C9-04] */
export const adminFields = v.object({ school_id: v.pipe(v.number('required'), id), ...person });
export type AdminFields = v.InferOutput<typeof adminFields>;

/** [RP-01] What somebody may do at the office, as one choice. */
export const ranks = ['super', 'staff', 'director'] as const;
export type Rank = (typeof ranks)[number];
export const subRoleOf: Readonly<Record<Rank, number>> = {
  super: subRoles.superAdmin,
  staff: subRoles.staff,
  director: subRoles.director,
};
export const rankOf = (subRole: number): Rank => ranks.find((rank) => subRoleOf[rank] === subRole) ?? 'super';

/** What somebody may open, and the schools they look after. A super admin has all of both. */
const access = {
  modules: v.pipe(v.array(v.picklist(grantedModules)), v.maxLength(grantedModules.length)),
  school_ids: v.pipe(v.array(id), v.maxLength(5000)),
};
export const accessFields = v.object(access);

/** [C9-03] */
export const subUserFields = v.object({
  ...person,
  sub_role: v.picklist(ranks),
  /** 0: none. */
  department: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(32_767)),
  ...access,
});
export type SubUserFields = v.InferOutput<typeof subUserFields>;

/** [RP-01] Does somebody of this rank and department look after schools that are given to them? */
export const looksAfterSchools = (rank: Rank, department: number): boolean =>
  rank === 'staff' && department === spocs;
