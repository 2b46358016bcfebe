import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';

/** [RP-07] Many people share the sign-ins of a demo school, so its chats are not stored. */
export function keepsChats(actor: Actor): boolean {
  return !actor.school.isDemo;
}

/** [RP-07] */
export function refuseUnlessMayAskForPerson({ actor, refuse }: SignedInContext<'demo_school'>): void {
  refuseDemo({ actor, refuse });
}

export function refuseFullChat({ refuse }: Refusing<'chat_full'>, messages: number): void {
  if (messages >= helpdeskLimits.messagesPerChat) throw refuse('chat_full');
}
