import type { Handler } from '#server/core/pipeline.ts';
import { openAmong } from '../queries/learning-session.ts';

export const checkKeptSessions: Handler<'check-kept-sessions'> = async ({ sessions }, { db, actor }) => ({
  success: 'true',
  sessions: await openAmong(db, actor, sessions),
});
