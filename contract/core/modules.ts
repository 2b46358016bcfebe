import { roles, spocs, subRoles } from '#contract/core/roles.ts';

/** Modules of the menu, by their address, that rights hang on [RP-01]. */
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

/** What somebody of the office can be given. */
export const grantedModules = Object.values(modules);

/** [RP-20] Who gives modules has all of them: this one is given to nobody. */
export const subUsersModule = 'admin/sub-users';

/** Somebody with the addresses of the modules they were given; null: all of their role. */
export interface ModuleHolder {
  readonly subRole: number;
  readonly modules: readonly string[] | null;
}

/**
 * [RP-01] Was this person given the module? `any`: were they given one at all? A director who was given any has the
 * notices too [QU-46]; who was given none has nothing, whoever they are [LD-03].
 */
export function hasModule({ subRole, modules: held }: ModuleHolder, wanted: string): boolean {
  if (held === null) return true;
  if (held.length === 0) return false;
  if (wanted === 'any' || held.includes(wanted)) return true;
  return wanted === modules.notices && subRole === subRoles.director;
}

/** Somebody as the rules of the central office see them. */
interface OfficePerson {
  readonly role: number;
  readonly subRole: number;
  readonly department: number;
}

/** [RP-01] They reach only the schools given to them. */
export const isSpoc = ({ role, subRole, department }: OfficePerson): boolean =>
  role === roles.superAdmin && subRole === subRoles.staff && department === spocs;

/** [QU-46] A director reads everything they were given, and writes notices and what is their own. */
export const isDirector = ({ role, subRole }: Pick<OfficePerson, 'role' | 'subRole'>): boolean =>
  role === roles.superAdmin && subRole === subRoles.director;

/** What of a call that writes decides who of those who hold its module may make it. */
export interface WriteRule {
  readonly forAllSchools?: boolean;
}

/** [CA-03, QU-46] May somebody who holds its module make a call that writes what a director only reads? */
export const mayWriteBy = (person: OfficePerson, { forAllSchools = false }: WriteRule): boolean =>
  !isDirector(person) && !(forAllSchools && isSpoc(person));
