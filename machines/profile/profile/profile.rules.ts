import { asTypedMobile } from '#contract/profile/mobile.rules.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import { asTypedName, type ProfileProblems, profileProblems } from '#contract/profile/profile.rules.ts';
import {
  type ProfileField,
  type ProfileKind,
  type ProfileValues,
  profileFields,
} from '#contract/profile/profile-rights.rules.ts';
import type { ProfileContext } from './profile.types.ts';

export const noValues: ProfileValues = {
  firstName: '',
  lastName: '',
  mobile: '',
  alternateContact: '',
  email: '',
  gender: '',
};

/** What a field takes of what was typed [VP-23, VP-24, VP-26]. */
export function asTyped(field: ProfileField, text: string, kind: ProfileKind): string {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return asTypedName(text);
    case 'mobile':
    case 'alternateContact':
      return asTypedMobile(text);
    case 'email':
      return kind === 'admin' ? text.trim().toLowerCase() : text.trim();
    case 'gender':
      return text;
  }
}

/** Was something dropped that a person should know of? Spaces around and between are dropped silently. */
export function isFiltered(field: ProfileField, text: string, kept: string): boolean {
  if (field === 'firstName' || field === 'lastName') return kept !== text.replace(/^ +/, '');
  if (field === 'mobile' || field === 'alternateContact') return /[^\p{Nd}\s+().-]/u.test(text);
  return false;
}

const trimmed = (values: ProfileValues): ProfileValues => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
});

/** The fields that differ from what is stored, as they would be saved [QC-55]. */
export function changedValues({ profile, values, rights }: ProfileContext): Partial<ProfileValues> {
  if (!profile) return {};
  const wished = trimmed(values);
  const changed = rights.fields.filter((field) => wished[field] !== profile.values[field]);
  return Object.fromEntries(changed.map((field) => [field, wished[field]]));
}

export function problemsOf({ profile, values, rights, owner }: ProfileContext): ProfileProblems {
  return profile ? profileProblems(values, profile.values, rights.fields, owner) : {};
}

/** Three-way: what was typed here stays, the rest is as it was saved elsewhere. */
export function mergedValues(typed: ProfileValues, before: ProfileValues, saved: Profile): ProfileValues {
  const entries = profileFields.map((field) => [
    field,
    typed[field] === before[field] ? saved.values[field] : typed[field],
  ]);
  return Object.fromEntries(entries) as Record<ProfileField, string>;
}
