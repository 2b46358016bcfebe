import type { Handler } from '#server/core/pipeline.ts';
import { nextSessions } from '../next-sessions.ts';

export const getFacultyUpcomingSession: Handler<'get-faculty-upcoming-session'> = async (_input, scene) => ({
  success: 'true',
  data: await nextSessions(scene),
});
