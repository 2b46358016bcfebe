import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { allows, type SettingKey, type Settings } from '#contract/core/school-settings.ts';

/** [ST-33] */
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

export type ProfileKind = 'admin' | 'faculty' | 'student';

/** [PF-08] Central staff have the admin's profile. */
export function profileKindOf(role: Role): ProfileKind {
  if (role === roles.student) return 'student';
  return role === roles.faculty ? 'faculty' : 'admin';
}

/** Both the server's actor and the browser's person fit. */
export interface ProfileOwner {
  readonly role: Role;
  readonly isDemoSchool: boolean;
  /** [PF-07] True in a school whose students sign in through a partner. */
  readonly isPartner: boolean;
  readonly settings: Settings;
}

export interface ProfileRights {
  readonly view: boolean;
  /** [ST-33, ST-37] Fields that may be changed. */
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
 * Rights on one's own profile: admins everything [RP-13], faculty and students by the school's settings [RP-09,
 * RP-10, RP-14], partner students nothing [PF-07], a demo school nothing lasting [RP-07, VP-32].
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

/** [PF-06, PF-07] */
export function showsProfileIcon(owner: ProfileOwner): boolean {
  if (owner.isDemoSchool) return false;
  const { view, picture, password } = profileRights(owner);
  return view || picture || password;
}
