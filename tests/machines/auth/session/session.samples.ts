import type { Person } from '#contract/auth/session.model.ts';
import type { Credentials, LiveSession } from '#machines/auth/session/session.types.ts';

export const asha: Person = {
  id: 7,
  loginName: 'A7',
  role: 2,
  subRole: 1,
  department: 0,
  firstName: 'Asha',
  lastName: 'Rao',
  school: { id: 1, name: 'Banyan School', model: 0, isDemo: false, timeZone: 'Asia/Kolkata' },
  modules: [],
  permissions: {},
};

export const ravi: Person = { ...asha, id: 8, loginName: 'A8', firstName: 'Ravi' };

/** [LD-03] Staff of the central office without any module. */
export const nobody: Person = { ...asha, id: 9, loginName: 'X9', role: 1, subRole: 2 };

/** A session that ends an hour after the simulated clock's start. */
export function live(person: Person, expiresAt = 3_600_000): LiveSession {
  return { person, expiresAt };
}

/** What is typed into the login form. */
export function typed(loginName: string, password: string, more: Partial<Credentials> = {}) {
  return { type: 'login.submit', loginName, password, otp: '', endOthers: false, ...more } as const;
}
