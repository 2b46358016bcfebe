import type { Role } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';

/** Somebody who asks, as the queries see them: signed in, with every module. */
export function actorOf({ id, role, schoolId }: { id: number; role: Role; schoolId: number }): Actor {
  return {
    sessionId: '',
    id,
    role,
    subRole: 1,
    department: 0,
    modules: null,
    schools: null,
    loginName: '',
    firstName: '',
    lastName: '',
    email: '',
    mustChoosePassword: false,
    expiresAt: new Date(),
    language: null,
    school: {
      id: schoolId,
      name: '',
      model: 0,
      isDemo: false,
      timeZone: 'UTC',
      academicYear: '',
      settings: {},
    },
    hasClubs: false,
  };
}
