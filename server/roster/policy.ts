import { hasModule, modules } from '#contract/core/modules.ts';
import { type ImportKind, importKinds } from '#contract/roster/roster.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import { forbidden } from '#server/core/refusal.ts';

/** [RP-01] A caller without the teachers' module reads and changes no teacher, in whichever kind of file. */
export const mayImport = (actor: Pick<Actor, 'subRole' | 'modules'>, kind: ImportKind): boolean =>
  kind === 'students' || hasModule(actor, modules.faculty);

export const kindsOf = (actor: Actor): ImportKind[] => importKinds.filter((kind) => mayImport(actor, kind));

export function refuseUnlessMayImport(actor: Actor, kind: ImportKind): void {
  if (!mayImport(actor, kind)) throw forbidden();
}
