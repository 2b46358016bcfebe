import type { Role } from '#contract/core/define-call.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';

/** Whom a demo shortcut lets one be: 2 the school's admin, 3 its student, 4 its faculty. */
export type DemoRole = typeof roles.schoolAdmin | typeof roles.student | typeof roles.faculty;

/** What a demo school's admin leaves in this browser [EN-18, RP-16]: which shortcuts there are, and no secret. */
export interface DemoSchool {
  readonly schoolId: number;
  readonly roles: readonly DemoRole[];
}

interface Viewer {
  readonly role: Role;
  readonly subRole: number;
  readonly school: { readonly id: number; readonly model: number; readonly isDemo: boolean };
  readonly demoRoles?: readonly DemoRole[];
}

/** [RP-16] What this browser remembers once this person has signed in. */
export function rememberedDemo(person: Viewer, before: DemoSchool | null): DemoSchool | null {
  if (person.role === roles.schoolAdmin && person.subRole === subRoles.staff)
    return { schoolId: person.school.id, roles: person.demoRoles ?? [] };
  return (person.role === roles.superAdmin || person.role === roles.schoolAdmin) &&
    person.subRole === subRoles.superAdmin
    ? null
    : before;
}

/** Who is offered each shortcut [SM-12…14]. */
const offeredTo: Readonly<Record<DemoRole, readonly Role[]>> = {
  [roles.schoolAdmin]: [roles.student, roles.faculty],
  [roles.faculty]: [roles.schoolAdmin, roles.student],
  [roles.student]: [roles.schoolAdmin, roles.faculty],
};

/** [SM-12…16] The shortcuts a person is shown, in the order of the menu; none outside a demo school. */
export function demoShortcuts(person: Viewer, remembered: DemoSchool | null): DemoRole[] {
  if (!person.school.isDemo) return [];
  const { schoolId, roles: offered } = remembered ?? { schoolId: null, roles: [] };
  return ([roles.schoolAdmin, roles.faculty, roles.student] as const).filter(
    (role) =>
      offeredTo[role].includes(person.role) &&
      schoolId === person.school.id &&
      offered.includes(role) &&
      (role !== roles.student || person.school.model === schoolModels.gradesByReader),
  );
}

/** [SM-16, ER-27] Somebody in a demo school whose admin never signed in here: told, not offered. */
export function needsSchoolLogin(person: Viewer, remembered: DemoSchool | null): boolean {
  return (
    person.school.isDemo && person.role !== roles.schoolAdmin && remembered?.schoolId !== person.school.id
  );
}
