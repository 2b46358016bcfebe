import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { presentTicket } from '../tickets.ts';

/** The audit notes each read of a conversation [security.md, Children]. */
export const getHelpdeskTicket: Handler<'get-helpdesk-ticket'> = async ({ number }, { app, db, actor }) => {
  const ticket = await presentTicket(db, actor, number);
  await audit({ app, db }, actor, 'helpdesk.ticket_read', { number });
  return { ticket };
};
