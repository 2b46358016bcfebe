import { roles, spocs, subRoles } from '#contract/core/roles.ts';

/** Menu modules that can be granted, by address [RP-01]. */
export const modules = {
  notices: 'dashboard',
  signOut: 'admin/sign-out',
  schools: 'admin/schools',
  admins: 'admin/admins',
  classes: 'admin/classes',
  clubs: 'admin/clubs',
  faculty: 'admin/faculty',
  students: 'admin/students',
  migration: 'admin/student-migration',
  academicContent: 'admin/academic-content',
} as const;

export const grantedModules = Object.values(modules);

/** [RP-20] Only users with all modules can grant modules, so this one is never granted. */
export const subUsersModule = 'admin/sub-users';

/** `modules` null: all modules of the role. */
export interface ModuleHolder {
  readonly subRole: number;
  readonly modules: readonly string[] | null;
}

/**
 * [RP-01] True if the person was granted the module. `any`: true if any module was granted. A director with any
 * module also has the notices [QU-46]; an empty list grants nothing [LD-03].
 */
export function hasModule({ subRole, modules: held }: ModuleHolder, wanted: string): boolean {
  if (held === null) return true;
  if (held.length === 0) return false;
  if (wanted === 'any' || held.includes(wanted)) return true;
  return wanted === modules.notices && subRole === subRoles.director;
}

interface OfficePerson {
  readonly role: number;
  readonly subRole: number;
  readonly department: number;
}

/** [RP-01] A Spoc reaches only the schools assigned to them. */
export const isSpoc = ({ role, subRole, department }: OfficePerson): boolean =>
  role === roles.superAdmin && subRole === subRoles.staff && department === spocs;

/** [QU-46] A director reads everything they were granted, and writes only notices and their own data. */
export const isDirector = ({ role, subRole }: Pick<OfficePerson, 'role' | 'subRole'>): boolean =>
  role === roles.superAdmin && subRole === subRoles.director;

export interface WriteRule {
  readonly forAllSchools?: boolean;
}

/** [CA-03, QU-46] Directors only read what they hold; Spocs may not write for all schools. */
export const mayWriteBy = (person: OfficePerson, { forAllSchools = false }: WriteRule): boolean =>
  !isDirector(person) && !(forAllSchools && isSpoc(person));
