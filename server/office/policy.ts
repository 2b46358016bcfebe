import type { Actor } from '#server/core/actor.ts';
import { Refusal } from '#server/core/refusal.ts';

/** Nobody shuts themself out, or gives themself more than they have. */
export function refuseOneself(actor: Actor, personId: number): void {
  if (actor.id === personId)
    throw new Refusal('oneself', 'This is you: somebody else has to change what you may do here.');
}

/** [RP-07] */
export function refuseDemoSchool(school: { readonly isDemo: boolean }): void {
  if (school.isDemo) throw new Refusal('demo_school', 'This is a demo school: its people stay as they are.');
}
