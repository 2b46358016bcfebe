import type { Role } from '#contract/core/define-call.ts';
import type { FieldIssues } from '#contract/core/issues.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import type { FormOwner, PictureProblem } from '#contract/profile/profile.rules.ts';
import type { ProfileField, ProfileRights, ProfileValues } from '#contract/profile/profile-rights.rules.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { PasswordField, TypedPasswords } from '../../password-form/password-form.types.ts';

export interface ProfileInput {
  readonly role: Role;
  readonly owner: FormOwner;
  readonly rights: ProfileRights;
}

export interface ProfileContext extends ProfileInput {
  /** As it is stored; null until it is here. */
  readonly profile: Profile | null;
  /** As they stand in the form. */
  readonly values: ProfileValues;
  /** Fields a person has left, or all after a press on Save: only their problems are shown. */
  readonly touched: readonly ProfileField[];
  /** [VP-23] Fields in which the last key gave a sign that does not belong there. */
  readonly filtered: readonly ProfileField[];
  /** The server's words beside a field, until it is changed. */
  readonly refusals: Readonly<Partial<Record<ProfileField, string>>>;
  /** Parts of the next save beside the fields: a cut picture, and passwords. */
  readonly withPicture: boolean;
  readonly withPasswords: boolean;
  readonly passwordIssues: FieldIssues;
  readonly passwordTouched: readonly PasswordField[];
  readonly hasTriedPasswords: boolean;
  readonly passwordRefusals: FieldIssues;
  readonly pictureProblem: { readonly code: PictureProblem; readonly name: string } | null;
  /** Somebody, or another tab, saved meanwhile; what was typed here was kept. */
  readonly wasMerged: boolean;
}

export type ProfileEvent =
  | { readonly type: 'profile.retry' }
  | { readonly type: 'profile.close' }
  | { readonly type: 'edit.start' }
  | { readonly type: 'edit.cancel' }
  | { readonly type: 'field.change'; readonly field: ProfileField; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: ProfileField }
  | { readonly type: 'password.toggle' }
  | { readonly type: 'password.type'; readonly field: PasswordField; readonly typed: TypedPasswords }
  | { readonly type: 'password.leave'; readonly field: PasswordField }
  /** A file was picked; its bytes stay with the page. */
  | { readonly type: 'picture.choose'; readonly name: string; readonly size: number }
  | { readonly type: 'picture.cut' }
  | { readonly type: 'picture.drop' }
  | { readonly type: 'picture.unreadable'; readonly name: string }
  | { readonly type: 'profile.save'; readonly typed: TypedPasswords }
  | { readonly type: 'removal.ask' }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' };

/** What the page says once [ER-21, ER-23, ER-26]. */
export type ProfileEmitted =
  | { readonly type: 'saved'; readonly information: string; readonly profile: Profile }
  | { readonly type: 'picture.removed'; readonly profile: Profile }
  | { readonly type: 'picture.kept' }
  | { readonly type: 'refused'; readonly failure: FailureFacts };

/** What a save takes along; null and false: that part stays as it is. */
export interface ProfileSave {
  readonly profile: Profile;
  readonly values: Partial<ProfileValues>;
  readonly withPicture: boolean;
  readonly passwords: TypedPasswords | null;
}

export interface SavedProfile {
  readonly profile: Profile;
  readonly information: string;
}
