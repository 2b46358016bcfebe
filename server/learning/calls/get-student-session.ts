import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { learningSession } from '../queries/learning-session.ts';

export const getStudentSession: Handler<'get-student-session'> = async (
  { project_id, session_id },
  { db, actor },
) => {
  const data = await learningSession(db, actor, project_id, session_id);
  if (!data) throw notFound();
  return { success: 'true', data };
};
