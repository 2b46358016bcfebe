import type { ProfileKind, ProfileValues } from './profile-rights.rules.ts';

/** A person's own profile, in clean names. Neither a password nor a hash is in it [QU-05]. */
export interface Profile {
  readonly kind: ProfileKind;
  readonly id: number;
  /** Grows with each save: who saves an older one is told. */
  readonly version: number;
  /** Shown as Username or Unique ID. */
  readonly loginName: string;
  readonly values: ProfileValues;
  /** Its address; '' where there is none. */
  readonly picture: string;
  /** What the school's office fills in; '' where it has nothing. */
  readonly facts: ProfileFacts;
}

/** Shown, never changed here [EN-37, EN-39, QU-44]; which of them a screen shows depends on the kind. */
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
