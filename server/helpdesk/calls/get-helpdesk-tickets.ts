import type { Handler } from '#server/core/pipeline.ts';
import { listTickets } from '../tickets.ts';

export const getHelpdeskTickets: Handler<'get-helpdesk-tickets'> = (input, { db, actor }) =>
  listTickets(db, actor, input);
