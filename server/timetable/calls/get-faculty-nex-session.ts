import type { Handler } from '#server/core/pipeline.ts';
import { nextSessions } from '../next-sessions.ts';

export const getFacultyNexSession: Handler<'getFacultyNexSession'> = async (_input, scene) => {
  const coming = await nextSessions(scene);
  return {
    success: 'true',
    data: coming.filter(({ session_date }) => session_date === coming[0]?.session_date),
  };
};
