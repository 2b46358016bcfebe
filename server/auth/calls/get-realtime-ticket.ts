import type { Handler } from '#server/core/pipeline.ts';
import { beginOfSession } from '../queries/sessions.ts';
import { listenerKeys, realtimePass } from '../realtime-pass.ts';

/** [QU-09] The bearer token never travels in an address or to the realtime database. */
export const getRealtimeTicket: Handler<'get-realtime-ticket'> = async (_input, { app, db, actor }) => {
  const begin = await beginOfSession(db, actor);
  const now = app.now().getTime();
  return {
    ticket: realtimePass.issue(app, actor.sessionId),
    address: '',
    keys: await listenerKeys(db, actor),
    server_time: now,
    session_start: begin?.getTime() ?? now,
  };
};
