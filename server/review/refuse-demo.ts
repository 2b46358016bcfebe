import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';

/** Visitors of a demo school leave it as it is. */
export function refuseDemo({
  actor,
  refuse,
}: Pick<SignedInContext, 'actor'> & Refusing<'demo_school'>): void {
  if (actor.school.isDemo) throw refuse('demo_school');
}
