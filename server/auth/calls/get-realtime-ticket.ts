import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { listenerKeys, realtimePass } from '../realtime-pass.ts';
import { sessions } from '../schema/session.ts';

/** [QU-09] The bearer token never travels in an address or to the realtime database. */
export const getRealtimeTicket: Handler<'get-realtime-ticket'> = async (_input, { app, db, actor }) => {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.schoolId, actor.school.id), eq(sessions.id, actor.sessionId)));
  const now = app.now().getTime();
  return {
    ticket: realtimePass.issue(app, actor.sessionId),
    address: '',
    keys: await listenerKeys(db, actor),
    server_time: now,
    session_start: session?.createdAt.getTime() ?? now,
  };
};
