import { subRoles } from '#contract/core/roles.ts';

/** Modules of the menu, by their address, that rights hang on [RP-01]. */
export const modules = {
  notices: 'dashboard',
  signOut: 'admin/sign-out',
  classes: 'admin/classes',
  clubs: 'admin/clubs',
  faculty: 'admin/faculty',
  students: 'admin/students',
} as const;

/** Somebody with the addresses of the modules they were given; null: all of their role. */
export interface ModuleHolder {
  readonly subRole: number;
  readonly modules: readonly string[] | null;
}

/**
 * [RP-01] Was this person given the module? `any`: were they given one at all? A director who was given any has the
 * notices too [QU-46]; who was given none has nothing, whoever they are [LD-03].
 */
export function holdsModule({ subRole, modules: held }: ModuleHolder, wanted: string): boolean {
  if (held === null) return true;
  if (held.length === 0) return false;
  if (wanted === 'any' || held.includes(wanted)) return true;
  return wanted === modules.notices && subRole === subRoles.director;
}
