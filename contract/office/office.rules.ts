import * as v from 'valibot';
import { grantedModules } from '#contract/core/modules.ts';
import { spocs, subRoles } from '#contract/core/roles.ts';
import { trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { problemOf } from '#contract/profile/profile.rules.ts';
import type { ProfileField } from '#contract/profile/profile-rights.rules.ts';

export const personText = trimmedText(200);

const owner = { kind: 'admin', timeZone: 'Asia/Kolkata' } as const;

interface Judging {
  /** Checked only if it is not empty. */
  readonly isOptional?: boolean;
  /** The stored value: an unchanged one is not checked again [QC-49]. */
  readonly stored?: string | undefined;
}

/** [VP-23…VP-26] Checked as in an admin's profile. */
export const personField = (field: ProfileField, { isOptional = false, stored }: Judging = {}) =>
  v.pipe(
    personText,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value === '' ? isOptional : value === stored) return;
      const problem = problemOf(field, value, owner);
      if (problem) addIssue({ message: problem });
    }),
  );

export interface StoredNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly email_id: string;
}

export const namesFor = (stored?: StoredNames) => ({
  firstName: personField('firstName', { stored: stored?.firstName }),
  lastName: personField('lastName', { isOptional: true, stored: stored?.lastName }),
  email_id: personField('email', { stored: stored?.email_id }),
});

/** [C9-04] `stored`: for a person who is changed. */
export const adminFieldsFor = (stored?: StoredNames) =>
  v.object({ school_id: v.pipe(v.number('required'), id), ...namesFor(stored) });
export type AdminFields = v.InferOutput<ReturnType<typeof adminFieldsFor>>;

/** [RP-01] A person's rights at the office, as one choice. */
export const ranks = ['super', 'staff', 'director'] as const;
export type Rank = (typeof ranks)[number];
export const subRoleOf: Readonly<Record<Rank, number>> = {
  super: subRoles.superAdmin,
  staff: subRoles.staff,
  director: subRoles.director,
};
export const rankOf = (subRole: number): Rank => ranks.find((rank) => subRoleOf[rank] === subRole) ?? 'super';

/** A super admin has all modules and schools. */
const access = {
  modules: v.pipe(v.array(v.picklist(grantedModules)), v.maxLength(grantedModules.length)),
  school_ids: v.pipe(v.array(id), v.maxLength(5000)),
};
export const accessFields = v.object(access);

const subUser = {
  sub_role: v.picklist(ranks),
  /** 0: none. */
  department: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(32_767)),
  ...access,
};
/** [C9-03] `stored`: for a person who is changed. */
export const subUserFieldsFor = (stored?: StoredNames) => v.object({ ...namesFor(stored), ...subUser });
export const subUserAccess = v.object(subUser);
export type SubUserFields = v.InferOutput<ReturnType<typeof subUserFieldsFor>>;

/** [RP-01] True if a person of this rank and department looks after assigned schools. */
export const looksAfterSchools = (rank: Rank, department: number): boolean =>
  rank === 'staff' && department === spocs;
