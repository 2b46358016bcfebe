import { mobileRuleFor } from './mobile.rules.ts';
import type { ProfileField, ProfileKind, ProfileValues } from './profile-rights.rules.ts';

/** The wire's words [EN-36]; '' is not given. */
export const genders = ['Male', 'Female'] as const;

export type ProfileProblem =
  /** [VP-23] For the name. */
  | 'name_required'
  | 'name_letters'
  | 'too_long'
  /** [VP-24] For the mobile number. */
  | 'mobile_required'
  | 'mobile_digits'
  /** [VP-26] For the email address. */
  | 'email_required'
  | 'email_form'
  /** [VP-27] For the gender. */
  | 'gender_required';

const longestText = 100;

/** Letters of every script with their marks, and the signs in D'Souza, K. Raju and Mary-Jane. */
const notInNames = /[^\p{L}\p{M}\p{Join_Control} .'’‘ʼ-]/gu;

export function asTypedName(typed: string): string {
  return typed.replace(notInNames, '').replace(/^ +/, '');
}

function nameProblem(name: string): ProfileProblem | null {
  if (name.trim() === '') return 'name_required';
  if (name.length > longestText) return 'too_long';
  return name.search(notInNames) === -1 && /\p{L}/u.test(name) ? null : 'name_letters';
}

function mobileProblem(mobile: string, timeZone: string, isRequired: boolean): ProfileProblem | null {
  if (mobile === '') return isRequired ? 'mobile_required' : null;
  return mobileRuleFor(timeZone).pattern.test(mobile) ? null : 'mobile_digits';
}

const emailPattern =
  /^[^\s@,;<>()"\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** Every top-level domain is valid, and capitals are allowed. */
function emailProblem(email: string): ProfileProblem | null {
  if (email.trim() === '') return 'email_required';
  if (email.length > longestText) return 'too_long';
  return emailPattern.test(email) ? null : 'email_form';
}

export function problemOf(field: ProfileField, value: string, owner: FormOwner): ProfileProblem | null {
  switch (field) {
    case 'firstName':
      return nameProblem(value);
    case 'lastName':
      // Many people have only one name, so the last name may be empty.
      return value.trim() === '' ? null : nameProblem(value);
    case 'mobile':
      return mobileProblem(value, owner.timeZone, true);
    case 'alternateContact':
      return mobileProblem(value, owner.timeZone, false);
    case 'email':
      return emailProblem(value);
    case 'gender':
      return value === '' || genders.some((gender) => gender === value) ? null : 'gender_required';
  }
}

export interface FormOwner {
  readonly kind: ProfileKind;
  readonly timeZone: string;
}

export type ProfileProblems = Readonly<Partial<Record<ProfileField, ProfileProblem>>>;

/**
 * The problems of a form's fields. An unchanged stored value is not checked [QC-49], so an old address does not
 * prevent a new telephone number. A missing value is always reported.
 */
export function profileProblems(
  values: ProfileValues,
  stored: ProfileValues,
  fields: readonly ProfileField[],
  owner: FormOwner,
): ProfileProblems {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  for (const field of fields) {
    if (values[field] !== '' && values[field] === stored[field]) continue;
    const problem = problemOf(field, values[field], owner);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** [VP-28, VP-29, CO-48] For choosing a picture. */
export const pictureExtensions = ['.jpg', '.jpeg', '.png'] as const;
export const pictureMegabytes = 5;

export type PictureProblem = 'picture_kind' | 'picture_size';

export function pictureProblem({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): PictureProblem | null {
  const lower = name.toLowerCase();
  if (!pictureExtensions.some((extension) => lower.endsWith(extension))) return 'picture_kind';
  return size > pictureMegabytes * 2 ** 20 ? 'picture_size' : null;
}
