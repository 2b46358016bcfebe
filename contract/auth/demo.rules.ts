import type { Role } from '#contract/core/define-call.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';

/** Roles of the demo shortcuts: 2 school admin, 3 student, 4 faculty. */
export type DemoRole = typeof roles.schoolAdmin | typeof roles.student | typeof roles.faculty;

/** A demo school's admin leaves this in the browser [EN-18, RP-16]. It holds no secret. */
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

/** [RP-16] What the browser remembers after this person signed in. */
export function rememberedDemo(person: Viewer, before: DemoSchool | null): DemoSchool | null {
  if (person.role === roles.schoolAdmin && person.subRole === subRoles.staff)
    return { schoolId: person.school.id, roles: person.demoRoles ?? [] };
  return (person.role === roles.superAdmin || person.role === roles.schoolAdmin) &&
    person.subRole === subRoles.superAdmin
    ? null
    : before;
}

/** [SM-12…14] */
const offeredTo: Readonly<Record<DemoRole, readonly Role[]>> = {
  [roles.schoolAdmin]: [roles.student, roles.faculty],
  [roles.faculty]: [roles.schoolAdmin, roles.student],
  [roles.student]: [roles.schoolAdmin, roles.faculty],
};

/** [SM-12…16] The shortcuts for a person, in menu order; none outside a demo school. */
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

/** [SM-16, ER-27] In a demo school whose admin never signed in here, the page explains this instead of shortcuts. */
export function needsSchoolLogin(person: Viewer, remembered: DemoSchool | null): boolean {
  return (
    person.school.isDemo && person.role !== roles.schoolAdmin && remembered?.schoolId !== person.school.id
  );
}
