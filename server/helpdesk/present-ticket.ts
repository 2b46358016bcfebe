import type { SignedInContext } from '#server/core/call-context.ts';
import { presentTicket } from './tickets.ts';

export const answer = async ({ db, actor }: SignedInContext, number: number) => ({
  ticket: await presentTicket(db, actor, number),
});
