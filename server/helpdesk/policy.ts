import { helpdeskLimits } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseStale } from '#server/core/refusal.ts';

/** [RP-07] Many people share a demo school's sign-ins: what one of them asks is nothing for the next to read. */
export function keepsChats(actor: Actor): boolean {
  return !actor.school.isDemo;
}

/** [RP-07] Nobody answers a school that is there to look around. */
export function refuseUnlessMayAskForPerson(actor: Actor): void {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: there is no person to talk to.');
}

export function refuseFullChat(messages: number): void {
  if (messages >= helpdeskLimits.messagesPerChat)
    throw new Refusal('chat_full', 'This chat is full. Please begin a new one.');
}

export const refuseStaleTicket = (known: number, stored: number): void =>
  refuseStale(stored, known, 'Somebody wrote here meanwhile. Read it, then send again if it still fits.');
