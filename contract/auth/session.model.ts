import type { Role } from '#contract/core/define-call.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import { type SchoolModel, schoolModels } from '#contract/core/school-models.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import type { DemoRole } from './demo.rules.ts';
import type { SessionAnswer } from './session.wire.ts';

/** The signed-in person. Holds no token. */
export interface Person {
  readonly id: number;
  readonly loginName: string;
  readonly role: Role;
  readonly subRole: number;
  readonly department: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly school: {
    readonly id: number;
    readonly name: string;
    readonly model: SchoolModel;
    readonly isDemo: boolean;
    readonly timeZone: string;
    /** [ML-01] Address of its logo; '' or left out: none. */
    readonly logo?: string;
  };
  /** [SM-02, SM-04, SM-09] Modules with `other` appear in the menu's second list. */
  readonly modules: readonly {
    readonly name: string;
    readonly url: string;
    readonly icon: string;
    readonly other: boolean;
  }[];
  readonly permissions: Readonly<Record<number, { readonly view: boolean; readonly edit: boolean }>>;
  /** Address of the small picture; '' or left out: none. */
  readonly picture?: string;
  /** [EN-16] Read these by `allows`. */
  readonly settings?: Settings;
  /** [QU-16] True: the person must choose a password. */
  readonly mustChangePassword?: boolean;
  /** [LO-02, LO-03] For a partner's school: the message after signing out, and the next address; '' if not set. */
  readonly partner?: { readonly message: string; readonly url: string };
  /** [RP-16] Roles that the admin of a demo school may switch to. */
  readonly demoRoles?: readonly DemoRole[];
}

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
  /** Milliseconds since 1970 by this browser's clock. */
  readonly expiresAt: number;
}

export function signedInFromAnswer(answer: SessionAnswer, now: number): SignedIn {
  const user = answer.UserAccessData[0];
  if (!user) throw new Error('A session answer names nobody.');
  return {
    token: answer.api_token,
    expiresAt: now + answer.expiry_time * 1000,
    person: {
      id: user.user_id,
      loginName: user.userLoginId,
      role: user.role_id,
      subRole: user.sub_role_id,
      department: user.department,
      firstName: user.first_name,
      lastName: user.last_name,
      school: {
        id: user.school_id,
        name: user.school_name,
        model: user.is_model1,
        isDemo: user.is_demo_school === 1,
        timeZone: user.time_zone,
        logo: user.school_logo,
      },
      modules: answer.moduleData.map((entry) => ({
        name: entry.module_name,
        url: entry.module_url,
        icon: entry.icon,
        other: entry.show_module_order === 1,
      })),
      permissions: Object.fromEntries(
        answer.modulePermission.map((entry) => [
          entry.id,
          { view: entry.view === 0, edit: entry.edit === 0 },
        ]),
      ),
      picture: user.profile_pic,
      // Unknown keys do no harm: nothing asks for them.
      settings: Object.fromEntries(answer.UserSettingAccess.map(({ key, authValue }) => [key, authValue])),
      mustChangePassword: user.psw_change_status === 0,
      ...(answer.is_partner === 1
        ? { partner: { message: answer.partner_message, url: answer.partner_url } }
        : {}),
      demoRoles: answer.demo_roles,
    },
  };
}

/** [EN-15] Module 40 governs notices. */
export const noticeModule = 40;

/** [QU-19] Only this function reads permission flags; a module without an entry is allowed. */
export function can(person: Person, module: number, action: 'view' | 'edit'): boolean {
  return person.permissions[module]?.[action] ?? true;
}

/** [RP-01] Staff of the central office have only granted modules; everybody else has all of their role. */
export const isLimited = ({ role, subRole }: Person) =>
  role === roles.superAdmin && subRole !== subRoles.superAdmin;

export const isOfSchool = ({ role }: Pick<Person, 'role'>) =>
  role === roles.schoolAdmin || role === roles.student || role === roles.faculty;

/** [LD-03, QC-53] */
export const hasNoScreen = (person: Person) => isLimited(person) && person.modules.length === 0;

/** [LD-01…10, QC-01, QC-53] The first screen after sign-in. */
export function landingOf(person: Person): string {
  switch (person.role) {
    case roles.superAdmin:
      return person.subRole === subRoles.superAdmin
        ? '/dashboard'
        : `/${person.modules[0]?.url ?? 'dashboard'}`;
    case roles.schoolAdmin:
      return '/admin/dashboard';
    case roles.student:
      return person.school.model === schoolModels.clubs ? '/student/club' : '/student';
    case roles.faculty:
      return '/schedule/faculty';
    case roles.finance:
      return '/finance';
    case roles.helpdesk:
      return '/helpdesk/dashboard';
    default:
      return '/dashboard';
  }
}

/** [LG-02, LG-03] Rewrites old prefixes and makes the name upper case. */
export function normaliseLoginName(typed: string): { name: string; rewritten: boolean } {
  const upper = typed.trim().toUpperCase();
  for (const [old, short] of [
    ['ICTADM_00', 'A'],
    ['MBXFAC_00', 'F'],
    ['MBXSTU_00', 'S'],
  ] as const) {
    if (upper.startsWith(old)) return { name: short + upper.slice(old.length), rewritten: true };
  }
  return { name: upper, rewritten: false };
}
