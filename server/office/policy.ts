import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';

/** Nobody locks themselves out or raises their own rights. */
export function refuseOneself(
  { actor, refuse }: Pick<SignedInContext<'oneself'>, 'actor' | 'refuse'>,
  personId: number,
): void {
  if (actor.id === personId) throw refuse('oneself');
}

/** [RP-07] */
export function refuseDemoSchool(
  { refuse }: Refusing<'demo_school'>,
  school: { readonly isDemo: boolean },
): void {
  if (school.isDemo) throw refuse('demo_school');
}
