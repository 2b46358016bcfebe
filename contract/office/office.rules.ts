import * as v from 'valibot';
import { grantedModules } from '#contract/core/modules.ts';
import { spocs, subRoles } from '#contract/core/roles.ts';
import { trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { problemOf } from '#contract/profile/profile.rules.ts';
import type { ProfileField } from '#contract/profile/profile-rights.rules.ts';

/** A name or an address as it travels. */
export const personText = trimmedText(200);

const owner = { kind: 'admin', timeZone: 'Asia/Kolkata' } as const;

interface Judging {
  /** Judged only where something stands. */
  readonly isOptional?: boolean;
  /** What is stored now: a value that nobody touched is not judged anew [QC-49]. */
  readonly stored?: string | undefined;
}

/** [VP-23…VP-26] As the profile of an admin judges it. */
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

/** What is written about an admin of a school and about somebody of the office. */
export const namesFor = (stored?: StoredNames) => ({
  firstName: personField('firstName', { stored: stored?.firstName }),
  lastName: personField('lastName', { isOptional: true, stored: stored?.lastName }),
  email_id: personField('email', { stored: stored?.email_id }),
});

/** [C9-04] `stored`: of somebody who is changed. */
export const adminFieldsFor = (stored?: StoredNames) =>
  v.object({ school_id: v.pipe(v.number('required'), id), ...namesFor(stored) });
export type AdminFields = v.InferOutput<ReturnType<typeof adminFieldsFor>>;

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

const subUser = {
  sub_role: v.picklist(ranks),
  /** 0: none. */
  department: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(32_767)),
  ...access,
};
/** [C9-03] `stored`: of somebody who is changed. */
export const subUserFieldsFor = (stored?: StoredNames) => v.object({ ...namesFor(stored), ...subUser });
export const subUserAccess = v.object(subUser);
export type SubUserFields = v.InferOutput<ReturnType<typeof subUserFieldsFor>>;

/** [RP-01] Does somebody of this rank and department look after schools that are given to them? */
export const looksAfterSchools = (rank: Rank, department: number): boolean =>
  rank === 'staff' && department === spocs;
