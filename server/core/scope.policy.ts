import { type BuiltCallName, calls } from '#contract/catalogue.ts';
import { type BuiltCall, type Role, type Scope } from '#contract/core/define-call.ts';
import { hasModule, isDirector, modules } from '#contract/core/modules.ts';
import type { Actor } from './actor.ts';
import { forbidden, type Refusing } from './refusal.ts';

/**
 * Rights as the contract declares them: role, module and scope of each call. The pipeline asks here before a handler
 * runs; a policy adds only what depends on the row.
 */

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

/** How far a call reaches for a person; null: they may not make it. */
export function scopeOf(call: Rule, actor: Asker): Scope | null {
  if (call.module && !hasModule(actor, call.module)) return null;
  if (call.forAllSchools && actor.schools !== null) return null;
  const scope = scopeOfRole(call, actor.role);
  return isDirector(actor) && !mayDirectorCall(call, scope) ? null : scope;
}

/** [QU-46] A director reads, writes notices, and does with their own things as everybody. */
const mayDirectorCall = ({ rate, module }: Rule, scope: Scope | null): boolean =>
  rate !== 'write' || module === modules.notices || scope === 'own';

/** [RP-01] Does somebody who was given schools reach all of these? Everybody else is judged by their scope alone. */
export const reaches = ({ schools }: Pick<Actor, 'schools'>, schoolIds: readonly number[]): boolean =>
  schools === null || schoolIds.every((id) => schools.includes(id));

/** The same of another call than the one that is answered: for what a screen offers next. */
export const scopeIn = (name: BuiltCallName, actor: Asker): Scope | null => scopeOf(calls[name], actor);

/** For queries that are prepared once a role, and asked only for those who hold the module. */
export const roleScopeIn = (name: BuiltCallName, role: Role): Scope | null => scopeOfRole(calls[name], role);

/** For what is no call of the contract, such as files and uploads, but belongs to one. */
export function refuseUnlessMayCall(name: BuiltCallName, actor: Asker): void {
  if (scopeIn(name, actor) === null) throw forbidden();
}

/** What a scope is asked of a row. */
interface Row {
  readonly schoolId: number;
  /** Who wrote or holds it. */
  readonly ownerId?: number;
  /** Does the caller teach whom it is about? */
  readonly isTaught?: boolean;
}

/** Does a right that reaches so far cover the row? What is addressed to a person, only a query knows. */
export function covers(scope: Scope | null, { id, school }: Pick<Actor, 'id' | 'school'>, row: Row): boolean {
  if (scope === null) return false;
  if (scope === 'all') return true;
  if (row.schoolId !== school.id) return false;
  return scope === 'school' || row.ownerId === id || (scope === 'taught' && row.isTaught === true);
}
