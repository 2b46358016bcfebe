import type { Handler } from '#server/core/pipeline.ts';
import { countTickets } from '../queries/tickets.ts';

export const getHelpdeskCounts: Handler<'get-helpdesk-counts'> = (_input, { app, db, actor }) =>
  countTickets(db, actor, app.now());
