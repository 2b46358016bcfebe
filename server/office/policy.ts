import type { Refusing } from '#server/core/refusal.ts';
import type { SignedInScene } from '#server/core/scene.ts';

/** Nobody shuts themself out, or gives themself more than they have. */
export function refuseOneself(
  { actor, refuse }: Pick<SignedInScene<'oneself'>, 'actor' | 'refuse'>,
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
