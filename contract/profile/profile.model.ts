import type { ProfileKind, ProfileValues } from './profile-rights.rules.ts';

/** It never holds a password or a hash [QU-05]. */
export interface Profile {
  readonly kind: ProfileKind;
  readonly id: number;
  /** Rises with each save; saving an older version is refused. */
  readonly version: number;
  readonly loginName: string;
  readonly values: ProfileValues;
  /** Address of the picture; '' if there is none. */
  readonly picture: string;
  /** Filled in by the school's office; '' where empty. */
  readonly facts: ProfileFacts;
}

/** Read-only here [EN-37, EN-39, QU-44]. Which of them a screen shows depends on the kind. */
export interface ProfileFacts {
  readonly schoolName: string;
  readonly schoolAdminName: string;
  readonly isActive: boolean;
  /** Such as "Grade 10 – C, D". */
  readonly places: readonly { readonly grade: string; readonly divisions: readonly string[] }[];
  /** `2011-04-30` or ''. */
  readonly dateOfBirth: string;
  readonly clubs: string;
  readonly strength: string;
  readonly tools: string;
  readonly accessId: string;
  readonly accessType: string;
}
