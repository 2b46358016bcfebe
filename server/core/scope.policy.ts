import { type BuiltCallName, calls } from '#contract/catalogue.ts';
import { type BuiltCall, type Role, type Scope } from '#contract/core/define-call.ts';
import { hasModule, isDirector, modules } from '#contract/core/modules.ts';
import type { Actor } from './actor.ts';
import { forbidden, type Refusing } from './refusal.ts';

/** The contract declares role, module and scope, which the pipeline checks; a policy adds what depends on the row. */

/** [RP-07] Visitors of a demo school leave it as it is. */
export function refuseDemo({
  actor,
  refuse,
}: { readonly actor: Pick<Actor, 'school'> } & Refusing<'demo_school'>): void {
  if (actor.school.isDemo) throw refuse('demo_school');
}

type Asker = Pick<Actor, 'role' | 'subRole' | 'modules' | 'schools'>;
type Rule = Pick<BuiltCall<string>, 'access' | 'module' | 'rate' | 'forAllSchools'>;

const scopeOfRole = ({ access }: Rule, role: Role): Scope | null =>
  access === 'public' ? null : (access[role] ?? null);

/** Returns how far a call reaches for a person; null: they may not make it. */
export function scopeOf(call: Rule, actor: Asker): Scope | null {
  if (call.module && !hasModule(actor, call.module)) return null;
  if (call.forAllSchools && actor.schools !== null) return null;
  const scope = scopeOfRole(call, actor.role);
  return isDirector(actor) && !mayDirectorCall(call, scope) ? null : scope;
}

/** [QU-46] A director reads, writes notices, and changes their own things as everybody does. */
const mayDirectorCall = ({ rate, module }: Rule, scope: Scope | null): boolean =>
  rate !== 'write' || module === modules.notices || scope === 'own';

/** [RP-01] False only where the person was given schools and one of these is not among them. */
export const reaches = ({ schools }: Pick<Actor, 'schools'>, schoolIds: readonly number[]): boolean =>
  schools === null || schoolIds.every((id) => schools.includes(id));

/** The scope of another call than the one being answered, for what a screen offers next. */
export const scopeIn = (name: BuiltCallName, actor: Asker): Scope | null => scopeOf(calls[name], actor);

/** For queries that are prepared once a role, and asked only for people who have the module. */
export const roleScopeIn = (name: BuiltCallName, role: Role): Scope | null => scopeOfRole(calls[name], role);

/** For files, uploads and the like, which are no calls of the contract but belong to one. */
export function refuseUnlessMayCall(name: BuiltCallName, actor: Asker): void {
  if (scopeIn(name, actor) === null) throw forbidden();
}

interface Row {
  readonly schoolId: number;
  readonly ownerId?: number;
  readonly isTaught?: boolean;
}

/** True where the scope covers the row. Only a query knows what is addressed to a person. */
export function covers(scope: Scope | null, { id, school }: Pick<Actor, 'id' | 'school'>, row: Row): boolean {
  if (scope === null) return false;
  if (scope === 'all') return true;
  if (row.schoolId !== school.id) return false;
  return scope === 'school' || row.ownerId === id || (scope === 'taught' && row.isTaught === true);
}
