import type { Role } from '../define-call.ts';
import type { SchoolModel } from '../notices/notice.rules.ts';
import type { SessionAnswer } from './session.wire.ts';

/** Who is signed in, in clean names. Holds no token. */
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
  };
  readonly modules: readonly { readonly name: string; readonly url: string; readonly icon: string }[];
  readonly permissions: Readonly<Record<number, { readonly view: boolean; readonly edit: boolean }>>;
}

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
  /** Milliseconds since the epoch on this browser's clock. */
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
      },
      modules: answer.moduleData.map((entry) => ({
        name: entry.module_name,
        url: entry.module_url,
        icon: entry.icon,
      })),
      permissions: Object.fromEntries(
        answer.modulePermission.map((entry) => [
          entry.id,
          { view: entry.view === 0, edit: entry.edit === 0 },
        ]),
      ),
    },
  };
}

/** [EN-15] Module 40 governs notices. */
export const noticeModule = 40;

/** [QU-19] The one place that reads a permission flag; a module without an entry is allowed. */
export function can(person: Person, module: number, action: 'view' | 'edit'): boolean {
  return person.permissions[module]?.[action] ?? true;
}

/** [LD-01…10, QC-01, QC-53] Where a person lands. */
export function landingOf(person: Person): string {
  switch (person.role) {
    case 1:
      return person.subRole === 1 ? '/dashboard' : `/${person.modules[0]?.url ?? 'dashboard'}`;
    case 2:
      return '/admin/dashboard';
    case 3:
      return person.school.model === 4 ? '/student/club' : '/student';
    case 4:
      return '/schedule/faculty';
    case 5:
      return '/finance';
    case 6:
      return '/helpdesk/dashboard';
    default:
      return '/dashboard';
  }
}

/** [LG-02, LG-03] Old prefixes are rewritten, names are upper case. */
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
