import type { SnapshotFrom } from 'xstate';
import type { FieldIssues } from '#contract/core/issues.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import type { PictureProblem, ProfileProblem } from '#contract/profile/profile.rules.ts';
import type { ProfileField, ProfileRights, ProfileValues } from '#contract/profile/profile-rights.rules.ts';
import { shownIssues } from '../../form/form.rules.ts';
import type { profileMachine } from './profile.machine.ts';
import { changedValues, problemsOf } from './profile.rules.ts';

/** Beside a field: a code of ours, or the server's own words. */
export type FieldFault = { readonly code: ProfileProblem } | { readonly text: string };

export interface ProfileView {
  readonly stage: 'loading' | 'loadFailed' | 'ready' | 'closed';
  readonly profile: Profile | null;
  readonly rights: ProfileRights;
  readonly values: ProfileValues;
  readonly isEditing: boolean;
  readonly isPasswordOn: boolean;
  readonly picture: 'kept' | 'cutting' | 'cut';
  readonly work: 'idle' | 'saving' | 'askingRemoval' | 'removing';
  /** [ST-36] What the main button says; null: there is nothing to save. */
  readonly saveAs: 'profile' | 'password' | null;
  readonly isDirty: boolean;
  readonly faults: Readonly<Partial<Record<ProfileField, FieldFault>>>;
  readonly passwordIssues: FieldIssues;
  readonly pictureProblem: { readonly code: PictureProblem; readonly name: string } | null;
  readonly wasMerged: boolean;
}

type Snapshot = SnapshotFrom<typeof profileMachine>;

function stageOf(snapshot: Snapshot): ProfileView['stage'] {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  return snapshot.matches('ready') ? 'ready' : 'closed';
}

function pictureOf(snapshot: Snapshot): ProfileView['picture'] {
  if (snapshot.matches({ ready: { picture: 'cutting' } })) return 'cutting';
  return snapshot.matches({ ready: { picture: 'cut' } }) ? 'cut' : 'kept';
}

function workOf(snapshot: Snapshot): ProfileView['work'] {
  if (snapshot.matches({ ready: { work: 'askingRemoval' } })) return 'askingRemoval';
  if (snapshot.matches({ ready: { work: 'removing' } })) return 'removing';
  const isSaving =
    snapshot.matches({ ready: { work: 'saving' } }) || snapshot.matches({ ready: { work: 'merging' } });
  return isSaving ? 'saving' : 'idle';
}

function faultsOf({ context }: Snapshot): ProfileView['faults'] {
  const problems = problemsOf(context);
  const faults: Partial<Record<ProfileField, FieldFault>> = {};
  for (const field of context.touched) {
    const code = problems[field];
    if (code) faults[field] = { code };
  }
  for (const field of context.filtered) {
    faults[field] = { code: field.endsWith('Name') ? 'name_letters' : 'mobile_digits' };
  }
  for (const [field, text] of Object.entries(context.refusals)) faults[field as ProfileField] = { text };
  return faults;
}

export function profileView(snapshot: Snapshot): ProfileView {
  const { context } = snapshot;
  const isEditing = snapshot.matches({ ready: { details: 'editing' } });
  const isPasswordOn = snapshot.matches({ ready: { password: 'on' } });
  const picture = pictureOf(snapshot);
  const { passwordIssues, passwordTouched: touched, hasTriedPasswords: hasTried, passwordRefusals } = context;
  return {
    stage: stageOf(snapshot),
    profile: context.profile,
    rights: context.rights,
    values: context.values,
    isEditing,
    isPasswordOn,
    picture,
    work: workOf(snapshot),
    saveAs: isEditing ? 'profile' : isPasswordOn ? 'password' : null,
    isDirty:
      isPasswordOn || picture !== 'kept' || (isEditing && Object.keys(changedValues(context)).length > 0),
    faults: faultsOf(snapshot),
    passwordIssues: shownIssues({ touched, hasTried, refusals: passwordRefusals }, passwordIssues),
    pictureProblem: context.pictureProblem,
    wasMerged: context.wasMerged,
  };
}
