import type { Role } from '../define-call.ts';
import { allows, type SettingKey, type Settings } from '../session/settings.rules.ts';
import { mobileRuleFor } from './mobile.rules.ts';

/** What can be written in a profile [ST-33]. */
export const profileFields = [
  'firstName',
  'lastName',
  'mobile',
  'alternateContact',
  'email',
  'gender',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** The wire's words [EN-36]; '' is not given. */
export const genders = ['Male', 'Female'] as const;

export type ProfileKind = 'admin' | 'faculty' | 'student';

/** [PF-08] Which profile a role opens; central staff have the admin's. */
export function profileKindOf(role: Role): ProfileKind {
  if (role === 3) return 'student';
  return role === 4 ? 'faculty' : 'admin';
}

/** Whose rights are asked for: the server's actor and the browser's person both are one. */
export interface ProfileOwner {
  readonly role: Role;
  readonly isDemoSchool: boolean;
  /** [PF-07] Of a school whose pupils sign in through a partner. */
  readonly isPartner: boolean;
  readonly settings: Settings;
}

export interface ProfileRights {
  readonly view: boolean;
  /** [ST-33, ST-37] */
  readonly fields: readonly ProfileField[];
  readonly picture: boolean;
  readonly password: boolean;
}

const none: ProfileRights = { view: false, fields: [], picture: false, password: false };
const studentFields: readonly ProfileField[] = ['mobile', 'alternateContact'];

const keysOf: Readonly<Record<'faculty' | 'student', Record<'view' | 'picture' | 'password', SettingKey>>> = {
  faculty: {
    view: 'faculty_allow_view_profile',
    picture: 'faculty_allow_update_profile_pic',
    password: 'faculty_allow_change_pass',
  },
  student: {
    view: 'student_allow_view_profile',
    picture: 'student_allow_update_profile_pic',
    password: 'student_allow_change_pass',
  },
};

/**
 * What a person may do with their own profile: admins everything [RP-13], faculty and students what the school's
 * settings say [RP-09, RP-10, RP-14], partner students nothing [PF-07], a demo school nothing that lasts [RP-07, VP-32].
 */
export function profileRights({ role, isDemoSchool, isPartner, settings }: ProfileOwner): ProfileRights {
  const kind = profileKindOf(role);
  if (kind === 'student' && isPartner) return none;
  const mayDo = (what: 'view' | 'picture' | 'password') =>
    kind === 'admin' || allows({ settings }, keysOf[kind][what]);
  const view = mayDo('view');
  if (isDemoSchool) return { ...none, view };
  const fields = kind === 'student' ? studentFields : profileFields;
  return {
    view,
    fields: view ? fields : [],
    picture: mayDo('picture'),
    password: mayDo('password'),
  };
}

/** [PF-06, PF-07] Is there a profile icon? */
export function showsProfileIcon(owner: ProfileOwner): boolean {
  if (owner.isDemoSchool) return false;
  const { view, picture, password } = profileRights(owner);
  return view || picture || password;
}

export type ProfileProblem =
  /** [VP-23] */
  | 'name_required'
  | 'name_letters'
  | 'too_long'
  /** [VP-24] */
  | 'mobile_required'
  | 'mobile_digits'
  /** [VP-26] */
  | 'email_required'
  | 'email_form'
  /** [VP-27] */
  | 'gender_required';

const longestText = 100;

/** [VP-23] Letters of every script, the signs that belong to them, and space. */
const notInNames = /[^\p{L}\p{M}\p{Join_Control} ]/gu;

export function asTypedName(typed: string): string {
  return typed.replace(notInNames, '').replace(/^ +/, '');
}

function nameProblem(name: string): ProfileProblem | null {
  if (name.trim() === '') return 'name_required';
  if (name.length > longestText) return 'too_long';
  return name.search(notInNames) === -1 ? null : 'name_letters';
}

function mobileProblem(mobile: string, timeZone: string, isRequired: boolean): ProfileProblem | null {
  if (mobile === '') return isRequired ? 'mobile_required' : null;
  return mobileRuleFor(timeZone).pattern.test(mobile) ? null : 'mobile_digits';
}

const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,5}$/;

/** [VP-26, QC-49] A suffix of two to five letters; the admin's form takes small letters only. */
function emailProblem(email: string, kind: ProfileKind): ProfileProblem | null {
  if (email.trim() === '') return 'email_required';
  if (email.length > longestText) return 'too_long';
  return emailPattern.test(kind === 'admin' ? email : email.toLowerCase()) ? null : 'email_form';
}

function problemOf(field: ProfileField, value: string, owner: FormOwner): ProfileProblem | null {
  switch (field) {
    case 'firstName':
      return nameProblem(value);
    case 'lastName':
      // Many people have one name.
      return value.trim() === '' ? null : nameProblem(value);
    case 'mobile':
      return mobileProblem(value, owner.timeZone, true);
    case 'alternateContact':
      return mobileProblem(value, owner.timeZone, false);
    case 'email':
      return emailProblem(value, owner.kind);
    case 'gender':
      return genders.some((gender) => gender === value) ? null : 'gender_required';
  }
}

/** Whose form it is: what is asked differs by it. */
export interface FormOwner {
  readonly kind: ProfileKind;
  readonly timeZone: string;
}

export type ProfileProblems = Readonly<Partial<Record<ProfileField, ProfileProblem>>>;

/**
 * What is wrong with a form's fields. A value that was stored before and was not touched is not judged [QC-49], so
 * that an old address never keeps anybody from changing a telephone number; only a missing one still is.
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

/** [VP-28, VP-29, CO-48] */
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
