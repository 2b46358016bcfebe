import type { Actor } from '../domain/sessions.ts';
import { forbidden } from '../refusal.ts';

const directors = 3;

/** [RP-01] Was this person given the module? `modules` null: all of their role. */
export const hasModule = ({ modules }: Pick<Actor, 'modules'>, url: string): boolean =>
  modules === null || modules.includes(url);

/** [RP-01, LD-03] Staff who were not given any module see their own page, and nothing else. */
export function refuseWithoutModules({ modules }: Pick<Actor, 'modules'>): void {
  if (modules?.length === 0) throw forbidden();
}

/** [RP-01] Of the central office, the super admin, directors, and staff who were given the board. */
export function refuseUnlessReadsFiles(actor: Pick<Actor, 'role' | 'subRole' | 'modules'>): void {
  refuseWithoutModules(actor);
  if (actor.role === 1 && actor.subRole !== directors && !hasModule(actor, 'dashboard')) throw forbidden();
}
